import Dispatch
import ExerciseSupport
import LessonKit
import Streams
import Testing

@testable import sync_async_exercises

extension `sync-async` {
    @Test(.exercise(TheEmptyFrame.exercise)) func `4 · The empty frame`() {}
}

struct TheEmptyFrame {
    static let exercise = Check(frame, solution: Solution.frame, in: SiteScene.self) { check in
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
        check.play(.further, "two frames, and both are answered while screen is busy") {
            try $0.frames(["harbour": "a harbour", "bridge": "a bridge"], $1)
        }
        check.without(.disposed, because: "there is nothing to dispose of")

        check.mistake(
            "Something was displayed before the library had answered. find returns at once, and the line below it runs. "
                + "Which code runs when the answer is there?",
            step: "A second queue",
            madeBy: { name, library, display, screen in
                var picture = "an empty frame"
                library.find(name) { found in picture = found }
                display(picture)
            },
            orBy: { name, library, display, screen in
                let picture = Box("an empty frame")
                library.find(name) { found in picture.value = found }
                screen.async { display(picture.value) }
            },
            { name, library, display, screen in
                let picture = Box("an empty frame")
                library.find(name) { found in picture.value = found }
                screen.asyncAfter(deadline: .now() + .milliseconds(200)) { display(picture.value) }
            },
            { name, library, display, screen in
                screen.async { display("an empty frame") }
                library.find(name) { found in screen.async { display(found) } }
            },
            { name, library, display, screen in
                screen.async { display(name) }
                library.find(name) { _ in }
            }
        ) { $0.displaysEarly }
        check.mistake(
            "Your function had not come back when the library answered. It waited, and so did its caller. Can the work "
                + "stand where the answer comes?",
            step: "Back to the menu",
            madeBy: { name, library, display, screen in
                let (picture, isAnswered) = (Box(""), DispatchSemaphore(value: 0))
                library.find(name) { found in
                    picture.value = found
                    isAnswered.signal()
                }
                isAnswered.wait()
                screen.async { display(picture.value) }
            },
            orBy: { name, library, display, screen in
                let (picture, group) = (Box(""), DispatchGroup())
                group.enter()
                library.find(name) { found in
                    picture.value = found
                    group.leave()
                }
                group.wait()
                screen.sync { display(picture.value) }
            }
        ) { $0.has("the caller: frame has not") }
        check.mistake(
            "screen stood still until the library answered. No queue has to wait for it.",
            madeBy: { name, library, display, screen in
                let (picture, isAnswered) = (Box(""), DispatchSemaphore(value: 0))
                library.find(name) { found in
                    picture.value = found
                    isAnswered.signal()
                }
                screen.async {
                    isAnswered.wait()
                    display(picture.value)
                }
            }
        ) { $0.has("screen: stands still") }
        check.mistake(
            "The library was never asked. Which call asks it?",
            madeBy: { name, _, display, screen in screen.async {} }, orBy: { _, _, _, _ in }
        ) { $0.count("asked") == 0 }
        check.mistake(
            "The library was asked for another picture than the one that was wanted.",
            madeBy: { _, library, display, screen in
                Solution.frame("harbour", from: library, display: display, screen: screen)
            },
            orBy: { _, library, display, screen in Solution.frame("", from: library, display: display, screen: screen) }
        ) { $0.isAskedForAnother }
        check.mistake(
            "The library was asked more than once for one frame.",
            madeBy: { name, library, display, screen in
                library.find(name) { _ in }
                library.find(name) { found in screen.async { display(found) } }
            }
        ) { $0.count("asked") > $0.calls }
        check.mistake(
            "The library answered, and nothing was displayed. What has to be done with the answer?",
            madeBy: { name, library, display, screen in library.find(name) { _ in } }
        ) { $0.count("display") == 0 }
        check.mistake(
            "display ran on the library's own queue, where the answer comes. How does it get to the screen's?",
            step: "Two calls of put",
            madeBy: { name, library, display, screen in library.find(name) { found in display(found) } },
            orBy: { name, library, display, screen in
                screen.async { library.find(name) { found in display(found) } }
            }
        ) { $0.has("library: display") }
        check.mistake(
            "display ran on a queue that is not one of yours. It belongs to screen.",
            madeBy: { name, library, display, screen in
                library.find(name) { found in DispatchQueue.main.async { display(found) } }
            },
            orBy: { name, library, display, screen in
                library.find(name) { found in DispatchQueue.global().async { display(found) } }
            }
        ) { $0.has("another queue: display") || $0.has("main: display") }
        check.mistake(
            "The answer was displayed more than once.",
            madeBy: { name, library, display, screen in
                library.find(name) { found in
                    screen.async { display(found) }
                    screen.async { display(found) }
                }
            }
        ) { $0.count("display") > $0.calls }
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
        ) { $0.kind == .further && $0.count("display") > $0.displayed.count }
        check.mistake(
            "Something else was displayed than what the library answered.",
            madeBy: { name, library, display, screen in
                library.find(name) { _ in screen.async { display(name) } }
            },
            orBy: { name, library, display, screen in
                library.find(name) { _ in screen.async { display("an empty frame") } }
            }
        ) { [.text, .otherInput].contains($0.kind) && $0.has("screen: display") }

        check.hardCoded { name, library, display, screen in
            library.find(name) { _ in screen.async { display("a picture of the harbour") } }
        }
        check.without(.worksOnce, because: "it keeps nothing from one call to the next")
        check.rejects("an empty answer is left out") { name, library, display, screen in
            library.find(name) { found in if !found.isEmpty { screen.async { display(found) } } }
        }
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
        check.accepts("asked from the screen") { name, library, display, screen in
            screen.async { library.find(name) { found in screen.async { display(found) } } }
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
