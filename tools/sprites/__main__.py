"""`python -m tools.sprites`: write the sprites into static/."""

import gzip

from tools.sprites.sprite import STATIC, sprites


def main() -> None:
    """Write each sprite and say how large it is on the wire."""
    for name, text in sprites().items():
        (STATIC / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text) / 1000:.1f} kB, gzipped {len(gzip.compress(text.encode(), 9)) / 1000:.1f} kB")


if __name__ == "__main__":
    main()
