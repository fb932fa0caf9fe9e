/// The signs of a row that are no elements.
package enum SVGSign: Int, CaseIterable {
    case subscribed
    case completed
    case error
    case disposed

    init?(_ mark: Mark) {
        switch mark {
        case .subscribed: self = .subscribed
        case .completed: self = .completed
        case .error: self = .error
        case .disposed: self = .disposed
        // A span is drawn as a whole: its borders are no marks of their own.
        case .value, .dot, .spanStart, .spanEnd: return nil
        }
    }

    private var name: String {
        switch self {
        case .subscribed: "subscribed"
        case .completed: "completed"
        case .error: "error"
        case .disposed: "disposed"
        }
    }

    func element(x: Int, y: Int) -> String { back(x: x, y: y) + front(x: x, y: y) }

    /// What stands behind the elements of the same tick.
    ///
    /// - Parameter last: The middle of the lowest of those elements. The sign is seen around them, and is bold: it is seen from afar.
    func back(x: Int, y: Int, last: Int? = nil) -> String {
        let (top, bottom) = last.map { (y - 18, $0 + 18) } ?? (y - 12, y + 12)
        let bold = last == nil ? "" : " style=\"stroke-width: 7\""
        switch self {
        case .subscribed: return "<path class=\"marbles-solid\" d=\"M\(x - 5) \(y - 7)l11 7l-11 7z\"/>"
        case .completed: return "<path class=\"marbles-bar\" d=\"M\(x) \(top)v\(bottom - top)\"\(bold)/>"
        case .error:
            let (y, size) = (last ?? y, last == nil ? 14 : 34)
            let corner = "M\(x - size / 2) \(y - size / 2)"
            return "<path class=\"marbles-bar\" d=\"\(corner)l\(size) \(size)m0 -\(size)l-\(size) \(size)\"\(bold)/>"
        case .disposed: return "<path class=\"marbles-dashed\" d=\"M\(x) \(y - 12)v\(bottom - y + 12)\"/>"
        }
    }

    /// What stands before the elements of the same tick, above their text.
    func front(x: Int, y: Int) -> String {
        self == .disposed ? "<path class=\"marbles-hollow\" d=\"M\(x) \(y - 17)l5 5l-5 5l-5 -5z\"/>" : ""
    }

    /// The drawn sign, in a line of text, for what stands for it in a picture of a terminal; nil for another letter.
    package static func inText(_ letter: Character) -> String? {
        let signs: [Character: SVGSign] = ["^": .subscribed, "┤": .completed, "✕": .error, "!": .disposed]
        return signs[letter].map { sign in
            "<svg class=\"sign\" role=\"img\" aria-label=\"\(sign.name)\" viewBox=\"-9 -18 18 31\">"
                + sign.element(x: 0, y: 0) + "</svg>"
        }
    }

    /// What the signs mean, side by side.
    static func key(_ signs: Set<SVGSign>, x: Int, y: Int) -> (elements: [String], right: Int) {
        var x = x
        var elements: [String] = []
        for sign in allCases where signs.contains(sign) {
            elements.append(sign.element(x: x + 10, y: y))
            elements.append(SVGText.text(sign.name, x: x + 24, y: y + 5))
            x += 44 + SVGText.width(sign.name)
        }
        return (elements.isEmpty ? [] : ["<g class=\"marbles-key\">"] + elements + ["</g>"], x)
    }
}
