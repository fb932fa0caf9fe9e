import Foundation
import LessonKit

/// An operator that somebody begins: what it lacks of its four files is laid out, and a TODO stands where words are missing.
struct NewOperator {
    let name: String
    let category: String
    private let base: String
    private let label: String?
    /// Whether it takes another observable: as those of Combining, `sample(_:)` and `take(until:)`.
    private let hasOther: Bool
    private let course: Course
    private var root: URL { course.checkout.root }

    /// - Parameter category: The folder of Sources/Streams; nil if the operator is there already.
    /// - Throws: `UsageError` or `UnknownName`
    init(named given: String, in category: String?, _ course: Course) throws {
        guard let match = given.wholeMatch(of: /([a-z][A-Za-z0-9]*)(?:\(([a-z][A-Za-z0-9]*|_):\))?(?:\(\))?/) else {
            throw UsageError(
                "\"\(given)\" cannot be an operator's name. Write it as in code: pairwise, 'sample(_:)' or 'take(until:)'"
            )
        }
        let base = String(match.1)
        let label = match.2.flatMap { $0 == "_" ? nil : String($0) }
        let name = label.map(OperatorDoc.labels.contains) == true ? "\(base)(\(label ?? ""):)" : base
        let known = OperatorDoc.all(in: course.checkout).first { $0.name == name }
        let categories = OperatorDoc.categories
        if let category, !categories.contains(category) {
            throw UnknownName(
                kind: "category", name: category, all: categories,
                advice: "They are the folders of Sources/Streams.")
        }
        if let known, let category, known.category != category {
            throw UsageError("\(name) stands in \(known.path) already.")
        }
        guard let category = known?.category ?? category else {
            throw UsageError(
                "Sources/Streams has no \(name). In which folder does it belong? swift run workbook author operator '\(given)' "
                    + "Transforming\nThere are \(categories.joined(separator: ", ")).")
        }
        (self.name, self.base, self.label, self.category, self.course) = (name, base, label, category, course)
        hasOther = category == "Combining" || match.2 != nil
        // Two files of one name in a module do not compile, and macOS does not tell them apart by their case.
        let sources = try? FileManager.default.subpathsOfDirectory(
            atPath: root.appendingPathComponent("Sources/Streams").path)
        let taken = (sources ?? []).first { path in
            path != file
                && path.split(separator: "/").last?.lowercased() == file.split(separator: "/").last?.lowercased()
        }
        if known == nil, let taken {
            throw UsageError(
                "Sources/Streams/\(taken) has this name, and two files of one name do not compile. Choose another name."
            )
        }
    }

    /// As it is called with `other`: `pairwise()`, `take(until: other)`.
    private func call(_ other: String) -> String {
        hasOther ? "\(base)(\(label.map { "\($0): " } ?? "")\(other))" : "\(base)()"
    }
    private var call: String { call("other") }
    private var file: String {
        "\(category)/\(LabOperator.typed(name).prefix(1).uppercased())\(LabOperator.typed(name).dropFirst()).swift"
    }

    /// Writes what is missing.
    ///
    /// - Returns: The paths of what was written.
    func write() throws -> [String] {
        let known = OperatorDoc.all(in: course.checkout).first { $0.name == name }
        let doc = known ?? OperatorDoc(name, category, "Sources/Streams/\(file)", 1, comment: [], signature: "")
        var written = try write(source, to: doc.path) + write(page, to: doc.page)
        let runs = OperatorRecord.runs(of: category)
        let short = doc.path.replacing("Sources/Streams/", with: "")
        let ran = call("$0.source(\"other\")")
        let run = "        Documented(\"\(short)\", \"\(call)\") { $0.source().\(ran) }"
        written += try insert(run, after: OperatorRecord.runsBegin(category), unless: "\"\(short)\"", in: runs)
        let (otherRow, inputs) =
            hasOther ? (", \"---8----|\"", "(inputs: 2...2, labels: [\"source\", \"other\"])") : ("", "")
        let form = """
                    LabOperator(
                        "\(name)", example: ["\(LabOperator.typed(name))", "--1--2--|"\(otherRow)],
                        Form\(inputs) { $0.source.\(call("$0.other")) }),
            """
        if let forms = OperatorRecord.forms(of: category, in: course.checkout) {
            written += try insert(
                form, after: OperatorRecord.formsBegin(category), unless: "\"\(name)\"", in: forms)
        }
        return written
    }

    private func write(_ text: String, to path: String) throws -> [String] {
        course.checkout.has(path) ? [] : [try course.checkout.create(path, text)]
    }

    private func insert(_ text: String, after line: String, unless known: String, in path: String) throws -> [String] {
        try course.checkout.rewrite(path) { old in
            guard !old.contains(known), let place = old.range(of: line) else { return old }
            return old[..<place.upperBound] + "\n" + text + old[place.upperBound...]
        }
    }

    private var source: String {
        func row(_ label: String) -> String { label.padding(toLength: max(6, call.count), withPad: " ", startingAt: 0) }
        if hasOther {
            return """
                extension ObservableType {
                    /// TODO: what it sends, in a sentence.
                    ///
                    ///     \(row("source"))    --1--2--|
                    ///     \(row("other"))    ---8----|
                    ///     \(call)    --1--2--|
                    ///
                    /// TODO: how it ends and fails, and what the end and an error of the other do.
                    public func \(base)<Source: ObservableConvertibleType>(\(label ?? "_") other: Source) -> Observable<Element> {
                        let (source, other) = (asObservable(), other.asObservable())
                        return Observable { sink in
                            let gate = Gate()
                            let (ours, others) = (sink.lifetime.branch(), sink.lifetime.branch())
                            sink.lifetime.keep((source, other))
                            other.open(gate.entrance(to: sink.stage { _ in }, in: others, completed: {}))
                            let send = sink.stage { (element: Element) in sink.send(element) }
                            if ours.isLive { source.open(gate.entrance(to: send, in: ours, completed: sink.complete)) }
                        }
                    }
                }

                """
        }
        return """
            extension ObservableType {
                /// TODO: what it sends, in a sentence.
                ///
                ///     \(row("source"))    --1--2--|
                ///     \(call)    --1--2--|
                ///
                /// TODO: how it ends and fails, and what its closure's error does.
                public func \(call) -> Observable<Element> {
                    let source = asObservable()
                    return Observable { sink in source.attach(sink.stage { element in sink.send(element) }) }
                }
            }

            """
    }

    private var page: String {
        let map = category == "Transforming" ? "map.md" : "../Transforming/map.md"
        return """
            # \(name)

            TODO: when somebody reaches for it, in a sentence.

            ## Easily confused with

            ### [map](\(map))

            TODO: what is different, with both names.

            ## Its names elsewhere

            - Combine: none
            - AsyncSequence: none

            """
    }
}
