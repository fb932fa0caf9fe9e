import Dispatch
import Foundation
import LessonKit
import Streams

/// Works on pictures. Each kind of work keeps the queue busy that it runs on, and stands in the lane of that queue. It sleeps:
/// nobody has to wait for your disk.
struct Shop: Sendable {
    let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    /// Finds the file of a picture. Takes 200 ms.
    func find(_ name: String) -> String {
        work("find", milliseconds: 200)
        return name
    }

    /// Takes 300 ms, as reading a big file would.
    func load(_ name: String) -> String {
        work("load", milliseconds: 300)
        return "\(name), loaded"
    }

    /// Cuts the edges off. Takes 200 ms.
    func crop(_ picture: String) -> String {
        work("crop", milliseconds: 200)
        return picture
    }

    /// Puts a picture on the screen. Takes 150 ms.
    func put(_ picture: String) { work("put", milliseconds: 150) }

    /// A recipe that loads a picture inside subscribe.
    func picture(_ name: String) -> Observable<String> {
        .create { observer in
            observer.onNext(load(name))
            observer.onCompleted()
            return Disposables.create()
        }
    }

    private func work(_ name: String, milliseconds: Int) {
        stage.span(name) { Thread.sleep(forTimeInterval: Double(milliseconds) / 1000) }
    }
}

