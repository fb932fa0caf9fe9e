import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import signal_exercises

extension `signal` {
    @Test(.exercise(OfflineIsNotLocked.exercise)) func `5 · Offline is not locked`() {}
}

struct OfflineIsNotLocked {
    private struct Fog: Error {}

    static let exercise = Check(board, solution: Solution.board, in: BoardScene.self) { check in
        check.isOnMain = true

        for (name, station, cached, error) in [
            (".offline", "--a--#", "(yz|)", StationError.offline),
            (".offline at once, and other texts of yesterday", "#", "---p---q|", StationError.offline),
            (".locked", "--b--#", "(yz|)", StationError.locked), (".locked at once", "#", "(yz|)", StationError.locked),
            (".unreadable", "-cc-#", "(yz|)", StationError.unreadable(line: 3)),
            ("an error of another type", "-d-#", "(yz|)", Fog()), ("no failure", "-f-g|", "(yz|)", Fog()),
        ] as [(String, String, String, any Error)] {
            check.stream(name, gives: name == ".offline" ? "--a--(yz|)" : nil, disposedAt: 3) { scene, board in
                try scene.onItsClock {
                    let station = scene.cold("station", station, as: String.self, error: error)
                    let cached = scene.cold("cached", cached, as: String.self).asDriver(onErrorDriveWith: .empty())
                    return try board(station.asObservable(), cached).asObservable()
                }
            }
        }
        check.uses = .any

        let isOffline = { (scene: BoardScene) in scene.situation?.hasPrefix(".offline") == true }
        let isLocked = { (scene: BoardScene) in scene.situation?.hasPrefix(".locked") == true }
        check.mistake(
            "The board shows \"-\", and no station has sent that. What should be shown for this failure?",
            step: "A station that goes offline", madeBy: { station, _ in station.asDriver(onErrorJustReturn: "-") }
        ) { $0.elements.contains("-") }
        check.mistake(
            "Something of `cached` is shown, and the station has not failed yet.",
            madeBy: { station, cached in Driver.concat([cached, station.asDriver(onErrorJustReturn: "closed")]) }
        ) { $0.kind == .text && $0.start == 0 }
        check.mistake(
            "It is offline, and the texts of yesterday are missing, or are not all there.",
            madeBy: { station, _ in recover(station, offline: .never()) },
            orBy: { station, _ in recover(station, offline: .just("closed")) },
            { station, cached in
                recover(station, offline: cached.asObservable().take(1).asDriver(onErrorDriveWith: .empty()))
            }
        ) { $0.kind == .text && Set($0.elements) != ["a", "y", "z"] }
        check.mistake(
            "These are not the texts that `cached` sends. Where do they come from?",
            madeBy: { station, _ in
                recover(station, offline: Observable.from(["y", "z"]).asDriver(onErrorDriveWith: .empty()))
            }
        ) { isOffline($0) && $0.kind == .otherInput && $0.elements != ["p", "q"] }
        check.mistake(
            "The texts of yesterday have ended, and the board has not.",
            madeBy: { station, cached in recover(station, offline: Driver.concat([cached, .never()])) }
        ) { $0.kind == .text && !$0.ends }
        check.mistake(
            "It was locked, and the board does not show \"closed\".",
            madeBy: { station, cached in station.asDriver(onErrorDriveWith: cached) },
            orBy: { station, cached in recover(station, offline: cached, locked: .never()) },
            { station, cached in recover(station, offline: cached, locked: .just("locked")) }
        ) { isLocked($0) && !$0.elements.contains("closed") }
        check.mistake(
            "The board shows \"closed\", and does not complete.",
            madeBy: { station, cached in
                recover(station, offline: cached, locked: Driver.never().startWith("closed"))
            }
        ) { isLocked($0) && !$0.ends }
        check.mistake(
            "It was locked, and the board shows more than \"closed\" after that.",
            madeBy: { station, cached in recover(station, offline: cached, locked: cached.startWith("closed")) }
        ) { isLocked($0) && $0.elements.last != "closed" }
        check.mistake(
            "This failure is neither offline nor locked. What was there stays: no word more comes.",
            madeBy: { station, cached in recover(station, offline: cached, other: cached) },
            orBy: { station, cached in recover(station, offline: cached, other: .just("closed")) },
            { station, cached in recover(station, offline: cached, other: .just("d")) }
        ) {
            $0.situation == ".unreadable" && $0.elements.count > 2
                || $0.situation == "an error of another type" && $0.elements.count > 1
        }
        check.mistake(
            "What was there stays, and the board ends with this failure. Should it?",
            madeBy: { station, cached in recover(station, offline: cached, other: .empty()) }
        ) { scene in
            [".unreadable", "an error of another type"].contains(scene.situation) && scene.completes
        }
        check.mistake(
            "The station has completed, and the board has not.",
            madeBy: { station, cached in recover(station.concat(Observable.never()), offline: cached) }
        ) { $0.situation == "no failure" && !$0.ends }

        check.mistake(
            "The station has failed, and was asked once more. What follows this failure?",
            madeBy: { station, cached in recover(station.retry(2), offline: cached) }
        ) { $0.kind == .text && $0.uses("station").count > 1 }

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

    private static func recover(
        _ station: Observable<String>, offline: Driver<String>, locked: Driver<String> = .just("closed"),
        other: Driver<String> = .never()
    ) -> Driver<String> {
        station.asDriver(onErrorRecover: { fallback(for: $0, offline, locked, other) })
    }

    private static func fallback(
        for error: any Error, _ offline: Driver<String>, _ locked: Driver<String>, _ other: Driver<String>
    ) -> Driver<String> {
        switch error {
        case StationError.offline: offline
        case StationError.locked: locked
        default: other
        }
    }
}

/// A board whose drivers send on the test scheduler.
final class BoardScene: Scene<String> {
    override func run() { onItsClock { super.run() } }

    func onItsClock<Value>(_ body: () throws -> Value) rethrows -> Value {
        var value: Value?
        try SharingScheduler.mock(scheduler: scheduler) { value = try body() }
        return value!
    }
}
