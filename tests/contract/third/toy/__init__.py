"""The toy as a folder of games has it: a third game is one more folder."""

from server.toy import Toy

GAME = Toy()
