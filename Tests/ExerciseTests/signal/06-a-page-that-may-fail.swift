import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import signal_exercises

extension `signal` {
    @Test(.exercise(APageThatMayFail.exercise)) func `6 · A page that may fail`() {}
}

struct APageThatMayFail {
    static let exercise = Check(page as PageScene.Answer, solution: Solution.page, in: PageScene.self) { check in
        check.isOnMain = true
        check.uses = .each

        check.stream("the taps of the exercise; F is a failure", gives: "e--a-----F-----b", disposedAt: 8) {
            scene, page in
            try scene.window(taps: "-o-----o-----o---", loads: ["--a|", "--#", "--b|"], page)
        }
        check.without(.laterSubscriber, because: "The page may decide what a window shows that opens later.")
        check.play(.laterSubscriber, "a second window, after the first was closed; its first text is left out") {
            scene, page in
            let window = try scene.window(taps: "-o--------------------o-", loads: ["--a|", "--m|"], page)
            scene.subscribe("window A", to: window, disposedAt: 10)
            scene.subscribe("window B", to: window.filter { _ in scene.scheduler.clock > 20 }, at: 20)
        }
        for (name, taps, loads) in [
            ("other texts", "-o-----o-----o---", ["--r|", "--#", "--s|"]), ("nobody taps", "--------", []),
            ("the first load fails", "--o---o---o", ["--#", "--k|", "--l|"]),
            ("a tap while a load is under way", "-o-o------", ["------a|", "--q|"]),
            ("a failure comes late, and nobody waits for it", "-o-o------", ["------#", "--q|"]),
        ] {
            check.stream(name) { scene, page in try scene.window(taps: taps, loads: loads, page) }
        }
        check.play(.further, "window B is open from tick 10 to 20") { scene, page in
            let window = try scene.window(taps: "-o---o------o-", loads: ["--a|", "--#", "--c|"], page)
            scene.subscribe("window A", to: window, disposedAt: 30)
            scene.subscribe("window B", to: window, at: 10, disposedAt: 20)
        }
        check.play(.disposed, "the window is closed at tick 5, while a load is under way") { scene, page in
            scene.subscribe(to: try scene.window(taps: "--o-------", loads: ["------a|"], page), disposedAt: 5)
        }
        check.mistake(
            "When a window opens, the empty text is missing.",
            madeBy: { taps, load in
                let loads = loads(taps, load)
                return NewsPage(
                    text: loads.compactMap { $0 }.asDriver(onErrorDriveWith: .empty()),
                    failed: loads.filter { $0 == nil }.map { _ in })
            },
            orBy: { _, _ in NewsPage(text: .never(), failed: .never()) }
        ) { $0.kind == .text && $0.elements.first != "e" }
        check.mistake(
            "Nothing is loaded. Who subscribes to a load?",
            madeBy: { _, _ in NewsPage(text: .just(""), failed: .never()) }
        ) { $0.kind == .text && $0.started == 0 }
        check.mistake(
            "Nobody has tapped, and something is loaded.",
            madeBy: { taps, load in made(taps.startWith(()), load) }
        ) { $0.kind == .text && $0.uses().first?.subscribe == 0 && $0.started > 0 && $0.isLoadedAtOnce }
        check.mistake(
            "One tap made more than one request. How many subscribe to the load, and what do they share?",
            step: "A request and three labels",
            madeBy: { taps, load in
                NewsPage(
                    text: made(taps, load).text,
                    failed: taps.flatMapLatest {
                        load().map { _ in false }.asSignal(onErrorJustReturn: true).filter { $0 }.map { _ in }
                    })
            }
        ) { $0.kind == .text && $0.started > 3 }
        check.mistake(
            "A load has failed, and the page has ended with it. What did the error end?",
            step: "A station that goes offline",
            madeBy: { taps, load in
                page(
                    of: taps.asObservable().flatMapLatest { load().map { Optional($0) } }
                        .asSignal(onErrorJustReturn: nil))
            }
        ) { $0.kind == .text && $0.started == 2 }
        check.mistake(
            "A failure has changed the text. After a failure it stays as it is.",
            madeBy: { taps, load in
                let loads = loads(taps, load)
                return NewsPage(
                    text: loads.map { $0 ?? "" }.asDriver(onErrorDriveWith: .empty()).startWith(""),
                    failed: loads.filter { $0 == nil }.map { _ in })
            },
            orBy: { taps, load in
                NewsPage(
                    text: taps.flatMapLatest { load().asSignal(onErrorJustReturn: "failed") }
                        .asDriver(onErrorDriveWith: .empty()).startWith(""), failed: .never())
            }
        ) { $0.kind == .text && $0.received.events.contains { $0.time == 9 && $0.value.element != "F" } }
        check.mistake(
            "The text is emptied when a load begins. It stays as it is until a load has sent another.",
            madeBy: { taps, load in
                page(
                    of: taps.flatMapLatest {
                        load().map { Optional($0) }.asSignal(onErrorJustReturn: nil).startWith("")
                    })
            }
        ) { scene in
            scene.kind == .text && scene.received.events.contains { $0.time == 1 && $0.value.element == "e" }
        }
        check.mistake(
            "A load failed, and nobody was sent it.",
            madeBy: { taps, load in NewsPage(text: made(taps, load).text, failed: .never()) }
        ) { $0.kind == .text && !$0.elements.contains("F") && $0.started == 3 }
        check.mistake(
            "There is a failure for a load that worked.",
            madeBy: { taps, load in
                let loads = loads(taps, load)
                return NewsPage(text: page(of: loads).text, failed: loads.map { _ in })
            }
        ) { $0.kind == .text && $0.elements.filter { $0 == "F" }.count > 1 }
        check.mistake(
            "A load was replaced by a new one, and nobody waits for it any more. What came of it came all the same.",
            madeBy: { taps, load in
                page(of: taps.flatMap { load().map { Optional($0) }.asSignal(onErrorJustReturn: nil) })
            }
        ) { $0.kind == .otherInput && $0.elements.starts(with: ["e", "q"]) && $0.elements.count > 2 }
        check.mistake(
            "A load was under way, and a tap had to wait, or was not obeyed.",
            madeBy: { taps, load in
                page(of: taps.flatMapFirst { load().map { Optional($0) }.asSignal(onErrorJustReturn: nil) })
            },
            orBy: { taps, load in
                page(
                    of: taps.asObservable().concatMap { load().map { Optional($0) }.catchAndReturn(nil) }
                        .asSignal(onErrorJustReturn: nil))
            }
        ) { $0.situation?.hasPrefix("a tap while") == true && $0.elements.dropFirst().first == "a" }
        check.mistake(
            "No window is open any more, and the taps are still listened to, or a load goes on.",
            step: "Ana, Ben and Eve",
            madeBy: { taps, load in
                let (text, failed) = (BehaviorRelay(value: ""), PublishRelay<Void>())
                _ = loads(taps, load)
                    .emit(onNext: { if let new = $0 { text.accept(new) } else { failed.accept(()) } })
                return NewsPage(text: text.asDriver(), failed: failed.asSignal())
            }
        ) { [.nobody, .disposed].contains($0.kind) }
        check.mistake(
            "The first tap made a request, and the others made none.",
            madeBy: { taps, load in made(taps.asObservable().take(1).asSignal(onErrorSignalWith: .empty()), load) }
        ) { $0.kind == .text && $0.started == 1 }

        check.hardCoded { taps, load in
            var texts = ["a", "b"]
            return made(taps) { load().map { _ in texts.isEmpty ? "" : texts.removeFirst() } }
        }
        check.worksOnce { taps, load in
            let page = made(taps, load)
            return NewsPage(
                text: firstOnly(page.text.asObservable()).asDriver(onErrorDriveWith: .empty()), failed: page.failed)
        }
        check.rejects("no share") { taps, load in
            let loads = taps.asObservable().flatMapLatest { load().map { Optional($0) }.catchAndReturn(nil) }
            return NewsPage(
                text: loads.compactMap { $0 }.startWith("").asDriver(onErrorDriveWith: .empty()),
                failed: loads.filter { $0 == nil }.map { _ in }.asSignal(onErrorSignalWith: .empty()))
        }
        check.rejects("asked again after a failure") { taps, load in made(taps) { load().retry(2) } }
        check.accepts("with materialize") { taps, load in
            let loads = taps.flatMapLatest { load().materialize().asSignal(onErrorSignalWith: .empty()) }
            return NewsPage(
                text: loads.compactMap { $0.element }.asDriver(onErrorDriveWith: .empty()).startWith(""),
                failed: loads.filter { $0.error != nil }.map { _ in })
        }
        check.accepts("with a relay for failures") { taps, load in
            let failed = PublishRelay<Void>()
            let loads = taps.flatMapLatest {
                load().do(onError: { _ in failed.accept(()) }).asSignal(onErrorSignalWith: .empty())
            }
            return NewsPage(
                text: loads.asDriver(onErrorDriveWith: .empty()).startWith(""), failed: failed.asSignal())
        }
    }
}

private func loads(_ taps: Signal<Void>, _ load: @escaping () -> Observable<String>) -> Signal<String?> {
    taps.flatMapLatest { load().map { Optional($0) }.asSignal(onErrorJustReturn: nil) }
}

private func page(of loads: Signal<String?>) -> NewsPage {
    NewsPage(
        text: loads.compactMap { $0 }.asDriver(onErrorDriveWith: .empty()).startWith(""),
        failed: loads.filter { $0 == nil }.map { _ in })
}

private func made(_ taps: Signal<Void>, _ load: @escaping () -> Observable<String>) -> NewsPage {
    page(of: loads(taps, load))
}
