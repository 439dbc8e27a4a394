"""Rivals and teams: the meeples are at home and are collected."""
