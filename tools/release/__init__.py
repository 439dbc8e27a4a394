"""What is done for a release: dependencies locked and looked through, and all that a version is given out as."""
