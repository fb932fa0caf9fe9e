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

/// Computes the degrees of Fahrenheit, and prints a line.
@Sendable func fahrenheit(_ celsius: Int) -> Int {
    show("the upper map")
    return celsius * 9 / 5 + 32
}

/// Makes a text of the degrees, and prints a line.
@Sendable func text(_ degrees: Int) -> String {
    show("the lower map")
    return "\(degrees) degrees"
}

/// A field and a button.
struct Form: StepForm {
    let field = TextField("Text")
    let send = Button("Send")
    let screen: Screen
    let stage: Stage

    init(on stage: Stage) {
        screen = Screen("Send a text", [field], [send])
        self.stage = stage
        stage.open(screen)
    }

    /// Goes to the button, presses it, and goes back to the field.
    func tap(at tick: Int) { press(.tab, .enter, .shiftTab, at: tick) }
}
