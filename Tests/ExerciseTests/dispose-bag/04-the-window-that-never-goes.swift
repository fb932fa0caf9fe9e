import ExerciseSupport

@testable import dispose_bag_exercises

extension `dispose-bag` {
    @Test(.exercise(check)) func `4 · The window that never goes`() {}

    private static let check = Check(attach, solution: Solution.exercise4, in: WindowScene.self) { check in
        typealias Attach = (Window, Observable<String>) throws -> Void
        func open(
            _ chat: String, closedAt stop: Int? = nil, newBagAt bagged: Int? = nil, weather: String? = nil
        ) -> (WindowScene, @escaping Attach) throws -> Void {
            { scene, attach in
                let chat = scene.hot("chat", chat, as: String.self).asObservable()
                let use = try scene.open(closedAt: stop) { window in
                    if let weather { scene.showWeather(weather, in: window) }
                    try attach(window, chat)
                }
                if let bagged { scene.at(bagged) { use { $0.bag = DisposeBag() } } }
            }
        }

        check.play(.text, "the window is closed at tick 6", open("-a--b--c--d--", closedAt: 6))
        check.play(.disposed, "the window gets a new bag at tick 3", open("-a--b--c--d--", newBagAt: 3))
        let completes = [
            check.play(.otherInput, "the chat completes", open("-a--b|")),
            check.play(.otherInput, "the chat completes after the same lines twice", open("-e-e-g-g-h|")),
            check.play(.otherInput, "the chat completes without a line", open("---|")),
        ]
        check.play(.otherInput, "the chat completes after the window is closed", open("-k-----m|", closedAt: 4))
        let hasWeather = check.play(
            .otherInput, "the window shows the weather already", open("-a--b--", weather: "--s--t--"))
        check.play(.secondSubscriber, "two windows") { try $0.twoWindows(secondAt: 2, attach: $1) }
        check.play(.laterSubscriber, "a second window after the first") { try $0.twoWindows(secondAt: 10, attach: $1) }

        check.mistake(
            WindowScene.overAtOnce, step: "Three clocks",
            madeBy: { window, chat in
                let bag = DisposeBag()
                chat.subscribe(onNext: window.add, onCompleted: { window.add("(end)") }).disposed(by: bag)
            }
        ) { $0.isText && $0.isOverAtOnce }
        check.mistake(
            WindowScene.notFreed, step: "Three windows",
            madeBy: { window, chat in
                chat.subscribe(onNext: window.add, onCompleted: { window.add("(end)") }).disposed(by: window.bag)
            }
        ) { $0.isLeaking }
        check.mistake(
            "The window is freed, and the chat is still in use. What could end the subscription when the window is freed?",
            step: "A window with a clock",
            madeBy: { window, chat in
                _ = chat.subscribe(with: window, onNext: { $0.add($1) }, onCompleted: { $0.add("(end)") })
            },
            orBy: { window, chat in
                _ = chat.take(while: { [weak window] _ in window != nil })
                    .subscribe(with: window, onNext: { $0.add($1) }, onCompleted: { $0.add("(end)") })
            }
        ) { $0.isText && $0.shows(.keeps) }
        check.mistake(
            "The window has left the chat, and shows \"(end)\". The chat goes on. Which handler runs only when the chat "
                + "completes?", step: "Three ways to be over",
            madeBy: { window, chat in
                chat.subscribe(with: window, onNext: { $0.add($1) }, onDisposed: { $0.add("(end)") })
                    .disposed(by: window.bag)
            }
        ) { $0.isDisposed && $0.came("(end)") }
        check.mistake(
            "The chat has completed, and the window does not show \"(end)\". It did before you began.",
            madeBy: { window, chat in
                chat.subscribe(onNext: { [weak window] in window?.add($0) }).disposed(by: window.bag)
            }
        ) { $0.in(completes) && !$0.came("(end)") }
        check.mistake(
            WindowScene.losesWeather, step: "One bag for many",
            madeBy: { window, chat in
                window.bag = DisposeBag()
                Solution.exercise4(window, to: chat)
            }
        ) { $0.in(hasWeather) && !$0.came("t") }

        check.rejects({ Solution.exercise4($0, to: $1.take(4)) })
        check.rejects(.lost) { Solution.exercise4($0, to: $1.distinctUntilChanged()) }
        check.rejects(.again) { Solution.exercise4($0, to: $1.concat(Observable.just("(end)"))) }
        check.hardCoded { window, chat in
            let lines = ["a", "b", "c", "d"]
            Solution.exercise4(window, to: chat.scan(-1) { count, _ in count + 1 }.map { lines[$0 % 4] })
        }
        let seen = Locked<[Observable<String>]>([])
        check.worksOnce { window, chat in
            let isFirst = seen.withLock { seen in
                defer { seen.append(chat) }
                return !seen.contains { $0 === chat }
            }
            if isFirst { Solution.exercise4(window, to: chat) }
        }

        check.accepts("the end as a line") { window, chat in
            chat.concat(Observable.just("(end)")).subscribe(with: window, onNext: { $0.add($1) })
                .disposed(by: window.bag)
        }
        check.accepts("unowned: the bag ends it before the window is gone") { window, chat in
            chat.subscribe(
                onNext: { [unowned window] in window.add($0) }, onCompleted: { [weak window] in window?.add("(end)") }
            )
            .disposed(by: window.bag)
        }
    }
}

extension WindowScene {
    fileprivate func twoWindows(
        secondAt start: TestTime, attach: @escaping (Window, Observable<String>) throws -> Void
    ) throws {
        let chat = hot("chat", "-a--b--c--d--e--f|", as: String.self).asObservable()
        try open("the first", closedAt: 9) { try attach($0, chat) }
        let use = open("the second", closedAt: 25) { _ in }
        at(start) { use { try? attach($0, chat) } }
    }
}
