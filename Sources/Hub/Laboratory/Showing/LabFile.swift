import Foundation
import Marbles

/// The file of a picture.
struct LabFile {
    private let name: String
    private let url: URL

    init(_ name: String, in folder: URL) {
        self.name = name
        url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appendingPathComponent(name)
    }

    /// - Throws: `NotWritten`
    func write(_ text: String) throws {
        do { try Data(text.utf8).write(to: url, options: .atomic) } catch { throw NotWritten(name: name) }
    }

    struct NotWritten: Error, CustomStringConvertible {
        let name: String

        var description: String { "The file \(name.printable) cannot be written. Is its folder there?" }
    }
}

extension LabResult {
    /// The picture for a web page. Each operator has a box above its row.
    var svg: String { svg(isEmbedded: false) }

    /// - Parameter isEmbedded: Whether the page has the rules of `Timeline.svgStyle`.
    func svg(isEmbedded: Bool) -> String {
        let picture = timelineRows
        return Timeline(picture.map(\.row))
            .svg(label: sentences, operators: operators(in: picture), isEmbedded: isEmbedded)
    }

    private func operators(in rows: [PictureRow]) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: rows.indices.filter { rows[$0].isStage }.map { ($0, rows[$0].row.label) })
    }
}
