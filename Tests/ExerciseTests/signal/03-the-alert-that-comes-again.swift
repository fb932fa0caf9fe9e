import Dispatch
import ExerciseSupport

@testable import signal_exercises

extension `signal` {
    @Test(.exercise(check)) func `3 · The alert that comes again`() {}

    private static let check = Check(alerts, solution: Solution.exercise3, in: WindowScene.self) { check in
        check.uses = .each

        check.play(.text, "window A is open from tick 0 to 12, B from tick 6 to 18") { scene, alerts in
            try scene.play([("window A", 0, 12), ("window B", 6, 18)], alerts)
        }
        check.play(.nobody, "no window is opened") { try $0.play([], $1) }
        check.play(.disposed, "a window is open from tick 0 to 5") { try $0.play([("window A", 0, 5)], $1) }
        let twice = check.play(.otherInput, "the same failure twice, on a queue of the connection") { scene, alerts in
            try scene.playElsewhere(["disk full", "disk full"], alerts)
        }
        check.play(.secondSubscriber, "two windows are open from tick 0 to 18") { scene, alerts in
            try scene.play([("window A", 0, 18), ("window B", 0, 18)], alerts)
        }
        check.play(.laterSubscriber, "window A is open from tick 0 to 4, B from tick 14 to 18") { scene, alerts in
            try scene.play([("window A", 0, 4), ("window B", 14, 18)], alerts)
        }

        check.mistake(
            "Window B shows an alert that was over when it opened. What keeps it, and for whom?",
            step: "Two windows and a full disk",
            madeBy: { failures in
                let alerts = failures.asDriver(onErrorDriveWith: .empty())
                return { show in alerts.drive(onNext: show) }
            }
        ) { ($0.isText || $0.isSecond) && $0.came("a") && !$0.came("a", at: 2) }
        check.mistake(
            "A window was open when a failure came, and it did not show it.",
            madeBy: { failures in
                let alerts = failures.asDriver(onErrorDriveWith: .empty()).skip(1)
                return { show in alerts.drive(onNext: show) }
            },
            orBy: { failures in { _ in failures.subscribe() } },
            { failures in
                let relay = PublishRelay<String>()
                let all = failures.asSignal(onErrorSignalWith: .empty()).emit(to: relay)
                return { show in Disposables.create(relay.asSignal().emit(onNext: show), all) }
            }
        ) { $0.isText && !$0.came("a") && !$0.came("c") }
        check.mistake(
            "There is a connection for each window. One has to do for all of them.", step: "Ana, Ben and Eve",
            madeBy: { failures in { show in failures.observe(on: MainScheduler.instance).subscribe(onNext: show) } }
        ) { $0.isText && $0.uses().count > 1 && $0.lost.isEmpty }
        check.mistake(
            "The window is closed, and the connection is still open, or an alert is still shown. What ends each of the two?",
            madeBy: { failures in
                let alerts = failures.asSignal(onErrorSignalWith: .empty())
                return { show in
                    _ = alerts.emit(onNext: show)
                    return Disposables.create()
                }
            }
        ) { $0.shownAfterClosing || $0.isUsedAfterDispose() }
        check.mistake(
            "The alert was not shown on main. The failure came on another queue: what moves it?",
            step: "News from a server",
            madeBy: { failures in
                let alerts = failures.share().subscribe(on: MainScheduler.instance)
                return { show in alerts.bind(onNext: show) }
            }
        ) { $0.isShownOffMain }

        check.rejects(.unasked) { failures in
            let alerts = failures.asSignal(onErrorSignalWith: .empty())
            let connection = alerts.emit()
            return { show in Disposables.create(alerts.emit(onNext: show), connection) }
        }
        check.without(.hardCoded, because: "The failures come from the check.")
        check.rejects(
            .lost,
            { failures in
                let alerts = failures.asSignal(onErrorSignalWith: .empty())
                return { show in alerts.asObservable().take(1).subscribe(onNext: show) }
            },
            { failures in
                let alerts = failures.asSignal(onErrorSignalWith: .empty()).distinctUntilChanged()
                return { show in alerts.emit(onNext: show) }
            },
            { failures in
                let alerts = failures.asSignal(onErrorSignalWith: .empty())
                let open = SerialDisposable()
                return { show in
                    let window = alerts.emit(onNext: show)
                    open.disposable = window
                    return window
                }
            })
        check.worksOnce { failures in
            let show = Solution.exercise3(of: failures)
            var (open, isOver) = (0, false)
            return { alert in
                if isOver { return Disposables.create() }
                open += 1
                let window = show(alert)
                return Disposables.create {
                    window.dispose()
                    open -= 1
                    isOver = open == 0
                }
            }
        }
        check.accepts("share, and main by hand") { failures in
            let alerts = failures.observe(on: MainScheduler.instance).share()
            return { show in alerts.subscribe(onNext: show) }
        }
        check.accepts("publish and refCount") { failures in
            let alerts = failures.publish().refCount().observe(on: MainScheduler.instance)
            return { show in alerts.bind(onNext: show) }
        }
    }
}
