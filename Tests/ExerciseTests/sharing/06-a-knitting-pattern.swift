import ExerciseSupport

@testable import sharing_exercises

extension `sharing` {
    @Test(.exercise(check)) func `6 · A knitting pattern`() {}

    private static let check = Check(pattern, solution: Solution.exercise6, in: Wool.self) { check in
        check.isOnMain = true
        check.uses = .each
        check.steps = [.unasked: "A lecture", .goesOn: "A lecture", .endsBefore: "Three downloads"]

        check.stream("the first run fails", gives: "-1---1--2--3|", disposedAt: 6) {
            try $0.run($1, "-1--#", "-1--2--3|", "-7--8|", "--9|")
        }
        check.stream("two runs fail") { try $0.run($1, "-4#", "--5--#", "-4-4-6|") }
        check.stream("three runs fail") { try $0.run($1, "-1-#", "-2--#", "---#", "-5|") }
        check.stream("no run fails") { try $0.run($1, "--2-2--|", "-3|") }
        check.play(.further, "Paul comes during the second run, and all three runs fail") { wool, answer in
            let pattern = try wool.run(answer, "-1-#", "-1--#", "-1-2-#", "-9|")
            wool.subscribe("Olga", to: pattern)
            wool.subscribe("Paul", to: pattern, at: 5)
        }
        check.play(.further, "Paul waits from tick 6 on") { wool, answer in
            let pattern = try wool.run(answer, "-1--#", "-1--2--3|")
            wool.subscribe("Olga", to: pattern)
            wool.subscribe("Paul", to: pattern, at: 6)
        }
        check.play(.further, "Paul waits from tick 5 on, before the second run has sent a row") { wool, answer in
            let pattern = try wool.run(answer, "-1--#", "--2--3|")
            wool.subscribe("Olga", to: pattern)
            wool.subscribe("Paul", to: pattern, at: 5)
        }
        let leaves = check.play(.further, "Olga leaves at tick 6, Paul comes at tick 8, and his runs fail") {
            wool, answer in
            let pattern = try wool.run(answer, "-1-#", "-2------", "-3#", "-4#")
            wool.subscribe("Olga", to: pattern, disposedAt: 6)
            wool.subscribe("Paul", to: pattern, at: 8)
        }

        check.mistake(
            "Somebody new came after all had left, and did not have three runs. Where are the runs counted, and from when on?",
            madeBy: { download in
                var failures = 0
                return download.retry(when: { (errors: Observable<any Error>) in
                    errors.map { error in
                        failures += 1
                        if failures == 3 { throw error }
                    }
                }).share(replay: 1)
            }
        ) { $0.in(leaves) && $0.runs < 5 }
        check.mistake(
            "The run failed, and no second run began. What subscribes again, and what does it receive there?",
            step: "Three downloads", madeBy: { $0.share(replay: 1, scope: .forever).retry(3) }
        ) { $0.isText && $0.fails && $0.runs == 1 && $0.elements.count > 1 }
        check.mistake(
            "There was a fourth run. How many are there at most, and who counts them?", step: "Three downloads",
            madeBy: { $0.retry(4).share(replay: 1) }, orBy: { $0.share(replay: 1).retry(3) }, { $0.share().retry(3) }
        ) { !$0.isSecond && !$0.in(leaves) && $0.runs > 3 }
        check.mistake(
            "There were fewer than three runs, and the error arrived. What subscribes again, and how often?",
            step: "Three downloads", madeBy: { $0.retry(2).share(replay: 1) }, orBy: { $0.share(replay: 1) }
        ) { ($0.isText || $0.kind == .otherInput) && $0.fails && $0.runs < 3 }
        check.mistake(
            "Two wait, and there are two runs at a time. What makes one of them?",
            step: .variant(of: "Two labels and a city"), madeBy: { $0.retry(3) }
        ) {
            $0.kind == .secondSubscriber && $0.uses("1st run").count + $0.uses("2nd run").count > 2 || $0.hasTwoAtATime
        }
        check.mistake(
            "The pattern has ended, and somebody new came. What was kept, and who should begin a new run?",
            step: "One reader after the other", madeBy: { $0.retry(3).share(replay: 1, scope: .forever) },
            orBy: { $0.retry(3).share(scope: .forever) }
        ) { $0.kind == .laterSubscriber && $0.runs < 3 }
        check.mistake(
            "Paul came late, and does not receive the row that came last. What keeps it, and does a failure empty that?",
            step: "Three displays of a price", madeBy: { $0.retry(3).share() }
        ) { $0.kind == .further && $0.hasNothingOnArrival }
        check.mistake(
            "Somebody who comes late receives more than the row that came last.", step: "Three displays of a price",
            madeBy: { $0.retry(3).share(replay: 3) }
        ) { $0.kind == .further && $0.received.events.count { [5, 6].contains($0.time) } > 1 }

        check.rejects(.unasked) { download in
            let pattern = download.retry(3).replay(1)
            _ = pattern.connect()
            return pattern
        }
        check.rejects(.goesOn) { download in
            let pattern = download.retry(3).replay(1)
            return .deferred {
                _ = pattern.connect()
                return pattern
            }
        }
        check.rejects(.endsBefore) { $0.catch { _ in .empty() }.share(replay: 1) }
        check.rejects(.swallows) { $0.retry(3).catchAndReturn(0).share(replay: 1) }
        check.spoiled(.lost, .noEnd, .swallows, .failsOtherwise)
        check.hardCoded { download in
            Solution.exercise6(from: download).enumerated().map { [1, 1, 2, 3][min($0.index, 3)] }
        }
        check.worksOnce { firstOnly(Solution.exercise6(from: $0)) }
        check.endless(
            { $0.share(replay: 1, scope: .forever).retry() }, { $0.share(scope: .forever).retry() },
            { download in
                let rows = PublishSubject<Int>()
                _ = download.share(scope: .forever).retry().subscribe(rows)
                return rows.share(replay: 1)
            })

        check.accepts("replay and refCount") { $0.retry(3).replay(1).refCount() }
        check.accepts("a catch for each run") { download in
            download.catch { _ in download.catch { _ in download } }.share(replay: 1)
        }
        check.accepts("shared twice") { $0.share().retry(3).share(replay: 1) }
    }
}
