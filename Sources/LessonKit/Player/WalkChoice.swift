import Terminal

/// What somebody chooses at a stop of `--walk`.
enum WalkChoice: Equatable {
    /// Go on to the next beat, or to the next step.
    case on
    /// Go back to the beat before.
    case back
    /// Run the step again.
    case again
    /// Play the run that was seen.
    case play(RunKey)
    /// Go to the step's variant.
    case variant
    /// Go to the next step, without the variant.
    case nextStep
    /// Play the step's form.
    case form
    /// See the page from its top.
    case scroll
    /// Run the step as main.swift has it now.
    case latest
    /// Put the delivered main.swift back.
    case delivered
    /// Vote once more.
    case voteAgain
    /// Show nothing until the next key.
    case dark
    /// A hand for an option.
    case vote(Character)
    /// A digit of the step to go to.
    case digit(Int)
    /// Take the last digit or vote away.
    case erase
    /// Take the number of a step away.
    case stay
    /// See the code.
    case code
    /// Show what the keys do.
    case keys
    /// Nothing, and why.
    case nothing(String)
    case quit

    /// Nil for a key that means nothing at `stop`.
    init?(_ key: Key, at stop: WalkStop) {
        switch key.commands.first {
        // A clicker has the keys of a page.
        case .enter, .right, .pageDown, .character(" "): self = .on
        case .left where stop.hasBack, .pageUp where stop.hasBack: self = .back
        case .tab where stop.isRoom && !stop.letters.isEmpty: self = .voteAgain
        case .backspace: self = .erase
        case .escape: self = .stay
        case .up, .down, .home: self = .scroll
        case .character(let character):
            let upper = character.uppercased().first ?? character
            if stop.letters.contains(upper) {
                self = .vote(upper)
            } else if let digit = character.wholeNumberValue, character.isASCII {
                self = .digit(digit)
            } else if let key = RunKey(.character(character)), stop.hasRun, stop.canHold {
                self = key == .forward ? .nothing("The run is at its end. - goes a tick back.") : .play(key)
            } else {
                switch character {
                case "p" where stop.hasBack: self = .back
                case "r" where stop.hasRun: self = .again
                case "v" where stop.hasRun && stop.hasVariant && !stop.isPart: self = .variant
                case "n" where stop.canSkip: self = .nextStep
                case "c" where stop.hasRun: self = .code
                case "f" where stop.hasForm: self = .form
                case "l" where stop.hasRun && stop.canReload: self = .latest
                case "u" where stop.canReload: self = .delivered
                case ".": self = .dark
                case "v" where stop.isPart: self = .nothing("This is the variant. Enter goes on, r runs it again.")
                case "f" where stop.isAtStep: self = .nothing("This step has no form to play.")
                case "n" where stop.isAtStep: self = .nothing("n comes after the answer. Enter goes on.")
                case "v" where stop.isAtStep && !stop.hasVariant: self = .nothing("This step has no variant.")
                case "r" where stop.isAtStep, "v" where stop.isAtStep, "l" where stop.isAtStep && stop.canReload,
                    "k" where stop.isAtStep && stop.canHold, "e" where stop.isAtStep && stop.canHold:
                    self = .nothing("\(character) comes after the run. Enter runs the step.")
                case "?": self = .keys
                case "q": self = .quit
                default: self = .nothing("\(character) is no key here. ? shows the keys.")
                }
            }
        default: return nil
        }
    }
}

extension Key {
    /// How many lines it scrolls a page of `room` lines; 0 for a key that ends it.
    func scrolled(by room: Int) -> Int {
        switch commands.first {
        case .down: 1
        case .up: -1
        case .pageDown, .character(" "): room
        case .pageUp: -room
        case .home: -10_000
        case .end: 10_000
        default: 0
        }
    }

    /// What it chooses on a page that scrolls: a clicker goes on from its end, and back from its top.
    func chosen(isAtTop: Bool, isAtEnd: Bool) -> WalkChoice? {
        switch commands.first {
        case .enter: .on
        case .pageDown where isAtEnd, .character(" ") where isAtEnd: .on
        case .pageUp where isAtTop: .back
        case .character("."): .dark
        default: nil
        }
    }
}

