import ExerciseSupport
import Foundation
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

/// Every text of the course, as the loop and the player lay it out in terminals of different widths.
@Suite(.ownThread) struct CourseWidthTests {
    private static let course = Result { try Course(Checkout(containing: ownPackage)) }
    private static let paint = Paint(hasColour: false, isASCII: false)

    @Test(arguments: [40, 60, 80, 120]) func `no word of an exercise, a hint or a step is torn`(columns: Int) throws {
        let course = try Self.course.get()
        for lesson in course.lessons {
            for exercise in lesson.exercises {
                let text = try #require(exercise.untouched)
                let blocks = ExerciseTask(text).blocks
                expectWhole(exercise.path, columns) { Renderer(width: $0 - 1, paint: Self.paint).lines(blocks) }
            }
            for hints in HintSource.all(in: course.checkout.text(of: lesson.hintsPath)) {
                expectWhole("\(lesson.hintsPath): \(hints.title)", columns) { columns in
                    hints.rungs.flatMap { Renderer(width: columns - 1, paint: Self.paint).lines([.markdown($0)]) }
                }
            }
            for step in LessonText(course.checkout.text(of: lesson.pagePath)).steps {
                let entry = LessonScript.Entry(step: Step(step.title) { _ in }, text: step, code: [])
                expectWhole("\(lesson.pagePath): \(step.title)", columns) { columns in
                    let page = Page(width: columns, paint: Self.paint)
                    return page.questionBeat(of: entry) + page.answerBeat(of: step)
                        + page.variantBeat(of: entry, room: nil) + (step.part.map(page.answer) ?? [])
                }
            }
        }
    }

    @Test func `each prediction has its reason above the solution`() throws {
        let course = try Self.course.get()
        for lesson in course.lessons {
            for exercise in lesson.exercises where exercise.kind == "Predict" {
                let reason = lesson.key(of: exercise, course.checkout)?.why ?? ""
                #expect(reason.split(separator: " ").count > 5 && !reason.contains("//"), "\(exercise.path): \(reason)")
            }
        }
    }

    @Test(arguments: [40, 60, 80, 120]) func `the words beside a row stand beside or below it, and above the next`(
        columns: Int
    ) throws {
        let renderer = Renderer(width: columns - 5, paint: Self.paint)
        for lesson in try Self.course.get().lessons {
            for exercise in lesson.exercises {
                for case .diagram(let rows) in ExerciseTask(try #require(exercise.untouched)).parts {
                    let lines = renderer.diagram(rows)
                    // Rows that are cut go on below all of them.
                    guard rows.allSatisfy({ ($0.firstMatch(of: Self.marbles)?.0.count ?? 0) <= columns - 5 }) else {
                        continue
                    }
                    let expected = rows.flatMap { $0.split(separator: " ") }
                    #expect(lines.flatMap { $0.split(separator: " ") } == expected, "\(exercise.path)")
                }
            }
        }
    }

    /// A row up to the end of its marbles.
    private static var marbles: Regex<Substring> { #/^.*(?:--|[-|!#^)\]])(?= |$)/# }

    /// Whether the page has the words that it has where each line has room, and keeps a column free at its right edge. A narrow
    /// table has the names of its columns more than once.
    private func expectWhole(_ what: String, _ columns: Int, _ draw: (Int) -> [StyledLine]) {
        let lines = draw(columns).map(text)
        for line in lines where line.displayWidth >= columns { Issue.record("\(what): too wide: \(line)") }
        let (shown, whole) = (words(lines), words(draw(400).map(text)))
        let torn = whole.filter { shown[$0.key, default: 0] < $0.value }.keys.sorted()
        if !torn.isEmpty {
            Issue.record(
                "\(what): torn at \(columns) columns: \(torn.joined(separator: ", "))\n\(lines.joined(separator: "\n"))"
            )
        }
    }

    private func text(_ line: StyledLine) -> String { line.map(\.text).joined() }

    /// Words of a language, and no code: without the marks around them.
    private func words(_ lines: [String]) -> [Substring: Int] {
        lines.flatMap { $0.split(separator: " ") }
            .map { $0.drop { "`\"(".contains($0) }.prefix { !"`\").,:;?!".contains($0) } }
            .reduce(into: [:]) { $0[$1, default: 0] += $1.allSatisfy(\.isLetter) ? 1 : 0 }
    }
}
