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

    /// - Parameters:
    ///   - combine: `=` if the name is the same.
    ///   - swift: `=` if the name is the same. `package:` stands before what swift-async-algorithms has.
    init(
        _ name: String, _ purpose: String, combine: String? = nil, swift: String? = nil, rxjs: String...,
        lesson: String? = nil
    ) {
        let own = String(name.prefix { $0 != "(" })
        (self.name, self.purpose, self.rxjs, self.lesson) = (name, purpose, rxjs, lesson)
        self.combine = combine == "=" ? "`\(own)`" : combine
        self.swift = swift?.replacing("package:", with: "swift-async-algorithms:").replacing("=", with: "`\(own)`")
    }

    /// Every note, in the order of the categories.
    static let all =
        creating + transforming + filtering + combining + errorHandling + conditional + aggregating + utility
        + connecting + subjects + traits
}
