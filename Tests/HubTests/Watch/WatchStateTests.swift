import Foundation
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

/// What comes of keys, saved files and checks: values in, values out.
struct WatchStateTests {
    private let sample: SampleCourse
    private var state: WatchState

    init() throws {
        sample = try SampleCourse()
        try sample.write(exercises: Self.untouched)
        try sample.keepUntouched()
        try sample.keepUntouched(of: "10-just-from")
        state = try sample.watched()
        // The first check, before anything was written.
        _ = state.start()
        _ = state.reduce(.checked(id: 1, [Self.result(1, .toDo), Self.result(2, .toDo)]))
    }

    // MARK: - Where it begins

    @Test func `it begins at the first exercise that has not passed, or in a named lesson, and has the lesson checked`()
        throws
    {
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        try sample.write(exercises: Self.answered(1))
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        #expect(self.state.focus == .text, "the first check does not scroll away a text that nobody has begun")
        var state = try sample.watched()
        #expect(state.place == .init(lesson: "subscribe", number: 2))
        #expect(state.start() == [.check(id: 1, lesson: "subscribe")])
        #expect(state.work?.progress == "Checking …")
        let lesson = try sample.course.lesson("just-from")
        #expect(try sample.watched(in: lesson).place == .init(lesson: "just-from", number: 1))
    }

    // MARK: - Saved files

    @Test func `a save is checked, and only the lesson that was saved; it goes to the exercise that was changed`()
        throws
    {
        var state = state
        #expect(state.reduce(try save(Self.answered(1))) == [.check(id: 2, lesson: "subscribe")])
        #expect(state.place.number == 1)
        _ = state.reduce(try save(Self.answered(1, and: 2)))
        #expect(state.place == .init(lesson: "subscribe", number: 2))
    }

    @Test func `a newer save begins again, and what the older check says is not heard`() throws {
        var state = state
        _ = state.reduce(try save(Self.answered(1)))
        #expect(state.reduce(try save(Self.answered(1, "2"))) == [.check(id: 3, lesson: "subscribe")])
        #expect(state.reduce(.checked(id: 2, [Self.result(1, .wrong)])) == [])
        #expect(state.work?.id == 3)
        _ = state.reduce(.checked(id: 3, [Self.result(1, .passed)]))
        #expect(state.work == nil)
        #expect(state.hasPassed(state.place))
    }

    @Test func `another lesson was changed: it goes there, out of the list as well`() throws {
        var state = state
        _ = state.reduce(.key(.character("l")))
        try sample.write(Self.rows + "// mine\n", to: SampleCourse.rows)
        let effects = state.reduce(.saved([try sample.lesson("just-from")]))
        #expect(effects == [.check(id: 2, lesson: "just-from")])
        #expect(state.place == .init(lesson: "just-from", number: 1))
        #expect(state.view == .exercise)
    }

    @Test func `a touch without a change moves nobody: here it is checked again, elsewhere not`() throws {
        var state = state
        #expect(state.reduce(.saved([try sample.lesson("just-from")])) == [])
        #expect(state.place.lesson == "subscribe")
        #expect(state.reduce(.saved([try sample.lesson("subscribe")])) == [.check(id: 2, lesson: "subscribe")])
    }

    @Test func `neither Windows line ends nor all files changed at once, as by git, move the learner`() throws {
        var state = state
        _ = state.reduce(.key(.character("n")))
        #expect(state.place.number == 2)
        _ = state.reduce(try save(Self.untouched.replacing("\n", with: "\r\n")))
        #expect(state.place.number == 2)
        #expect(state.written?.isChanged == false)
        try sample.write(Self.rows + "// mine\n", to: SampleCourse.rows)
        try sample.write(exercises: Self.answered(1, and: 2))
        _ = state.reduce(.saved([try sample.lesson("subscribe"), try sample.lesson("just-from")]))
        #expect(state.place == .init(lesson: "subscribe", number: 2))
    }

    @Test func `a verdict of an older text is no pass, and what has passed has passed`() throws {
        var state = try passed(1)
        #expect(state.hasPassed(state.place))
        _ = state.reduce(try save(Self.answered(1, "other")))
        #expect(!state.passes(state.place))
        #expect(state.mark(state.place).text == "✓")
        _ = state.reduce(.checked(id: state.lastID, [Self.result(1, .wrong)]))
        #expect(state.hasPassed(state.place) && state.onward == nil)
        #expect(state.mark(state.place).text == "✓")
    }

