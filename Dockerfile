# kidsq for a container, with PostgreSQL's driver: the package of this checkout, or of a release the wheel that lies beside
# this file. docs/production.md has the recipe.
FROM python:3.13-slim
# Which commit `kidsq --version` says. Where .git is not beside this file: --build-arg KIDSQ_COMMIT=...
ARG KIDSQ_COMMIT=""
COPY . /source
RUN pip install --no-cache-dir --require-hashes -r /source/requirements/postgresql.txt \
 && pip install --no-cache-dir --no-deps $(ls /source/kidsq-*.whl 2>/dev/null || echo /source) \
 && rm -rf /source \
 && useradd --system --home-dir /data kidsq \
 && install -d -o kidsq -m 700 /data /backups
USER kidsq
# One heap for all threads, a tenth less memory: glibc gives each its own.
ENV KIDSQ_DATA=/data MALLOC_ARENA_MAX=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s CMD \
    ["python", "-c", "import urllib.request as r; r.urlopen('http://localhost:8000/health/serving', timeout=5)"]
CMD ["kidsq", "serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser"]
