// Repair · The alert that comes again (class, 8 min)
//
// `alerts(of:)` is called once. The function it returns is called by each
// window that opens, with what shows an alert. A failure is shown in every
// window that is open when it happens:
//
//     failures     --a--------b----c--
//     window A     --a--------b!           open from the start to tick 12
//     window B           -----b----c       opens at tick 6
//
// But window B opens with an old alert. Find out why, and mend it.
//
// - The failures come from a connection, which is opened by a
//   subscription. One connection has to do for all windows.
// - The connection is open as long as a window is open, and no longer: not
//   before the first, not after the last.
// - When a window is closed, what the function returned for it is disposed
//   of. It shows nothing after that.
// - The failures come on a queue of their own; alerts are shown on main.
//   Windows are opened on main.
// - The connection itself never fails.

import LessonKit
import Streams

func alerts(of failures: Observable<String>) throws -> (_ show: @escaping (String) -> Void) -> any Disposable {
    try toDo()  // delete this line when you start
    let alerts = failures.asDriver(onErrorDriveWith: .empty())
    return { show in
        alerts.drive(onNext: show)
    }
}
