import Dispatch
import LessonKit
import Screen
import Streams

/// The station cannot be reached.
struct Offline: Error {}

/// The queue of a server.
let server = SerialDispatchQueueScheduler(internalSerialQueueName: "server")
/// A queue that works for the app.
let worker = DispatchQueue(label: "worker")

/// Measures 20, 21, 22, ... degrees, one each 200 ms from each subscription on. Each subscription has a row in the picture.
func station(on stage: Stage) -> Observable<Int> {
    Observable<Int>.interval(.milliseconds(200), scheduler: stage.scheduler).map { 20 + $0 }
        .record("station", on: stage)
}

/// Measures 20 and 21 degrees, and then it fails.
func failingStation(on stage: Stage) -> Observable<Int> {
    Observable<Int>.interval(.milliseconds(200), scheduler: stage.scheduler).map { index in
        if index == 2 { throw Offline() }
        return 20 + index
    }
}

/// A request that takes 300 ms, anew for each subscription. Each has a row in the picture.
func request(_ name: String, on stage: Stage) -> Observable<String> {
    Observable.just("rain").delay(.milliseconds(300), scheduler: stage.scheduler).record(name, on: stage)
}

/// Those who listen in a step. Each has a row in the picture.
struct Listeners {
    private let stage: Stage

    init(on stage: Stage) { self.stage = stage }

    /// Subscribes to `source` from one tick of 100 ms until another.
    func listen(_ name: String, to source: some ObservableConvertibleType, from: Int = 0, until: Int? = nil) {
        let row = source.asObservable().record(name, on: stage)
        let listener = SerialDisposable()
        listener.disposed(by: stage.bag)
        let subscribe = { listener.disposable = row.subscribe(onError: { _ in }) }
        if from == 0 { subscribe() } else { stage.at(from, subscribe) }
        if let until { stage.at(until) { listener.dispose() } }
    }

    /// Does `work` at a tick of 100 ms.
    func at(_ tick: Int, _ work: @escaping () -> Void) { stage.at(tick, work) }
}

/// A field and a button.
struct Form {
    let field = TextField("Text")
    let send = Button("Send")
    private let screen: Screen
    private let stage: Stage

    init(on stage: Stage) {
        screen = Screen("Send a text", [field], [send])
        self.stage = stage
        stage.open(screen)
    }

    /// Subscribes to `source`, and draws it in the picture.
    func draw(_ name: String, _ source: some ObservableConvertibleType) {
        Listeners(on: stage).listen(name, to: source)
    }

    /// Types `keys` into the field at a tick of 100 ms.
    func type(_ keys: String, at tick: Int) { stage.at(tick) { screen.type(keys) } }

    /// Goes to the button, presses it, and goes back to the field.
    func tap(at tick: Int) { stage.at(tick) { screen.press(.tab, .enter, .shiftTab) } }
}
