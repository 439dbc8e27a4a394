"""Classes, their lessons, tablets and reports."""
