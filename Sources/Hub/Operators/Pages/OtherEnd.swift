import Marbles

extension LabResult {
    /// The same run where the first stream fails instead of completing, or the other way round. Nil if that changes nothing.
    func otherEnd(_ words: [String]) throws -> LabResult? {
        guard let source = request.sources.first, let index = words.lastIndex(of: source.diagram.text) else {
            return nil
        }
        func run(_ diagram: String) throws -> LabResult? {
            var words = words
            words[index] = diagram
            let result = try LabResult(words: words)
            return result.output == output ? nil : result
        }
        let text = source.diagram.text
        if let end = text.last, "|#".contains(end), let other = try run(text.dropLast() + (end == "|" ? "#" : "|")) {
            return other
        }
        // The output ended before the stream did: the stream fails earlier.
        guard let end = output.last, end.value.isStopEvent, end.time > 0, !text.contains("(") else { return nil }
        return try run(text.prefix(end.time - 1) + "#")
    }
}
