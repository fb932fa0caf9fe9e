import Foundation
import LessonKit
import Terminal

extension HubCommand {
    static let watch = HubCommand(
        name: "watch", words: "[lesson]", count: 0...1, options: [.timeLimit, .to],
        meaning: "Shows the next exercise, checks it whenever you save, and has keys for hints, lessons and the rest. "
            + "With --to minsu.json your class sees each verdict."
    ) { hub, arguments in
        let course = try hub.course()
        let lesson = try arguments.word(0).map { try course.lesson($0) }
        let handIn = try arguments[.to].map { try HandIn($0, in: hub.directory) }
        try handIn?.file.check()
        var memory = Memory(course.checkout)
        let planned = memory.planned(course)
        // A lesson that is named may be another.
        let isPlanned = lesson.map { planned.lessons.contains($0) } ?? true
        return hub.watch(isPlanned ? planned : course, lesson: lesson, timeLimit: arguments.timeLimit, handIn)
    }
}

extension Hub {
    fileprivate func watch(
        _ course: Course, lesson: Course.Lesson?, timeLimit: Double, _ handIn: HandIn?
    ) -> Answer {
        let checkout = course.checkout
        let (notebook, damaged) = Notebook.read(checkout)
        let progress = Course.Progress(course, notebook)
        let editor = Editor()
        let size = PageSize(TerminalFacts()) ?? PageSize(columns: 80, lines: 24)
        var state = WatchState(size: size, lessons: course.lessons, at: progress, in: lesson)
        state.hasEditor = editor != nil
        if let damaged { state.notice = "Note: \(damaged)" }

        let mailbox = Mailbox<WatchEvent>()
        let handing = handIn.map { handIn in
            WatchHandIn(handIn.name, post: { mailbox.post(.notice($0)) }) { try handIn.write(checkout) }
        }
        let worker = WatchWorker(checkout, timeLimit: timeLimit, mailbox: mailbox) { handing?.handIn() }
        handing?.handIn()
        let input = LoopKeyboard.Kind(of: terminal)
        let (paint, write) = (renderer.paint, terminal.write)
        let display: any WatchDisplay =
            switch input {
            case .keys: PageDisplay(paint)
            case .lines: LineDisplay(paint, write: write)
            case .end, .none: VerdictLines { write(paint.letters.text($0)) }
            }
        let loop = WatchLoop(
            state, from: input, on: display, files: LessonFiles(course), worker: worker, mailbox: mailbox,
            helper: WatchHelper(checkout: checkout, editor: editor, plan: course.plan))
        if input == .keys { KeyboardMode.openPage() }
        let signal = loop.run()
        KeyboardMode.leave()
        worker.end()
        handing?.end()
        if let signal { return Answer(status: 128 + signal) }
        guard terminal.isInteractive else { return Answer() }
        let now =
            (try? self.course()).map {
                Course.Progress($0.following(course.plan), Notebook.read(checkout).notebook)
            } ?? progress
        let passed = now.rows.count(where: \.hasPassed)
        return Answer(blocks: [
            .prose("\(passed) of \(now.rows.count) exercises passed. To continue:"),
            .command("swift run workbook" + (handIn.map { " watch --to \($0.name.shellWord)" } ?? "")),
        ])
    }
}

extension WatchState {
    /// As the notebook knows it, at the first exercise that has not passed: in `lesson`, else anywhere.
    init(size: PageSize, lessons: [Course.Lesson], at progress: Course.Progress, in lesson: Course.Lesson?) {
        let first = lessons.first { $0.name == lesson?.name } ?? lessons.first
        let next = progress.next(in: lesson).map { Place(lesson: $0.lesson.name, number: $0.exercise.number) }
        let place = next.flatMap { lesson == nil || $0.lesson == lesson?.name ? $0 : nil } ?? first?.places.last
        self.init(size: size, lessons: lessons, place: place ?? Place(lesson: first?.name ?? "", number: 0))
        played = progress.played
        for row in progress.rows {
            guard let entry = row.entry else { continue }
            known[Place(lesson: row.lesson.name, number: row.exercise.number)] =
                Known(
                    outcome: entry.verdict, diagnosis: entry.diagnosis, isStale: row.isChanged,
                    hasPassedBefore: row.hasPassed
                )
        }
    }
}
