import Marbles

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A well-formed diagram without spaces.
///
/// - Parameter hasEnd: Whether it may end; otherwise it is `ticks` long.
func randomDiagram(ticks: Int, hasEnd: Bool = true, using generator: inout SeededGenerator) -> String {
    let letters = Array("abcdefgxyzABC0123456789")
    var text = ""
    for _ in 0..<ticks {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0 where hasEnd: return text + (Bool.random(using: &generator) ? "|" : "#")
        case 1 where hasEnd: return text + "(a|)"
        case 2...3:
            let count = Int.random(in: 2...4, using: &generator)
            text += "(" + String((0..<count).map { _ in letters.randomElement(using: &generator)! }) + ")"
        case 4...8: text.append(letters.randomElement(using: &generator)!)
        default: text += "-"
        }
    }
    return text
}
