import LessonKit
import Terminal

/// Which lines of something long are seen where only `height` of them fit.
///
/// Where lines are left out, the first or the last line seen says how many.
struct PageWindow: Equatable {
    let count: Int
    let height: Int
    /// The lines above that are left out: never one alone, for then the mark would take its place.
    let top: Int

    /// From the top on, or so that `wanted` is seen: all of it where it fits, otherwise its beginning.
    init(count: Int, height: Int, seeing wanted: Range<Int>) {
        let last = Self.last(count, height)
        let top: Int
        if wanted.upperBound <= height - 1 || count <= height {
            top = 0
        } else if wanted.count > height - 2 {
            top = wanted.lowerBound
        } else {
            top = wanted.upperBound == count ? last : wanted.upperBound - (height - 2)
        }
        self.init(count: count, height: height, top: top)
    }

    init(count: Int, height: Int, top: Int) {
        let top = min(max(0, top), Self.last(count, height))
        (self.count, self.height, self.top) = (count, height, top == 1 ? min(2, Self.last(count, height)) : top)
    }

    private static func last(_ count: Int, _ height: Int) -> Int { count <= height ? 0 : max(0, count - height + 1) }

    /// How far down it goes.
    var last: Int { Self.last(count, height) }

    /// The first line after a move by so many.
    func moved(by lines: Int) -> Int {
        // The mark above takes the place of two lines at once.
        if top == 0, lines > 0 { return min(lines + 1, last) }
        if top == 2, lines == -1 { return 0 }
        return min(max(0, top + lines), last)
    }

    /// The first line after a key that scrolls; nil for any other key.
    ///
    /// - Parameter page: The lines that the keys for a page go.
    func moved(by key: Key?, page: Int) -> Int? {
        switch key {
        case .up: moved(by: -1)
        case .down: moved(by: 1)
        case .pageUp: moved(by: -max(1, page))
        case .pageDown, .character(" "): moved(by: max(1, page))
        case .home: 0
        case .end: last
        default: nil
        }
    }

    /// The lines that are seen.
    var range: Range<Int> {
        guard count > height else { return 0..<count }
        let rows = max(0, top > 0 ? height - 1 : height)
        return top..<(top + rows < count ? max(top, top + rows - 1) : count)
    }

    var above: Int { top }
    var below: Int { count - range.upperBound }

    /// `lines` as they are seen, with a mark for what is not.
    func shown<Line>(_ lines: [Line], mark: (Int, _ isAbove: Bool) -> Line) -> [Line] {
        (above > 0 ? [mark(above, true)] : []) + lines[range] + (below > 0 ? [mark(below, false)] : [])
    }
}

extension Key {
    /// The arrow that `j` or `k` stands for, where no text is typed; any other key as the command it is.
    var withLetters: Key? {
        switch commands.first {
        case .character("k"): .up
        case .character("j"): .down
        case let key: key
        }
    }
}
