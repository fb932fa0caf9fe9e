import Dispatch
import Foundation
import LessonKit
import Streams

struct Picture: CustomStringConvertible {
    let name: String
    var description: String { "a picture of the \(name)" }
}

/// Keeps the thread that calls it busy for 400 ms, as reading a big file would. It sleeps: nobody has to wait for your disk.
func load(_ name: String, on stage: Stage) -> Picture {
    stage.span("load \(name)") {
        Thread.sleep(forTimeInterval: 0.4)
        return Picture(name: name)
    }
}

/// Some other job: it keeps the thread that calls it busy for 300 ms.
func work(_ name: String, on stage: Stage) {
    stage.span(name) { Thread.sleep(forTimeInterval: 0.3) }
}

/// Ticks ten times a second on the main queue, until the step is over.
func startTimer(on stage: Stage) {
    _ = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance)
        .map { _ in () }
        .record("timer", on: stage)
        .subscribe()
}

/// Plays the user: after that time there is a tap, and `answer` runs on the main queue.
func tap(at time: RxTimeInterval, answer: @escaping () -> Void) {
    _ = MainScheduler.instance.scheduleRelative((), dueTime: time) {
        answer()
        return Disposables.create()
    }
}

/// A callback API: loads on a queue of its own, and calls `use` there when it has the picture.
func fetch(_ name: String, on stage: Stage, then use: @escaping @Sendable (Picture) -> Void) {
    stage.rows("load \(name)")
    DispatchQueue(label: "loader").async { use(load(name, on: stage)) }
}

/// A screen that minds where it is touched.
enum Screen {
    static func put(_ picture: Picture) {
        if DispatchQueue.isMain {
            show("on the screen:", picture)
        } else {
            show("refused: only main may touch the screen")
        }
    }
}

Lesson.play(
    Step("Who stops the timer?", lasting: .milliseconds(1000)) { stage in
        startTimer(on: stage)

        tap(at: .milliseconds(350)) {
            let picture = load("harbour", on: stage)
            show("loaded:", picture)
        }
    },

    Step("A timer that goes on", lasting: .milliseconds(1000)) { stage in
        let worker = DispatchQueue(label: "worker")
        startTimer(on: stage)

        tap(at: .milliseconds(350)) {
            worker.async {
                let picture = load("harbour", on: stage)
                show("loaded:", picture)
            }
            show("async has returned")
        }
    },

    Step("A queue is not enough", lasting: .milliseconds(1000)) { stage in
        let worker = DispatchQueue(label: "worker")
        startTimer(on: stage)

        tap(at: .milliseconds(350)) {
            worker.sync {
                let picture = load("harbour", on: stage)
                show("loaded:", picture)
            }
            show("sync has returned")
        }
    },

    Step("Two queues, sync", lasting: .milliseconds(1600)) { stage in
        let serial = DispatchQueue(label: "serial")
        let concurrent = DispatchQueue(
            label: "concurrent", attributes: .concurrent)

        serial.sync { work("A  serial", on: stage) }
        serial.sync { work("B  serial", on: stage) }

        concurrent.sync { work("C  concurrent", on: stage) }
        concurrent.sync { work("D  concurrent", on: stage) }

        work("the caller", on: stage)
    },

    Step("Two queues, async", lasting: .milliseconds(900)) { stage in
        let serial = DispatchQueue(label: "serial")
        let concurrent = DispatchQueue(
            label: "concurrent", attributes: .concurrent)

        stage.rows(
            "A  serial", "B  serial", "C  concurrent", "D  concurrent",
            "the caller")

        serial.async { work("A  serial", on: stage) }
        serial.async { work("B  serial", on: stage) }

        concurrent.async { work("C  concurrent", on: stage) }
        concurrent.async { work("D  concurrent", on: stage) }

        work("the caller", on: stage)
    },

    Step("Only main touches the screen", lasting: .milliseconds(800)) { stage in
        let worker = DispatchQueue(label: "worker")

        worker.async {
            let picture = load("harbour", on: stage)
            Screen.put(picture)

            DispatchQueue.main.async {
                Screen.put(picture)
            }
        }
        show("nothing on the screen yet")
    },

    Step("The answer comes later", lasting: .milliseconds(800)) { stage in
        fetch("harbour", on: stage) { picture in
            DispatchQueue.main.async { Screen.put(picture) }
        }
        show("fetch has returned")

        tap(at: .milliseconds(100)) {
            show("the user goes back to the menu")
        }
    },

    Step("The same as a stream", lasting: .milliseconds(800)) { stage in
        func picture(of name: String) -> Observable<Picture> {
            .create { observer in
                fetch(name, on: stage) { picture in
                    observer.onNext(picture)
                    observer.onCompleted()
                }
                return Disposables.create()
            }
        }
        func put(_ name: String) -> any Disposable {
            picture(of: name)
                .observe(on: MainScheduler.instance)
                .record(name, on: stage) { _ in "P" }
                .subscribe(onNext: { Screen.put($0) })
        }

        let harbour = put("harbour")
        _ = put("bridge")
        tap(at: .milliseconds(100)) { harbour.dispose() }
    }
)
