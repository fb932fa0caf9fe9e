import Terminal

/// A run that is over, to be played tick by tick.
struct RunReplay {
    /// Each line of output with its tick, and as it is shown.
    let output: [(tick: Int, shown: [StyledLine])]
    let picture: Picture
    /// How much of the picture's time a tick is.
    let unit: Int
    /// How long a tick takes.
    let milliseconds: Int

    /// The longest time that a run is given, in milliseconds.
    private static let longest = 5000

    /// The tick of what comes last.
    var last: Int { max((picture.end + unit / 2) / unit, output.last?.tick ?? 0) }

    /// How long a tick takes on the wall: a little less where the run is long.
    var pause: Int { last == 0 ? 0 : min(milliseconds, max(1, Self.longest / last)) }

    func output(upTo tick: Int) -> [StyledLine] { output.filter { $0.tick <= tick }.flatMap(\.shown) }

    func picture(on page: Page, upTo tick: Int) -> [StyledLine] { picture.lines(on: page, upTo: tick * unit) }

    /// Where it stands, and what the keys of a run do with it. They are those of the book.
    struct Position: Equatable {
        let last: Int
        private(set) var tick = 0
        private(set) var isHeld = false
        /// Here it holds by itself: what comes next?
        private var stop: Int?

        init(last: Int) { self.last = last }

        /// A run that is over, after `key`.
        init(last: Int, after key: RunKey) {
            self.last = last
            if key == .back { tick = last }
            if key != .hold { take(key) }
        }

        var isOver: Bool { tick >= last }
        /// Whether it was stopped before its end.
        var isAsking: Bool { isHeld && tick == stop }

        /// A tick passes.
        mutating func pass() {
            guard !isHeld else { return }
            tick += 1
            isHeld = tick == stop
        }

        mutating func take(_ key: RunKey) {
            switch key {
            case .hold: (isHeld, stop) = (!isHeld, nil)
            case .back: (tick, isHeld, stop) = (max(0, tick - 1), true, nil)
            case .forward: (tick, isHeld, stop) = (tick + 1, true, nil)
            case .short: (tick, isHeld, stop) = (0, last <= 1, max(0, last - 1))
            }
        }
    }
}

/// A key for a run that is played.
enum RunKey {
    /// Holds it, or lets it go on.
    case hold
    case back
    case forward
    /// Plays it without its end.
    case short

    init?(_ key: Key) {
        switch key.commands.first {
        case .character("k"): self = .hold
        case .character("-"): self = .back
        case .character("+"), .character("="): self = .forward
        case .character("e"): self = .short
        default: return nil
        }
    }
}
