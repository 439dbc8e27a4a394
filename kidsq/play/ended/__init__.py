"""Games that are over: looked at again, taken along, ended with a lesson."""
