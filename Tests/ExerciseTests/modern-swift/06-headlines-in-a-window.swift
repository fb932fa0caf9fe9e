import ExerciseSupport

@testable import modern_swift_exercises

extension `modern-swift` {
    @Test(.exercise(check)) func `6 · Headlines in a window`() {}

    private static let check = Check(openWindow, solution: Solution.exercise6, in: TaskScene.self) { check in
        check.play(.text, "a and b, then the window is freed, then c") { try $0.open(["a", "b", "free", "c"], $1) }
        check.play(.otherInput, "a and b wait in the stream before the window is there") {
            try $0.open(["c"], early: ["a", "b"], $1)
        }
        let sameHeadline = check.play(.otherInput, "the same headline twice, an empty one, and then the end") {
            try $0.open(["a", "a", "", "end"], $1)
        }
        check.play(.otherInput, "the end, and then the window is freed") { try $0.open(["x", "end", "free"], $1) }
        check.play(.disposed, "the window is freed before the first headline") { try $0.open(["free", "a"], $1) }
        check.play(.secondSubscriber, "two windows with streams of their own") {
            try $0.open(["a"], $1)
            try $0.open(["b", "free", "c"], $1)
        }
        let together = check.play(.secondSubscriber, "a second window comes and goes while the first one is held") {
            scene, openWindow in
            try scene.open(["a"], beside: { try scene.open(["x", "free"], openWindow) }, openWindow)
        }
        check.without(.laterSubscriber, because: "each window has a stream of its own")

        check.mistake(
            "The caller has let go of the window, and it is not freed: a headline was still written. What holds the window?",
            step: "A window at 400 ms", madeBy: { headlines, write in SelfHolding(headlines, write) }
        ) { $0.isKept && $0.has("writes c") }
        check.mistake(
            "Nobody holds the window any more, and a headline was still written. Who cancels the task?",
            step: "A window at 400 ms",
            madeBy: { headlines, write in
                final class Window { var task: Task<Void, Never>? }
                let window = Window()
                window.task = Task { for await headline in headlines { write(headline) } }
                return window
            }
        ) { [.text, .secondSubscriber].contains($0.kind) && $0.has("writes c") }
        check.mistake(
            "A text was written that is not the headline that was sent.",
            madeBy: { headlines, write in Window(Task { for await one in headlines { write(one.uppercased()) } }) }
        ) { scene in
            scene.lines.contains { $0.hasPrefix("writes") && !scene.has($0.replacing("writes", with: "send")) }
        }
        check.mistake(
            "The window is held, and a headline was not written. What writes them, and until when?",
            madeBy: { headlines, write in
                let task = Task { for await headline in headlines { write(headline) } }
                task.cancel()
                return DisposeBag()
            }, orBy: { headlines, write in OneTask(Task { for await headline in headlines { write(headline) } }) },
            { headlines, write in
                Task {
                    for await headline in headlines {
                        write(headline)
                        break
                    }
                }
                return DisposeBag()
            }
        ) { $0.isText && !$0.has("writes b") || $0.in(together) && !$0.has("writes a") }
        check.mistake(
            "Nobody holds the window any more, and the loop waits for the next headline. What ends a loop that waits?",
            step: "A window at 400 ms", madeBy: { headlines, write in WeakLoop(headlines, write) }
        ) { [.text, .disposed].contains($0.kind) && !$0.isOverWhenFreed }
        check.mistake(
            "The first headline was not written. Each one counts, also one that was in the stream before the loop began.",
            madeBy: { headlines, write in Window(Task { for await one in headlines.dropFirst(1) { write(one) } }) }
        ) { !$0.has("writes a") && $0.has("send a") }
        check.mistake(
            "A headline came twice, and it was written once. The text says what becomes of it.",
            madeBy: { headlines, write in
                Window(
                    Task {
                        var last = ""
                        for await headline in headlines where headline != last {
                            last = headline
                            write(headline)
                        }
                    })
            }
        ) { $0.in(sameHeadline) && $0.count("writes a") == 1 }

        check.hardCoded { headlines, write in
            Window(
                Task {
                    var texts = ["a", "b", "c"]
                    for await _ in headlines { write(texts.removeFirst()) }
                })
        }
        check.rejects("an empty headline ends the loop") { headlines, write in
            Window(
                Task {
                    for await headline in headlines {
                        if headline.isEmpty { break }
                        write(headline)
                    }
                })
        }
        check.without(.worksOnce, because: "nobody keeps a window for the next one")
        check.accepts("a bag") { headlines, write in
            let bag = DisposeBag()
            let task = Task { for await headline in headlines { write(headline) } }
            Disposables.create { task.cancel() }.disposed(by: bag)
            return bag
        }
        check.accepts("an observable, observed on main") { headlines, write in
            let bag = DisposeBag()
            headlines.asObservable().observe(on: MainScheduler.instance)
                .subscribe(onNext: { headline in MainActor.assumeIsolated { write(headline) } }).disposed(by: bag)
            return bag
        }
        check.accepts("a weak window, and a deinit") { headlines, write in Both(headlines, write) }
    }
}
