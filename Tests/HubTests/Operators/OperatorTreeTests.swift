import Foundation
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

struct OperatorTreeTests {
    private let sample: OperatorSample
    private let tree: OperatorTree

    init() throws {
        sample = try OperatorSample.shared.get()
        tree = sample.tree
    }

    @Test func `each path is walked with keys to its page, and every substitute is at the end of one`() throws {
        let reached = Set(tree.leaves.map(\.leaf.page))
        #expect(reached.isSubset(of: sample.catalogue.names))
        #expect(tree.leaves.count > 100)
        #expect(Set(sample.substitutes.map(\.name)) == Set(tree.leaves.compactMap(\.leaf.substitute?.name)))
        for (path, leaf) in tree.leaves {
            let terminal = FakeTerminal(keys: Key.all(path.lowercased() + "q"))
            let hub = Hub(directory: sample.course.checkout.root, terminal: terminal)
            let desk = OperatorDesk(hub, sample.catalogue, isASCII: false)
            try OperatorQuestions(hub, tree, page: { try desk.head(of: $0) + [.prose("The page of \($0.page)")] }).run()
            #expect(terminal.lines.contains("The page of \(leaf.page)"), "\(path)")
            let isWritten = leaf.code != nil || leaf.substitute != nil
            #expect(terminal.lines.contains("Write:") == isWritten, "\(path)")
            #expect(!isWritten || terminal.text.contains(leaf.text.prefix(30)), "\(path)")
        }
    }

    @Test func `the end of a path is the page itself`() throws {
        let (status, terminal) = sample.answer(keys: Key.all("abcaq"))
        #expect(status == 0)
        #expect(terminal.complaints.isEmpty)
        let page = try #require(sample.pages.first { $0.name == "debounce" })
        #expect(terminal.text.contains(try #require(page.result).sentence))
        #expect(terminal.text.contains("throttle(3)"))
    }

    @Test func `a question has two to nine answers, which differ, and ends in a question mark or leads to one`() {
        func check(_ tree: OperatorTree) {
            #expect((2...9).contains(tree.choices.count), "\(tree.question)")
            #expect(tree.question.hasSuffix("?"))
            #expect(tree.question.count <= 100)
            #expect(Set(tree.choices.map(\.answer)).count == tree.choices.count)
            for choice in tree.choices {
                #expect(!choice.answer.hasSuffix("."))
                #expect(choice.answer.count <= 72, "\(choice.answer)")
                if case .question(let next) = choice.next { check(next) }
            }
        }
        check(tree)
        #expect(tree.leaves.allSatisfy { $0.path.count <= 6 })
    }

    @Test func `a wrong turn is taken back, also from a page`() {
        let keys: [Key] =
            Key.all("b") + [.character("-"), .character("x"), .character("0"), .backspace] + Key.all("c1") + [.left]
            + Key.all("Aq")
        let (_, terminal) = sample.answer(keys: keys)
        let first = tree.question
        #expect(terminal.lines.count { $0.contains(first) } == 2)
        #expect(
            terminal.lines.filter { $0.hasPrefix("No stream yet") } == [
                "No stream yet", "No stream yet > Values that I already have", "No stream yet",
                "No stream yet > Values that I already have",
            ])
    }

    @Test(arguments: ["311q", "CAAq", "ㅊㅁㅁㅂ"])
    func `a number, a small letter and a key of a Korean keyboard are a letter`(_ keys: String) {
        let (_, terminal) = sample.answer(keys: Key.all(keys))
        #expect(terminal.lines.contains { $0.hasPrefix("just  ") })
    }

    @Test func `into a pipe it prints the first question and how to go on, and a path goes on`() {
        let (status, terminal) = sample.answer()
        #expect(status == 0)
        #expect(terminal.lines.first == " ? \(tree.question)")
        #expect(terminal.lines.last == "    swift run workbook operator --path A")
        let second = sample.answer("--path", "ca").terminal
        #expect(second.lines.first == "No stream yet > Values that I already have")
        #expect(second.lines.last == "    swift run workbook operator --path CAA")
        #expect(sample.answer("--path=CAA").terminal.lines.contains { $0.hasPrefix("just  ") })
    }

    @Test func `a path that does not exist is an error`() {
        let far = sample.answer("--path", "CAAB")
        #expect(far.status == 64)
        #expect(far.terminal.complaints == ["--path CAAB: after CAA there is no further question."])
        let wide = sample.answer("--path", "CZ")
        #expect(wide.status == 64)
        #expect(wide.terminal.complaints == ["--path CZ: the question after C has the answers A to E, and not Z."])
        #expect(sample.answer("--path").status == 64)
        #expect(sample.answer("--path", "A", "map").status == 64)
        #expect(sample.answer("map", "--tree").status == 64)
    }

    @Test(arguments: [true, false])
    func `the whole tree fits into 80 columns, and names every page`(hasUnicode: Bool) {
        let text = sample.answer("--tree", hasUnicode: hasUnicode).terminal
        #expect(text.lines.allSatisfy { $0.displayWidth <= 80 })
        #expect(hasUnicode || text.text.unicodeScalars.allSatisfy(\.isASCII))
        let plain = sample.answer("--tree", "--ascii").terminal.text
        #expect(plain.unicodeScalars.allSatisfy { $0.isASCII })
        for (path, leaf) in tree.leaves {
            let isThere = text.text.contains(leaf.text) || text.text.contains(leaf.page)
            #expect(isThere, "\(path)")
        }
    }
}
