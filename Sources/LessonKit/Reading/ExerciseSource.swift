/// An exercise, which is a file: `Exercises/03-a-late-fan.swift`.
///
/// The file's name is that of its check. The comment on top begins with a line such as `// Repair · A late fan (class, 6 min)`.
package struct ExerciseSource: Equatable, Sendable {
    package static let kinds = ["Predict", "Complete", "Repair", "Build"]

    /// `03-a-late-fan.swift`
    package let file: String
    package let number: Int
    /// One of `kinds`; empty where the first line names none.
    package let kind: String
    /// Where the first line has none, what the file's name says.
    package let title: String
    /// Where it is meant to be done, and in how many minutes; nil where the first line does not say.
    package let setting: Setting?

    /// - Returns: nil if an exercise cannot have that name.
    package init?(file: String, text: String) {
        guard file.hasSuffix(".swift"), file.dropFirst(2).hasPrefix("-"), let number = Int(file.prefix(2)) else {
            return nil
        }
        let words = text.prefix { !$0.isNewline }.split(separator: "·", maxSplits: 1).map(trimmed)
        let isHeader = words.count == 2 && words[0].hasPrefix("//")
        let kind = isHeader ? trimmed(words[0].dropFirst(2)) : ""
        let (title, setting) = isHeader ? Setting.taken(from: words[1]) : ("", nil)
        let said = file.dropFirst(3).dropLast(".swift".count).replacing("-", with: " ")
        (self.file, self.number, self.setting) = (file, number, setting)
        self.kind = Self.kinds.contains(kind) ? kind : ""
        self.title = title.isEmpty ? said.prefix(1).uppercased() + said.dropFirst() : title
    }

    /// The name of the file for this title: `03-a-late-fan.swift`.
    package var wantedFile: String {
        let words = title.lowercased().filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }
        return (number < 10 ? "0" : "") + "\(number)-" + words.joined(separator: "-") + ".swift"
    }
}

extension ExerciseSource: CustomStringConvertible {
    /// `3 · A late fan`
    package var description: String { "\(number) · \(title)" }
}

extension ExerciseSource {
    /// `(class, 6 min)` at the end of the first line.
    package struct Setting: Equatable, Sendable, CustomStringConvertible {
        package enum Place: String, Sendable {
            case inClass = "class"
            case atHome = "home"
        }

        package let place: Place
        package let minutes: Int

        package var description: String { "(\(place.rawValue), \(minutes) min)" }

        /// The title without the setting, and the setting. What is no setting stays a part of the title.
        static func taken(from text: String) -> (title: String, setting: Setting?) {
            guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return (text, nil) }
            let words = text[text.index(after: open)...].dropLast().split(separator: ",").map(trimmed)
            guard let place = words.first.flatMap(Place.init) else { return (text, nil) }
            let minutes = words.count == 2 && words[1].hasSuffix(" min") ? Int(words[1].dropLast(4)) : nil
            return (trimmed(text[..<open]), minutes.map { Setting(place: place, minutes: $0) })
        }
    }
}

private func trimmed(_ text: some StringProtocol) -> String {
    var text = text[...].drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
}
