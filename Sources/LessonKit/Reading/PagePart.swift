/// A part of a lesson's README.md that `author pages` writes.
package struct PagePart: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// The code of a step.
        case code
        /// The fold's beginning, and the run in it.
        case run
        /// The end of the fold, and the beginning of the variant's.
        case answered
        /// The code and the run of the variant, and the end of its fold where it asks nothing.
        case variant
        /// The end of the variant's fold, where it asks a question.
        case varied
        /// The picture of a run, in another page than its lesson's.
        case picture
    }

    package let kind: Kind
    /// What its marker says besides: which code has run, or of which step it is the picture.
    package let note: String
    /// The lines between its markers.
    package let lines: [String]

    package init(_ kind: Kind, note: String = "", lines: [String]) {
        (self.kind, self.note, self.lines) = (kind, note, lines)
    }

    /// The lines with the markers.
    package var marked: [String] {
        let marker = PageMarker(kind: kind, note: note)
        return [marker.description] + lines + [marker.closing]
    }
}

/// The line above or below a part: `<!-- run 3f2a9c01 -->`, `<!-- /run -->`.
struct PageMarker: Equatable, CustomStringConvertible {
    let kind: PagePart.Kind
    var note = ""
    var isEnd = false

    var closing: String { "<!-- /\(kind.rawValue) -->" }
    var description: String {
        isEnd ? closing : "<!-- \(kind.rawValue)\(note.isEmpty ? "" : " " + note) -->"
    }

    static let all =
        "The markers are \(PagePart.Kind.allCases.map { "<!-- \($0.rawValue) -->" }.joined(separator: ", "))."
}

extension PageMarker {
    /// Nil where `line` is no marker, to the letter.
    init?(_ line: Substring) {
        guard line.hasPrefix("<!-- "), line.hasSuffix(" -->"), line.utf8.count > 9 else { return nil }
        let words = line.dropFirst(5).dropLast(4).split(separator: " ", maxSplits: 1)
        guard let name = words.first else { return nil }
        isEnd = name.hasPrefix("/")
        guard let kind = PagePart.Kind(rawValue: String(name.drop { $0 == "/" })) else { return nil }
        self.kind = kind
        note = words.count > 1 ? String(words[1]) : ""
        // So it is written, and not in another way.
        guard description == line else { return nil }
    }

    /// Whether somebody has changed a marker: a comment of one word, or of a marker's name and more.
    static func isDamaged(_ line: Substring) -> Bool {
        let text = line.dropFirst("<!--".count).prefix { $0 != ">" }
        let words = text.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first?.lowercased() else { return false }
        return words.count == 1 || words.count == 2 && PagePart.Kind.allCases.contains { $0.rawValue == first }
    }
}
