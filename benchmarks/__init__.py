"""Speed and strength, measured beside others. Only ratios hold from one machine to the next."""
