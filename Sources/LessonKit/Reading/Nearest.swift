/// The names someone may have meant.
package enum Nearest {
    /// Those of `names` that `word` begins, or that a few slips of the finger turn into it: best first, three at most.
    ///
    /// A slip is a letter too many, too few, wrong, or changed places with its neighbour; for every three letters one is
    /// forgiven. Upper and lower case are the same.
    package static func names(to word: String, in names: [String]) -> [String] {
        let wanted = word.lowercased()
        guard !wanted.isEmpty else { return [] }
        let near = names.compactMap { name -> (name: String, slips: Int)? in
            let name = (shown: name, compared: name.lowercased())
            let slips = slips(from: wanted, to: name.compared)
            if slips > 0, name.compared.hasPrefix(wanted) { return (name.shown, 1) }
            return slips <= max(1, wanted.count / 3) ? (name.shown, slips) : nil
        }
        return near.sorted { $0.slips < $1.slips }.prefix(3).map(\.name)
    }

    /// ` Did you mean a-step?`; nil if no name is near.
    package static func question(to word: String, in names: [String]) -> String? {
        self.names(to: word, in: names).first.map { " Did you mean \($0)?" }
    }

    /// The restricted Damerau–Levenshtein distance. Time and memory grow with the product of both lengths.
    private static func slips(from first: String, to second: String) -> Int {
        let from = Array(first)
        let to = Array(second)
        if from.isEmpty || to.isEmpty { return max(from.count, to.count) }
        var rows = [Array(0...to.count)]
        for i in 1...from.count {
            var row = [i]
            for j in 1...to.count {
                let replaced = rows[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1)
                row.append(min(rows[i - 1][j] + 1, row[j - 1] + 1, replaced))
                if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
                    row[j] = min(row[j], rows[i - 2][j - 2] + 1)
                }
            }
            rows.append(row)
        }
        return rows[from.count][to.count]
    }
}
