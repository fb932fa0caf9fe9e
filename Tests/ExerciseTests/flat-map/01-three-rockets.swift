import ExerciseSupport

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(check)) func `1 · Three rockets`() {}

    /// A prediction as four diagrams.
    private static let check = Check(diagrams: threeRockets, solution: Solution.exercise1, of: String.self) { check in
        check.row("flatMap") { trial in fuses(trial).flatMap { rocket($0, trial) } }
        check.mistake(
            "You have x after m. `flatMap` lights each rocket when its number comes. When is x sent then?",
            step: "A search field", madeBy: "--a-b--k-l-m--x|", orBy: "--a-b--k-l-mx|", "--a-b--k-l-m-x|"
        ) { $0.elements.says("m", before: "x") }
        check.mistake(
            "You have no m. Does `flatMap` stop the second rocket when the third is lit?",
            step: "Four operators", madeBy: "--a-b--k--x|", orBy: "--a-b--k-lx|", "--a-b--k-lx"
        ) { $0.came("x") && !$0.came("m") }
        check.mistake(
            "You have no x. Does `flatMap` drop a number while another rocket is running?",
            step: "Four operators", madeBy: "--a-b--k-l-m|"
        ) { $0.came("m") && !$0.came("x") }

        check.row("flatMapLatest") { trial in fuses(trial).flatMapLatest { rocket($0, trial) } }
        check.mistake(
            "You have b, and no a. \"Latest\" speaks of rockets, and not of sparks. Which sparks come before "
                + "the next number?",
            step: "Four operators", madeBy: "----b------mx|", orBy: "----b-----x|", "----b------m|", "----b--k--x|"
        ) { !$0.came("a") && $0.came("b") }
        check.mistake(
            "You have l, which the second rocket sends at tick 9. The third one is lit at tick 8. What happens to the second one?",
            step: "Four operators", madeBy: "--a-b--k-lxm|", orBy: "--a-b--k-lx|", "--a-b--k-l-m|", "--a-b--k-l|"
        ) { $0.came("l") }
        check.rejects(.lost, "--a-b-----x|")
        check.rejects(nil, "----------x|", "--a-b--k|", "--a-b--k-|")

        check.row("flatMapFirst") { trial in fuses(trial).flatMapFirst { rocket($0, trial) } }
        check.mistake(
            "You have the first spark of each rocket. \"First\" speaks of rockets, and not of sparks.",
            step: "Four operators", madeBy: "--a----k--x|", orBy: "--a----k|", "--a|"
        ) { $0.came("a") && !$0.came("b") }
        check.mistake(
            "Only the first rocket sends in your diagram. It is over before 2 comes. Is anything running then?",
            step: "A button that pays", madeBy: "--a-b|", orBy: "--a-b----|", "--a-b"
        ) { $0.elements == ["a", "b"] }
        check.mistake(
            "You have x. When 3 comes, a rocket is running. What does `flatMapFirst` do with a number that comes then?",
            step: "A button that pays", madeBy: "--a-b--k-l-m--x|", orBy: "--a-b--k-lxm|", "--a-b-----x|",
            "--a-b--k--x|"
        ) { $0.came("x") }

        check.row("concatMap") { trial in fuses(trial).concatMap { rocket($0, trial) } }
        check.mistake(
            "You have x before m. The third rocket has to wait. When is the second one over?",
            step: "Three photos", madeBy: "--a-b--k-lxm|"
        ) { $0.elements.says("x", before: "m") }
        check.mistake(
            "You have no x. A number that comes early is not lost here: it waits. Until when?",
            step: "Four operators", madeBy: "--a-b--k-l-m|"
        ) { !$0.came("x") && $0.came("m") }
        check.rejects(.early, "--a-b--k-l-mx|", "--a-b--k-l-m(x|)", "--a-b--k-l-m-x|")
        check.rejects(.late, "----------a-b--k-l-m--x|")

        check.rejects(.noEnd, "--a-b--k-l-m--x")
        check.mistake(
            "Your diagram ends with the fuses, at tick 9. What is still running or waiting then?",
            step: "A karaoke evening", inEveryRow: true, madeBy: "--a-b--k-|", orBy: "--a-b--k-(l|)"
        ) { $0.completes && $0.end == 9 }
        check.mistake(
            "Your diagram ends before 2 comes. What may still come after that?",
            step: "A karaoke evening", inEveryRow: true, madeBy: "--a-b|", orBy: "--a-(b|)"
        ) { $0.completes && $0.came("a") && ($0.end == 4 || $0.end == 5) }
        check.rejects(.failsOtherwise, "--a-b--k-l-m--x#")
        check.rejects(.endsLate, "--a-b--k-l-m--x-|")
        check.rejects(.endsEarly, "--a-b--k-l-m--(x|)")
        check.rejects(.early, "-a-b--k-l-m--x|", "a-b-k-l-m-x|", "(abklmx|)")
    }

    private static func fuses(_ trial: Trial) -> Observable<Int> { trial.cold("fuses", "-1----2-3|").asObservable() }

    private static func rocket(_ number: Int, _ trial: Trial) -> Observable<String> {
        let sparks = [1: "-a-b|", 2: "-k-l-m|", 3: "--x|"][number] ?? "|"
        return trial.scheduler.createColdObservable(sparks, as: String.self).asObservable()
    }
}
