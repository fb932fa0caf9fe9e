import Marbles
import Terminal

extension Player {
    /// The page for `--help`.
    var help: [StyledLine] {
        var options = [
            ("--walk", "stop at each question and after each answer: Enter goes on, p back, r runs again, q quits"),
            ("--room", "with --walk, for a class: the keys of the options count hands"),
            ("--full", "with --walk, the clock plans talk, a second vote, the board and the variants as well"),
            ("--core", "only the lesson's core: without the steps that say more"),
            (
                "--speaker",
                "for the one who presents: in another terminal, notes, votes and minutes of the step that --walk shows"
            ),
            ("--step N", "only step N, by its number or its title; with --walk, begin there"),
            ("--variant", "with --walk --step N: begin at the variant of that step"),
            ("--notes", "with the instructor's notes and the minutes of each part"),
            ("--list", "show the steps, their minutes and what your classes took, and play nothing"),
            ("--ascii", "draw with ASCII characters only"),
            ("--fit", "for authors: run every step, and say which run or variant does not fit 80 columns and 24 lines"),
            ("--record FILE", "for the book: run every step, and write its output and its picture as JSON"),
            ("--virtual", "with --record: leave out the steps on the real clock"),
        ]
        options += own + [("--help", "this page")]
        let names =
            ["[--walk]", "[--step N]", "[--core]", "[--notes]", "[--list]", "[--ascii]"] + own.map { "[\($0.0)]" }
        var lines = [[]] + page.heading(script.text.title) + [[]]
        lines += page.code([(["swift run \(script.name)"] + names).joined(separator: " ")]) + [[]]
        let width = options.map(\.0.displayWidth).max() ?? 0
        for (name, text) in options { lines += page.output(name.padded(to: width + 2), text) }
        return lines + [[]]
    }

    /// The page for `--list`.
    var list: [StyledLine] {
        var lines = [[]] + page.heading(script.text.title, right: minutes) + [[]]
        lines += page.entry(
            [StyledText("Introduction")], prefix: "    ", right: "\(script.text.introTime) min")
        for index in played {
            let entry = script.entries[index]
            lines += page.entry(
                [StyledText(entry.step.title)], prefix: "\(index + 1)".paddedLeft(to: 2) + "  ", right: minutes(entry))
            lines += page.output("     ", entry.text.time.parts(dot: page.letters.dot), width: page.room).map { line in
                line.map { StyledText($0.text, .quiet) }
            }
        }
        let recap = script.text.recapTimes
        if recap.full > 0 { lines += page.entry([StyledText("Recap")], prefix: "    ", right: "\(recap.minutes) min") }
        return lines + [[]] + page.prose([.said(legend)]) + [[]]
    }

    /// `35 to 63 min in class`
    var minutes: String { "\(script.text.minutes(core: options.core)) min in class" }

    private var legend: String {
        let usual = took.isEmpty ? "" : " `yours` is the median of your classes."
        return
            "The first number is vote and run. The second has talk, board, variant and the recap's questions as well.\(usual)"
    }

    /// Where the exercises are, and what to type.
    var exercises: [StyledLine] {
        let count = script.exercises.count
        let number = count == 1 ? "1 exercise" : "\(count) exercises"
        var lines = [[], []] + page.heading("Exercises", right: count == 0 ? "" : number)
        if let exercises = script.text.exercises, !exercises.isEmpty { lines += [[]] + page.prose(exercises) }
        if options.room { lines += page.parts([classExercises]) }
        let next =
            own.map { ("swift run \(script.name) \($0)", $1) } + [
                ("\(script.folder)/Exercises", "write your answers here"),
                ("swift run workbook check \(script.name)", "what is right, what is not yet"),
                ("swift run workbook", "all lessons, and how far you are"),
            ]
        let width = (next.map(\.0.displayWidth).max() ?? 0) + 3
        let hasRoom = next.allSatisfy { width + $0.1.displayWidth <= page.room }
        // A narrow page has the commands alone: these are typed.
        lines += [[]] + page.code(next.map { hasRoom ? $0.padded(to: width) + $1 : $0 })
        return lines + page.parts([page.keys(keys)]) + [[]]
    }

    /// The numbers and titles of the exercises that a class does together.
    private var classExercises: [StyledLine] {
        let together = script.exercises.compactMap { exercise -> StyledLine? in
            guard let setting = exercise.setting, setting.place == .inClass else { return nil }
            return [StyledText("\(exercise), \(setting.minutes) min")].indented(by: page.indent)
        }
        return together.isEmpty ? [] : page.prose([.said("For the class:")]) + together
    }

    /// The sentences to remember. The questions of the recap are asked later.
    var recap: [StyledLine] {
        guard let recap = script.text.recap else { return [] }
        return [[], []] + page.heading("To remember") + [[]] + page.prose([recap.reminder])
    }
}
