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

/// Another job: it keeps the thread that calls it busy for 300 ms.
func work(_ name: String, on stage: Stage) {
    stage.span(name) { Thread.sleep(forTimeInterval: 0.3) }
}

/// A function with a callback: loads on a queue of its own, and calls `use` there when it has the picture.
func fetch(_ name: String, on stage: Stage, then use: @escaping @Sendable (Picture) -> Void) {
    stage.rows("load \(name)")
    DispatchQueue(label: "loader").async { use(load(name, on: stage)) }
}

/// The same as a stream.
func picture(_ name: String, on stage: Stage) -> Observable<Picture> {
    .create { observer in
        fetch(name, on: stage) { picture in
            observer.onNext(picture)
            observer.onCompleted()
        }
        return Disposables.create()
    }
}

/// A search field: `texts` sends what stands in it after each key.
struct SearchField {
    private let keys = PublishSubject<String>()
    let texts: Observable<String>

    init(on stage: Stage) { texts = keys.record("texts", on: stage) }

    func type(_ text: String, at time: RxTimeInterval) { tap(at: time) { keys.onNext(text) } }
}

/// A screen that checks on which queue it is used.
enum Screen {
    static func put(_ picture: Picture) {
        if DispatchQueue.isMain {
            show("on the screen:", picture)
        } else {
            show("refused:", picture)
        }
    }
}

Lesson.play(
    Step("A timer and a tap", lasting: .milliseconds(1000)) { stage in
        stage.lanes("main")
        startTimer(on: stage)

        tap(at: .milliseconds(350)) {
            let picture = load("harbour", on: stage)
            show("loaded:", picture)
        }
    },

    Step("A second queue", lasting: .milliseconds(1000)) { stage in
        stage.lanes("main", "worker")
        startTimer(on: stage)
        let worker = DispatchQueue(label: "worker")

        tap(at: .milliseconds(350)) {
            worker.async {
                let picture = load("harbour", on: stage)
                show("loaded:", picture)
            }
            show("async has returned")
        }
    },

    Step("One word changed", lasting: .milliseconds(1000)) { stage in
        stage.lanes("main", "worker")
        startTimer(on: stage)
        let worker = DispatchQueue(label: "worker")

        tap(at: .milliseconds(350)) {
            worker.sync {
                let picture = load("harbour", on: stage)
                show("loaded:", picture)
            }
            show("sync has returned")
        }
    },

    Step("Two kinds of queue", lasting: .milliseconds(900)) { stage in
        stage.lanes("main", "serial", "concurrent")
        let serial = DispatchQueue(label: "serial")
        let concurrent = DispatchQueue(
            label: "concurrent", attributes: .concurrent)

        serial.async { work("serial 1", on: stage) }
        serial.async { work("serial 2", on: stage) }
        concurrent.async { work("concurrent 1", on: stage) }
        concurrent.async { work("concurrent 2", on: stage) }
        work("main", on: stage)
    } variant: { stage in
        stage.lanes("main", "serial", "concurrent")
        let serial = DispatchQueue(label: "serial")
        let concurrent = DispatchQueue(
            label: "concurrent", attributes: .concurrent)

        serial.sync { work("serial 1", on: stage) }
        serial.sync { work("serial 2", on: stage) }
        concurrent.sync { work("concurrent 1", on: stage) }
        concurrent.sync { work("concurrent 2", on: stage) }
        work("main", on: stage)
    },

    Step("Two calls of put", lasting: .milliseconds(800)) { stage in
        let worker = DispatchQueue(label: "worker")

        worker.async {
            let picture = load("harbour", on: stage)
            Screen.put(picture)

            DispatchQueue.main.async {
                Screen.put(picture)
            }
        }
        show("async has returned")
    },

    Step("Back to the menu", lasting: .milliseconds(800)) { stage in
        fetch("harbour", on: stage) { picture in
            DispatchQueue.main.async { Screen.put(picture) }
        }
        show("fetch has returned")

        tap(at: .milliseconds(100)) {
            show("the user goes back to the menu")
        }
    },

    Step("A search field", lasting: .milliseconds(900)) { stage in
        let field = SearchField(on: stage)

        _ = field.texts.subscribe(onNext: { show("search for", $0) })
        show("subscribe has returned")

        field.type("s", at: .milliseconds(200))
        field.type("su", at: .milliseconds(400))
        field.type("sun", at: .milliseconds(700))
    },

    Step("A picture as a stream", lasting: .milliseconds(1000)) { stage in
        let harbour = Observable<Picture>.create { observer in
            observer.onNext(load("harbour", on: stage))
            observer.onCompleted()
            return Disposables.create()
        }
        startTimer(on: stage)
        tap(at: .milliseconds(350)) {
            _ = harbour.subscribe(onNext: { Screen.put($0) })
            show("subscribe has returned")
        }
    } variant: { stage in
        let harbour = Observable<Picture>.create { observer in
            fetch("harbour", on: stage) { picture in
                observer.onNext(picture)
                observer.onCompleted()
            }
            return Disposables.create()
        }
        .observe(on: MainScheduler.instance)
        startTimer(on: stage)
        tap(at: .milliseconds(350)) {
            _ = harbour.subscribe(onNext: { Screen.put($0) })
            show("subscribe has returned")
        }
    },

    Step("Two pictures", lasting: .milliseconds(800)) { stage in
        func put(_ name: String) -> any Disposable {
            picture(name, on: stage)
                .observe(on: MainScheduler.instance)
                .record(name, on: stage) { _ in "P" }
                .subscribe(onNext: { Screen.put($0) })
        }
        let harbour = put("harbour")
        _ = put("bridge")
        tap(at: .milliseconds(100)) { harbour.dispose() }
    } variant: { stage in
        func put(_ name: String) -> any Disposable {
            picture(name, on: stage)
                .record(name, on: stage) { _ in "P" }
                .subscribe(onNext: { Screen.put($0) })
        }
        let harbour = put("harbour")
        _ = put("bridge")
        tap(at: .milliseconds(100)) { harbour.dispose() }
    }
)
