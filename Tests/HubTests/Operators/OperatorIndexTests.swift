import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct OperatorIndexTests {
    private let sample: OperatorSample
    private let index: OperatorIndex

    init() throws {
        sample = try OperatorSample.shared.get()
        index = try OperatorIndex(sample.catalogue)
    }

    @Test(arguments: [
        "removeDuplicates": "distinctUntilChanged", "switchMap": "flatMapLatest", "Defer": "deferred",
        "defer": "deferred", "exhaustMap": "flatMapFirst", "mergeMap": "flatMap", "prefix": "take",
        "prefix(while:)": "take(while:)", "sink": "subscribe", "receive": "observe(on:)", "handleEvents": "do",
        "tap": "do", "chain": "concat", "reductions": "scan", "race": "amb", "append": "concat",
        "prepend": "startWith", "collect": "toArray", "PassthroughSubject": "PublishSubject",
        "CurrentValueSubject": "BehaviorSubject", "AsyncTimerSequence": "interval", "Throw": "error",
        "Switch": "switchLatest", "catchError": "catch", "Just": "just", "debounceTime": "debounce",
        "replaceError": "catchAndReturn", "dropFirst": "skip", "Subject": "PublishSubject",
    ])
    func `a name of another library leads to the page, and says so`(_ word: String, _ page: String) throws {
        let found = try index.find(word)
        #expect(found.page == page)
        #expect(found.remark?.lowercased().hasPrefix("`\(word.lowercased())") == true)
        #expect(found.remark?.contains(" is ") == true)
    }

    @Test(arguments: [
        "observeOn": "observe(on:)", "subscribeOn": "subscribe(on:)", "catchErrorJustReturn": "catchAndReturn",
        "retryWhen": "retry(when:)", "elementAt": "element(at:)", "Variable": "BehaviorRelay",
        "shareReplayLatestWhileConnected": "share", "takeUntil": "take(until:)", "flatMapFirst": "flatMapFirst",
    ])
    func `an earlier name leads to today's`(_ word: String, _ page: String) throws {
        #expect(try index.find(word).page == page)
    }

    @Test func `every name on a page resolves to it, or to a page that names it`() throws {
        #expect(try index.problems == [])
        for doc in sample.catalogue.docs {
            for name in doc.reactiveX {
                let found = try index.find(name)
                let isNamed = found.page == doc.name || found.remark?.contains(doc.name) == true
                #expect(
                    isNamed || sample.catalogue.names.contains { $0.lowercased() == name.lowercased() }
                        || found.substitute != nil, "\(name) of \(doc.name)")
            }
        }
        for (name, page) in OperatorIndex.parts { #expect(try index.find(name).page == page) }
        for one in sample.substitutes { #expect(try index.find(one.name).substitute == one, "\(one.name)") }
    }

    @Test
    func `each name of a page leads to it, however it is typed, and so does every earlier name`()
        throws
    {
        for name in sample.catalogue.names {
            #expect(try index.find(name) == .init(page: name))
            #expect(try index.find(LabOperator.typed(name)).page == name)
            #expect(try index.find(name + "()").page == name)
        }
        #expect(try index.find("FLATMAPLATEST").page == "flatMapLatest")
        #expect(try index.find("takeuntil").page == "take(until:)")
        #expect(sample.catalogue.oldNames.all.count >= 14)
        for (old, name) in sample.catalogue.oldNames.all where old != "addDisposableTo" {
            #expect(try index.find(old).page == name)
        }
    }

    @Test func `what replaces a missing operator runs`() throws {
        for one in sample.substitutes {
            guard let run = one.run else { continue }
            #expect(try run.result().output.last?.value.isStopEvent == true, "\(one.name)")
        }
        #expect(try LabSample.output(try words("last")) == "------(3|)")
        #expect(try LabSample.output(try words("count")) == "------(3|)")
        #expect(try LabSample.output(try words("max")) == "------(3|)")
        #expect(try LabSample.output(try words("min")) == "------(1|)")
        #expect(try LabSample.output(try words("all")) == "------(a|) a: true")
        #expect(try LabSample.output(try words("contains")) == "---(a|) a: true")
        #expect(try LabSample.output(try words("distinct")) == "-1-2---3---|")
        #expect(try LabSample.output(try words("find")) == "---(2|)")
    }

    private func words(_ name: String) throws -> [String] {
        try #require(sample.substitutes.first { $0.name == name }?.run).words
    }

    @Test func `an answer says why it is one, and what to write; an unknown name is an error, with the nearest ones`() {
        let lines = sample.answer("sum").terminal.lines
        #expect(lines.prefix(2) == ["There is no `sum` here. Write:", "  reduce(0) { $0 + $1 }"])
        let answer = sample.answer("switchMap").terminal
        #expect(answer.lines.first == "`switchMap` is the name in RxJS.")
        #expect(answer.lines.contains { $0.hasPrefix("flatMapLatest  ") })
        let near = sample.answer("debunce")
        #expect(near.status == 64)
        #expect(near.terminal.text.isEmpty)
        #expect(near.terminal.complaints.first == "There is no operator \"debunce\". Did you mean debounce?")
        let far = sample.answer("xyzzy\u{1B}[31m")
        #expect(far.status == 64)
        #expect(far.terminal.complaints.allSatisfy { !$0.contains("\u{1B}") })
        #expect(far.terminal.complaints.last?.contains("--tree") == true)
    }

    /// Equivalents.md of modern-swift is the course's own table: the notes must agree with it.
    @Test func `the names agree with the table of the last lesson`() throws {
        let folder = try sample.course.lesson("modern-swift").folder
        let file = sample.course.checkout.root.appendingPathComponent("Lessons/\(folder)/Equivalents.md")
        var compared = 0
        for line in SourceFile.text(of: file).sourceLines where line.hasPrefix("| `") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            for name in cells[1].matches(of: /`([^`]+)`/).map({ String($0.1) }) {
                guard let note = sample.notes.first(where: { $0.name == name }) else { continue }
                let (combine, swift) = (note.otherNames["Combine"] ?? "", note.otherNames["AsyncSequence"] ?? "")
                compared += 1
                #expect((combine == "none") == ["none", "no single type"].contains(cells[2]), "\(name): \(cells[2])")
                #expect(
                    (swift == "none") == (cells[3] == "none") || cells[3].hasPrefix("`guard`"), "\(name): \(cells[3])"
                )
                if cells[2] == "the same" { #expect(combine.hasPrefix("`\(name)"), "\(name)") }
                if cells[3] == "the same" { #expect(swift == "`\(name)`", "\(name)") }
                if cells[3].contains("ackage") {
                    #expect(swift.contains("swift-async-algorithms"), "\(name)")
                }
            }
        }
        #expect(compared > 40)
    }
}
