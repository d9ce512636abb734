# The board of Hadrian's Wall
