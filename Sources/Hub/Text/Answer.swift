/// A command's answer: what it found, before any of it is laid out.
struct Answer {
    var blocks: [Block] = []
    /// Output for a program, as it stands: JSON, comma-separated values.
    var data: String?
    /// Notes for standard error.
    var notes: [String] = []
    /// The exit code.
    var status: Int32 = 0
}

extension Answer {
    /// The words of its prose and its paths, line by line: for a place that has room for a sentence only.
    var text: String { Self.lines(blocks).joined(separator: "\n") }

    private static func lines(_ blocks: [Block]) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block {
            case .prose(let runs), .whole(let runs): [runs.map(\.text).joined()]
            case .marked(_, let blocks), .inset(let blocks): lines(blocks)
            default: []
            }
        }
    }
}
