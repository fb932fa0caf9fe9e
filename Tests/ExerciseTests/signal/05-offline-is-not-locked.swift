import ExerciseSupport

@testable import signal_exercises

extension `signal` {
    @Test(.exercise(check)) func `5 · Offline is not locked`() {}

    private static let check = Check(board, solution: Solution.exercise5, in: BoardScene.self) { check in
        check.isOnMain = true
        check.uses = .any
        check.steps = [.failsOtherwise: "A station that goes offline"]

        check.stream(".offline", gives: "--a--(yz|)", disposedAt: 3) { try $0.play("--a--#", StationError.offline, $1) }
        let atOnce = check.stream(".offline at once, and other texts of yesterday") {
            try $0.play("#", StationError.offline, cached: "---p---q|", $1)
        }
        let locked = [
            check.stream(".locked") { try $0.play("--b--#", StationError.locked, $1) },
            check.stream(".locked at once") { try $0.play("#", StationError.locked, $1) },
        ]
        let unreadable = check.stream(".unreadable") { try $0.play("-cc-#", StationError.unreadable(line: 3), $1) }
        let other = check.stream("an error of another type") { try $0.play("-d-#", Fog(), $1) }
        check.stream("no failure") { try $0.play("-f-g|", Fog(), $1) }

        check.mistake(
            "The board shows \"-\", and no station has sent that. What should be shown for this failure?",
            step: "A station that goes offline", madeBy: { station, _ in station.asDriver(onErrorJustReturn: "-") }
        ) { $0.came("-") }
        check.mistake(
            "Something of `cached` is shown, and the station has not failed yet.",
            madeBy: { station, cached in Driver.concat([cached, station.asDriver(onErrorJustReturn: "closed")]) },
            orBy: { station, cached in .merge(cached, recover(station, offline: .empty())) }
        ) { $0.isText && $0.start == 0 }
        check.mistake(
            "It is offline, and the texts of yesterday are missing, or are not all there.",
            madeBy: { station, _ in recover(station, offline: .never()) },
            orBy: { station, _ in recover(station, offline: .just("closed")) },
            { station, cached in
                recover(station, offline: cached.asObservable().take(1).asDriver(onErrorDriveWith: .empty()))
            }
        ) { $0.isText && !($0.came("y") && $0.came("z")) }
        check.mistake(
            "These are not the texts that `cached` sends. Where do they come from?",
            madeBy: { station, _ in
                recover(station, offline: Observable.from(["y", "z"]).asDriver(onErrorDriveWith: .empty()))
            }
        ) { $0.in(atOnce) && $0.elements != ["p", "q"] }
        check.mistake(
            "It was locked, and the board does not show \"closed\".",
            madeBy: { station, cached in station.asDriver(onErrorDriveWith: cached) },
            orBy: { station, cached in recover(station, offline: cached, locked: .never()) },
            { station, cached in recover(station, offline: cached, locked: .just("locked")) }
        ) { $0.in(locked) && !$0.came("closed") }
        check.mistake(
            "It was locked, and the board shows more than \"closed\" after that.",
            madeBy: { station, cached in recover(station, offline: cached, locked: cached.startWith("closed")) }
        ) { $0.in(locked) && $0.came("closed") && $0.elements.last != "closed" }
        check.mistake(
            "The station has failed, and was asked once more. What follows this failure?",
            madeBy: { station, cached in recover(station.retry(2), offline: cached) },
            orBy: { station, cached in
                let again = station.retry(when: {
                    $0.map { if case StationError.unreadable = $0 { return } else { throw $0 } }
                })
                return recover(again, offline: cached)
            }
        ) { $0.uses("station").count > 1 && !$0.isSecond }
        check.mistake(
            "This failure is neither offline nor locked. What was there stays: no word more comes.",
            madeBy: { station, cached in recover(station, offline: cached, other: cached) },
            orBy: { station, cached in recover(station, offline: cached, other: .just("closed")) },
            { station, cached in recover(station, offline: cached, other: .just("d")) }
        ) { $0.in(unreadable) && $0.elements.count > 2 || $0.in(other) && $0.elements.count > 1 }
        check.mistake(
            "What was there stays, and the board ends with this failure. Should it?",
            madeBy: { station, cached in recover(station, offline: cached, other: .empty()) }
        ) { $0.in(unreadable, other) && $0.completes && $0.shows(.endsEarly) }

        check.rejects(
            .noEnd, { station, cached in recover(station, offline: Driver.concat([cached, .never()])) },
            { station, cached in recover(station, offline: cached, locked: Driver.never().startWith("closed")) },
            { station, cached in recover(station.concat(Observable.never()), offline: cached) })
        check.hardCoded { station, _ in
            recover(station, offline: Observable.from(["y", "z"]).asDriver(onErrorDriveWith: .empty()))
        }
        check.worksOnce { station, cached in
            var hasFailed = false
            return station.asDriver(onErrorRecover: { error in
                defer { hasFailed = true }
                return hasFailed ? .never() : fallback(for: error, cached, .just("closed"), .never())
            })
        }
        check.accepts("a catch in front of the driver") { station, cached in
            station.catch { fallback(for: $0, cached, .just("closed"), .never()).asObservable() }
                .asDriver(onErrorDriveWith: .never())
        }
        check.accepts("of") { station, cached in recover(station, offline: cached, locked: .of("closed")) }
        check.accepts("empty and startWith") { station, cached in
            recover(station, offline: cached, locked: Driver.empty().startWith("closed"))
        }
    }
}
