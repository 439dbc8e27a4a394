"""Animals for nicknames, as long as nobody has typed names."""

from kidsq.web.http.language import gettext as _


def animals() -> list[str]:
    """Sixty animals that children know, in the language of the page; no two alike."""
    names = (
        _("Otter"), _("Fox"), _("Owl"), _("Panda"), _("Hedgehog"), _("Dolphin"), _("Lynx"), _("Koala"),
        _("Penguin"), _("Rabbit"), _("Squirrel"), _("Seal"), _("Tiger"), _("Robin"), _("Beaver"), _("Zebra"),
        _("Giraffe"), _("Hamster"), _("Bear"), _("Swan"), _("Badger"), _("Parrot"), _("Elephant"), _("Mole"),
        _("Heron"), _("Wolf"), _("Turtle"), _("Pony"), _("Lion"), _("Whale"), _("Bee"), _("Frog"),
        _("Deer"), _("Stork"), _("Camel"), _("Llama"), _("Crab"), _("Duck"), _("Eagle"), _("Mouse"),
        _("Goose"), _("Kitten"), _("Puppy"), _("Falcon"), _("Gecko"), _("Moose"), _("Newt"), _("Octopus"),
        _("Pelican"), _("Raven"), _("Shark"), _("Toucan"), _("Walrus"), _("Yak"), _("Bison"), _("Cricket"),
        _("Firefly"), _("Lamb"), _("Magpie"), _("Tadpole"),
    )  # fmt: skip
    # A language may have one word for two of them.
    return list(dict.fromkeys(names))


def large_animals() -> list[str]:
    """Those that a nine-year-old would like to be called, in the language of the page."""
    names = (
        _("Lynx"), _("Falcon"), _("Otter"), _("Wolf"), _("Raven"), _("Tiger"), _("Eagle"), _("Shark"),
        _("Bison"), _("Gecko"), _("Dolphin"), _("Badger"), _("Moose"), _("Octopus"), _("Lion"), _("Heron"),
        _("Fox"), _("Whale"), _("Toucan"), _("Walrus"), _("Zebra"), _("Magpie"), _("Yak"), _("Pelican"),
        _("Beaver"), _("Stork"), _("Owl"), _("Camel"), _("Elephant"), _("Parrot"), _("Llama"), _("Swan"),
    )  # fmt: skip
    return list(dict.fromkeys(names))