/// Where `--walk` waits for a key.
struct WalkStop: Equatable {
    /// The beat that is on the screen.
    enum Beat: String, Codable, CaseIterable, Comparable {
        case question
        case run
        case answer

        static func < (one: Beat, other: Beat) -> Bool {
            Self.allCases.drop { $0 != one }.dropFirst().contains(other)
        }

        /// What Enter does.
        fileprivate var enter: String {
            switch self {
            case .question: "run it"
            case .run: "answer"
            case .answer: "next"
            }
        }
    }

    let beat: Beat
    /// The options that can be chosen. Only a question has some.
    var letters: [Character] = []
    /// Whether a letter is a hand of a room.
    var isRoom = false
    /// Whether the step has a variant, which comes after its answer.
    var hasVariant = false
    /// Whether it is the variant.
    var isPart = false
    /// Whether the lesson can be built again from here.
    var canReload = false
    /// Whether main.swift is not as it was delivered.
    var canRestore = false
    /// Whether a run can be held.
    var canHold = false
    /// Whether the step has a form that can be played.
    var hasForm = false
    /// What Enter does, if that is not what it does at this beat of a step.
    var enter: String?
    /// Whether Enter leaves the step.
    var isLast = false
    /// Whether Enter ends the walk.
    var isEnd = false
    /// Whether it is before the first step, or after the last.
    var isAtStep = true
    /// Whether there is something to go back to.
    var hasBack = true
    /// Whether the code is not on the screen.
    var isCodeHidden = false

    /// Whether something has run that can be run again.
    var hasRun: Bool { isAtStep && beat != .question }

    /// Whether the variant can be left out from here.
    var canSkip: Bool { isAtStep && (isPart || hasVariant && beat == .answer) }

    /// The keys, as the prompt shows them: the first is Enter, and the last ones go first where there is no room.
    var prompt: [(key: String, meaning: String)] {
        var keys = [("Enter", enter ?? beat.enter)]
        if let first = letters.first, let last = letters.last {
            keys.append(("\(first)-\(last)", isRoom ? "vote" : "your answer"))
        }
        if isCodeHidden { keys.append(("c", "code")) }
        if canSkip, !isLast { keys.append(("n", "next step")) }
        if hasRun { keys.append(("r", "again")) }
        if hasForm { keys.append(("f", "form")) }
        if hasRun, canReload { keys.append(("l", "rebuild")) }
        if hasBack { keys.append(("p", "back")) }
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
                    isRoom
                        ? "count a hand, 1 2 \(letters[0]) twelve; Backspace takes the last hands back"
                        : "your answer; another key changes it"
                ))
        }
        if !letters.isEmpty, isRoom { keys.append(("Tab", "vote once more, after the talk")) }
        if hasRun { keys.append(("r", isPart ? "run the variant again" : "run the step again")) }
        if hasRun, hasVariant, !isPart { keys.append(("v", "the variant: its code, and then its run")) }
        if canSkip, !isLast { keys.append(("n", "the next step, without the variant")) }
        if hasRun { keys.append(("c", "the code of the \(isPart ? "variant" : "step"), on a page of its own")) }
        if hasForm { keys.append(("f", "play the form of this step; Esc comes back")) }
        if isAtStep, canHold {
            keys.append(("k", "hold the run while it grows, or let it go on; after its end, play it again"))
            keys.append(("- +", "a tick back, a tick on"))
            keys.append(("e", "the run without its end: what comes next?"))
        }
        if hasRun, canReload {
            keys.append(("l", "build main.swift as it is now, and run the \(isPart ? "variant" : "step")"))
        }
        if canReload, canRestore { keys.append(("u", "put main.swift back as it was delivered; yours is kept")) }
        keys.append(("3 Enter", "go to step 3"))
        keys.append(("Up", "see all of a page that is taller than the screen; Down does the same"))
        if hasBack { keys.append(("p", "go back one beat; the left arrow and Page Up do the same")) }
        return keys + [
            (".", "a dark screen, until the next key"), ("q", isRoom ? "quit, if it is pressed twice" : "quit"),
        ]
    }
}
