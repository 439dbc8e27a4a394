"""The table of `rivals` and `teams`: the meeples are collected."""
