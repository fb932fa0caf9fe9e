/// Random numbers that a seed repeats.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    /// Seeds begin far from each other.
    init(seed: Int) { state = UInt64(seed) &* 0xD134_2543_DE82_EF95 }

    /// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (SplitMix64).
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func roll(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    mutating func flip() -> Bool { .random(using: &self) }

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[roll(0...choices.count - 1)] }

    /// A span of time. All times are even, so that a dispose may come between any two.
    mutating func span(_ range: ClosedRange<Int> = 1...20) -> Int { 2 * roll(range) }
}
