import Foundation

/// The diagrams in the doc comments of a folder of sources.
struct Documentation: Sendable {
    private(set) var diagrams: [DocumentedDiagram] = []
    /// Rows that are not in the dialect, each with its file and line.
    private(set) var faults: [String] = []

    static let ofStreams = Documentation(
        of: URL(filePath: #filePath).appending(path: "../../../../Sources/Streams").standardized)

    init(of folder: URL) {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for file in files.sorted() where file.hasSuffix(".swift") {
            guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else { continue }
            read(text, of: file)
        }
    }

    /// Adds the diagrams of a file.
    mutating func read(_ text: String, of file: String) {
        var block: [(line: Int, text: String)] = []
        for (index, line) in (text.components(separatedBy: "\n") + [""]).enumerated() {
            let line = line.drop { $0 == " " }
            if line.hasPrefix("///     ") {
                block.append((index + 1, String(line.dropFirst(8))))
            } else if !block.isEmpty {
                if block.contains(where: { Self.isRow($0.text) }) { add(block, of: file) }
                block = []
            }
        }
    }

    /// Whether a line has marbles, be they well-formed or not. Other indented lines are code.
    private static func isRow(_ text: String) -> Bool {
        text.firstMatch(of: /(^|  )([-|#^!()A-Za-z0-9]*[-|#^!][-|#^!()A-Za-z0-9]*)(  |$)/) != nil
    }

    private mutating func add(_ block: [(line: Int, text: String)], of file: String) {
        var rows: [DocumentedRow] = []
        for (line, text) in block {
            do {
                rows.append(try DocumentedRow(text, line: line))
            } catch {
                faults.append("Sources/Streams/\(file):\(line): \(text)\n\(error)")
            }
        }
        if !rows.isEmpty { diagrams.append(DocumentedDiagram(file: file, rows: rows)) }
    }
}
