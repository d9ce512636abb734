# The board of Praetor
