import Foundation

/// A file of Sources/Streams/Arities: what its overloads should be.
struct ArityFile: Sendable, CustomStringConvertible {
    let description: String
    private let text: String

    static let all = [
        combining("combineLatest", by: "combining", "get", of: "The latest elements of % sources"),
        combining("zip", by: "zipping", "take", of: "The elements of % sources"),
        shared("combineLatest", of: "the latest elements of % sequences"),
        shared("zip", of: "the elements of % sequences, in their order"),
    ]

    /// The overloads of an operator on observables. Its form for two sources stands with the operator.
    private static func combining(
        _ name: String, by helper: String, _ get: String, of summary: String
    ) -> ArityFile {
        ArityFile(
            name: "Observable+\(name.capitalizedFirst)",
            head:
                "A source more in each. Parameter packs would make one of them all, at five times the cost of an element.",
            selecting: (3...8).map(Arity.init).map { arity in
                """
                /// \(summary.replacing("%", with: arity.word)): see `\(name)` of two.
                public static func \(name)<\(arity.list("%: ObservableType"))>(
                    \(arity.list("_ source#: %")),
                    resultSelector: @escaping (\(arity.list("%.Element"))) throws -> Element
                ) -> Observable<Element> {
                    \(helper) { sources in
                        let (\(arity.list("&"))) = (\(arity.list("sources.add(source#)")))
                        return { try resultSelector(\(arity.list("&.\(get)()"))) }
                    }
                }
                """
            }.inExtension("ObservableType"),
            tuples: (3...8).map(Arity.init).map { arity in
                """
                /// \(summary.replacing("%", with: arity.word)), as tuples: see `\(name)` of two.
                public static func \(name)<\(arity.list("%: ObservableType"))>(
                    \(arity.list("_ source#: %"))
                ) -> Observable<(\(arity.list("%.Element")))> {
                    .\(name)(\(arity.list("source#"))) { (\(arity.list("$@"))) }
                }
                """
            }.inExtension("ObservableType where Element == Any"))
    }

    /// The overloads of the same operator on shared sequences.
    private static func shared(_ name: String, of summary: String) -> ArityFile {
        ArityFile(
            name: "SharedSequence+\(name.capitalizedFirst)",
            head: """
                The operator on observables; the result is shared. A function for each number of sources: with a parameter pack
                the compiler crashes at a closure with another number of arguments, and shows no error.
                """,
            selecting: (2...8).map(Arity.init).map { arity in
                """
                /// The results of `resultSelector` for \(summary.replacing("%", with: arity.word)).
                public static func \(name)<\(arity.list("%: SharedSequenceConvertibleType"))>(
                    \(arity.list("_ source#: %")),
                    resultSelector: @escaping (\(arity.list("%.Element"))) throws -> Element
                ) -> SharedSequence<SharingStrategy, Element>
                where \(arity.list("%.SharingStrategy == SharingStrategy")) {
                    SharedSequence(
                        Observable.\(name)(
                            \(arity.list("source#.asObservable()")), resultSelector: resultSelector))
                }
                """
            }.inExtension("SharedSequence"),
            tuples: (2...8).map(Arity.init).map { arity in
                """
                /// Tuples of \(summary.replacing("%", with: arity.word)).
                public static func \(name)<\(arity.list("%: SharedSequenceConvertibleType"))>(
                    \(arity.list("_ source#: %"))
                ) -> SharedSequence<SharingStrategy, (\(arity.list("%.Element")))>
                where \(arity.list("%.SharingStrategy == SharingStrategy")) {
                    SharedSequence<SharingStrategy, (\(arity.list("%.Element")))>(
                        Observable.\(name)(\(arity.list("source#.asObservable()"))))
                }
                """
            }.inExtension("SharedSequenceConvertibleType where Element == Any"))
    }

    private init(name: String, head: String, selecting: String, tuples: String) {
        description = "\(name).swift"
        let comment = head.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n")
        text = "\(comment)\n\n\(selecting)\n\n\(tuples)\n"
    }

    /// What stands in the file, if it stands there.
    private var present: String? { try? String(contentsOf: url, encoding: .utf8) }

    /// Whether the file has these overloads. The formatter decides on its white space.
    var isUpToDate: Bool { present.map { $0.filter { !$0.isWhitespace } } == text.filter { !$0.isWhitespace } }

    func write() throws { try Data(text.utf8).write(to: url) }

    private var url: URL {
        URL(filePath: #filePath).appending(path: "../../../../Sources/Streams/Arities/\(description)").standardized
    }
}

extension [String] {
    fileprivate func inExtension(_ type: String) -> String { "extension \(type) {\n\(joined(separator: "\n\n"))\n}" }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
