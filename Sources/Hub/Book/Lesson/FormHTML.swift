/// A screen that a step printed, as a form: its fields, buttons and lights, each in the columns in which it stood.
struct FormHTML {
    private let lines: [String]

    /// Nil where `text` is no screen. One has a title, and then an empty line.
    init?(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count > 2, lines[1].isEmpty else { return nil }
    }

    var html: HTML {
        .tag(
            "code", ["class": "form"],
            [.tag("b", [.text(lines[0])])] + lines.dropFirst(2).flatMap { [.text("\n")] + Self.line($0) })
    }

    /// A line with its controls. The mark of the focus becomes a frame around the control behind it.
    private static func line(_ line: String) -> [HTML] {
        var parts: [HTML] = []
        var rest = line[...]
        while let match = rest.firstMatch(of: #/\[( ?)([^\[\]]*) \]( \(disabled\))?|([●○]) (\w+)/#) {
            let before = rest[..<match.range.lowerBound]
            parts.append(.text(String(before).replacing("›", with: " ")))
            if let (lamp, colour) = match.4.flatMap({ lamp in match.5.map { (lamp, $0) } }) {
                parts += [.tag("span", ["class": "lamp \(colour)"], [.text(String(lamp))]), .text(" \(colour)")]
            } else {
                let (space, text) = (match.1 ?? "", match.2 ?? "")
                let isField = space.isEmpty || text.allSatisfy { $0 == " " }
                let kind = [
                    isField ? "field" : "button", before.contains("›") ? "focus" : "", match.3 == nil ? "" : "off",
                ]
                parts += [
                    .tag(
                        "span", ["class": kind.filter { !$0.isEmpty }.joined(separator: " ")],
                        [.text(" \(space)\(text)  ")]),
                    match.3.map { .tag("span", ["class": "state"], [.text(String($0))]) } ?? .nothing,
                ]
            }
            rest = rest[match.range.upperBound...]
        }
        return parts + [.text(String(rest).replacing("›", with: " "))]
    }
}
