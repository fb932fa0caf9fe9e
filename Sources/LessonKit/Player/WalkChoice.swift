import Terminal

/// What somebody chooses at a stop of `--walk`.
enum WalkChoice: Equatable {
    /// Go on to the next beat, or to the next step.
    case on
    /// Go back to the step before.
    case back
    /// Run the step again.
    case again
    /// Run the step's variant.
    case variant
    /// Run the step as main.swift has it now.
    case latest
    /// A hand for an option.
    case vote(Character)
    /// A digit of the step to go to.
    case digit(Int)
    /// Take the last digit or vote away.
    case erase
    /// Show what the keys do.
    case keys
    /// Nothing, and why.
    case nothing(String)
    case quit

    /// Nil for a key that means nothing at `stop`.
    init?(_ key: Key, at stop: WalkStop) {
        switch key.commands.first {
        case .enter, .right, .character(" "): self = .on
        case .left where !stop.isOpening: self = .back
        case .backspace: self = .erase
        case .escape: self = .erase
        case .character(let character):
            let upper = character.uppercased().first ?? character
            if stop.letters.contains(upper) {
                self = .vote(upper)
            } else if let digit = character.wholeNumberValue, character.isASCII {
                self = .digit(digit)
            } else {
                switch character {
                case "p" where !stop.isOpening: self = .back
                case "r" where stop.beat != .question: self = .again
                case "v" where stop.hasVariant && stop.beat != .question: self = .variant
                case "v" where !stop.hasVariant: self = .nothing("This step has no variant.")
                case "l" where stop.canReload && stop.beat != .question: self = .latest
                case "r", "v", "l": self = .nothing("\(character) comes after the run. Enter runs the step.")
                case "?": self = .keys
                case "q": self = .quit
                default: self = .nothing("\(character) is no key here. ? shows the keys.")
                }
            }
        default: return nil
        }
    }
}

/// Where `--walk` waits for a key.
struct WalkStop: Equatable {
    /// The beat that is on the screen.
    enum Beat: String, Codable, CaseIterable {
        case question
        case run
        case answer
    }

    let beat: Beat
    /// The options that can be chosen. Only a question has some.
    var letters: [Character] = []
    /// Whether a letter is a hand of a room.
    var isRoom = false
    var hasVariant = false
    /// Whether the lesson can be built again from here.
    var canReload = false
    /// Whether this is the last step.
    var isLast = false
    /// Whether the first question is not on the screen yet.
    var isOpening = false

    /// Where the words before the first step are read.
    static let opening = WalkStop(beat: .question, isOpening: true)

    /// The keys, as the prompt shows them: the first is Enter, and the last ones go first where there is no room.
    var prompt: [(key: String, meaning: String)] {
        let enter =
            switch beat {
            case .question: isOpening ? "the first question" : "run it"
            case .run: "answer"
            case .answer: isLast ? "to remember" : "next"
            }
        var keys = [("Enter", enter)]
        if let first = letters.first, let last = letters.last {
            keys.append(("\(first)-\(last)", isRoom ? "vote" : "your answer"))
        }
        if beat != .question { keys.append(("r", "again")) }
        if beat != .question, hasVariant { keys.append(("v", "variant")) }
        if beat != .question, canReload { keys.append(("l", "rebuild")) }
        if !isOpening { keys.append(("p", "back")) }
        return keys + [("?", "keys"), ("q", "quit")]
    }

    /// Every key that works here, with what it does.
    var all: [(key: String, meaning: String)] {
        var keys = [("Enter", "the next beat: the run, the answer, the next step")]
        let options = letters.map(String.init).joined(separator: " ")
        if !letters.isEmpty {
            keys.append(
                (
                    options,
                    isRoom ? "count a vote; Backspace takes the last one away" : "your answer; another key changes it"
                ))
        }
        if beat != .question { keys.append(("r", "run the step again")) }
        if beat != .question, hasVariant { keys.append(("v", "run the variant")) }
        if beat != .question, canReload { keys.append(("l", "build main.swift as it is now, and run the step")) }
        keys.append(("3 Enter", "go to step 3"))
        if !isOpening { keys.append(("p", "go to the step before; the left arrow does the same")) }
        return keys + [("q", "quit")]
    }
}
