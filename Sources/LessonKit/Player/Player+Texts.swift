extension Player {
    /// What `--help` says.
    var help: [String] {
        let count = script.scenes.count
        let lines = [
            ("--walk", "stop at each question and after each answer: Enter on, b back, r again, q quit"),
            ("--step N", "only step N of \(count); with --walk, begin there"),
            ("--notes", "with the instructor's notes and the minutes"),
            ("--list", "the steps and their minutes, without playing them"),
            ("--ascii", "draw with ASCII characters only"),
            ("--help", "this page"),
        ]
        var page = [""] + self.page.heading(script.text.title) + [""]
        page += self.page.code(["swift run \(script.name) [--walk] [--step N] [--notes] [--ascii]"]) + [""]
        for (name, text) in lines {
            page += self.page.output(name.padding(to: 10), text)
        }
        return page + [""]
    }

    /// What `--list` says.
    var list: [String] {
        var lines = [""] + page.heading(script.text.title, right: "\(script.text.minutes) min") + [""]
        for (index, scene) in script.scenes.enumerated() {
            let minutes = scene.text.minutes.map { Milliseconds.padded($0, to: 3) + " min" } ?? ""
            lines += page.entry(Milliseconds.padded(index + 1, to: 3) + "  ", scene.step.title, right: minutes)
        }
        return lines + [""]
    }

    /// What comes after the last step.
    var closing: [String] {
        var lines = ["", ""] + page.heading("Exercises")
        if let exercises = script.text.exercises, !exercises.isEmpty { lines += [""] + page.prose(exercises) }
        lines += [""] + page.code(["\(script.folder)/Exercise.swift", "swift run workbook check \(script.name)"])
        return lines + [""]
    }
}
