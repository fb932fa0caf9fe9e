import ExerciseSupport

@testable import driver_exercises

extension `driver` {
    @Test(.exercise(check)) func `3 · Three boards, one gauge`() {}

    private static let check = Check(levels, solution: Solution.exercise3, in: Scene<Int>.self) { check in
        check.isOnMain = true
        check.uses = .each

        for (name, marbles) in [
            ("the gauge sends 1, 2, 3, 4, 5", "1---2---3---4---5---"),
            ("the gauge sends 7, 7, 8, 8", "7---7---8---8---"),
            ("the gauge sends its first level late", "----9---"), ("the gauge sends nothing", "----------"),
        ] {
            check.stream(name, disposedAt: 13) { scene, levels in
                try levels(scene.cold("gauge", marbles).asObservable())
            }
        }
        check.play(.further, "board A is lit from tick 0 to 13, C from tick 6 to 18") { scene, levels in
            let levels = try levels(scene.cold("gauge", "1---2---3---4---5---").asObservable())
            scene.subscribe("board A", to: levels, disposedAt: 13)
            scene.subscribe("board C", to: levels, at: 6, disposedAt: 18)
        }

        check.mistake(
            "The gauge never ends, and the levels do. What ends them?", madeBy: { $0.share(replay: 1).take(4) },
            orBy: { _ in .of(1, 2, 3) }
        ) { $0.isText && $0.ends }

        check.mistake(
            "Two levels come in the first tick, and the gauge has sent one. Where does the other come from?",
            madeBy: { $0.share().startWith(1) },
            orBy: { $0.multicast(makeSubject: { BehaviorSubject(value: 0) }).refCount() }
        ) { $0.isText && $0.received.events.count { $0.time == 0 } > 1 }

        check.mistake(
            "No board is lit, and the gauge is on. Which line subscribes to it?",
            madeBy: { gauge in
                let levels = gauge.replay(1)
                _ = levels.connect()
                return levels
            }
        ) { $0.isNobody }

        check.mistake(
            "The last board is dark, and the gauge is still on. Who disposes of the subscription?",
            madeBy: { gauge in
                let levels = BehaviorSubject<Int?>(value: nil)
                var isOn = false
                return .deferred {
                    if !isOn { _ = gauge.map { $0 }.subscribe(levels) }
                    isOn = true
                    return levels.compactMap { $0 }
                }
            }
        ) { $0.isDisposed && $0.isUsedAfterDispose() }

        check.mistake(
            "The gauge sent the same level again, and the board has no mark for it. Nobody asked to leave it out.",
            madeBy: { $0.distinctUntilChanged().share(replay: 1) }
        ) { $0.elements == [7, 8] }

        check.mistake(
            "This board was lit while the gauge was on, and is dark until the next level. What is kept for it?",
            step: "One check for the form", madeBy: { $0.share() }, orBy: { $0.share(replay: 1).skip(1) }
        ) {
            [.text, .secondSubscriber, .further].contains($0.kind) && ($0.start ?? 99) > ($0.kind == .further ? 6 : 0)
        }

        check.mistake("A board that is lit later shows more than the last level.", madeBy: { $0.share(replay: 2) }) {
            $0.kind == .further && $0.elements.count > 4
        }

        check.mistake(
            "All boards were dark, and the new one shows a level from before. How long is it kept?",
            madeBy: { $0.share(replay: 1, scope: .forever) }
        ) { $0.kind == .laterSubscriber && $0.elements.first != 1 }

        check.mistake(
            "The gauge was switched on more than once at a time. Each subscription switches it on.",
            step: "A form with three controls", madeBy: { $0 }
        ) { $0.uses().count > 1 && $0.kind == .secondSubscriber }

        check.hardCoded { gauge in Observable.zip(gauge, Observable.of(1, 2, 3, 4, 5)) { $1 }.share(replay: 1) }
        check.worksOnce { gauge in firstOnly(Solution.exercise3(of: gauge)) }

        check.accepts("replay and refCount") {
            $0.multicast(makeSubject: { ReplaySubject.create(bufferSize: 1) }).refCount()
        }
        check.accepts("a driver") { $0.asDriver(onErrorDriveWith: .empty()).asObservable() }
    }
}
