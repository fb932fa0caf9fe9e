import ExerciseSupport
import Foundation

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(check)) func `6 · The archive`() {}

    private static let check = Check(pages, solution: Solution.exercise6 as Cellar.Answer, in: Cellar.self) { check in
        check.steps = [
            .unasked: "Two prices and a map", .swallows: "A letter among digits", .shares: "A price and two screens",
        ]

        check.play(.text, "the pages 7 and 8") { try $0.show($1, [7, 8]) }
        check.play(.nobody, "the pages 7 and 8, and nobody subscribes") { try $0.show($1, [7, 8], subscribers: []) }
        check.play(.disposed, "the pages 7, 8 and 5, disposed of at the first text") {
            try $0.show($1, [7, 8, 5], first: 1)
        }
        let isTorn = check.play(.otherInput, "the pages 6, 9 and 8, and 9 cannot be read") {
            try $0.show($1, [6, 9, 8])
        }
        let isTwice = check.play(.otherInput, "the pages 3, 3 and 1") { try $0.show($1, [3, 3, 1]) }
        check.play(.otherInput, "no page") { try $0.show($1, []) }
        check.play(.secondSubscriber, "two subscribers") { try $0.show($1, [7, 8], subscribers: [0, 0]) }
        check.play(.laterSubscriber, "a second subscriber after the first") {
            try $0.show($1, [7, 8], subscribers: [0, 30])
        }

        check.mistake(
            "A page was scanned on main, and nobody had subscribed. Which line of yours scans, and when does it run?",
            madeBy: { numbers, archive, worker in .from(try numbers.map { try archive.scan($0) }, scheduler: worker) }
        ) { $0.hasScannedWhileBuilding }
        check.mistake(
            "A page was scanned on main. On which thread does a number come to the code that scans it?",
            step: "A picture of 800x600",
            madeBy: { numbers, archive, _ in Observable.from(numbers).map { try archive.scan($0) } },
            orBy: { numbers, archive, worker in
                Observable.from(numbers).map { try archive.scan($0) }.observe(on: worker)
            }
        ) { $0.hasScannedOnMain }
        check.mistake(
            "A page was scanned more than once for one subscriber. How often does your code scan each?",
            madeBy: { numbers, archive, worker in
                Observable.from(numbers, scheduler: worker).do(onNext: { _ = try archive.scan($0) })
                    .map { try archive.scan($0) }
            }
        ) { $0.isText && $0.scans > 2 }
        check.mistake(
            "Nothing was received on the worker, and no page was scanned there. What of yours runs on the worker?",
            madeBy: { _, _, _ in .never() }
        ) { $0.isText && $0.scans == 0 && $0.lines.isEmpty }
        check.rejects(.realQueue) { Solution.exercise6($0, from: $1, on: $2).observe(on: MainScheduler.instance) }
        check.mistake(
            "A page was scanned before the text of the page before it was received. What waits for all pages?",
            step: "Two prices and a map",
            madeBy: { numbers, archive, worker in
                Observable.deferred { .from(try numbers.map { try archive.scan($0) }) }.subscribe(on: worker)
            }
        ) { $0.isText && $0.scansAhead }
        check.mistake(
            "The subscription was disposed of at the first text, and another page was scanned. What does a dispose stop?",
            madeBy: { leaking(Solution.exercise6($0, from: $1, on: $2)) }
        ) { $0.isDisposed && $0.scans > 1 }
        check.mistake(
            "A page cannot be read, and the subscriber did not receive that error. What does your code do with it?",
            step: "A letter among digits",
            madeBy: { numbers, archive, worker in
                Observable.from(numbers, scheduler: worker).compactMap { try? archive.scan($0) }
            },
            orBy: { Solution.exercise6($0, from: $1, on: $2).catch { _ in .empty() } },
            { Solution.exercise6($0, from: $1, on: $2).catch { _ in .error(RxError.unknown) } }
        ) { $0.in(isTorn) && !$0.says("1 receives error(Torn())") }
        check.mistake(
            "A page is in the list twice, and it was scanned once. How often does it stand there?", step: "A lamp",
            madeBy: { numbers, archive, worker in
                Observable.from(numbers, scheduler: worker).distinctUntilChanged().map { try archive.scan($0) }
            },
            orBy: { numbers, archive, worker in
                var known: [Int: String] = [:]
                return Observable.from(numbers, scheduler: worker).map { number in
                    let text = try known[number] ?? archive.scan(number)
                    known[number] = text
                    return text
                }
            }
        ) { $0.in(isTwice) && $0.scans < 3 }
        check.mistake(
            "There were two subscribers, and the pages were not scanned anew for the second one. What does it share?",
            step: "A price and two screens",
            madeBy: { Solution.exercise6($0, from: $1, on: $2).share(replay: 9, scope: .forever) }
        ) { $0.isSecond && $0.scans == 2 && $0.isServed }

        check.rejects { numbers, archive, worker in
            let all = Solution.exercise6(numbers, from: archive, on: worker).replayAll()
            _ = all.connect()
            return all
        }
        check.rejects(.lost) { Solution.exercise6($0, from: $1, on: $2).distinctUntilChanged() }
        check.rejects { _, _, _ in .empty() }
        check.rejects(
            { Solution.exercise6($0.reversed(), from: $1, on: $2) },
            { Solution.exercise6($0.sorted(), from: $1, on: $2) }, { Solution.exercise6($0, from: $1, on: $2).take(1) },
            { Solution.exercise6($0, from: $1, on: $2).concat(Observable.never()) },
            { Solution.exercise6($0, from: $1, on: $2).retry(2) },
            { $0.isEmpty ? .never() : Solution.exercise6($0, from: $1, on: $2) })
        check.hardCoded { _, archive, worker in Solution.exercise6([7, 8], from: archive, on: worker) }
        check.worksOnce { numbers, archive, worker in
            firstOnly(Solution.exercise6(numbers, from: archive, on: worker))
        }
        check.accepts("subscribed to on the worker") { numbers, archive, worker in
            Observable.from(numbers).map { try archive.scan($0) }.subscribe(on: worker)
        }
        check.accepts("observed on the worker, above the map") { numbers, archive, worker in
            Observable.from(numbers).observe(on: worker).map { try archive.scan($0) }
        }
    }
}
