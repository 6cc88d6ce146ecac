"""Hand-drawn shapes of Stube and the programs that put them on cards, seats and walls."""
