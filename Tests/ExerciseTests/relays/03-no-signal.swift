import ExerciseSupport

@testable import relays_exercises

extension `relays` {
    @Test(.exercise(check)) func `3 · No signal`() {}

    private static let check = Check(riverBoard, solution: Solution.exercise3, in: RiverScene.self) { check in
        check.uses = .any
        let text = "--4--7--#"
        let isFirst = check.play(.text, "somebody looks from tick 0") { try $0.watch($1, text, (0, nil)) }
        let isLate = check.play(.text, "somebody looks from tick 6") { try $0.watch($1, text, (6, nil)) }
        check.play(.text, "somebody looks from tick 12") { try $0.watch($1, text, (12, nil)) }
        check.play(.disposed, "somebody looks to tick 4") { try $0.watch($1, text, (0, 4)) }
        let completes = check.play(.otherInput, "the sensor completes") { try $0.watch($1, "--4--7--|", (0, nil)) }
        check.play(.otherInput, "the sensor has completed") { try $0.watch($1, "--4--7--|", (11, nil)) }
        let equal = check.play(.otherInput, "other levels, equal ones too") { try $0.watch($1, "-0-9-9#", (0, nil)) }
        check.play(.otherInput, "no level before the failure") { try $0.watch($1, "-#", (0, nil)) }
        check.play(.otherInput, "the sensor sends nothing") { try $0.watch($1, "---------", (4, nil)) }
        check.play(.secondSubscriber, "two people look") { try $0.watch($1, text, (0, 6), (3, nil)) }
        check.play(.laterSubscriber, "somebody looks when another has left") {
            try $0.watch($1, text, (0, 4), (6, nil))
        }

        check.mistake(
            "The run reports a mistake: an error was bound to a relay. What does a relay take?", step: "A cable is cut",
            madeBy: { sensor in river { sensor.map { "\($0) cm" }.bind(to: $0) } }
        ) { $0.isReported }

        check.mistake(
            "The board ends. Which event ends it?", step: "Two boards",
            madeBy: { sensor in
                let board = BehaviorSubject(value: "waiting")
                _ = sensor.map { "\($0) cm" }.catchAndReturn("no signal").subscribe(board)
                return board
            }
        ) { $0.isText && $0.ends }

        check.mistake(
            "The board does not begin with \"waiting\". Which relay has a first value?", step: "Two boards",
            madeBy: { sensor in
                let board = PublishRelay<String>()
                _ = sensor.map { "\($0) cm" }.catchAndReturn("no signal").bind(to: board)
                return board.asObservable()
            }
        ) { $0.in(isFirst) && $0.elements.first != "waiting" }

        check.mistake(
            "Somebody who comes late receives how the board began. Who subscribes to the sensor, and when?",
            madeBy: { sensor in
                sensor.map { "\($0) cm" }.catchAndReturn("no signal").concat(Observable.never()).startWith("waiting")
            }
        ) { $0.in(isLate) && $0.elements.first == "waiting" }

        check.mistake(
            "The sensor has failed, and the board shows a level. Where does the failure become a text, before `map` or after it?",
            step: "A cable is cut",
            madeBy: { sensor in river { sensor.catchAndReturn(-1).map { "\($0) cm" }.bind(to: $0) } }
        ) { $0.came("-1 cm") || $0.came("0 cm") && $0.isText }

        check.mistake(
            "No level reaches the board, and the sensor was let go of at once. If there is a bag, how long does it live?",
            madeBy: { sensor in
                let bag = DisposeBag()
                return river { board in
                    let binding = sensor.map { "\($0) cm" }.catchAndReturn("no signal").bind(to: board)
                    binding.disposed(by: bag)
                    return binding
                }
            }
        ) { $0.in(isFirst) && $0.elements == ["waiting"] && $0.uses("sensor").contains { $0.unsubscribe == 0 } }

        check.mistake(
            "The sensor has failed, and nobody learns of it. What should the board show?", step: "A cable is cut",
            madeBy: { sensor in
                river { board in sensor.subscribe(onNext: { board.accept("\($0) cm") }, onError: { _ in }) }
            }
        ) { $0.isText && $0.elements == ["waiting", "4 cm", "7 cm"] }

        check.mistake(
            "The sensor has completed, and did not fail. What should the board show?",
            madeBy: { sensor in
                river {
                    sensor.map { "\($0) cm" }.catch { _ in .empty() }.concat(Observable.just("no signal")).bind(to: $0)
                }
            }
        ) { $0.in(completes) && $0.came("no signal") }

        check.mistake(
            "This is no level as the board shows it. How is it written in the text of the exercise?",
            madeBy: { sensor in river { sensor.map { "\($0)" }.catchAndReturn("no signal").bind(to: $0) } }
        ) { $0.elements.contains { Int($0) != nil } }

        check.mistake(
            "This is not the level that the sensor has sent. Where does the number on the board come from?",
            madeBy: { sensor in
                river { sensor.map { $0 == 4 ? "4 cm" : "7 cm" }.catchAndReturn("no signal").bind(to: $0) }
            }
        ) { $0.in(equal) && !$0.came("0 cm") }

        check.hardCoded { sensor in
            river { sensor.map { $0 == 4 ? "4 cm" : "7 cm" }.catchAndReturn("no signal").bind(to: $0) }
        }
        check.worksOnce { sensor in firstOnly(Solution.exercise3(sensor)) }
        check.rejects("another text") { sensor in
            river { sensor.map { "\($0) cm" }.catchAndReturn("error").bind(to: $0) }
        }

        check.accepts("both handlers") { sensor in
            river { board in
                sensor.subscribe(onNext: { board.accept("\($0) cm") }, onError: { _ in board.accept("no signal") })
            }
        }
        check.accepts("replayed") { sensor in
            let board = sensor.map { "\($0) cm" }.catchAndReturn("no signal").startWith("waiting")
                .concat(Observable.never()).replay(1)
            _ = board.connect()
            return board
        }
    }
}
