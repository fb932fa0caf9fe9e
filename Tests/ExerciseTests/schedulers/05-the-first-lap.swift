import Dispatch
import ExerciseSupport

@testable import schedulers_exercises

extension `schedulers` {
    @Test(.exercise(check)) func `5 · The first lap`() {}

    private static let check = Check(ranks, solution: Solution.exercise5, in: SiteScene.self) { check in
        let good = Solution.exercise5
        check.play(.text, "the laps are 61, 58, 61") { try $0.ranks([61, 58, 61], $1) }
        check.play(.nobody, "nobody subscribes, and a lap is sent") { try $0.ranks([61], subscribers: [], $1) }
        check.play(.disposed, "disposed of after one lap, and another one is sent") {
            try $0.ranks([61], after: [58], $1)
        }
        let busy = check.play(.otherInput, "office is busy at first: the laps are 70, 70, 65") {
            try $0.ranks([70, 70, 65], isBusy: true, $1)
        }
        check.play(.otherInput, "a lap, and then the end") { try $0.ranks([60], end: .completed, $1) }
        let failing = check.play(.otherInput, "a lap, and at once an error") {
            try $0.ranks([60], end: .error(Rain()), isBusy: true, $1)
        }
        check.play(.otherInput, "no lap, only the end") { try $0.ranks([], end: .completed, $1) }
        check.play(.secondSubscriber, "two subscribers") {
            try $0.ranks([61, 58], end: .completed, subscribers: ["it", "the second"], $1)
        }
        check.play(.laterSubscriber, "a second subscriber after two laps, and another lap is sent") {
            try $0.ranks([61, 58], later: [59], $1)
        }

        check.mistake(
            "A lap was sent after `subscribe` had returned, and it is missing. `office` was busy. Who waits for `office` there: "
                + "the lap, or the subscribing?", step: "Names from outside",
            madeBy: { $0.subscribe(on: $2).observe(on: $2).map($1).observe(on: $3) }
        ) { $0.in(busy) && $0.count("receives") == 0 }
        check.mistake(
            "`rank` ran on gate, and the gate waited for it. Which operator moves elements that somebody else sends?",
            step: "Names from outside", madeBy: { $0.map($1).subscribe(on: $2).observe(on: $3) },
            orBy: { $0.map($1).observe(on: $2).subscribe(on: $3) }
        ) { $0.has("gate: rank") }
        check.mistake(
            "`rank` ran on board, and the board waited for it. Does your `map` stand above or below the line that goes to board?",
            step: "Find, load, put", madeBy: { laps, rank, _, board in laps.observe(on: board).map(rank) },
            orBy: { $0.observe(on: $3).map($1).observe(on: $2) }
        ) { $0.has("board: rank") }
        check.mistake(
            "Something ran on a queue that is none of yours. The two schedulers are parameters.",
            madeBy: { laps, rank, _, board in
                laps.observe(on: ConcurrentDispatchQueueScheduler(qos: .default)).map(rank).observe(on: board)
            },
            orBy: { laps, rank, office, _ in laps.observe(on: office).map(rank).observe(on: MainScheduler.instance) }
        ) { $0.has("main:", "another queue:") }
        check.mistake(
            "The ranks arrived on office, where they were looked up. Which line leads to board?",
            step: "Find, load, put", madeBy: { laps, rank, office, _ in laps.observe(on: office).map(rank) }
        ) { $0.has("office: it receives") }
        check.mistake(
            "Something arrived on gate. The ranks, the end and the error are expected on board.",
            madeBy: { laps, rank, office, board in
                laps.flatMap { Observable.just($0).observe(on: office).map(rank).observe(on: board) }
            }
        ) { $0.has("gate: it") }
        check.mistake(
            "While `rank` ran, another queue stood still. Who waits there, and for what?", step: "A list that scrolls",
            madeBy: { laps, rank, office, board in
                laps.map { lap in
                    let (isDone, text) = (DispatchSemaphore(value: 0), Box(""))
                    _ = office.schedule(()) { _ in
                        text.value = rank(lap)
                        isDone.signal()
                        return Disposables.create()
                    }
                    isDone.wait()
                    return text.value
                }.observe(on: board)
            }
        ) { $0.lines.contains { $0.hasSuffix("stands still") } }
        check.mistake(
            "Some laps came at once, and not each of them has its rank on the board. Each lap counts, also with the same time.",
            madeBy: { good($0.distinctUntilChanged(), $1, $2, $3) },
            orBy: { laps, rank, office, board in laps.flatMapLatest { looked($0, rank, office) }.observe(on: board) },
            { good($0, $1, $2, $3).distinctUntilChanged() }
        ) { $0.in(busy) }
        check.mistake(
            "The laps failed, and the subscriber did not receive the error.",
            madeBy: { good($0, $1, $2, $3).catch { _ in .empty() } }, orBy: { good($0, $1, $2, $3).catchAndReturn("") }
        ) { $0.in(failing) && $0.count("fails") == 0 }
        check.mistake(
            "A lap was sent, and then an error, and the error overtook the rank of the lap. Does your chain keep their order?",
            madeBy: { laps, rank, office, board in
                laps.observe(on: office).flatMap { looked($0, rank, office) }.observe(on: board)
            }
        ) { $0.in(failing) && $0.count("receives") == 0 }
        check.mistake(
            "It was disposed of, and the gate still has a subscriber, or something still arrives. Who disposes of what?",
            madeBy: { laps, rank, office, board in good(leaking(laps), rank, office, board) }
        ) { $0.isDisposed }
        check.mistake(
            "There were two subscribers, and each lap was looked up once. The text asks for more.",
            madeBy: { good($0, $1, $2, $3).share() }
        ) { $0.isSecond && $0.has("board: the second receives") && $0.count("rank") == 2 }

        check.rejects(.note) { laps, rank, office, board in
            let all = PublishSubject<Int>()
            _ = laps.subscribe(all)
            return good(all, rank, office, board)
        }
        check.rejects(.lost) { good($0, $1, $2, $3).concat(Observable.never()) }
        check.rejects(.again) { laps, rank, office, board in
            good(laps.observe(on: office).do(onNext: { _ = rank($0) }), rank, office, board)
        }
        check.rejects({ good($0.take(1), $1, $2, $3) })
        check.hardCoded { good($0.enumerated().map { [61, 58, 61][min($0.index, 2)] }, $1, $2, $3) }
        check.worksOnce { firstOnly(good($0, $1, $2, $3)) }
        check.accepts("by hand") { laps, rank, office, board in
            Observable<String>.create { observer in
                laps.subscribe { event in
                    _ = office.schedule(event) { event in
                        observer.on(event.map { rank($0) })
                        return Disposables.create()
                    }
                }
            }.observe(on: board)
        }
        check.accepts("handed over twice") { good($0.observe(on: $2), $1, $2, $3) }
    }
}
