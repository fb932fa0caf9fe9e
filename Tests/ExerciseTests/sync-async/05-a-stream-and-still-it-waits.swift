import Dispatch
import ExerciseSupport

@testable import sync_async_exercises

extension `sync-async` {
    @Test(.exercise(check)) func `5 · A stream, and still it waits`() {}

    private static let check = Check(photo, solution: Solution.exercise5, in: SiteScene.self) { check in
        check.play(.text, "a photo of the harbour") { try $0.photo("harbour", $1) }
        check.play(.nobody, "a photo of the harbour, and nobody subscribes") {
            try $0.photo("harbour", subscribers: 0, $1)
        }
        check.play(.disposed, "disposed of while it is loaded") { try $0.photo("harbour", isLeft: true, $1) }
        check.play(.otherInput, "a photo of the bridge") { try $0.photo("bridge", $1) }
        check.play(.otherInput, "load returns \"\"") { try $0.photo("fog", returns: [""], $1) }
        check.play(.secondSubscriber, "two subscriptions at the same time") {
            try $0.photo("harbour", subscribers: 2, $1)
        }
        check.play(.laterSubscriber, "a second subscription after the first, when load returns another photo") {
            try $0.photo("harbour", returns: ["harbour", "a newer harbour"], later: true, $1)
        }
        check.play(.further, "load takes its time") { try $0.photo("harbour", isSlow: true, $1) }

        check.mistake(
            "load ran, and nobody had subscribed. Which code runs only on subscribe?", step: "A picture as a stream",
            madeBy: { name, load, _, screen in Observable.just(load(name)).observe(on: screen) },
            orBy: { early(loaded($0, $1, on: $2)).observe(on: $3) }
        ) { $0.isNobody || $0.lines.comes("the caller: load", before: "the caller: the stream is made") }
        check.mistake(
            "load ran inside subscribe, on the thread that subscribed. observe(on:) says where the photo arrives. "
                + "Who says where it is loaded?", step: "A picture as a stream",
            madeBy: { name, load, _, screen in recipe(on: screen) { observer in observer.sendLast(load(name)) } },
            orBy: { name, load, _, _ in .deferred { .just(load(name)) } }
        ) { $0.has("the caller: load") }
        check.mistake(
            "subscribe came back only when load was done, or it never did. Which call does not wait?",
            step: "One word changed",
            madeBy: { name, load, worker, screen in
                recipe(on: screen) { observer in
                    worker.sync { observer.onNext(load(name)) }
                    observer.onCompleted()
                }
            },
            orBy: { name, load, worker, screen in
                recipe(on: screen) { observer in
                    let item = DispatchWorkItem { observer.onNext(load(name)) }
                    worker.async(execute: item)
                    item.wait()
                    observer.onCompleted()
                }
            }
        ) {
            $0.lines.comes("worker: load", before: "the caller: subscribe returns")
                || $0.has("the caller: subscribe has not")
        }
        check.mistake(
            "load ran on screen. Until it is done, nothing is drawn there, and no tap is answered.",
            madeBy: { Observable.just($0).observe(on: $3).map($1) }
        ) { $0.has("screen: load") }
        check.mistake(
            "load ran on a queue that is not one of yours. It belongs to worker.",
            madeBy: { name, load, _, screen in loaded(name, load, on: .global()).observe(on: screen) }
        ) { $0.has("another queue: load") || $0.has("main: load") }
        check.mistake(
            "The end came, and no photo. After an end nothing arrives. When is it time for the end?",
            madeBy: { name, load, worker, screen in
                recipe(on: screen) { observer in
                    worker.async { observer.onNext(load(name)) }
                    observer.onCompleted()
                }
            },
            orBy: { loaded($0, $1, on: $2).skip(1).observe(on: $3) }
        ) { $0.count("completes") > 0 && $0.count("receives") == 0 && $0.isText }
        check.mistake(
            "Something arrived before load had returned. Which line has the photo?", step: "A second queue",
            madeBy: { name, load, worker, screen in
                recipe(on: screen) { observer in
                    let photo = Box("")
                    worker.async { photo.value = load(name) }
                    observer.sendLast(photo.value)
                }
            },
            orBy: { name, load, worker, screen in
                recipe(on: screen) { observer in
                    let photo = Box("")
                    worker.async { photo.value = load(name) }
                    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) {
                        observer.sendLast(photo.value)
                    }
                }
            }
        ) { $0.comesTooEarly("it receives") }
        check.mistake(
            "Something arrived on worker, where the photo was loaded. The photo and the end are expected on screen.",
            step: "Two pictures", madeBy: { name, load, worker, _ in loaded(name, load, on: worker) }
        ) { $0.has("worker: it") }
        check.mistake(
            "The photo arrived on a queue that is not one of yours. It is expected on screen.",
            madeBy: { name, load, worker, _ in loaded(name, load, on: worker).observe(on: MainScheduler.instance) }
        ) { $0.has("main: it") || $0.has("another queue: it") }
        check.mistake(
            "There were two subscriptions, and load ran once. What does each of them run?",
            madeBy: { Solution.exercise5($0, load: $1, worker: $2, screen: $3).share(replay: 1, scope: .forever) }
        ) { $0.isByLane && $0.count("load") == 1 && $0.count("receives") == 2 }

        check.rejects(
            .lost, { loaded($0, $1, on: $2).concat(Observable.never()).observe(on: $3) },
            { loaded($0, $1, on: $2).filter { !$0.isEmpty }.observe(on: $3) })
        check.rejects(.again) { name, load, worker, screen in
            recipe(on: screen) { observer in worker.async { observer.sendLast(load(load(name))) } }
        }
        check.rejects(
            { name, _, _, _ in .just(name) }, { _, _, _, _ in .never() },
            { loaded($0, $1, on: $2).map { $0.isEmpty ? "an empty photo" : $0 }.observe(on: $3) },
            { loaded($0, $1, on: $2).map { if $0.isEmpty { throw RxError.noElements } else { $0 } }.observe(on: $3) })
        check.hardCoded { Solution.exercise5("harbour", load: $1, worker: $2, screen: $3) }
        check.worksOnce { firstOnly(Solution.exercise5($0, load: $1, worker: $2, screen: $3)) }

        check.accepts("with subscribe(on:)") {
            Observable.just($0).map($1).subscribe(on: scheduler($2)).observe(on: $3)
        }
        check.accepts("moved there by observe(on:)") {
            Observable.just($0).observe(on: scheduler($2)).map($1).observe(on: $3)
        }
    }
}
