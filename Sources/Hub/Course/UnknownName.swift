import LessonKit

/// A lesson, exercise, command or option that does not exist, and what may have been meant.
struct UnknownName: Error, Equatable, CustomStringConvertible {
    let description: String

    /// - Parameters:
    ///   - kind: what `name` was taken for: "lesson".
    ///   - place: the lesson that was searched; empty if it adds nothing.
    ///   - nearest: what may have been meant, if not the nearest of `all`; if empty, `all` is shown instead.
    ///   - advice: a command that helps further.
    init(kind: String, name: String, place: String = "", nearest: [String]? = nil, all: [String], advice: String) {
        let nearest = nearest ?? Nearest.names(to: name, in: all)
        let missing = "There is no \(kind) \"\(name)\"\(place.isEmpty ? "" : " in \(place)")."
        let help =
            if !nearest.isEmpty {
                " Did you mean \(Self.list(nearest, last: "or"))?"
            } else if !all.isEmpty {
                " There \(all.count == 1 ? "is" : "are") \(Self.list(all, last: "and"))."
            } else {
                ""
            }
        description = "\(missing)\(help)\n\(advice)"
    }

    /// A known name whose thing is missing.
    init(_ finding: Finding) {
        description = ["\(finding.text) \(finding.advice)", finding.command].compactMap(\.self).joined(separator: "\n")
    }

    /// `a, b or c`
    private static func list(_ names: [String], last: String) -> String {
        names.count < 2
            ? names.joined() : "\(names.dropLast().joined(separator: ", ")) \(last) \(names[names.count - 1])"
    }
}
