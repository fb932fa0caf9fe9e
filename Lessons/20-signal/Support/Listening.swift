import Dispatch
import LessonKit
import Screen
import Streams

/// The station cannot be reached.
struct Offline: Error {}

let server = SerialDispatchQueueScheduler(internalSerialQueueName: "server")
let worker = DispatchQueue(label: "worker")

/// Measures 20, 21, 22, ... degrees, one each 200 ms after each subscription. It has a row in the picture.
func station(failsAfter count: Int = .max, on stage: Stage) -> Observable<Int> {
    Observable<Int>
        .interval(.milliseconds(200), scheduler: stage.scheduler)
        .map { index in
            if index == count { throw Offline() }
            return 20 + index
        }
        .record("station", on: stage)
}

/// Subscribes to `source` from one tick until another, and draws what comes.
func listen(
    _ name: String, to source: some ObservableConvertibleType, from: Int = 0, until: Int? = nil, on stage: Stage
) {
    let row = source.asObservable().record(name, on: stage)
    let listener = SerialDisposable()
    listener.disposed(by: stage.bag)
    let subscribe = { listener.disposable = row.subscribe(onError: { _ in }) }
    if from == 0 { subscribe() } else { stage.at(from, subscribe) }
    if let until { stage.at(until) { listener.dispose() } }
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

    /// Types `keys` into the field at a tick of 100 ms.
    func type(_ keys: String, at tick: Int) { stage.at(tick) { screen.type(keys) } }

    /// Goes to the button, presses it, and goes back to the field.
    func tap(at tick: Int) { stage.at(tick) { screen.press(.tab, .enter, .shiftTab) } }
}
