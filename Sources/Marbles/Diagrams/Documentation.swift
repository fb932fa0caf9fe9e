import Foundation

/// The diagrams in the doc comments of a folder of sources.
package struct Documentation: Sendable {
    package private(set) var diagrams: [DocumentedDiagram] = []
    /// Rows that are not in the dialect, each with its file and line.
    package private(set) var faults: [String] = []

    package init(of folder: URL) {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for file in files.sorted() where file.hasSuffix(".swift") {
            guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else { continue }
            read(text, of: file)
        }
    }

    /// Adds the diagrams of a file.
    package mutating func read(_ text: String, of file: String) {
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
    private static func isRow(_ text: String) -> Bool { text.firstMatch(of: row) != nil }

    // A regex is parsed where its literal stands: once here. Nothing changes it.
    nonisolated(unsafe) private static let row = /(^|  )([-|#^!()A-Za-z0-9]*[-|#^!][-|#^!()A-Za-z0-9]*)(  |$)/

    private mutating func add(_ block: [(line: Int, text: String)], of file: String) {
        var rows: [DocumentedRow] = []
        for (line, text) in block {
            do {
                rows.append(try DocumentedRow(text, line: line))
            } catch {
                faults.append("Sources/Streams/\(file):\(line): \(text)\n\(error)")
            }
        }
        let symbols = Set(rows.flatMap { $0.marbles + $0.inner.values.map(\.text).joined() })
        for row in rows {
            for symbol in Set(row.legend.keys).union(row.inner.keys).subtracting(symbols).sorted() {
                faults.append("Sources/Streams/\(file):\(row.line): the legend has \(symbol), and no row has it.")
            }
        }
        if !rows.isEmpty { diagrams.append(DocumentedDiagram(file: file, rows: rows)) }
    }
}
