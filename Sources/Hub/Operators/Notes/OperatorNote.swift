/// What the comment over an operator does not say: what it is for, and what other libraries call it.
struct OperatorNote: Sendable {
    let name: String
    /// When somebody reaches for it, in a sentence. Backticks mark code.
    let purpose: String
    /// Its name in Combine. Nil if Combine has nothing of the kind.
    let combine: String?
    /// What does its work where an `AsyncSequence` is read. Nil if nothing of the kind comes with Swift.
    let swift: String?
    /// Its names in RxJS, where they are not the same.
    let rxjs: [String]
    /// The lesson that teaches it, where another lesson uses it before.
    let lesson: String?
    /// How it ends and fails, where the comment over it has nothing about that.
    let rule: String?
    /// What to type after `marble` for its picture, where the laboratory shows it with another operator.
    let example: [String]

    /// - Parameters:
    ///   - combine: `=` if the name is the same.
    ///   - swift: `=` if the name is the same. `package:` stands before what swift-async-algorithms has.
    init(
        _ name: String, _ purpose: String, combine: String? = nil, swift: String? = nil, rxjs: String...,
        lesson: String? = nil, rule: String? = nil, example: [String] = []
    ) {
        let own = String(name.prefix { $0 != "(" })
        (self.name, self.purpose, self.rxjs, self.lesson) = (name, purpose, rxjs, lesson)
        (self.rule, self.example) = (rule, example)
        self.combine = combine == "=" ? "`\(own)`" : combine
        self.swift = swift?.replacing("package:", with: "swift-async-algorithms:").replacing("=", with: "`\(own)`")
    }

    /// Its names in other libraries, each with its library.
    var elsewhere: [(library: String, name: String)] {
        Self.words(combine).map { ("Combine", $0) } + Self.words(swift).map { ("AsyncSequence", $0) }
            + rxjs.map { ("RxJS", $0) }
    }

    /// The names between backticks.
    private static func words(_ text: String?) -> [String] {
        (text ?? "").matches(of: /`([^`]+)`/).map { String($0.1) }.filter { !$0.contains(" ") && !$0.hasPrefix("@") }
    }

    /// Every note, in the order of the categories.
    static let all =
        creating + transforming + filtering + combining + errorHandling + conditional + aggregating + utility
        + connecting + subjects + traits
}
