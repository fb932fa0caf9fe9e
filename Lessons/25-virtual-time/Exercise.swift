import Foundation
import LessonKit
import Marbles
import Streams

// 1 · Predict · A lighthouse and a song (class, 7 min)
//
//     let clock = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
//     let light = clock.createHotObservable("--a--b--c-|", as: String.self)
//     let song = clock.createColdObservable("--x--y|", as: String.self)
//
//     let one = clock.record(light, from: 1)
//     let two = clock.record(light, from: 5)
//     let three = clock.record(light, from: 3, until: 8)
//     let four = clock.record(song, from: 5)
//     let five = clock.record(song, from: 5, until: 9)
//     let six = clock.record(light, from: 12)
//     clock.start()
//
// What has each recording? Draw its events, each at its recorded tick. The first column is tick 0. If there is no event, the
// diagram is "". Answer with six diagrams, in this order: ["...", "..."]
//
func sixRecordings() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · A farmer and the forecast (class, 6 min)
//
//     let clock = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
//     let calls = clock.createHotObservable("--a-b-----c--|", as: String.self)
//     let forecast = clock.createColdObservable("---r|", as: String.self)
//
//     let answers = calls.flatMapLatest { _ in forecast }
//     let recording = clock.record(answers, until: 12)
//     clock.start()
//
//     for use in forecast.subscriptions { log("\(use.subscribe)-\(use.unsubscribe)") }
//     for use in calls.subscriptions { log("\(use.subscribe)-\(use.unsubscribe)") }
//
// What is logged? A subscription from tick 1 to tick 7 is "1-7". Answer with a list: ["...", "..."]
//
func usesOfTheForecast() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · A scale at the market (class, 7 min)
//
// In exercises 3, 4, 6 and 7 you write a test. It is given the code under test. The check runs your test with code that is
// right, and with several pieces of code that have a fault. A test is right if it passes with the right code, and fails with
// each of the others. It gives the code a `TestScheduler`. It fails if an expectation is not met, or if it throws.
//
//     expectRecorded(recording.events, "-a-|")                            elements, ticks and the end
//     expectRecorded(recording.events, "t-f", values: ["t": true, ...])   the same, with a legend
//     expect(request.subscriptions == [Subscription(2, 5)])               anything else that should be true
//
// Expect only what the text says. It is open how often the code under test subscribes to its input. Compare whole lists: code
// with a fault may make fewer requests, and then an index such as `subscriptions[1]` stops the program.
//
// A scale shows a weight when it has not changed for 300 ms. If the weights complete, the scale completes in the same tick. If
// the last weight still waits then, it is shown before that end.
//
//     weights     -12----3-|
//     shown       -----2---(3|)
//
// Three things are missing in the test: the weights, the line that turns the clock, and what you expect. A tick is 100 ms.
// Weights that fail, and a weight that comes twice in a row, are not part of this exercise.
//
typealias Scale = (_ weights: Observable<Int>, _ clock: any SchedulerType) -> Observable<Int>

func testScale(_ scale: @escaping Scale) throws {
    try toDo()  // delete this line when you start
    let clock = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    let weights = clock.createHotObservable("", as: Int.self)

    let shown = clock.record(scale(weights.asObservable(), clock))

    expectRecorded(shown.events, "")
}

// 4 · Repair · The lamp on the stairs (class, 8 min)
//
// A lamp on the stairs sends `l` (light) when somebody makes a step in the dark, and `d` (dark) 500 ms after the last step. It
// is dark at the beginning, and a step in the light sends nothing. If the steps complete, the lamp completes in the same tick.
// If there is light then, a `d` comes before that end.
//
//     steps     -x--x-------x--|
//     lamp      -l-------d--l--(d|)
//
// The test below passes with every lamp, also with one that never goes dark. Find out why, and repair it. Steps that fail are
// not part of this exercise.
//
typealias Lamp = (_ steps: Observable<String>, _ clock: any SchedulerType) -> Observable<String>