    @Test func `an exercise that has a verdict opens at it, after a step that was played as well`() throws {
        var state = state
        let place = state.place
        _ = state.reduce(try save(Self.answered(1)))
        _ = state.reduce(.checked(id: 2, [Self.result(1, .wrong)]))
        for letters in ["nb", "l?", "ll"] {
            for letter in letters { _ = state.reduce(.key(.character(letter))) }
            if state.view != .exercise { _ = state.reduce(.key(.escape)) }
            #expect(state.place == place && state.focus == .verdict, "\(letters)")
        }
        _ = state.reduce(.played("subscribe"))
        #expect(state.focus == .verdict)
    }

    @Test func `a line at the foot goes with the next save`() throws {
        var state = state
        _ = state.reduce(.key(.character("x")))
        #expect(state.notice == "x is no key here. ? shows the keys.")
        _ = state.reduce(try save(Self.answered(1)))
        #expect(state.notice == "")
    }

    @Test func `a save that is no answer is answered`() throws {
        var state = state
        for (path, word, isBuilt) in [
            ("Lessons/02-subscribe/Solution.swift", "where the course keeps its solutions", true),
            ("Lessons/02-subscribe/Exercises/Given.swift", "what several exercises of the lesson are given", true),
            ("Lessons/02-subscribe/main.swift", "the lesson that w plays", false),
            ("Tests/ExerciseTests/subscribe/02-a-diary.swift", "a check", true),
            ("Sources/Streams/Core/Gate.swift", "a part of the workbook itself", true),
        ] {
            #expect(state.reduce(.savedElsewhere(path)).isEmpty != isBuilt)
            #expect(state.notice.hasPrefix("You saved \(path), which is \(word)"))
            #expect(state.notice.hasSuffix("Your answer goes into \(SampleCourse.afterAnError)."))
        }
        _ = state.reduce(.savedElsewhere(SampleCourse.diary + ".orig"))
        #expect(
            state.notice == "You saved \(SampleCourse.diary).orig, which is no exercise, so nothing checks it. "
                + "Your answer goes into \(SampleCourse.diary).")
    }

    @Test func `about the untouched text nothing is known, whatever the other was found to be`() throws {
        var state = try passed(1)
        #expect(state.focus == .verdict)
        _ = state.reduce(try save(Self.untouched))
        #expect(state.outcome(state.place) == .toDo)
        #expect(state.focus == .text)
        #expect(state.known[state.place] == nil)
    }

    @Test func `a deleted file ends its check, and one that is back is checked`() throws {
        var state = state
        _ = state.reduce(try save(Self.answered(1)))
        for path in [SampleCourse.afterAnError, SampleCourse.diary] { try sample.remove(path) }
        #expect(state.reduce(.saved([try sample.lesson("subscribe")])) == [.stop])
        #expect(state.work == nil)
        #expect(state.lesson?.isMissing == true)
        #expect(state.reduce(try save(Self.answered(1))) == [.check(id: 3, lesson: "subscribe")])
        #expect(state.place.number == 1)
    }

    @Test func `another lesson's file that was lost and is back moves nobody`() throws {
        var state = state
        let file = sample.root.appendingPathComponent(SampleCourse.rows)
        try FileManager.default.removeItem(at: file)
        #expect(state.reduce(.saved([try sample.lesson("just-from")])) == [])
        try sample.write(Self.rows, to: SampleCourse.rows)
        #expect(state.reduce(.saved([try sample.lesson("just-from")])) == [])
        #expect(state.place == .init(lesson: "subscribe", number: 1))
        #expect(!state.fresh.contains("just-from"))
    }

    @Test func `a lesson that is gone is said, and the next one is shown`() throws {
        var state = state
        _ = state.reduce(.course([try sample.lesson("just-from")]))
        #expect(state.notice == "The lesson subscribe is not in Lessons any more.")
        #expect(state.place.lesson == "just-from")
        _ = state.reduce(.course([]))
        #expect(state.lesson == nil)
        _ = state.reduce(.course([try sample.lesson("subscribe"), try sample.lesson("just-from")]))
        #expect(state.lesson != nil)
    }

    // MARK: - Checks

    @Test
    func `what does not compile keeps the verdict it had, and that of any other exercise`()
        throws
    {
        var state = try passed(1)
        _ = state.reduce(try save(Self.answered(1, and: 2)))
        var other = state
        _ = state.reduce(
            .checked(id: 3, [Self.result(1, .doesNotCompile, "broken"), Self.result(2, .doesNotCompile, "broken")]))
        #expect(state.outcome(.init(lesson: "subscribe", number: 1)) == .passed)
        #expect(state.checked[state.place]?.outcome == .doesNotCompile)
        #expect(state.focus == .verdict)
        _ = other.reduce(.checked(id: 3, [Self.result(1, .passed), Self.result(2, .doesNotCompile, "broken")]))
        #expect(other.lesson?.places.map { other.mark($0).text } == ["✓", "✗"])
    }

    @Test func `an error of the compiler is about the file as it is, each time`() throws {
        var state = state
        for (id, answer) in [(2, "one"), (3, "two"), (4, "three")] {
            _ = state.reduce(try save(Self.answered(1, answer)))
            #expect(state.work?.id == id)
            _ = state.reduce(
                .checked(id: id, [Self.result(1, .doesNotCompile, answer), Self.result(2, .doesNotCompile, answer)]))
            #expect(!state.isOld(.doesNotCompile, state.place))
            #expect(state.mark(state.place).text == "✗")
        }
        // Nothing was found out about the text in the file now.
        #expect(!state.hasPassed(state.place))
        _ = state.reduce(try save(Self.answered(1, "four")))
        #expect(state.isOld(.doesNotCompile, state.place))
        _ = state.reduce(.checked(id: 5, [Self.result(1, .passed), Self.result(2, .toDo)]))
        #expect(state.mark(state.place).text == "✓")
    }

    @Test func `p plays the step that the verdict names, and says so where it names none`() throws {
        var state = state
        _ = state.reduce(try save(Self.answered(1)))
        var wrong = Self.result(1, .wrong)
        _ = state.reduce(.checked(id: 2, [wrong]))
        #expect(state.reduce(.key(.character("p"))) == [])
        #expect(state.notice.hasPrefix("No step"))
        wrong.diagnoses = [Diagnosis("No.", step: .variant(of: "Two listeners"))]
        #expect(
            wrong.stepBlocks == [
                .prose("Look again at the variant of the step \"Two listeners\":"),
                .command("swift run subscribe --walk --step \"Two listeners\" --variant"),
            ])
        _ = state.reduce(.key(.character("c")))
        _ = state.reduce(.checked(id: 3, [wrong]))
        #expect(state.reduce(.key(.character("p"))) == [.build(id: 4, lesson: "subscribe")])
        #expect(
            state.reduce(.built(id: 4, program: "p")) == [
                .play(lesson: "subscribe", program: "p", step: .variant(of: "Two listeners"))
            ])
    }

    @Test func `a check that could not be made is told, and the next one may`() throws {
        var state = state
        _ = state.reduce(try save(Self.answered(1)))
        _ = state.reduce(.failed(id: 2, "swift does not start."))
        #expect(state.failure == "swift does not start.")
        #expect(state.work == nil)
        _ = state.reduce(.key(.character("c")))
        #expect(state.failure.isEmpty)
    }

    // MARK: - Keys

    @Test func `a lesson that was not begun is played first, and then no more`() throws {
        var state = state
        #expect(state.onward == .play("subscribe"))
        #expect(state.reduce(.key(.enter)) == [.build(id: 2, lesson: "subscribe")])
        #expect(state.reduce(.built(id: 2, program: "p")) == [.play(lesson: "subscribe", program: "p", step: nil)])
        #expect(state.work == nil)
        _ = state.reduce(.played("subscribe"))
        #expect(state.onward == nil)
    }

    @Test func `a lesson that was played by hand is not to be played first`() throws {
        var files = LessonFiles(try sample.course)
        #expect(state.onward == .play("subscribe"))
        PlayedLessons.record(mainFile: sample.root.appendingPathComponent("Lessons/02-subscribe/main.swift").path)
        let change = files.changes()
        let event = try #require(change)
        var state = state
        _ = state.reduce(event)
        #expect(state.onward == nil)
        let more = files.changes()
        #expect(more == nil)
        #expect(try sample.watched().onward == nil)
    }

    @Test func `a build that fails is said, and Esc gives one up`() {
        var state = state
        _ = state.reduce(.key(.character("w")))
        #expect(state.reduce(.failed(id: 2, "It does not build.")) == [])
        #expect(state.failure == "It does not build.")
        _ = state.reduce(.key(.enter))
        #expect(state.reduce(.key(.escape)) == [.stop])
        #expect(state.reduce(.built(id: 3, program: "p")) == [])
    }

    @Test(arguments: [Key.enter, .character("n")])
    func `after a pass it goes on to the next that has not passed`(key: Key) throws {
        var state = try passed(1)
        #expect(state.onward == .go(.init(lesson: "subscribe", number: 2)))
        #expect(state.reduce(.key(key)) == [])
        #expect(state.place.number == 2)
    }

    @Test func `after the last one the next lesson is played, and when all have passed Enter does nothing`() throws {
        var state = try passed(1, 2)
        #expect(state.onward == .play("just-from"))
        #expect(state.reduce(.key(.enter)) == [.build(id: 3, lesson: "just-from")])
        #expect(state.place == .init(lesson: "just-from", number: 1))
        var all = try passed(1, 2)
        all.known[.init(lesson: "just-from", number: 1)] = .init(outcome: .passed)
        #expect(all.onward == nil)
        #expect(all.reduce(.key(.enter)) == [])
    }

    @Test func `next and previous go through all exercises, and say where they end`() throws {
        var state = state
        _ = state.reduce(.key(.character("b")))
        #expect(state.notice == "This is the first exercise.")
        for _ in 1...2 { _ = state.reduce(.key(.character("n"))) }
        #expect(state.place.lesson == "just-from")
        #expect(state.notice == "")
        _ = state.reduce(.key(.character("n")))
        #expect(state.notice == "This is the last exercise.")
        _ = state.reduce(.key(.character("b")))
        #expect(state.place == .init(lesson: "subscribe", number: 2))
    }

    @Test func `going to another lesson has it checked, coming back does not`() {
        var state = state
        _ = state.reduce(.key(.character("n")))
        #expect(state.reduce(.key(.character("n"))) == [.check(id: 2, lesson: "just-from")])
        #expect(state.reduce(.key(.character("b"))) == [])
    }

    @Test func `each press of h asks for one hint more, the first for those that were seen`() {
        var state = state
        let place = state.place
        #expect(state.reduce(.key(.character("h"))) == [.hint(place, more: false)])
        _ = state.reduce(.hints(place, WatchHints(rungs: [[]], total: 2)))
        #expect(state.focus == .hints)
        #expect(state.reduce(.key(.character("h"))) == [.hint(place, more: true)])
        _ = state.reduce(.hints(place, WatchHints(rungs: [[], []], total: 2)))
        #expect(state.reduce(.key(.character("h"))) == [])
        #expect(state.notice == "There are no more hints.")
    }

    @Test func `reset asks first, where there is something to put back`() throws {
        var state = state
        #expect(state.reduce(.key(.character("r"))) == [])
        #expect(state.notice == "It is as it was at first. There is nothing to put back.")
        _ = state.reduce(try save(Self.answered(1)))
        #expect(state.reduce(.key(.character("r"))) == [])
        #expect(state.view == .reset)
        #expect(state.reduce(.key(.character("n"))) == [])
        #expect(state.notice == "Nothing was changed.")
        #expect(state.place.number == 1)
        _ = state.reduce(.key(.character("r")))
        #expect(state.reduce(.key(.character("y"))) == [.reset(state.place)])
    }

    @Test func `the list marks where one is, and Enter goes where the mark is`() {
        var state = state
        _ = state.reduce(.key(.character("l")))
        #expect(state.view == .list(state.place))
        for _ in 1...9 { _ = state.reduce(.key(.down)) }
        #expect(state.view == .list(.init(lesson: "just-from", number: 1)))
        #expect(state.reduce(.key(.enter)) == [.check(id: 2, lesson: "just-from")])
        #expect(state.place.lesson == "just-from")
        #expect(state.view == .exercise)
    }

    @Test func `in the list a number and Enter go to that lesson`() {
        var state = state
        _ = state.reduce(.key(.character("l")))
        for digit in "10" { _ = state.reduce(.key(.character(digit))) }
        #expect(state.view == .list(.init(lesson: "just-from", number: 1)))
        #expect(state.notice == "lesson 10 · Enter goes there")
        _ = state.reduce(.key(.enter))
        #expect(state.place == .init(lesson: "just-from", number: 1))
        _ = state.reduce(.key(.character("l")))
        _ = state.reduce(.key(.character("7")))
        _ = state.reduce(.key(.enter))
        #expect(state.notice == "The lessons are 2 to 10.")
        _ = state.reduce(.key(.character("2")))
        #expect(state.notice == "lesson 2 · Enter goes there")
        _ = state.reduce(.key(.character("z")))
        #expect(state.notice == "z is no key here. ? shows the keys.")
    }

    @Test func `the solution goes away with the key that brought it`() {
        var state = state
        #expect(state.reduce(.key(.character("s"))) == [])
        #expect(state.notice.hasPrefix("It has not passed yet. h shows a hint."))
        state.known[state.place] = .init(outcome: .passed)
        #expect(state.reduce(.key(.character("s"))) == [.solution(state.place)])
        _ = state.reduce(.solution([.prose("one")]))
        #expect(state.view == .solution)
        _ = state.reduce(.key(.character("s")))
        #expect(state.view == .exercise)
    }

    @Test func `without an editor e says how to have one`() {
        var state = state
        _ = state.reduce(.key(.character("e")))
        #expect(state.notice.contains("EDITOR"))
        state.hasEditor = true
        #expect(
            state.reduce(.key(.character("e"))) == [.edit(path: SampleCourse.afterAnError, line: 4)])
    }

    @Test(arguments: ["q", "Q", "ㅂ", "ㅃ"] as [Character])
    func `capitals and a Korean keyboard are understood`(key: Character) {
        var state = state
        #expect(state.reduce(.key(.character(key))) == [.quit])
    }

    // MARK: - The sample

    private static let untouched = """
        // 1 · Predict · After an error
        //
        // What comes?
        func afterAnError() throws -> Int { throw ToDo() }

        // 2 · Build · A diary
        func diary() throws -> Int { throw ToDo() }

        """
    private static let rows = "// Repair · Six rows\nfunc rows() {}\n"

    private static func answered(_ number: Int, _ answer: String = "1") -> String {
        untouched.replacing(
            number == 1 ? "afterAnError() throws -> Int { throw ToDo() }" : "diary() throws -> Int { throw ToDo() }",
            with: number == 1 ? "afterAnError() throws -> Int { \(answer) }" : "diary() throws -> Int { \(answer) }")
    }

    private static func answered(_ one: Int, and other: Int) -> String {
        untouched.replacing("throw ToDo()", with: "1")
    }

    private static func result(_ number: Int, _ outcome: Outcome, _ says: String? = nil) -> CheckedExercise {
        CheckedExercise(
            lesson: "subscribe", number: number, title: "", outcome: outcome,
            diagnoses: says.map { [Diagnosis($0)] } ?? [])
    }

    private func save(_ text: String) throws -> WatchEvent {
        try sample.write(exercises: text)
        return .saved([try sample.lesson("subscribe")])
    }

    /// After these have passed.
    private func passed(_ numbers: Int...) throws -> WatchState {
        var state = state
        _ = state.reduce(try save(numbers.count > 1 ? Self.answered(1, and: 2) : Self.answered(numbers[0])))
        _ = state.reduce(.checked(id: 2, (1...2).map { Self.result($0, numbers.contains($0) ? .passed : .toDo) }))
        return state
    }
}

extension SampleCourse {
    func lesson(_ name: String) throws -> Course.Lesson { try course.lesson(name) }

    /// The loop as it begins.
    func watched(in lesson: Course.Lesson? = nil, columns: Int = 80, lines: Int = 24) throws -> WatchState {
        let course = try course
        return WatchState(
            size: PageSize(columns: columns, lines: lines),
            lessons: course.lessons,
            at: Course.Progress(course, Notebook.read(checkout).notebook), in: lesson)
    }
}
