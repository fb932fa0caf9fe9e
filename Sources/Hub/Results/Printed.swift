import Foundation

/// What an exercise printed: its first lines, and how many more there were.
struct Printed: Equatable, Sendable {
    /// At most `limit`, without empty ones at the end. A very long one is cut.
    private(set) var lines: [String] = []
    private(set) var more = 0

    var isEmpty: Bool { lines.isEmpty && more == 0 }
    var count: Int { lines.count + more }

    static let limit = 30

    /// `1,234`
    static func text(of count: Int) -> String { count.formatted(.number.locale(Locale(identifier: "en_US"))) }

    init() {}

    mutating func add(_ line: String?) {
        if let line, lines.count < Self.limit { lines.append(line) } else { more += 1 }
    }

    mutating func count(_ lines: Int) { more += lines }
}
