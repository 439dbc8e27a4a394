"""kidsq: children play card games in the browser and practise arithmetic by it."""

__version__ = "0.1.0"
