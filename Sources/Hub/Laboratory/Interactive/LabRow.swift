import Marbles
import Streams

/// A stream that is edited: its elements and its end, each at a tick.
struct LabRow: Equatable {
    struct Marble: Equatable {
        let symbol: Character
        var tick: Int
    }

    struct End: Equatable {
        var isError: Bool
        var tick: Int
    }

    /// The letter of the elements that stand for it: `x` for `x=--1-2|`.
    let letter: Character?
    /// In the order in which they are sent.
    private(set) var marbles: [Marble]
    private(set) var end: End?
    /// The ticks that it lasts at least, if it has no end.
    private var length: Int

    /// The last tick that an event may have.
    static let lastTick = LabSource.longest - 1

    init(_ diagram: Diagram, letter: Character? = nil) {
        (self.letter, marbles, length) = (letter, [], diagram.length)
        for event in diagram.events {
            switch event.value {
            case .next(let symbol): marbles.append(Marble(symbol: symbol, tick: event.time))
            case .completed: end = End(isError: false, tick: event.time)
            case .error: end = End(isError: true, tick: event.time)
            }
        }
    }

    /// The number of elements, and the end.
    var count: Int { marbles.count + (end == nil ? 0 : 1) }

    /// The number of the end among `things`.
    var endIndex: Int { marbles.count }

    /// The elements at a tick by their numbers, and the end after them if it is there too.
    func things(at tick: Int) -> Range<Int> {
        let first = marbles.firstIndex { $0.tick >= tick } ?? marbles.count
        let last = marbles.lastIndex { $0.tick <= tick } ?? -1
        return first..<max(first, last + 1 + (end?.tick == tick ? 1 : 0))
    }

    func tick(of thing: Int) -> Int { thing < marbles.count ? marbles[thing].tick : end?.tick ?? 0 }

    /// The diagram. It can be no other word: it has a `-`, a `(` or an end.
    var text: String {
        let last = marbles.last?.tick ?? -1
        var text = ""
        for tick in 0..<max(end.map { $0.tick + 1 } ?? length, last + 1) {
            var signs = marbles.filter { $0.tick == tick }.map { String($0.symbol) }
            if let end, end.tick == tick { signs.append(end.isError ? "#" : "|") }
            text += signs.isEmpty ? "-" : signs.count == 1 ? signs[0] : "(\(signs.joined()))"
        }
        return text.contains { "-(|#".contains($0) } ? text : text + "-"
    }

    // MARK: - Changes

    /// Why a change is not made.
    enum Refusal: Error, Equatable {
        /// No element comes after the end.
        case afterEnd
        /// The end does not come before an element.
        case beforeElement
        case beforeStart
        case tooLate
        /// An element is a letter or a digit.
        case noSymbol(Character)
        case nothingThere

        var text: String {
            switch self {
            case .afterEnd: "No element comes after the end. Move the end first, or remove it."
            case .beforeElement: "The end stays behind the last element."
            case .beforeStart: "Nothing comes before tick 0."
            case .tooLate: "Tick \(LabRow.lastTick) is the last one."
            case .noSymbol: "An element is a letter or a digit."
            case .nothingThere: "There is nothing at this tick."
            }
        }
    }

    /// Adds an element after those of its tick.
    ///
    /// - Returns: its number.
    mutating func add(_ symbol: Character, at tick: Int) throws(Refusal) -> Int {
        guard symbol.isASCII, symbol.isLetter || symbol.isNumber else { throw .noSymbol(symbol) }
        if let end, tick > end.tick { throw .afterEnd }
        if tick > Self.lastTick { throw .tooLate }
        let index = marbles.firstIndex { $0.tick > tick } ?? marbles.count
        marbles.insert(Marble(symbol: symbol, tick: tick), at: index)
        return index
    }

    /// Removes an element or the end. The row stays as long as it was.
    mutating func remove(_ thing: Int) {
        if thing < marbles.count {
            length = max(length, marbles[thing].tick + 1)
            marbles.remove(at: thing)
        } else if let end {
            length = end.tick + 1
            self.end = nil
        }
    }

    /// Puts an end at a tick, or moves it there.
    mutating func setEnd(isError: Bool, at tick: Int) throws(Refusal) {
        if let last = marbles.last, tick < last.tick { throw .beforeElement }
        if tick > Self.lastTick { throw .tooLate }
        end = End(isError: isError, tick: tick)
    }

    /// Moves an element or the end to a tick, or as near as it may go. An element passes others: it comes from the left before
    /// those of the tick, and from the right behind them.
    ///
    /// - Returns: its number now, and why it stands elsewhere if it does.
    mutating func move(_ thing: Int, to wanted: Int) -> (thing: Int, refusal: Refusal?) {
        var tick = wanted
        var refusal: Refusal?
        if tick < 0 { (tick, refusal) = (0, .beforeStart) }
        if tick > Self.lastTick { (tick, refusal) = (Self.lastTick, .tooLate) }
        guard thing < marbles.count else {
            if let last = marbles.last, tick < last.tick { (tick, refusal) = (last.tick, .beforeElement) }
            end?.tick = tick
            return (thing, refusal)
        }
        if let end, tick > end.tick { (tick, refusal) = (end.tick, .afterEnd) }
        var marble = marbles[thing]
        guard tick != marble.tick else { return (thing, refusal) }
        let isLater = tick > marble.tick
        marbles.remove(at: thing)
        marble.tick = tick
        let index = marbles.firstIndex { isLater ? $0.tick >= tick : $0.tick > tick } ?? marbles.count
        marbles.insert(marble, at: index)
        return (index, refusal)
    }
}
