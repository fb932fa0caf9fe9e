extension Timeline {
    /// The picture in words, a sentence for each row: `score: 0 at 0, 1 at 2, completed at 9.`
    ///
    /// - Parameters:
    ///   - scale: The numbers above the picture.
    ///   - most: The most marks of a row that are named.
    package func words(scale: Scale = Scale("tick"), most: Int = 20) -> String {
        (["Times in \(scale.name == "tick" ? "ticks" : scale.name)."] + rows.map { $0.words(scale.unit, most: most) })
            .joined(separator: " ")
    }
}

extension Timeline.Row {
    fileprivate func words(_ unit: Int, most: Int) -> String {
        let all = marks.keys.sorted().flatMap { tick in
            (marks[tick] ?? []).compactMap { mark in mark.word.map { "\($0) at \(tick * unit)" } }
        }
        let more = all.count > most ? ["\(all.count - most) more"] : []
        return "\(label): \(all.isEmpty ? "nothing" : (all.prefix(most) + more).joined(separator: ", "))."
    }
}

extension Mark {
    /// Nil where it ends what has no name.
    fileprivate var word: String? {
        switch self {
        case .value(let text): text
        case .dot: "an element"
        case .completed: "completed"
        case .error: "an error"
        case .subscribed: "subscribed"
        case .disposed: "disposed of"
        case .spanStart(.work(let name)): name.isEmpty ? "work begins" : "\(name) begins"
        case .spanStart(.waiting): "waiting begins"
        case .spanEnd: "over"
        }
    }
}
