/// An exercise as it stands in Exercise.swift, from its header to the next.
package struct ExerciseSource: Equatable, Sendable {
    package static let kinds = ["Predict", "Complete", "Repair", "Build"]

    package let number: Int
    /// One of `kinds`; empty when the header names none.
    package let kind: String
    package let title: String
    /// Where it is meant to be done, and in how many minutes; nil where the header does not say.
    package var setting: Setting?
    /// The line of its header, from 1.
    package var line: Int
    /// The functions that stand under it.
    package var functions: [String] = []

    /// Every exercise in `source`, in order. A header is a comment such as `// 3 · Repair · A late fan (class, 6 min)`.
    package static func all(in source: String) -> [ExerciseSource] {
        var exercises = headers(in: source)
        for function in SwiftScanner(source).functions where function.depth == 0 {
            guard let index = exercises.lastIndex(where: { $0.line < function.line }) else { continue }
            exercises[index].functions.append(function.name)
        }
        return exercises
    }

    /// The same, without the functions, which take longer to find.
    package static func headers(in source: String) -> [ExerciseSource] { headers(in: source.sourceLines) }

    package static func headers(in lines: [Substring]) -> [ExerciseSource] {
        lines.enumerated().compactMap { header($1, line: $0 + 1) }
    }

    /// Read without a regular expression, which in a debug build takes longer than all the rest of the file.
    private static func header(_ text: Substring, line: Int) -> ExerciseSource? {
        guard text.hasPrefix("//"), text.dropFirst(2).first(where: { $0 != " " })?.isNumber == true else { return nil }
        let parts = text.dropFirst(2).split(separator: "·", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
        guard parts.count == 2, parts[0].allSatisfy("0123456789".contains), let number = Int(parts[0]) else {
            return nil
        }
        let words = parts[1].split(separator: "·", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
        let isKind = words.count == 2 && !words[1].isEmpty && words[0].allSatisfy { $0.isLetter || $0.isNumber }
        let (title, setting) = Setting.taken(from: isKind ? words[1] : parts[1])
        return ExerciseSource(
            number: number, kind: isKind && kinds.contains(words[0]) ? words[0] : "", title: title, setting: setting,
            line: line)
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension ExerciseSource {
    /// `(class, 6 min)` at the end of a header.
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
            guard text.hasSuffix(" min)"), let open = text.lastIndex(of: "(") else { return (text, nil) }
            let words = text[text.index(after: open)...].dropLast(" min)".count).split(separator: ",").map(trimmed)
            guard words.count == 2, let place = Place(rawValue: words[0]), let minutes = Int(words[1]) else {
                return (text, nil)
            }
            return (trimmed(text[..<open]), Setting(place: place, minutes: minutes))
        }
    }
}
