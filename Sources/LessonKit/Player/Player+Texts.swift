import Marbles

extension Player {
    /// What `--help` says.
    var help: [String] {
        let play = ("--play", "the lesson's screen: type, and see the marbles grow; Esc quits")
        let options = [
            ("--walk", "stop at each question and after each answer: Enter on, b back, r again, q quit"),
            ("--step N", "only step N, by its number or its title; with --walk, begin there"),
            ("--notes", "with the instructor's notes and the minutes"),
            ("--list", "the steps and their minutes, without playing them"),
            ("--ascii", "draw with ASCII characters only"),
            ("--help", "this page"),
        ]
        let usage = ["swift run \(script.name) [--walk] [--step N] [--notes] [--ascii]"]
        var lines = [""] + page.heading(script.text.title) + [""]
        lines += page.code(usage + (hasScreen ? ["swift run \(script.name) --play [--ascii]"] : [])) + [""]
        for (name, text) in options[..<1] + (hasScreen ? [play] : []) + options[1...] {
            lines += page.output(name.padded(to: 10), text)
        }
        return lines + [""]
    }

    /// What `--list` says.
    var list: [String] {
        var lines = [""] + page.heading(script.text.title, right: "\(script.text.minutes) min") + [""]
        for (index, scene) in script.scenes.enumerated() {
            let minutes = scene.text.minutes.map { "\($0) min" } ?? ""
            let title = StyledText(text: scene.step.title, style: [])
            lines += page.entry([title], prefix: "\(index + 1)".paddedLeft(to: 2) + "  ", right: minutes)
        }
        return lines + [""]
    }

    /// What comes after the last step.
    var closing: [String] {
        let count = script.exerciseCount
        let number = count == 1 ? "1 exercise" : "\(count) exercises"
        var lines = ["", ""] + page.heading("Exercises", right: count == 0 ? "" : number)
        if let exercises = script.text.exercises, !exercises.isEmpty { lines += [""] + page.prose(exercises) }
        let play = ("swift run \(script.name) --play", "its screen, to type into")
        let next =
            (hasScreen ? [play] : []) + [
                ("\(script.folder)/Exercise.swift", "write your answers here"),
                ("swift run workbook check \(script.name)", "what is right, what is not yet"),
                ("swift run workbook", "all lessons, and how far you are"),
            ]
        let width = (next.map(\.0.displayWidth).max() ?? 0) + 3
        let hasRoom = next.allSatisfy { width + $0.1.displayWidth <= page.room }
        // On a narrow page the commands alone: they are what has to be typed.
        lines += [""] + page.code(next.map { hasRoom ? $0.padded(to: width) + $1 : $0 })
        return lines + [""]
    }
}
