import ExerciseSupport

@testable import dispose_bag_exercises

extension `dispose-bag` {
    @Test(.exercise(check)) func `3 · Pull to refresh`() {}

    private static let check = Check(refresh, solution: Solution.exercise3, in: WindowScene.self) { check in
        typealias Refresh = (Window, Observable<String>) throws -> Void
        /// Refreshes a window with one of the feeds at tick 0, and then with others.
        func pull(
            _ feeds: [String], _ first: Int, _ others: [Int: Int], closedAt stop: Int? = nil
        ) -> (WindowScene, @escaping Refresh) throws -> Void {
            { scene, refresh in
                let names = ["morning feed", "evening feed", "night feed"]
                let feeds = zip(names, feeds).map { scene.hot($0, $1, as: String.self).asObservable() }
                let use = try scene.open(closedAt: stop) { try refresh($0, feeds[first]) }
                for (tick, feed) in others.sorted(by: { $0.key < $1.key }) {
                    scene.at(tick) { use { try? refresh($0, feeds[feed]) } }
                }
            }
        }
        let (morning, evening) = ("-a--b--c--d--", "--w--x--y--z-")

        check.play(.text, "the evening feed at tick 6", pull([morning, evening], 0, [6: 1]))
        check.play(
            .disposed, "the evening feed at tick 6, the window is closed at tick 9",
            pull([morning, evening], 0, [6: 1], closedAt: 9))
        check.play(.disposed, "the window is closed at tick 3", pull([morning, evening], 0, [:], closedAt: 3))
        check.play(
            .otherInput, "morning, evening at tick 3, night at 6, morning again at 9",
            pull(["-e--g--e--g--e", "--h--h--i--i--", "---k--k--k--k"], 0, [3: 1, 6: 2, 9: 0]))
        check.play(
            .otherInput, "the morning feed, and at tick 5 the morning feed again", pull(["-e-e-g-g-e-"], 0, [5: 0]))
        check.play(
            .otherInput, "the morning feed completes, the evening feed at tick 6",
            pull(["-e|", "-------h-i"], 0, [6: 1]))
        check.play(.secondSubscriber, "two windows") { try $0.twoWindows(secondAt: 2, refresh: $1) }
        check.play(.laterSubscriber, "a second window after the first") { try $0.twoWindows(secondAt: 10, refresh: $1) }

        check.mistake(
            WindowScene.overAtOnce, step: "Three clocks",
            madeBy: { window, feed in
                feed.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
                window.bag = DisposeBag()
            }
        ) { $0.isText && $0.isOverAtOnce }
        check.mistake(
            "After the refresh the window shows a line of the morning feed. What should have ended that subscription?",
            step: "One bag for many",
            madeBy: { window, feed in _ = feed.subscribe(with: window, onNext: { $0.add($1) }) }
        ) { $0.isText && ($0.came("c") || $0.came("d")) }
        check.mistake(
            WindowScene.notFreed, step: "A window with a number",
            madeBy: { window, feed in
                window.bag = DisposeBag()
                feed.subscribe(onNext: window.add).disposed(by: window.bag)
            }
        ) { $0.isLeaking }
        let (last, lastOfAll) = (SerialDisposable(), SerialDisposable())
        check.mistake(
            "The window is freed, and its last feed is still in use. What is freed together with the window?",
            step: "A window with a clock",
            madeBy: { window, feed in last.disposable = feed.subscribe(with: window, onNext: { $0.add($1) }) }
        ) { $0.isDisposed && $0.isInUse() }
        check.mistake(
            "One window was refreshed, and the other one lost its feed. What do the two share?",
            madeBy: { window, feed in
                let subscription = feed.subscribe(with: window, onNext: { $0.add($1) })
                lastOfAll.disposable = subscription
                subscription.disposed(by: window.bag)
            }
        ) { $0.isSecond && $0.shows(.lost) }

        // To ignore a feed does not end it.
        let feeds = Locked(0)
        check.rejects(.keeps) { window, feed in
            let own = feeds.withLock { count in
                count += 1
                return count
            }
            Solution.exercise3(window, with: .never())
            _ = feed.filter { _ in feeds.value == own }.subscribe(with: window, onNext: { $0.add($1) })
        }
        check.rejects(.letsGo) { Solution.exercise3($0, with: $1.take(2)) }
        check.rejects(
            .lost, { Solution.exercise3($0, with: $1.skip(1)) },
            { Solution.exercise3($0, with: $1.distinctUntilChanged()) }
        )
        check.rejects(.added) { Solution.exercise3($0, with: $1.concat(Observable.just(""))) }
        check.hardCoded { window, feed in
            let lines = ["e": "a", "h": "b", "k": "y", "g": "z"]
            Solution.exercise3(window, with: feed.map { lines[$0] ?? $0 })
        }
        check.without(.worksOnce, because: "the text's example refreshes a second time")

        check.accepts("the bag changes last") { window, feed in
            let bag = DisposeBag()
            feed.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: bag)
            window.bag = bag
        }
    }
}

extension WindowScene {
    /// Two windows with two feeds each: a refresh of one does not change the other.
    fileprivate func twoWindows(
        secondAt start: TestTime, refresh: @escaping (Window, Observable<String>) throws -> Void
    ) throws {
        let morning = hot("morning feed", "-a--b--c--d--e--f", as: String.self).asObservable()
        let evening = hot("evening feed", "--u--v--w--x--y--", as: String.self).asObservable()
        let first = try open("the first", closedAt: 9) { try refresh($0, morning) }
        let second = open("the second", closedAt: 15) { _ in }
        at(start) { second { try? refresh($0, morning) } }
        at(6) { first { try? refresh($0, evening) } }
    }
}
