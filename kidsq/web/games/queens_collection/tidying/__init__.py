"""The table of `coop` and `solo`: the meeples go home."""
