import ExerciseSupport

@testable import signal_exercises

extension `signal` {
    @Test(.exercise(check)) func `6 · A page that may fail`() {}

    private static let check = Check(page as PageScene.Answer, solution: Solution.exercise6, in: PageScene.self) {
        check in
        check.isOnMain = true
        check.uses = .each
        check.steps = [.unasked: "Ana, Ben and Eve", .goesOn: "Ana, Ben and Eve"]

        check.stream("the taps of the exercise; F is a failure", disposedAt: 8) {
            scene, page in
            try scene.window(taps: "-o-----o-----o---", loads: ["--a|", "--#", "--b|"], page)
        }
        check.without(.laterSubscriber, because: "The page may decide what a window shows that opens later.")
        let opensLater = check.play(
            .laterSubscriber, "a second window, after the first was closed; its first text is left out"
        ) { scene, page in
            let window = try scene.window(taps: "-o---o----------------o-", loads: ["--a|", "--#", "--m|"], page)
            scene.subscribe("window A", to: window, disposedAt: 10)
            scene.subscribe("window B", to: window.filter { $0 == "F" || scene.scheduler.clock > 20 }, at: 20)
        }
        check.stream("other texts") { try $0.window(taps: "-o-----o-----o---", loads: ["--r|", "--#", "--s|"], $1) }
        check.stream("nobody taps") { try $0.window(taps: "--------", loads: [], $1) }
        check.stream("the first load fails") { try $0.window(taps: "--o---o---o", loads: ["--#", "--k|", "--l|"], $1) }
        check.stream("a tap while a load is under way") {
            try $0.window(taps: "-o-o------", loads: ["------a|", "--q|"], $1)
        }
        check.stream("a failure comes late, and nobody waits for it") {
            try $0.window(taps: "-o-o------", loads: ["------#", "--q|"], $1)
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
            "One tap made more than one request. How many subscribe to the load, and what do they share?",
            step: "A request and three labels",
            madeBy: { NewsPage(text: made($0, $1).text, failed: made($0, $1).failed) }
        ) { $0.isText && $0.isAskedTwiceAtOnce }
        check.mistake(
            "A load has failed, and the page has ended with it. What did the error end?",
            step: "A station that goes offline",
            madeBy: { taps, load in
                let loads = taps.asObservable().flatMapLatest { load().map { Optional($0) } }
                return page(of: loads.asSignal(onErrorJustReturn: nil))
            }
        ) { $0.isText && $0.started == 2 }
        check.mistake(
            "A window that opens is told of an old failure. A failure is for those who listen when it happens.",
            step: "Two windows and a full disk",
            madeBy: { taps, load in
                let failures = BehaviorRelay(value: 0)
                let texts = taps.flatMapLatest {
                    load().do(onError: { _ in failures.accept(failures.value + 1) })
                        .asSignal(onErrorSignalWith: .empty())
                }
                let failed = failures.filter { $0 > 0 }.map { _ in }.asSignal(onErrorSignalWith: .empty())
                return news(texts, failed: failed)
            }
        ) { $0.in(opensLater) && $0.came("F", at: 20) }

        check.rejects(
            { _, _ in NewsPage(text: .just(""), failed: .never()) }, { taps, load in made(taps.startWith(()), load) },
            { taps, load in made(taps.asObservable().take(1).asSignal(onErrorSignalWith: .empty()), load) },
            { taps, load in made(taps) { load().retry(2) } })
        check.rejects(
            { taps, load in
                let loads = loads(taps, load)
                return NewsPage(
                    text: loads.compactMap { $0 }.asDriver(onErrorDriveWith: .empty()), failed: page(of: loads).failed)
            },
            { _, _ in NewsPage(text: .never(), failed: .never()) },
            { taps, load in page(of: taps.flatMapFirst { text(load) }) },
            { taps, load in
                let loads = taps.asObservable().concatMap { text(load).asObservable() }
                return page(of: loads.asSignal(onErrorJustReturn: nil))
            })
        check.rejects(.unasked) { taps, load in
            let (text, failed) = (BehaviorRelay(value: ""), PublishRelay<Void>())
            _ = loads(taps, load).emit(onNext: { $0.map(text.accept) ?? failed.accept(()) })
            return NewsPage(text: text.asDriver(), failed: failed.asSignal())
        }
        check.rejects(
            { taps, load in
                let loads = loads(taps, load)
                return news(loads.map { $0 ?? "" }, failed: page(of: loads).failed)
            },
            { taps, load in news(taps.flatMapLatest { load().asSignal(onErrorJustReturn: "failed") }) },
            { taps, load in page(of: taps.flatMapLatest { text(load).startWith("") }) },
            { taps, load in
                let loads = loads(taps, load)
                return NewsPage(text: page(of: loads).text, failed: loads.map { _ in })
            },
            { taps, load in
                let events = taps.flatMapLatest { load().materialize().asSignal(onErrorSignalWith: .empty()) }
                return news(events.compactMap { $0.element }, failed: events.filter { $0.isStopEvent }.map { _ in })
            })
        check.rejects(.lost) { taps, load in NewsPage(text: made(taps, load).text, failed: .never()) }
        check.rejects { taps, load in page(of: taps.flatMap { text(load) }) }
        check.hardCoded { taps, load in
            var texts = ["a", "b"]
            return made(taps) { load().map { _ in texts.isEmpty ? "" : texts.removeFirst() } }
        }
        check.worksOnce { taps, load in
            let page = made(taps, load)
            return NewsPage(
                text: firstOnly(page.text.asObservable()).asDriver(onErrorDriveWith: .empty()), failed: page.failed)
        }
        check.accepts("with materialize") { taps, load in
            let loads = taps.flatMapLatest { load().materialize().asSignal(onErrorSignalWith: .empty()) }
            return news(loads.compactMap { $0.element }, failed: loads.filter { $0.error != nil }.map { _ in })
        }
        check.accepts("with a relay for failures") { taps, load in
            let failed = PublishRelay<Void>()
            let loads = taps.flatMapLatest {
                load().do(onError: { _ in failed.accept(()) }).asSignal(onErrorSignalWith: .empty())
            }
            return news(loads, failed: failed.asSignal())
        }
    }
}
