"""kidsq: children play card games in the browser and practise arithmetic by it."""

__version__ = "1.0.0"
