import ExerciseSupport
import Foundation
import LessonKit
import Marbles
import Streams
import Testing

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(TheArchive.exercise)) func `6 · The archive`() {}
}

struct TheArchive {
    static let exercise = Check(pages, solution: Solution.pages as Cellar.Answer, in: Cellar.self) { check in
        check.play(.text, "the pages 7 and 8") { try $0.show($1, [7, 8]) }
        check.play(.nobody, "the pages 7 and 8, and nobody subscribes") { try $0.show($1, [7, 8], subscribers: []) }
        check.play(.disposed, "the pages 7, 8 and 5, disposed of at the first text") {
            try $0.show($1, [7, 8, 5], first: 1)
        }
        check.play(.otherInput, "the pages 6, 9 and 8, and 9 cannot be read") { try $0.show($1, [6, 9, 8]) }
        check.play(.otherInput, "the pages 3, 3 and 1") { try $0.show($1, [3, 3, 1]) }
        check.play(.otherInput, "no page") { try $0.show($1, []) }
        check.play(.secondSubscriber, "two subscribers") { try $0.show($1, [7, 8], subscribers: [0, 0]) }
        check.play(.laterSubscriber, "a second subscriber after the first") {
            try $0.show($1, [7, 8], subscribers: [0, 30])
        }

        check.mistake(
            "A page was scanned on main while the chain was built. What stands between round brackets?",
            madeBy: { numbers, archive, worker in
                .from(try numbers.map { try archive.scan($0) }, scheduler: worker)
            }
        ) { $0.hasScannedWhileBuilding }
        check.mistake(
            "A page was scanned on main. On which thread do the elements come to your `map`, and who sends them?",
            step: "A picture of 800x600",
            madeBy: { numbers, archive, _ in Observable.from(numbers).map { try archive.scan($0) } },
            orBy: { numbers, archive, worker in
                Observable.from(numbers).map { try archive.scan($0) }.observe(on: worker)
            },
            { numbers, archive, worker in
                .deferred { .from(try numbers.map { try archive.scan($0) }, scheduler: worker) }
            }
        ) { $0.hasScannedOnMain }
        check.mistake(
            "A page was scanned, and nobody had subscribed. Which code runs only on subscribe?",
            step: "Two prices and a map",
            madeBy: { numbers, archive, worker in
                let all = Solution.pages(numbers, from: archive, on: worker).replayAll()
                _ = all.connect()
                return all
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "A page was scanned more than once for one subscriber.",
            madeBy: { numbers, archive, worker in
                Observable.from(numbers, scheduler: worker).do(onNext: { _ = try archive.scan($0) })
                    .map { try archive.scan($0) }
            }
        ) { $0.kind == .text && $0.scans > 2 }
        check.mistake(
            "A page was scanned before the text of the page before it was received.",
            step: "Two prices and a map",
            madeBy: { numbers, archive, worker in
                Observable.deferred { .from(try numbers.map { try archive.scan($0) }) }.subscribe(on: worker)
            }
        ) { $0.scansAhead && $0.kind == .text }
        check.mistake(
            "The subscription was disposed of, and another page was scanned, or nothing came. What does a dispose stop?",
            madeBy: { numbers, archive, worker in
                .create { observer in
                    _ = Solution.pages(numbers, from: archive, on: worker).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.scans != 1 }
        check.mistake(
            "Nothing was received. Does your chain send anything, on the worker?",
            madeBy: { _, _, _ in .empty() }, orBy: { _, _, _ in .never() }
        ) { $0.kind == .text && $0.scans == 0 }
        check.mistake(
            "The texts are not those of the pages in their order, then the end.",
            madeBy: { numbers, archive, worker in Solution.pages(numbers.reversed(), from: archive, on: worker) },
            orBy: { numbers, archive, worker in Solution.pages(numbers, from: archive, on: worker).take(1) },
            { numbers, archive, worker in
                Solution.pages(numbers, from: archive, on: worker).concat(Observable.never())
            },
            { numbers, archive, worker in Solution.pages(numbers.sorted(), from: archive, on: worker) }
        ) { [.text, .disposed].contains($0.kind) }
        check.mistake(
            "A page cannot be read, and the subscriber did not receive the text before it and then that error.",
            step: "A letter among digits",
            madeBy: { numbers, archive, worker in
                Observable.from(numbers, scheduler: worker).compactMap { try? archive.scan($0) }
            },
            orBy: { numbers, archive, worker in
                Solution.pages(numbers, from: archive, on: worker).catch { _ in .empty() }
            },
            { numbers, archive, worker in Solution.pages(numbers, from: archive, on: worker).retry(2) },
            { numbers, archive, worker in
                Solution.pages(numbers, from: archive, on: worker).catch { _ in .error(RxError.unknown) }
            }
        ) { $0.numbers.contains(9) }
        check.mistake(
            "A page is in the list twice, and it was not sent or scanned twice.", step: "A lamp",
            madeBy: { numbers, archive, worker in
                Solution.pages(numbers, from: archive, on: worker).distinctUntilChanged()
            },
            orBy: { numbers, archive, worker in
                Observable.from(numbers, scheduler: worker).distinctUntilChanged().map { try archive.scan($0) }
            }
        ) { $0.numbers == [3, 3, 1] }
        check.mistake(
            "There are no pages, and the stream does not end at once with `completed`.",
            madeBy: { numbers, archive, worker in
                numbers.isEmpty ? .never() : Solution.pages(numbers, from: archive, on: worker)
            }
        ) { $0.numbers.isEmpty }
        check.mistake(
            "There were two subscribers, and the pages were not scanned anew for the second one.",
            step: "A price and two screens",
            madeBy: { numbers, archive, worker in
                Solution.pages(numbers, from: archive, on: worker).share(replay: 9, scope: .forever)
            },
            orBy: { numbers, archive, worker in Solution.pages(numbers, from: archive, on: worker).share() }
        ) {
            [.secondSubscriber, .laterSubscriber].contains($0.kind) && !$0.texts.isEmpty && $0.scans == 2 && $0.isServed
        }

        check.hardCoded { _, archive, worker in Solution.pages([7, 8], from: archive, on: worker) }
        check.worksOnce { numbers, archive, worker in
            firstOnly(Solution.pages(numbers, from: archive, on: worker))
        }
        check.accepts("subscribed to on the worker") { numbers, archive, worker in
            Observable.from(numbers).map { try archive.scan($0) }.subscribe(on: worker)
        }
        check.accepts("observed on the worker, above the map") { numbers, archive, worker in
            Observable.from(numbers).observe(on: worker).map { try archive.scan($0) }
        }
    }
}
