"""Small signs for buttons: chunky, round, in the colour of the text beside them."""

from kidsq.wardrobe.shapes import INK, circle, group, line, path, soft, star, symbol, tag
from tools.sprites.beds import snail

C = "currentColor"
PEN = 2.6


def _pen(d: str, width: float = PEN) -> str:
    return line(d, C, width)


HAND = (
    "M26 34V11a5.5 5.5 0 0 1 11 0V27c1-2.5 8-2.5 8.5 1.2 1.5-2 7-1.7 7.2 1.8 2-1.3 6.3-.4 6.3 3.5V44"
    "C59 55 52 62 41 62 32 62 28 58 24 52L13.5 37c-3.3-5 3-9 6.8-5z"
)


def _cut(d: str) -> str:
    return tag("path", fill=C, fill_rule="evenodd", d=d)


ICONS = {
    "listen": path("M3 9.5h4.5L13 5v14l-5.5-4.5H3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z", C) + _pen("M16.5 9q2 3 0 6M19.5 6q4 6 0 12", 2.2),
    "quiet": path("M3 9.5h4.5L13 5v14l-5.5-4.5H3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z", C) + _pen("M17 9.5l5 5M22 9.5l-5 5", 2.2),
    "next": _pen("M4 12h15M13 5.5l6.5 6.5-6.5 6.5"),
    "skip": path("M4 5.5v13L12 12zM12 5.5v13L20 12z", C) + _pen("M4 5.5v13L12 12zM12 5.5v13L20 12zM21 6v12", 1.6),
    "home": path("M12 2.5L2 11.5l1.5 1.5L5 12v8.5h5V15h4v5.5h5V12l1.5 1 1.5-1.5z", C) + _pen("M3 11.5L12 3.5l9 8", 2),
    "back": _pen("M20 12H5M11 5.5L4.5 12l6.5 6.5"),
    "play": path("M7 4.5v15l12.5-7.5z", C) + _pen("M7 4.5v15l12.5-7.5z", 2.6),
    "tick": _pen("M4.5 12.5l5 5L19.5 6.5", 3.4),
    "sign-clap": path("M9 10.5l4.6-6a1.5 1.5 0 0 1 2.4 1.8l-2.8 3.9 3.9-4.5a1.5 1.5 0 0 1 2.3 2l-3.6 4.4 2.6-2.6a1.4 1.4 0 0 1 2 2l-6.6 7.4a6.2 6.2 0 0 1-9.1.3L3 17.4c-1.3-1.6.3-3.6 2.2-2.8l2.3 1V7.6a1.5 1.5 0 0 1 3 0z", C) + _pen("M5 3.5L6.5 6M1.8 7.5L4.6 8.6M9.8 1.5V4", 1.7),
    "sign-heart": path("M12 21C4 15 1.5 11.5 1.5 8A5.4 5.4 0 0 1 12 6 5.4 5.4 0 0 1 22.5 8C22.5 11.5 20 15 12 21z", C),
    "sign-wow": soft(star(12, 12, 11, 5, 5), C, 1.4),
    "not-so": _pen("M5 9h14M5 15.5h14M15.5 4l-7 16.5", 2.8),
    "swap": _pen("M4 8.5h14M14 4l4.5 4.5L14 13M20 16H6M10 11.5L5.5 16l4.5 4.5", 2.3),
    "twins": '<rect x="3.2" y="5.2" width="8" height="13" rx="2" fill="none" stroke="currentColor" stroke-width="2.2"/><rect x="13" y="5.2" width="8" height="13" rx="2" fill="none" stroke="currentColor" stroke-width="2.2"/>' + circle(7.2, 11.7, 1.9, C) + circle(17, 11.7, 1.9, C),
    "equals": _pen("M5 9h14M5 15.5h14", 3.2),
    "owl-help": _cut("M3.5 2.5q3 1.5 5 2 3.5-.7 7 0 2-.5 5-2 .2 3-.7 5.2.7 2.3.7 5C20.5 18.5 17 22 12 22s-8.5-3.5-8.5-9.3q0-2.7.7-5Q3.3 5.5 3.5 2.5zM8.2 7a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM15.8 7a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM10.8 14.2h2.4L12 16.6z") + circle(8.6, 10.4, 1.5, C) + circle(15.4, 10.4, 1.5, C),
    "gear": _cut("M10.3 2h3.4l.5 2.7 1.9.8 2.3-1.6 2.4 2.4-1.6 2.3.8 1.9 2.7.5v3.4l-2.7.5-.8 1.9 1.6 2.3-2.4 2.4-2.3-1.6-1.9.8-.5 2.7h-3.4l-.5-2.7-1.9-.8-2.3 1.6-2.4-2.4 1.6-2.3-.8-1.9L1.3 14.4V11l2.7-.5.8-1.9-1.6-2.3 2.4-2.4 2.3 1.6 1.9-.8zM12 8.6a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4z"),
    "slow": snail(),
    "normal": path("M15.5 7C18 6 22 8 22 11.5c0 1.5-1 2.5-2.5 2.5h-1.5q-.5 3.5-4 4.5l3 1.5q.5 1.5-1 1.5H7.5C4 21.5 2.5 19 3 16q-2-.5-1.5-2.2Q2.5 12.5 4 13.5C5.5 10.5 9 9 13 10Q9 8 8 3.5 8.5 2 10 2.5q3.5 1.5 4.5 4.7z", C),
    "fast": soft("M14 3L5.5 13.2H11L9.4 21L18.5 10H12.8Z", C, 2),
    "wave": path("M7.5 12V6.5a1.6 1.6 0 0 1 3.2 0V4.5a1.6 1.6 0 0 1 3.2 0v1.3a1.6 1.6 0 0 1 3.2 0V8.2a1.6 1.6 0 0 1 3.2 0V15a7 7 0 0 1-12.5 4.3L3.3 14.5c-1.2-1.9 1-3.5 2.5-2.2z", C) + _pen("M3.5 8Q2.5 6 3.5 4M1.2 9.5Q-.3 6 1.2 2.8", 1.4),
    "shield": path("M12 1.8q4.5 2.7 8.8 2.7c.4 8.5-2.3 14.3-8.8 17.7C5.5 18.8 2.8 13 3.2 4.5 7.5 4.5 12 1.8 12 1.8z", C),
    "people": circle(8, 7, 4, C) + circle(17, 8.5, 3.2, C) + path("M1 20.5c0-5 3-7.8 7-7.8s7 2.8 7 7.8zM16.8 20.5c0-3-.7-5.3-2-7 4.5-1.7 8.2 1.5 8.2 7z", C),
    "download": _pen("M12 3v11.5M6.5 9.5l5.5 5.5 5.5-5.5M4 20.5h16"),
    "print": path("M6.5 2.5h11V7h-11zM3.5 8.2h17a1.5 1.5 0 0 1 1.5 1.5V17h-4v-3H6v3H2V9.7a1.5 1.5 0 0 1 1.5-1.5zM7.5 15.5h9v6h-9z", C),
    "sparkle": soft(star(10, 13.5, 9, 2.8, 4) + star(19, 5.2, 4, 1.4, 4), C, 1.2),
    "question": _pen("M7.5 8.5C7.5 2 17 2.5 16.7 8.5c-.2 3-4.7 3.5-4.7 7", 3.2) + circle(12, 20.2, 2, C),
    "lock": _cut("M5.5 10.5h13a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 20v-8a1.5 1.5 0 0 1 1.5-1.5zM12 13.5a1.8 1.8 0 0 0-.9 3.3V19h1.8v-2.2a1.8 1.8 0 0 0-.9-3.3z") + _pen("M7.8 10.5V7.5a4.2 4.2 0 0 1 8.4 0v3", 2.5),
    "door": _cut("M5 3.5A1.5 1.5 0 0 1 6.5 2h11A1.5 1.5 0 0 1 19 3.5V20h2v2H3v-2h2zM15.5 11a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z"),
    "plus": _pen("M12 4.5v15M4.5 12h15", 3.4),
    "trash": _cut("M9.5 2h5l1 2H20v2.5H4V4h4.5zM5.5 8h13l-1 12.5a1.7 1.7 0 0 1-1.7 1.5H8.2a1.7 1.7 0 0 1-1.7-1.5zM9.5 10.5v8.5h1.6v-8.5zM12.9 10.5v8.5h1.6v-8.5z"),
    "sound": path("M9 3.5l11-2v14.2a3.5 3 0 1 1-2.5-2.9V6.5l-6 1.1v10.6A3.5 3 0 1 1 9 15.3z", C),
    "curtain": path("M1.5 2h21v3h-21zM2.5 6h8.5q0 8-6.5 10.5Q5.5 19 5.5 22h-3zM21.5 6H13q0 8 6.5 10.5-1 2.5-1 5.5h3z", C),
    "pause": _pen("M8 5v14M16 5v14", 4.4),
    "eye": _cut("M12 5C6.5 5 2.5 8.5 .8 12c1.7 3.5 5.7 7 11.2 7s9.5-3.5 11.2-7C21.5 8.5 17.5 5 12 5zM12 7.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4z") + circle(12, 12, 2.2, C),
    "book": path("M11 6.5C8.5 4.5 5 4 1.5 4.5V18c3.5-.5 7 0 9.5 2zM13 6.5c2.5-2 6-2.5 9.5-2V18c-3.5-.5-7 0-9.5 2z", C),
    "garden": path("M10.6 13.5C9.8 8 6.5 5.6 1.8 5.8 2 11 5.2 14 10.6 13.5zM13.2 11C13.4 6 16.6 3 22.2 3 22.2 8.4 19 11.6 13.2 11z", C) + _pen("M12 21.5V10.5", 2.6),
    "cards": path("M10.5 3h9A1.5 1.5 0 0 1 21 4.5v12.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 9 17V4.5A1.5 1.5 0 0 1 10.5 3z", C) + _pen("M5 6.5V20.5h11", 2.4),
    "language": _cut("M4.5 2.5h15A2.5 2.5 0 0 1 22 5v9.5a2.5 2.5 0 0 1-2.5 2.5H12l-5.5 5v-5h-2A2.5 2.5 0 0 1 2 14.5V5a2.5 2.5 0 0 1 2.5-2.5zM10.9 5 7.2 14h2.3l.7-1.9h3.6l.7 1.9h2.3L13.1 5zM12 7.4l1.1 2.9h-2.2z"),
    "full": _pen("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", 2.8),
    "rods": _pen("M5 6.5h5M5 12h9M5 17.5h14", 4.6),
    "counters": "".join(circle(x, y, 3, C) for x in (4.5, 12, 19.5) for y in (8, 16)),
    "left-hand": group("translate(24 0) scale(-.37 .37)", path(HAND, C)),
    "right-hand": group("scale(.37)", path(HAND, C)),
}  # fmt: skip


def _hand() -> str:
    fill = f'<path fill="#fff3dc" stroke="{INK}" stroke-width="3.2" stroke-linejoin="round" d="{HAND}"/>'
    return fill + line("M37 27v9M45.5 28.5v8M52.7 30.5v6", INK, 2.6) + line("M29.5 12Q30 9 32 8.6", "#ffffff", 2)


def symbols() -> list[str]:
    """All icons; the pointing hand is larger and in full colour."""
    return [symbol(f"icon-{name}", "0 0 24 24", drawing) for name, drawing in ICONS.items()] + [
        symbol("icon-hand", "0 0 64 64", _hand())
    ]
