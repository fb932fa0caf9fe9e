import ExerciseSupport

@testable import signal_exercises

extension `signal` {
    @Test(.exercise(check)) func `1 · Somebody leaves, somebody comes`() {}

    private static let check = Check(diagrams: whoeverComes, solution: Solution.exercise1, of: String.self) { check in
        check.isOnMain = true

        check.row("Ben and the driver") { ben($0, driverOfNews($0)) }
        check.mistake(
            "Your diagram has more than one element at tick 4. Which news had been sent by then, and how many does a driver keep?",
            madeBy: "----(ab)-b--c", orBy: "----(ab)---c", "----(ab)--c"
        ) { $0.events.count { $0.time == 4 } > 1 }
        check.mistake(
            "When Ben comes, Ana still listens, and `a` was the last. What does the driver keep for him?",
            step: "Ana, Ben and Eve", madeBy: "-----b--c", orBy: "--------c"
        ) { ($0.start ?? 0) > 4 }
        check.mistake(
            "Ben has left at tick 9. Nothing comes to him after that.", madeBy: "----ab--c--d--e"
        ) { ($0.events.last?.time ?? 0) > 9 }

        check.mistake(
            "Nothing comes to Ben after tick 6. Ana leaves then. Whose subscription ends with that?",
            step: "Ana, Ben and Eve", madeBy: "----ab"
        ) { $0.came("b") && !$0.came("c") }

        check.row("Ben and the signal") { ben($0, signalOfNews($0)) }
        check.mistake(
            "A signal keeps nothing for those who come later. When does the next news come?",
            step: "Two windows and a full disk", madeBy: "----ab--c"
        ) { $0.start == 4 }

        check.row("Eve and the driver") { eve($0, driverOfNews($0)) }
        check.mistake(
            "Nobody listened at tick 9. What does a driver keep, when its last listener has left?",
            step: "Ana, Ben and Eve", madeBy: "----------cd--e", orBy: "----------(abc)d--e"
        ) { $0.start == 10 && !$0.elements.isEmpty }
        check.mistake(
            "Eve listens from tick 10 on, and has nothing. Does `news` go on?", madeBy: ""
        ) { $0.elements.isEmpty }
        check.mistake(
            "`news` runs whether somebody listens or not, like a radio. It does not begin anew for Eve.",
            madeBy: "------------a--b--c--d--e"
        ) { $0.came("a") && ($0.start ?? 0) > 10 }

        check.row("Eve and the signal") { eve($0, signalOfNews($0)) }
        check.mistake(
            "A signal keeps nothing, and Eve comes at tick 10. Which news come after that?", madeBy: "----------cd--e",
            orBy: "", "--------------e"
        ) { $0.start != 11 && ($0.start ?? 10) >= 10 }

        check.mistake(
            "To leave is no event: nobody receives anything for it. And `news` does not end.", inEveryRow: true,
            madeBy: "-----------d--e|", orBy: "-----------d--(e|)"
        ) { $0.ends }
        check.mistake(
            "Something arrives before tick 4, and neither Ben nor Eve listens then. Your diagram begins at tick 0, for both.",
            inEveryRow: true, madeBy: "--a--b--c--d--e", orBy: "ab--c", "-d--e"
        ) { ($0.start ?? 4) < 4 }
    }

    private static func news(_ trial: Trial) -> Observable<String> {
        trial.hot("news", "--a--b--c--d--e--", as: String.self).asObservable()
    }

    private static func driverOfNews(_ trial: Trial) -> Observable<String> {
        news(trial).asDriver(onErrorDriveWith: .empty()).asObservable()
    }

    private static func signalOfNews(_ trial: Trial) -> Observable<String> {
        news(trial).asSignal(onErrorSignalWith: .empty()).asObservable()
    }

    private static func ben(_ trial: Trial, _ shared: Observable<String>) -> Observable<String> {
        _ = trial.scheduler.record(shared, until: 6)
        return shared.heard(from: 4, to: 9, in: trial)
    }

    private static func eve(_ trial: Trial, _ shared: Observable<String>) -> Observable<String> {
        _ = trial.scheduler.record(ben(trial, shared))
        return shared.heard(from: 10, in: trial)
    }
}

extension Observable {
    /// The same, subscribed to at one tick and disposed of at another.
    fileprivate func heard(from start: TestTime, to end: TestTime? = nil, in trial: Trial) -> Observable<Element> {
        .create { observer in
            let subscription = SerialDisposable()
            trial.scheduler.scheduleAt(start) { subscription.disposable = self.subscribe(observer) }
            if let end { trial.scheduler.scheduleAt(end) { subscription.dispose() } }
            return subscription
        }
    }
}
