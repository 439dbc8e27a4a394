# kidsq for compose.yaml: the package of this checkout, with PostgreSQL's driver.
FROM python:3.13-slim
# --build-arg KIDSQ_COMMIT=$(git rev-parse HEAD): which commit `kidsq --version` says; .git is not copied.
ARG KIDSQ_COMMIT=""
COPY . /source
RUN pip install --no-cache-dir "/source[postgresql]" \
 && rm -rf /source \
 && useradd --system --home-dir /data kidsq \
 && install -d -o kidsq -m 700 /data
USER kidsq
ENV KIDSQ_DATA=/data
VOLUME /data
EXPOSE 8000
CMD ["kidsq", "serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser"]
