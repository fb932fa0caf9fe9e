/// The names someone may have meant.
enum Nearest {
    /// The names in `names` that are near enough to `word` to be a slip of the finger: best first, three at most.
    static func names(to word: String, in names: [String]) -> [String] {
        let wanted = word.lowercased()
        guard !wanted.isEmpty else { return [] }
        let near = names.compactMap { name -> (name: String, distance: Int)? in
            let other = name.lowercased()
            let distance = other.hasPrefix(wanted) || wanted.hasPrefix(other) ? 1 : edits(from: wanted, to: other)
            return distance <= max(2, other.count / 3) ? (name, distance) : nil
        }
        return near.sorted { $0.distance < $1.distance }.prefix(3).map(\.name)
    }

    /// How many characters have to be put in, taken out, replaced or swapped with their neighbour.
    static func edits(from first: String, to second: String) -> Int {
        let from = Array(first)
        let to = Array(second)
        if from.isEmpty || to.isEmpty { return max(from.count, to.count) }
        var rows = [Array(0...to.count)]
        for i in 1...from.count {
            var row = [i]
            for j in 1...to.count {
                var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1))
                if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
                    best = min(best, rows[i - 2][j - 2] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[from.count][to.count]
    }
}
