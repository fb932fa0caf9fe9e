import ExerciseSupport

@testable import dispose_bag_exercises

extension `dispose-bag` {
    @Test(.exercise(check)) func `2 · The window that stays empty`() {}

    private static let check = Check(fill, solution: Solution.exercise2, in: WindowScene.self) { check in
        typealias Fill = (Window, Observable<String>, Observable<String>) throws -> Void
        func open(
            _ chat: String, _ news: String, closedAt stop: Int? = nil, weather: String? = nil
        ) -> (WindowScene, @escaping Fill) throws -> Void {
            { scene, fill in
                let chat = scene.hot("chat", chat, as: String.self).asObservable()
                let news = scene.hot("news", news, as: String.self).asObservable()
                try scene.open(closedAt: stop) { window in
                    if let weather { scene.showWeather(weather, in: window) }
                    try fill(window, chat, news)
                }
            }
        }

        check.play(.text, "the window is closed at tick 9", open("-a--b--c--d--", "--u--v--w--x-", closedAt: 9))
        check.play(.disposed, "the window is closed at tick 4", open("-a--b--c--d--", "--u--v--w--x-", closedAt: 4))
        check.play(.otherInput, "the same line twice, and two in one tick", open("-e-e-g-g-e-", "---f-g---g-"))
        check.play(.otherInput, "the chat completes, the news go on", open("-k|", "--m--n--o", closedAt: 12))
        let hasWeather = check.play(
            .otherInput, "the window shows the weather already", open("-a--b--", "--u--v-", weather: "---s---t--"))
        check.play(.secondSubscriber, "two windows") { try $0.twoWindows(secondAt: 2, fill: $1) }
        check.play(.laterSubscriber, "a second window after the first") { try $0.twoWindows(secondAt: 10, fill: $1) }

        check.mistake(
            WindowScene.overAtOnce, step: "Three clocks",
            madeBy: { window, chat, news in
                let bag = DisposeBag()
                Observable.merge(chat, news).subscribe(with: window, onNext: { $0.add($1) }).disposed(by: bag)
            }
        ) { $0.isText && $0.isOverAtOnce }
        check.mistake(
            WindowScene.notFreed, step: "A window with a number",
            madeBy: { window, chat, news in
                chat.subscribe(onNext: { window.add($0) }).disposed(by: window.bag)
                news.subscribe(onNext: { window.add($0) }).disposed(by: window.bag)
            }
        ) { $0.isLeaking }
        check.mistake(
            "The window shows the lines of one source, and none of the other. From when on, and until when, is that one used?",
            madeBy: { window, chat, _ in Solution.exercise2(window, chat: chat, news: .never()) },
            orBy: { window, chat, news in
                chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: DisposeBag())
                news.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
            }
        ) { $0.isText && ($0.lost("a", "b", "c") || $0.lost("u", "v", "w")) }
        check.mistake(
            "The window is freed, and a source is still in use. What could end a subscription when the window is freed?",
            step: "A window with a clock",
            madeBy: { window, chat, news in
                _ = Observable.merge(chat, news).subscribe(with: window, onNext: { $0.add($1) })
            }
        ) { $0.isText && $0.isInUse() }
        check.mistake(
            WindowScene.losesWeather, step: "One bag for many",
            madeBy: { window, chat, news in
                window.bag = DisposeBag()
                Solution.exercise2(window, chat: chat, news: news)
            }
        ) { $0.in(hasWeather) && !$0.came("t") }

        check.rejects(.late) { window, chat, news in
            let pairs = Observable.zip(chat, news) { [$0, $1] }
            Solution.exercise2(window, chat: pairs.flatMap { Observable.from($0) }, news: .never())
        }
        check.rejects { Solution.exercise2($0, chat: .combineLatest($1, $2) { $0 + $1 }, news: .never()) }
        check.rejects(
            .lost, { Solution.exercise2($0, chat: $1.distinctUntilChanged(), news: $2) },
            { Solution.exercise2($0, chat: .merge($1, $2).distinctUntilChanged(), news: .never()) },
            // The end of the chat ends the news.
            { Solution.exercise2($0, chat: $1, news: $2.take(until: $1.ignoreElements().materialize())) })
        check.rejects(.letsGo) { Solution.exercise2($0, chat: $1.take(4), news: $2) }
        check.hardCoded { window, chat, news in
            let lines = ["a", "u", "b", "v", "c", "w"]
            Observable.merge(chat, news).enumerated()
                .subscribe(with: window, onNext: { $0.add(lines[$1.index % 6]) }).disposed(by: window.bag)
        }
        let seen = Locked<[Observable<String>]>([])
        check.worksOnce { window, chat, news in
            let isFirst = seen.withLock { seen in
                defer { seen.append(chat) }
                return !seen.contains { $0 === chat }
            }
            if isFirst { Solution.exercise2(window, chat: chat, news: news) }
        }

        check.accepts("merged") { window, chat, news in
            Observable.merge(chat, news).subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
        }
        check.accepts("weak, and in one call") { window, chat, news in
            window.bag.insert(
                chat.subscribe(onNext: { [weak window] in window?.add($0) }),
                news.subscribe(onNext: { [weak window] in window?.add($0) }))
        }
        check.accepts("a bag of its own, in the window's bag") { window, chat, news in
            let bag = DisposeBag()
            chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: bag)
            news.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: bag)
            Disposables.create { withExtendedLifetime(bag) {} }.disposed(by: window.bag)
        }
    }
}
