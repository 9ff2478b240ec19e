package boards

import "math/rand/v2"

// Choices is where everything that could be otherwise comes from.
type Choices interface {
	// Below is a number from 0 to n-1; 0 where n is less than 2.
	Below(n int) int
}

// Seeded are choices at random: the same for the same seed.
func Seeded(seed uint64) Choices { return seeded{rand.New(rand.NewPCG(seed, 0))} }

type seeded struct{ random *rand.Rand }

// Below is any of the n numbers, each as likely as the others.
func (s seeded) Below(n int) int {
	if n < 2 {
		return 0
	}
	return s.random.IntN(n)
}

// Bytes are the choices that bytes stand for; once they are used up all are 0.
func Bytes(b []byte) Choices { return &bytesLeft{rest: b} }

// BytesThen are the choices that bytes stand for, and then others.
func BytesThen(b []byte, then Choices) Choices { return &bytesLeft{b, then} }

type bytesLeft struct {
	rest []byte
	then Choices
}

// Below reads one byte, or two where one can't tell all of the numbers.
func (b *bytesLeft) Below(n int) int {
	if n < 2 {
		return 0
	}
	if len(b.rest) == 0 && b.then != nil {
		return b.then.Below(n)
	}
	value := b.next()
	if n > 256 {
		value = value<<8 | b.next()
	}
	return value % n
}

func (b *bytesLeft) next() int {
	if len(b.rest) == 0 {
		return 0
	}
	value := b.rest[0]
	b.rest = b.rest[1:]
	return int(value)
}

// oneIn is true once in so many times; never where all choices are 0.
func oneIn(c Choices, n int) bool { return c.Below(n) == n-1 }
