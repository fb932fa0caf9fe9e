import Dispatch
import ExerciseSupport
import LessonKit
import Streams
import Testing

@testable import schedulers_exercises

extension `schedulers` {
    @Test(.exercise(TheFirstLap.exercise)) func `5 · The first lap`() {}
}

struct TheFirstLap {
    static let exercise = Check(ranks, solution: Solution.ranks, in: SiteScene.self) { check in
        let solution = Solution.ranks
        check.play(.text, "the laps are 61, 58, 61") { try $0.ranks([61, 58, 61], $1) }
        check.play(.nobody, "nobody subscribes, and a lap is sent") { try $0.ranks([61], subscribers: [], $1) }
        check.play(.disposed, "disposed of after one lap, and another one is sent") {
            try $0.ranks([61], after: [58], $1)
        }
        check.play(.otherInput, "office is busy at first: the laps are 70, 70, 65") {
            try $0.ranks([70, 70, 65], isBusy: true, $1)
        }
        check.play(.otherInput, "a lap, and then the end") { try $0.ranks([60], end: .completed, $1) }
        check.play(.otherInput, "a lap, and at once an error") {
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
            "Nobody has subscribed, and the gate has a subscriber. Which line of yours subscribes?",
            madeBy: { laps, rank, office, board in
                let all = PublishSubject<Int>()
                _ = laps.subscribe(all)
                return all.observe(on: office).map { rank($0) }.observe(on: board)
            },
            orBy: { laps, rank, office, board in
                let ranks = laps.observe(on: office).map { rank($0) }.publish()
                _ = ranks.connect()
                return ranks.observe(on: board)
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "A lap was sent after `subscribe` had returned, and it is missing. `office` was busy. Who waits for `office` there: "
                + "the lap, or the subscribing?",
            step: "Names from outside",
            madeBy: { laps, rank, office, board in
                laps.subscribe(on: office).observe(on: office).map { rank($0) }.observe(on: board)
            },
            orBy: { laps, rank, office, board in
                laps.observe(on: office).map { rank($0) }.observe(on: board).subscribe(on: office)
            }
        ) { $0.situation?.contains("busy") == true && $0.count("receives") == 0 }
        check.mistake(
            "`rank` ran on gate, and the gate waited for it. Which operator moves elements that somebody else sends?",
            step: "Names from outside",
            madeBy: { laps, rank, office, board in laps.map { rank($0) }.subscribe(on: office).observe(on: board) },
            orBy: { laps, rank, office, board in laps.subscribe(on: office).map { rank($0) }.observe(on: board) },
            { laps, rank, office, board in laps.map { rank($0) }.observe(on: board) },
            { laps, rank, office, board in laps.map { rank($0) }.observe(on: office).observe(on: board) },
            { laps, rank, office, board in laps.map { rank($0) }.observe(on: office).subscribe(on: board) },
            { laps, rank, office, board in
                Observable.deferred { laps.map { rank($0) } }.subscribe(on: office).observe(on: board)
            }
        ) { $0.has("gate: rank") }
        check.mistake(
            "`rank` ran on board, and the board waited for it. Does your `map` stand above or below the line that goes to board?",
            step: "Find, load, put",
            madeBy: { laps, rank, office, board in laps.observe(on: board).map { rank($0) } },
            orBy: { laps, rank, office, board in laps.subscribe(on: office).observe(on: board).map { rank($0) } },
            { laps, rank, office, board in laps.observe(on: office).observe(on: board).map { rank($0) } }
        ) { $0.has("board: rank") }
        check.mistake(
            "Something ran on a queue that is none of yours. The two schedulers are parameters.",
            madeBy: { laps, rank, office, board in
                laps.observe(on: ConcurrentDispatchQueueScheduler(qos: .default)).map { rank($0) }.observe(on: board)
            },
            orBy: { laps, rank, office, board in
                laps.observe(on: office).map { rank($0) }.observe(on: MainScheduler.instance)
            }
        ) { $0.has("main:", "another queue:") }
        check.mistake(
            "The ranks arrived on office, where they were looked up. Which line leads to board?",
            step: "Find, load, put",
            madeBy: { laps, rank, office, board in laps.observe(on: office).map { rank($0) } },
            orBy: { laps, rank, office, board in laps.observe(on: office).map { rank($0) }.subscribe(on: board) }
        ) { $0.has("office: it") }
        check.mistake(
            "Something arrived on gate. The ranks, the end and the error are expected on board.",
            madeBy: { laps, rank, office, board in
                laps.flatMap { lap in Observable.just(lap).observe(on: office).map { rank($0) }.observe(on: board) }
            }
        ) { $0.has("gate: it") }
        check.mistake(
            "While `rank` ran, another queue stood still. Who waits there, and for what?",
            step: "A list that scrolls",
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
            "The laps go on, and the subscriber received an end. What ends your stream?",
            madeBy: { laps, rank, office, board in solution(laps.take(1), rank, office, board) }
        ) { $0.kind == .text && $0.ended > 0 }
        check.mistake(
            "There are more calls of `rank` than laps. It takes long: what it returned has to be kept.",
            madeBy: { laps, rank, office, board in
                laps.observe(on: office).do(onNext: { _ = rank($0) }).map { rank($0) }.observe(on: board)
            }
        ) { $0.kind == .text && $0.count("rank") > 3 }
        check.mistake(
            "Some laps came at once, and not each of them has its rank on the board. Each lap counts, also with the same time.",
            madeBy: { laps, rank, office, board in
                laps.distinctUntilChanged().observe(on: office).map { rank($0) }.observe(on: board)
            },
            orBy: { laps, rank, office, board in
                laps.flatMapLatest { lap in Observable.deferred { .just(rank(lap)) }.subscribe(on: office) }
                    .observe(on: board)
            },
            { laps, rank, office, board in
                laps.observe(on: office).map { rank($0) }.distinctUntilChanged().observe(on: board)
            }
        ) { $0.situation?.contains("busy") == true }
        check.mistake(
            "The laps failed, and the subscriber did not receive the error.",
            madeBy: { laps, rank, office, board in solution(laps, rank, office, board).catch { _ in .empty() } },
            orBy: { laps, rank, office, board in solution(laps, rank, office, board).catchAndReturn("") }
        ) { $0.situation?.contains("error") == true && $0.count("fails") == 0 }
        check.mistake(
            "A lap was sent, and then an error, and the error overtook the rank of the lap. Does your chain keep their order?",
            madeBy: { laps, rank, office, board in
                laps.observe(on: office)
                    .flatMap { lap in Observable.deferred { .just(rank(lap)) }.subscribe(on: office) }
                    .observe(on: board)
            },
            orBy: { laps, rank, office, board in
                laps.flatMap { lap in Observable.deferred { .just(rank(lap)) }.subscribe(on: office) }.observe(
                    on: board)
            }
        ) { $0.situation?.contains("error") == true && $0.count("receives") == 0 }
        check.mistake(
            "The laps ended, and the subscriber did not receive the end.",
            madeBy: { laps, rank, office, board in solution(laps, rank, office, board).concat(Observable.never()) }
        ) { $0.situation?.contains("end") == true && $0.ended == 0 }
        check.mistake(
            "It was disposed of, and the gate still has a subscriber, or something still arrives. Who disposes of what?",
            madeBy: { laps, rank, office, board in
                Observable<Int>.create { observer in
                    _ = laps.subscribe(observer)
                    return Disposables.create()
                }
                .observe(on: office).map { rank($0) }.observe(on: board)
            }
        ) { $0.kind == .disposed }
        check.mistake(
            "There were two subscribers, and each lap was looked up once. The text asks for more.",
            madeBy: { laps, rank, office, board in solution(laps, rank, office, board).share() },
            orBy: { laps, rank, office, board in solution(laps, rank, office, board).share(replay: 1) }
        ) { $0.kind == .secondSubscriber && $0.has("board: the second receives") && $0.count("rank") == 2 }

        check.hardCoded { laps, rank, office, board in
            solution(laps.enumerated().map { [61, 58, 61][min($0.index, 2)] }, rank, office, board)
        }
        check.worksOnce { laps, rank, office, board in
            firstOnly(solution(laps, rank, office, board))
        }
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
        check.accepts("handed over twice") { laps, rank, office, board in
            laps.observe(on: office).observe(on: office).map { rank($0) }.observe(on: board)
        }
    }
}
