import ExerciseSupport
import Foundation

@testable import sync_async_exercises

extension `sync-async` {
    @Test(.exercise(check)) func `3 · There and back`() {}

    private static let check = Check(present, solution: Solution.exercise3, in: SiteScene.self) { check in
        check.play(.text, "load returns \"harbour\"") { try $0.present(["harbour"], $1) }
        check.play(.otherInput, "load returns \"a boat\"") { try $0.present(["a boat"], $1) }
        check.play(.otherInput, "load returns \"\"") { try $0.present([""], $1) }
        check.play(.secondSubscriber, "present is called twice in a row") { try $0.present(["harbour", "bridge"], $1) }
        check.play(.laterSubscriber, "present is called again when all is done") {
            try $0.present(["harbour"], $1)
            try $0.present(["harbour"], $1)
        }
        check.play(.further, "load takes its time") { try $0.present(["harbour"], isSlow: true, $1) }
        check.without(.disposed, because: "there is nothing to dispose of")

        check.mistake(
            "load ran where your function was called, and the caller stood still. There is a queue for what takes long.",
            step: "A timer and a tap", madeBy: { load, _, display, _ in display(load()) },
            orBy: { load, _, display, screen in
                let picture = load()
                screen.async { display(picture) }
            }
        ) { $0.has("the caller: load") }
        check.mistake(
            "load ran on screen. Until it is done, nothing is drawn there, and no tap is answered.",
            madeBy: { load, _, display, screen in screen.async { display(load()) } }
        ) { $0.has("screen: load") }
        check.mistake(
            "load ran on worker, and screen stood still until it was done. Which call waits, on whatever queue it stands?",
            step: "One word changed",
            madeBy: { load, worker, display, screen in screen.async { display(worker.sync { load() }) } }
        ) { $0.has("screen: stands still") }
        check.mistake(
            "Your function came back only when load was done, or it never did. Which call does not wait?",
            step: "One word changed",
            madeBy: { load, worker, display, screen in
                let picture = worker.sync { load() }
                screen.async { display(picture) }
            },
            orBy: { load, worker, display, screen in
                let picture = Box("")
                let item = DispatchWorkItem { picture.value = load() }
                worker.async(execute: item)
                item.wait()
                screen.async { display(picture.value) }
            }
        ) {
            $0.lines.comes("worker: load", before: "the caller: present returns")
                || $0.has("the caller: present has not")
        }
        check.mistake(
            "Something ran on a queue that is not one of yours. Each part of the work has its queue, by name.",
            madeBy: { load, _, display, screen in
                loading(load, on: .global()) { picture in screen.async { display(picture) } }
            },
            orBy: { load, worker, display, _ in
                loading(load, on: worker) { picture in DispatchQueue.main.async { display(picture) } }
            }
        ) { $0.has("another queue:") || $0.has("main:") }
        check.mistake(
            "display ran on worker. Only the screen's own queue may touch the screen.", step: "Two calls of put",
            madeBy: { load, worker, display, _ in loading(load, on: worker, then: display) }
        ) { $0.has("worker: display") }
        let kept = Box<String?>(nil)
        check.mistake(
            "load was not called, and a picture was displayed. Where does that picture come from?",
            madeBy: { _, _, display, screen in screen.async { display("harbour") } },
            orBy: { load, worker, display, screen in
                worker.async {
                    kept.value = kept.value ?? load()
                    screen.async { display(kept.value ?? "") }
                }
            }
        ) { $0.count("load") == 0 && $0.count("display") > 0 }
        check.mistake(
            "Something was displayed before there was a picture. Which line has the picture?", step: "A second queue",
            madeBy: { load, worker, display, screen in
                let picture = Box("")
                loading(load, on: worker) { picture.value = $0 }
                screen.async { display(picture.value) }
            },
            orBy: { load, worker, display, screen in
                let picture = Box("")
                loading(load, on: worker) { picture.value = $0 }
                screen.asyncAfter(deadline: .now() + .milliseconds(100)) { display(picture.value) }
            }
        ) { $0.comesTooEarly("display") }

        check.rejects { _, _, _, _ in }
        check.rejects(.lost) { load, worker, _, _ in loading(load, on: worker) { _ in } }
        check.rejects(
            .again,
            { load, worker, display, screen in
                loading(load, on: worker) { _ in
                    let picture = load()
                    screen.async { display(picture) }
                }
            },
            { load, worker, display, screen in
                loading(load, on: worker) { picture in for _ in 1...2 { screen.async { display(picture) } } }
            })
        check.hardCoded { load, worker, display, screen in
            loading(load, on: worker) { _ in screen.async { display("harbour") } }
        }
        check.without(.worksOnce, because: "it keeps nothing from one call to the next")

        check.accepts("worker waits for the screen") { load, worker, display, screen in
            loading(load, on: worker) { picture in screen.sync { display(picture) } }
        }
        check.accepts("with a group") { load, worker, display, screen in
            let (picture, group) = (Box(""), DispatchGroup())
            worker.async(group: group) { picture.value = load() }
            group.notify(queue: screen) { display(picture.value) }
        }
    }
}

/// Loads a picture on `queue`, and does something with it there.
private func loading(
    _ load: @escaping @Sendable () -> String, on queue: DispatchQueue, then use: @escaping @Sendable (String) -> Void
) { queue.async { use(load()) } }
