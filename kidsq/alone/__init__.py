"""kidsq on one device alone: inside its browser, without a server and a network."""