Lesson.play(
    Step("A list that scrolls", lasting: .milliseconds(1100)) { stage in
        startTimer("list", on: stage)
        tap(at: .milliseconds(350)) {
            var number = Observable.just(0)
            for _ in 1...500 { number = number.map { $0 + 1 } }
            _ = number.subscribe(onNext: { show("maps:", $0) })
        }
    } variant: { stage in
        stage.lanes("main")
        let shop = Shop(stage)
        startTimer("list", on: stage)
        tap(at: .milliseconds(350)) {
            _ = Observable.just("Harbour")
                .map { $0.lowercased() }
                .filter { !$0.isEmpty }
                .map { "\($0).png" }
                .map { shop.load($0) }
                .subscribe(onNext: { show("on the screen:", $0) })
        }
    },

    Step("Find, load, put", lasting: .milliseconds(900)) { stage in
        stage.lanes("main", "worker")
        let shop = Shop(stage)
        let worker = SerialDispatchQueueScheduler(internalSerialQueueName: "worker")
        _ = Observable.just("harbour")
            .map { shop.find($0) }
            .observe(on: worker)
            .map { shop.load($0) }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { shop.put($0) })
        show("subscribe has returned")
    } variant: { stage in
        stage.lanes("main", "worker")
        let shop = Shop(stage)
        let worker = SerialDispatchQueueScheduler(internalSerialQueueName: "worker")
        _ = Observable.just("harbour")
            .map { shop.find($0) }
            .map { shop.load($0) }
            .observe(on: worker)
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { shop.put($0) })
    },

    Step("Load, crop, put", lasting: .milliseconds(900)) { stage in
        stage.lanes("main", "worker")
        let shop = Shop(stage)
        let worker = SerialDispatchQueueScheduler(
            internalSerialQueueName: "worker")

        _ = shop.picture("harbour")
            .map { shop.crop($0) }
            .observe(on: MainScheduler.instance)
            .subscribe(on: worker)
            .subscribe(onNext: { shop.put($0) })
    } variant: { stage in
        stage.lanes("main", "worker")
        let shop = Shop(stage)
        let worker = SerialDispatchQueueScheduler(
            internalSerialQueueName: "worker")

        _ = shop.picture("harbour")
            .subscribe(on: worker)
            .map { shop.crop($0) }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { shop.put($0) })
    },

    Step("North and south", lasting: .milliseconds(900)) { stage in
        stage.lanes("main", "north", "south")
        let shop = Shop(stage)
        let north = SerialDispatchQueueScheduler(
            internalSerialQueueName: "north")
        let south = SerialDispatchQueueScheduler(
            internalSerialQueueName: "south")

        _ = shop.picture("harbour")
            .subscribe(on: north)
            .subscribe(on: south)
            .subscribe(onNext: { shop.put($0) })
    } variant: { stage in
        let north = SerialDispatchQueueScheduler(
            internalSerialQueueName: "north")
        let radio = Observable<String>.create { observer in
            show("the radio is on")
            return Disposables.create { show("the radio is off") }
        }

        let listening = radio.subscribe(on: north).subscribe()
        tap(at: .milliseconds(300)) {
            show("dispose")
            listening.dispose()
        }
    },

    Step("Harbour, bridge, tower", lasting: .milliseconds(1200)) { stage in
        stage.lanes("main", "worker")
        let shop = Shop(stage)
        let worker = SerialDispatchQueueScheduler(
            internalSerialQueueName: "worker")

        _ = Observable.just(shop.load("harbour"))
            .observe(on: worker).subscribe(onNext: { show($0) })
        _ = Observable.just("bridge").map { shop.load($0) }
            .subscribe(on: worker).subscribe(onNext: { show($0) })
        _ = Observable.just("tower").observe(on: worker)
            .map { shop.load($0) }.subscribe(onNext: { show($0) })
    } variant: { stage in
        stage.lanes("main", "worker")
        let shop = Shop(stage)
        let worker = SerialDispatchQueueScheduler(
            internalSerialQueueName: "worker")

        _ = Observable.deferred { .just(shop.load("harbour")) }
            .subscribe(on: worker).subscribe(onNext: { show($0) })
    },

    Step("Names from outside", lasting: .milliseconds(1300)) { stage in
        stage.lanes("main", "worker")
        let shop = Shop(stage)
        let worker = SerialDispatchQueueScheduler(internalSerialQueueName: "worker")
        let names = PublishSubject<String>()
        _ = names.startWith("bridge")
            .map { shop.load($0) }
            .subscribe(on: worker)
            .subscribe(onNext: { shop.put($0) })
        tap(at: .milliseconds(700)) { names.onNext("harbour") }
    } variant: { stage in
        stage.lanes("main", "worker")
        let shop = Shop(stage)
        let worker = SerialDispatchQueueScheduler(internalSerialQueueName: "worker")
        let names = PublishSubject<String>()
        _ = names.startWith("bridge")
            .observe(on: worker)
            .map { shop.load($0) }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { shop.put($0) })
        tap(at: .milliseconds(700)) { names.onNext("harbour") }
    },

    Step("Three names and a pool", lasting: .milliseconds(1100)) { stage in
        stage.lanes("main", "pool")
        let shop = Shop(stage)
        let pool = ConcurrentDispatchQueueScheduler(
            queue: DispatchQueue(label: "pool", attributes: .concurrent))

        _ = Observable.of("harbour", "bridge", "tower")
            .observe(on: pool)
            .map { shop.load($0) }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { show($0) })
    } variant: { stage in
        stage.lanes("main", "pool")
        let shop = Shop(stage)
        let pool = ConcurrentDispatchQueueScheduler(
            queue: DispatchQueue(label: "pool", attributes: .concurrent))

        _ = Observable.of("harbour", "bridge", "tower")
            .flatMap { name in
                shop.picture(name).subscribe(on: pool)
            }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { show($0) })
    },

    Step("From main to main", lasting: .milliseconds(300)) { _ in
        tap(at: .milliseconds(100)) {
            show("the first line")
            _ = Observable.just("instance")
                .observe(on: MainScheduler.instance)
                .subscribe(onNext: { show($0) })
            _ = Observable.just("asyncInstance")
                .observe(on: MainScheduler.asyncInstance)
                .subscribe(onNext: { show($0) })
            show("the last line")
        }
    } variant: { _ in
        tap(at: .milliseconds(100)) {
            show("the first line")
            _ = Observable.just("instance, twice")
                .observe(on: MainScheduler.instance)
                .observe(on: MainScheduler.instance)
                .subscribe(onNext: { show($0) })
            show("the last line")
        }
    },

    Step("Load, crop, put again", lasting: .milliseconds(900)) { stage in
        stage.lanes("main", "worker", "net")
        let shop = Shop(stage)
        let worker = SerialDispatchQueueScheduler(
            internalSerialQueueName: "worker")
        let net = SerialDispatchQueueScheduler(
            internalSerialQueueName: "net")

        _ = Observable.just("harbour")
            .observe(on: worker)
            .flatMap { shop.picture($0).subscribe(on: net) }
            .map { shop.crop($0) }
            .subscribe(onNext: { shop.put($0) })
    } variant: { stage in
        stage.lanes("main", "worker", "net")
        let shop = Shop(stage)
        let worker = SerialDispatchQueueScheduler(
            internalSerialQueueName: "worker")
        let net = SerialDispatchQueueScheduler(
            internalSerialQueueName: "net")

        _ = Observable.just("harbour")
            .observe(on: worker)
            .delay(.milliseconds(200), scheduler: net)
            .map { shop.crop($0) }
            .subscribe(onNext: { shop.put($0) })
    }
)
