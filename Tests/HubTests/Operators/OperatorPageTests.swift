import Foundation
import Marbles
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

struct OperatorPageTests {
    private let sample: OperatorSample
    private var pages: [OperatorPage] { sample.pages }

    init() throws { sample = try OperatorSample.shared.get() }

    @Test func `every operator of the module has a page, and every file in Lessons/Operators is one`() {
        let operators = OperatorDoc.all(in: sample.course.checkout).map(\.name)
        #expect(Set(operators).isSubset(of: pages.map(\.name)))
        let folder = sample.course.checkout.root.appendingPathComponent(OperatorNotes.folder).path
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let notes = files.filter { $0.hasSuffix(".md") }.map { "\(OperatorNotes.folder)/\($0)" }
        #expect(notes.sorted() == (sample.catalogue.docs.map(\.page) + [OperatorTree.path]).sorted())
        #expect(
            LabOperator.all.map(\.name).filter { $0 != "ifEmpty(switchTo:)" }.allSatisfy(pages.map(\.name).contains))
    }

    @Test func `a page has a sentence, a declaration that is in the sources, a rule, a neighbour and a place`() {
        for page in pages {
            #expect(page.summary.hasSuffix("."), "\(page.name)")
            #expect(
                page.purpose.hasSuffix(".") || page.purpose.hasSuffix("?") || page.purpose.hasSuffix("\""),
                "\(page.name)")
            #expect(!page.signatures.isEmpty && page.signatures.allSatisfy { !$0.contains("{") }, "\(page.name)")
            #expect(!page.rules.isEmpty || page.otherEnd != nil, "\(page.name)")
            #expect(!page.neighbours.isEmpty, "\(page.name)")
            #expect(page.result != nil || !page.drawing.isEmpty || page.name == "bind", "\(page.name)")
            let source = SourceFile.text(of: sample.course.checkout.root.appendingPathComponent(page.path))
            let base = page.name.prefix { $0 != "(" }
            #expect(source.sourceLines[page.line - 1].contains(base), "\(page.name)")
            let words = source.split { $0.isWhitespace }.joined(separator: " ")
                .replacing("( ", with: "(").replacing(" )", with: ")").replacing("public ", with: "")
            #expect(words.contains(page.signatures[0]), "\(page.name): \(page.signatures[0])")
        }
    }

    @Test func `the step of a page uses the operator, in the lesson of the note`() throws {
        for page in pages {
            let note = try #require(sample.notes.first { $0.name == page.name })
            if let lesson = note.lesson { #expect(page.step?.lesson == lesson, "\(page.name)") }
            guard let step = page.step else { continue }
            let lesson = try sample.course.lesson(step.lesson)
            let main = sample.course.checkout.root.appendingPathComponent("Lessons/\(lesson.folder)/main.swift")
            let source = StepSource.all(in: SourceFile.text(of: main))[step.number - 1]
            #expect(source.title == step.title)
            let code = ((source.code ?? []) + (source.variant ?? [])).joined(separator: "\n")
            #expect(code.contains(page.name.prefix { $0 != "(" }), "\(page.name)")
        }
        #expect(pages.count { $0.step != nil } > 60)
    }

    @Test func `a neighbour is a page, on both pages with the same runs, and the two outputs differ`() throws {
        for note in sample.notes {
            for contrast in note.contrasts {
                #expect(contrast.difference.hasSuffix("."), "\(contrast.place)")
                for (name, run) in zip([note.name, contrast.other], contrast.runs) {
                    let stages = try run.result().request.stages
                    #expect(stages[0].name == name && stages.count < 3, "\(run.place)")
                }
            }
        }
        for page in pages {
            for neighbour in page.neighbours {
                let other = try #require(pages.first { $0.name == neighbour.name })
                #expect(other.neighbours.contains { $0.name == page.name && $0.difference == neighbour.difference })
                #expect(neighbour.results.isEmpty == (neighbour.timeline == nil))
                guard neighbour.results.count == 2 else { continue }
                #expect(neighbour.results[0].request.stages.contains { $0.name == page.name }, "\(page.name)")
                #expect(!neighbour.results[0].looksLike(neighbour.results[1]), "\(page.name), \(neighbour.name)")
            }
        }
    }

    @Test func `what is to be tried is typed in a shell, runs, and draws the picture of the page`() throws {
        for page in pages where !page.tryIt.isEmpty {
            let words = ShellWords.split(LabOperator.command(page.tryIt)).dropFirst(4)
            #expect(Array(words) == page.tryIt, "\(page.name)")
            let terminal = FakeTerminal()
            let status = Hub(directory: sample.course.checkout.root, terminal: terminal).run(["marble"] + words)
            #expect(status == 0 && terminal.complaints.isEmpty, "\(page.name)")
            #expect(terminal.text.contains(try #require(page.result).sentence.prefix(30)), "\(page.name)")
        }
    }

    @Test(arguments: [40, 80], [true, false])
    func `a page fits`(columns: Int, hasUnicode: Bool) throws {
        let renderer = Renderer(
            width: min(100, columns), paint: Paint(hasColour: false, isASCII: !hasUnicode), widest: columns)
        let drawing = OperatorDrawing(style: hasUnicode ? .unicode : .ascii, width: renderer.width)
        for page in pages {
            for line in renderer.lines(page.blocks(drawing)) {
                let text = line.text
                // A command and a path are not broken: they are to be pasted.
                #expect(
                    text.displayWidth <= columns || text.contains("swift run") || text.contains("Sources/"),
                    "\(page.name): \(text)")
                #expect(!text.unicodeScalars.contains { $0.value < 32 || $0.value == 127 })
                #expect(hasUnicode || text.unicodeScalars.allSatisfy(\.isASCII), "\(page.name): \(text)")
            }
        }
    }
}

extension LabResult {
    fileprivate func looksLike(_ other: LabResult) -> Bool {
        output == other.output && shown.map(\.events) == other.shown.map(\.events)
    }
}

/// Words of a command line, as a shell reads them.
private enum ShellWords {
    static func split(_ line: String) -> [String] {
        var words: [String] = []
        var rest = line[...]
        while let first = rest.first {
            if first == " " {
                rest.removeFirst()
            } else if first == "'" {
                rest.removeFirst()
                words.append(String(rest.prefix { $0 != "'" }))
                rest = rest.drop { $0 != "'" }.dropFirst()
            } else {
                words.append(String(rest.prefix { $0 != " " }))
                rest = rest.drop { $0 != " " }
            }
        }
        return words
    }
}
