/// The names that someone who typed another one may have meant.
public enum Nearest {
    /// At most three of `names`, best first: those that begin with `wanted`, or that few slips of a key turn into it.
    ///
    /// A slip is a letter too many, missing, wrong, or two exchanged. One is forgiven for every two letters typed, at most three.
    public static func names(to wanted: String, in names: [String]) -> [String] {
        let forgiven = max(1, min(3, wanted.count / 2))
        return names.enumerated()
            .map { (name: $1, slips: !wanted.isEmpty && $1.hasPrefix(wanted) ? 0 : slips(wanted, $1), place: $0) }
            .filter { $0.slips <= forgiven }
            .sorted { ($0.slips, $0.place) < ($1.slips, $1.place) }
            .prefix(3).map(\.name)
    }

    /// The restricted Damerau–Levenshtein distance. Time and memory grow with the product of the two lengths.
    static func slips(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        var table = [[Int]](repeating: Array(0...right.count), count: left.count + 1)
        for row in 1..<(left.count + 1) {
            table[row][0] = row
            for column in 1..<(right.count + 1) {
                let same = left[row - 1] == right[column - 1]
                var best = min(table[row - 1][column], table[row][column - 1]) + 1
                best = min(best, table[row - 1][column - 1] + (same ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    best = min(best, table[row - 2][column - 2] + 1)
                }
                table[row][column] = best
            }
        }
        return table[left.count][right.count]
    }
}

/// A lesson, exercise, command or option that does not exist.
public struct UnknownName: Error, Equatable, CustomStringConvertible {
    public let kind: String
    public let name: String
    /// The lesson that was searched; empty where that says nothing.
    public let place: String
    public let nearest: [String]
    public let all: [String]

    public init(kind: String, name: String, place: String = "", nearest: [String], all: [String]) {
        (self.kind, self.name, self.place, self.nearest, self.all) = (kind, name, place, nearest, all)
    }

    public var description: String {
        let missing = "There is no \(kind) \(name)\(place.isEmpty ? "" : " in \(place)")."
        if !nearest.isEmpty { return "\(missing) Did you mean \(nearest.joined(separator: " or "))?" }
        return all.isEmpty ? missing : "\(missing) There is \(all.joined(separator: ", "))."
    }
}