func testLamp(_ lamp: @escaping Lamp) throws {
    try toDo()  // delete this line when you start
    let clock = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    let steps = clock.createHotObservable("-x--------|", as: String.self)

    let light = clock.record(lamp(steps.asObservable(), clock), from: 1)
    expectRecorded(light.events, "")
    clock.start()
    expect(light.events.count < 4)
}

// 5 · Repair · A fridge with a bell (home, 10 min)
//
// The door of a fridge sends `o` when it opens, and `c` when it closes. The fridge sends "bell" when the door has been open
// for 300 ms. When the door closes, it sends how long the door was open: "200 ms".
//
//     door       --o----c--o-c-|
//     fridge     -----x-y----z-|        x: bell    y: 500 ms    z: 200 ms
//
// A door that closes before the 300 ms are over rings no bell. The door opens and closes in turn, and it is closed at the
// beginning. If it completes while it is open, the fridge completes when the bell has rung. If the door fails, the fridge
// fails at once with the same error. Several people may look at one fridge at the same time.
//
// In an app, the fridge works. In a test, no bell rings, and each time is 0 ms. Find out why, and repair it.
//
func fridge(_ door: Observable<String>, clock: any SchedulerType) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let bells = door.flatMapLatest { event in
        event == "o"
            ? Observable<Int>.timer(.milliseconds(300), scheduler: MainScheduler.instance).map { _ in "bell" }
            : Observable.empty()
    }
    let opened = door.filter { $0 == "o" }.map { _ in Date() }
    let closed = door.filter { $0 == "c" }.map { _ in Date() }
    let times = Observable.zip(opened, closed) { opened, closed in
        "\(Int((closed.timeIntervalSince(opened) * 1000).rounded())) ms"
    }
    return Observable.merge(bells, times)
}

// 6 · Build · The next tram (home, 15 min)
//
// A tram planner sends the next tram from a stop. `ask` makes a request for a stop.
//
// - When a stop has not changed for 200 ms, the planner asks for it, once.
// - When it asks for a stop, it cancels the request that is still under way.
// - The answer is sent when it arrives.
// - If a request fails, "n" (no tram) is sent in place of the answer, and the planner goes on.
// - If somebody disposes of the planner, it cancels the request that is under way.
//
//     stops        -a-----b------
//     request a    ---^-----!                b is asked for before a has answered
//     request b    ---------^--(t|)
//     planner      ------------t-
//
// Write a test, as in exercise 3. It may run the planner several times, each time with a clock of its own. Stops that
// complete or fail, and a stop that comes twice in a row, are not part of this exercise.
//
// `cold.asSingle()` makes a single of a cold observable, such as "---(t|)".
//
typealias Planner = (
    _ stops: Observable<String>, _ ask: @escaping (String) -> Single<String>, _ clock: any SchedulerType
) -> Observable<String>

func testPlanner(_ planner: @escaping Planner) throws {
    throw ToDo()
}

// 7 · Build · The dish of the day (home, 20 min)
//
// A view model with a button, a dish and a spinner:
//
// - A tap loads the dish. A tap while a dish is being loaded does nothing.
// - `name` sends the dish when it is there. If the load fails, it sends "n" (nothing). After that, the button works again.
// - A load that takes longer than one second has failed.
// - `isLoading` sends false at the beginning, true when a load begins, and false when it is over.
// - A screen subscribes to `name` and to `isLoading`, to each once, before the first tap. Each tap loads one dish, and not
//   one for each output.
//
//     taps          --x-----x---------      x: ()
//     load            ---(d|)               the first load
//     load                  --#             the second load
//     name          -----d----n-------
//     isLoading     f-t--f--t-f-------      t: true    f: false
//
// Write a test, as in exercise 3. It may run the view model several times, each time with a clock of its own. Taps that
// complete or fail are not part of this exercise, and neither is a tap in the tick in which a load is over.
//
struct Dish {
    let name: Observable<String>
    let isLoading: Observable<Bool>
}

typealias DishModel = (_ taps: Observable<Void>, _ load: Single<String>, _ clock: any SchedulerType) -> Dish

func testDish(_ model: @escaping DishModel) throws {
    throw ToDo()
}
