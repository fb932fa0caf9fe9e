import Dispatch
import ExerciseSupport

@testable import sync_async_exercises

extension `sync-async` {
    @Test(.exercise(check)) func `4 · The empty frame`() {}

    private static let check = Check(frame, solution: Solution.exercise4, in: SiteScene.self) { check in
        check.play(.text, "the harbour is found") { try $0.frame(["harbour": "a picture of the harbour"], $1) }
        check.play(.otherInput, "the bridge is found") { try $0.frame(["bridge": "a bridge"], $1) }
        check.play(.otherInput, "the answer is \"\"") { try $0.frame(["fog": ""], $1) }
        check.play(.secondSubscriber, "two frames, and the second one is answered first") {
            try $0.frame(["harbour": "a harbour", "bridge": "a bridge"], $1)
        }
        check.play(.laterSubscriber, "a second frame when the first is done") {
            try $0.frame(["harbour": "a harbour"], $1)
            try $0.frame(["harbour": "a newer harbour"], $1)
        }
        check.play(.further, "the library takes its time") { try $0.frame(["harbour": "a harbour"], isLate: true, $1) }
        let areTogether = check.play(.further, "two frames, and both are answered while screen is busy") {
            try $0.frames(["harbour": "a harbour", "bridge": "a bridge"], $1)
        }
        check.without(.disposed, because: "there is nothing to dispose of")

        let album = Box<[String: String]>([:])
        check.mistake(
            "A picture was displayed, and the library was not asked for it. Where does the picture come from?",
            madeBy: { name, _, display, screen in screen.async { display(name) } },
            orBy: { name, library, display, screen in
                if let known = album.value[name] { return screen.async { display(known) } }
                library.find(name) { found in
                    album.value[name] = found
                    screen.async { display(found) }
                }
            }
        ) { $0.count("display") > 0 && $0.count("asked") < $0.calls }
        check.mistake(
            "Something was displayed before the library had answered. find returns at once, and the answer comes "
                + "later. Which code runs when it is there?", step: "A second queue",
            madeBy: { name, library, display, _ in
                var picture = "an empty frame"
                library.find(name) { found in picture = found }
                display(picture)
            },
            orBy: { name, library, display, screen in
                let kept = Kept(name, library)
                screen.async { display(kept.picture) }
            },
            { name, library, display, screen in
                let kept = Kept(name, library)
                screen.asyncAfter(deadline: .now() + .milliseconds(200)) { display(kept.picture) }
            },
            { name, library, display, screen in
                screen.async { display("an empty frame") }
                library.find(name) { found in screen.async { display(found) } }
            }
        ) { $0.displaysEarly }
        check.mistake(
            "Your function had not come back when the library answered. It waited, and so did its caller. Can the work "
                + "stand where the answer comes?", step: "Back to the menu",
            madeBy: { name, library, display, screen in
                let picture = Kept(name, library).wait()
                screen.async { display(picture) }
            }
        ) { $0.has("the caller: frame has not") }
        check.mistake(
            "screen stood still until the library answered. No queue has to wait for it.",
            madeBy: { name, library, display, screen in
                let kept = Kept(name, library)
                screen.async { display(kept.wait()) }
            }
        ) { $0.has("screen: stands still") }
        check.mistake(
            "display ran on the library's own queue, where the answer comes. How does it get to the screen's?",
            step: "Two calls of put",
            madeBy: { name, library, display, screen in library.find(name) { found in display(found) } }
        ) { $0.has("library: display") }
        check.mistake(
            "display ran on a queue that is not one of yours. It belongs to screen.",
            madeBy: { name, library, display, _ in
                library.find(name) { found in DispatchQueue.main.async { display(found) } }
            }
        ) { $0.has("another queue: display") || $0.has("main: display") }
        // Without a lock, as `nonisolated(unsafe)` allows it. A lock would not help.
        let one = Box("")
        check.mistake(
            "Both answers came before screen was free, and then one of them was displayed twice. What do two calls of frame "
                + "have in common, and what should each have for itself?",
            madeBy: { name, library, display, screen in
                library.find(name) { found in
                    one.value = found
                    screen.async { display(one.value) }
                }
            }
        ) { $0.in(areTogether) && $0.count("display") > $0.displayed.count }

        check.rejects { _, _, _, _ in }
        check.rejects { Solution.exercise4("harbour", from: $1, display: $2, screen: $3) }
        check.rejects(.again, showing { [$0, $0] })
        check.rejects(.lost, showing { _ in [] }, showing { $0.isEmpty ? [] : [$0] })
        check.rejects(.other, showing { _ in ["an empty frame"] }, showing { ["\($0), framed"] })
        check.hardCoded { showing { _ in ["a picture of the harbour"] }($0, $1, $2, $3) }
        check.without(.worksOnce, because: "it keeps nothing from one call to the next")

        check.accepts("the library's queue waits for the screen") { name, library, display, screen in
            library.find(name) { found in screen.sync { display(found) } }
        }
        check.accepts("a variable of its own") { name, library, display, screen in
            let picture = Box("an empty frame")
            library.find(name) { found in
                picture.value = found
                screen.async { display(picture.value) }
            }
        }
        check.accepts("a task awaits the answer") { name, library, display, screen in
            Task {
                let found = await withCheckedContinuation { answer in
                    library.find(name) { answer.resume(returning: $0) }
                }
                screen.async { display(found) }
            }
        }
        check.accepts("with a stream") { name, library, display, screen in
            let scheduler = SerialDispatchQueueScheduler(queue: screen, internalSerialQueueName: "stream")
            _ = Observable<String>.create { observer in
                library.find(name) { observer.onNext($0) }
                return Disposables.create()
            }
            .observe(on: scheduler).subscribe(onNext: { display($0) })
        }
    }
}
