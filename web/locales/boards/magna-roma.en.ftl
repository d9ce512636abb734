# The board of Magna Roma
