import LessonKit
import Streams

// 1 · Predict · Somebody leaves, somebody comes (class, 6 min)
//
// `news` runs whether somebody listens or not, like a radio. It does not end.
//
//     news       --a--b--c--d--e--
//     Ana        ^-----!                 from tick 0 to tick 6
//     Ben            ^----!              from tick 4 to tick 9
//     Eve                  ^             from tick 10 on
//
//     let driver = news.asDriver(onErrorDriveWith: .empty())
//     let signal = news.asSignal(onErrorSignalWith: .empty())
//
// All three listen to both, and nobody else does. Answer with four diagrams, which begin at tick 0, in this order: what Ben
// receives from the driver, Ben from the signal, Eve from the driver, Eve from the signal. Leave out `^` and `!`:
// ["...", "...", "...", "..."].
//
func whoeverComes() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Five closures (class, 6 min)
//
// A station sends one number of degrees, 100 ms after somebody subscribes, from its own queue, "station". It does not end.
//
//     let driver = station
//         .map { degrees in write("one"); return degrees }
//         .asDriver(onErrorJustReturn: 0)
//         .map { degrees in write("two"); return degrees }
//     driver.drive(onNext: { _ in write("three") })
//     station.bind(onNext: { _ in write("four") })
//
// All of this is done on the main queue. A second later the queue "worker" does this, while the first still listen:
//
//     driver.drive(onNext: { _ in write("five") })
//
// On which queue does each `write` run? Answer with five names in the order one to five, each "main", "station" or "worker":
// ["...", "...", "...", "...", "..."].
//
func fiveClosures() throws -> [String] {
    throw ToDo()
}

// 3 · Repair · The alert that comes again (class, 8 min)
//
// `alerts(of:)` is called once. The function it returns is called by each window that opens, with what shows an alert.
// A failure is shown in every window that is open when it happens:
//
//     failures     --a--------b----c--
//     window A     --a--------b!           open from the start to tick 12
//     window B           -----b----c       opens at tick 6
//
// But window B opens with an old alert. Find out why, and mend it.
//
// - The failures come from a connection, which is opened by a subscription. One connection has to do for all windows.
// - The connection is open as long as a window is open, and no longer: not before the first, not after the last.
// - When a window is closed, what the function returned for it is disposed of. It shows nothing after that.
// - The failures come on a queue of their own; alerts are shown on main. Windows are opened on main.
// - The connection itself never fails.
//
func alerts(of failures: Observable<String>) throws -> (_ show: @escaping (String) -> Void) -> any Disposable {
    try toDo()  // delete this line when you start
    let alerts = failures.asDriver(onErrorDriveWith: .empty())
    return { show in
        alerts.drive(onNext: show)
    }
}

// 4 · Complete · One order for each tap (class, 8 min)
//
// A button orders what is in a field. Each tap is one order, of the text as it is then.
//
// - An empty text is no order. Neither are keys without a tap.
// - Two taps on the same text are two orders.
// - A window that listens later gets no order from before.
//
//     text       e-t-------c-----c-----     e is the empty text
//     tap        -o--o---o-----o-----o-
//     orders     ----t---t-----c-----c-
//
// Two expressions are missing; `never()` and `true` keep their places.
//
func orders(of tap: Signal<Void>, for text: Driver<String>) throws -> Signal<String> {
    try toDo()  // delete this line when you start
    let ordered = Signal<String>.never()  // At each tap, the text as it is then.
    return ordered.filter { _ in true }  // Whether it is an order.
}

// 5 · Repair · Offline is not locked (class, 8 min)
//
// A board at a ski lift shows what a station sends. The station may fail, and two failures are not the same to a skier:
//
//     .offline     go on with `cached`, which has the texts of yesterday
//     .locked      show "closed", and that is all: the driver completes
//     any other    show what was there before. No word more, and no end
//
// All that the station sends before it fails is shown as it comes. When the station completes, the driver completes.
//
//     station      --a--#          .offline
//     cached       (yz|)           both at once
//     board        --a--(yz|)
//
// In the code below each failure is a "-". Mend it.
//
enum StationError: Error {
    case offline
    case locked
    case unreadable(line: Int)
}

func board(of station: Observable<String>, cached: Driver<String>) throws -> Driver<String> {
    try toDo()  // delete this line when you start
    return station.asDriver(onErrorJustReturn: "-")
}

// 6 · Build · A page that may fail (home, 20 min)
//
// A page of a newspaper. Each tap on its button loads it: `load()` is a request, anew for each subscription. It sends one
// text and completes, or it fails. It takes a tick or more, and answers on any queue.
//
//     taps        -o-----o-----o-----
//     load()       --a   --#   --b           three requests
//     text        e--a-----------b---       e is the empty text
//     failed      ---------o---------
//
// - `text` is state: the empty text at first, then what each load has sent. After a failure it stays as it is. A window
//   that opens later, while another is open, shows the present text at once.
// - `failed` is an event, for those who listen when it happens.
// - A tap while a load is under way: nobody waits for that load any more, and a new one begins.
// - Each window listens to both, to `text` first. One tap makes one request, however many windows are open.
// - When no window is open any more, a load that is under way is let go of. Your page may decide what a window shows
//   that opens after that.
//
struct NewsPage {
    let text: Driver<String>
    let failed: Signal<Void>
}

func page(taps: Signal<Void>, load: @escaping () -> Observable<String>) throws -> NewsPage {
    throw ToDo()
}
