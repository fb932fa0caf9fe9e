/// The signs of a row that are no elements.
enum SVGSign: Int, CaseIterable {
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

    /// - Parameter isTall: Whether a marble stands in front of it.
    func element(x: Int, y: Int, isTall: Bool) -> String {
        let half = isTall ? 19 : 12
        return switch self {
        case .subscribed: "<path class=\"marbles-solid\" d=\"M\(x - 5) \(y - 7)l11 7l-11 7z\"/>"
        case .completed: "<path class=\"marbles-bar\" d=\"M\(x) \(y - half)V\(y + half)\"/>"
        case .error:
            "<path class=\"marbles-bar\" d=\"M\(x - half + 3) \(y - half + 3)L\(x + half - 3) \(y + half - 3)M\(x + half - 3) \(y - half + 3)L\(x - half + 3) \(y + half - 3)\"/>"
        case .disposed:
            "<path class=\"marbles-dashed\" d=\"M\(x) \(y - half)V\(y + half)\"/>"
                + "<path class=\"marbles-hollow\" d=\"M\(x) \(y - half - 5)l5 5l-5 5l-5 -5z\"/>"
        }
    }

    /// What the signs mean, side by side.
    static func key(_ signs: Set<SVGSign>, x: Int, y: Int) -> (elements: [String], right: Int) {
        var x = x
        var elements: [String] = []
        for sign in allCases where signs.contains(sign) {
            elements.append(sign.element(x: x + 10, y: y, isTall: false))
            elements.append(SVGText.text(sign.name, x: x + 28, y: y + 4, size: 12))
            x += 44 + SVGText.width(sign.name, size: 12)
        }
        return (elements, x)
    }
}
