import ExerciseSupport

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(check)) func `2 · The help line`() {}

    /// A prediction as six diagrams.
    private static let check = Check(diagrams: helpLine, solution: Solution.exercise2, of: String.self) { check in
        check.row("calls.flatMap { $0 == 1 ? long : short }") { trial in
            let line = Line(trial)
            return line.calls.flatMap { $0 == 1 ? line.long : line.short }
        }
        check.mistake(
            "Your diagram ends with the calls, at tick 5. Which inner observables are running then?",
            step: "A karaoke evening", madeBy: "--p--|", orBy: "--p--(a|)"
        ) { $0.completes && $0.end == 5 }
        check.rejects(.noEnd, "--p--a-q")
        check.rejects(nil, "--p--a")
        check.mistake(
            "Your diagram ends with the second inner observable, at tick 6. Is the first one over?",
            step: "A karaoke evening", madeBy: "--p--a|"
        ) { $0.completes && $0.end == 6 }

        check.rejects(nil, "")
        check.mistake(
            "An inner observable is running while your diagram is over. What does the result wait for?",
            step: "A karaoke evening", inEveryRow: true, madeBy: "--p|", orBy: "-|"
        ) { $0.completes && $0.end! < 5 }
        check.rejects(.early, "-p--a--q|")

        check.row("open.flatMap { _ in short }") { trial in
            let line = Line(trial)
            return line.open.flatMap { _ in line.short }
        }
        check.mistake(
            "Your diagram completes. Both inner observables are over, but `open` goes on. What may still come?",
            step: "A karaoke evening", madeBy: "--a--a|", orBy: "--a|"
        ) { $0.completes }
        check.mistake(
            "Your diagram has one a. `open` sends two elements. How often is `short` subscribed to?",
            step: "A dictionary", madeBy: "--a", orBy: "-----a"
        ) { $0.elements.count == 1 }

        check.row("calls.flatMap { $0 == 1 ? long : broken }") { trial in
            let line = Line(trial)
            return line.calls.flatMap { $0 == 1 ? line.long : line.broken }
        }
        check.mistake(
            "You have q, which comes after the error of `broken`. What does the result do with that error?",
            step: "A microphone that breaks", madeBy: "--p--x-q|", orBy: "--p--x-q#", "--p--x-q"
        ) { $0.came("q") }
        check.mistake(
            "Your diagram has no error. `broken` fails, and the first call is still being answered. Who receives the error?",
            step: "A microphone that breaks", madeBy: "--p--x|", orBy: "--p--x", "--p"
        ) { !$0.fails }
        check.rejects(.lost, "--p---#")

        check.row("calls.flatMapLatest { $0 == 1 ? late : short }") { trial in
            let line = Line(trial)
            return line.calls.flatMapLatest { $0 == 1 ? line.late : line.short }
        }
        check.mistake(
            "Your diagram has an error. `late` would fail at tick 7. Who is subscribed to it then?",
            step: "Four operators", madeBy: "--p--a-#", orBy: "--p----#"
        ) { $0.fails }
        check.rejects(.lost, "-----a|")
        check.rejects(.noEnd, "--p--a")

        check.row("calls.flatMapFirst { $0 == 1 ? long : broken }") { trial in
            let line = Line(trial)
            return line.calls.flatMapFirst { $0 == 1 ? line.long : line.broken }
        }
        check.mistake(
            "Your diagram has something of `broken`: x, or its error. What does `flatMapFirst` do with the second call?",
            step: "A button that pays", madeBy: "--p--x#", orBy: "--p---#", "--p----q-x#", "--p----q#", "--p--x-q|"
        ) { $0.fails || $0.came("x") }
        check.mistake(
            "You have no q. The second call is dropped. What becomes of the first?",
            step: "A button that pays", madeBy: "--p|", orBy: "--p--|"
        ) { !$0.came("q") }

        check.row("calls.concatMap { $0 == 1 ? endless : short }") { trial in
            let line = Line(trial)
            return line.calls.concatMap { $0 == 1 ? line.endless : line.short }
        }
        check.mistake(
            "You have a. The second call has to wait. Until when?",
            step: "Three photos", madeBy: "--p--a|", orBy: "--p--a", "--p---a|", "-----a|"
        ) { $0.came("a") }
        check.mistake(
            "Your diagram has an end. The first inner observable never ends. What does the result wait for?",
            step: "A karaoke evening", madeBy: "--p|", orBy: "--p--|", "--p--#"
        ) { $0.ends }
    }

    private struct Line {
        let trial: Trial
        let calls: Observable<Int>
        let open: Observable<Int>

        init(_ trial: Trial) {
            self.trial = trial
            calls = trial.scheduler.createColdObservable("-1--2|", as: Int.self).asObservable()
            open = trial.scheduler.createColdObservable("-1--2-----", as: Int.self).asObservable()
        }

        var short: Observable<String> { inner("-a|") }
        var long: Observable<String> { inner("-p----q|") }
        var broken: Observable<String> { inner("-x#") }
        var late: Observable<String> { inner("-p----#") }
        var endless: Observable<String> { inner("-p--------") }

        private func inner(_ marbles: String) -> Observable<String> {
            trial.scheduler.createColdObservable(marbles, as: String.self).asObservable()
        }
    }
}
