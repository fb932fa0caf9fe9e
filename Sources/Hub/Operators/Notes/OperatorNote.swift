import LessonKit

/// What the page of an operator in Lessons/Operators says: what the comment over the operator has no place for. Backticks in a text
/// mark code.
struct OperatorNote {
    let name: String
    /// As seen from the checkout.
    let path: String
    /// When somebody reaches for it, in a sentence.
    var purpose = ""
    /// How it ends and fails, where the comment over it has nothing about that.
    var rule: String?
    /// Operators that it is confused with, and whose pages say what is different.
    var references: [OperatorLink] = []
    /// Those of which this page says what is different.
    var contrasts: [OperatorContrast] = []
    /// Operators of other libraries that it replaces.
    var substitutes: [OperatorSubstitute] = []
    /// What each library calls it, or has in its place.
    var otherNames: [String: String] = [:]
    /// The line of each.
    var lines: [String: Int] = [:]
    /// The lesson that teaches it, where another lesson uses it before.
    var lesson: String?
    /// A run of it, where the laboratory shows it with another operator.
    var example: OperatorRun?

    /// The libraries, in the order in which their names are shown.
    static let libraries = ["Combine", "AsyncSequence", "RxJS"]

    /// Its names in other libraries, each with its library.
    var elsewhere: [(library: String, name: String)] {
        Self.libraries.flatMap { library in
            (otherNames[library] ?? "").matches(of: /`([^`]+)`/).map { String($0.1) }
                // Words with a space are code that does its work. In RxJS they are names.
                .filter { library == "RxJS" || !$0.contains(" ") && !$0.hasPrefix("@") }.map { (library, $0) }
        }
    }
}

/// Another operator that is easily confused with a page's.
struct OperatorContrast {
    var other: String
    let place: SourcePlace
    /// What is different. It names both.
    var difference = ""
    /// A run of the page's operator, and one of the other on the same input. Empty where the laboratory cannot show it.
    var runs: [OperatorRun] = []
}

/// An operator of another library that this module lacks, and what does its work here.
struct OperatorSubstitute: Equatable {
    /// Its name elsewhere.
    let name: String
    let place: SourcePlace
    /// What to write instead.
    var code = ""
    /// Nil if the laboratory cannot show it.
    var run: OperatorRun?
}

/// A command of a page that draws a diagram.
struct OperatorRun: Equatable {
    /// What stands after `marble`.
    let words: [String]
    let place: SourcePlace

    /// - Throws: `LabError` or `OperatorNoteError`, with the place of the command.
    func result() throws -> LabResult {
        do {
            return try LabResult(words: words)
        } catch let error as LabError {
            throw LabError([.prose("\(place):")] + error.blocks)
        } catch let error as LabOperator.Unknown {
            throw OperatorNoteError(place: place, text: error.named(in: [:]).description)
        }
    }
}

/// What keeps a page of Lessons/Operators from being read.
struct OperatorNoteError: Error, CustomStringConvertible {
    let place: SourcePlace
    let text: String

    var description: String { "\(place): \(text)" }
}
