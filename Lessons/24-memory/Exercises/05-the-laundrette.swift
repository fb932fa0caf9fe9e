// Repair · The laundrette (home, 10 min)
//
// A laundrette is open day and night. `Machines` is somebody else's code.
//
//     wash(a)        ----d                 begins at tick 0   d: done
//     wash(b)          ^--!                begins at tick 2  !: stopped at
//                                          tick 5
//
//     from tick 5 on nobody holds the laundrette
//
// - `wash` starts a wash at once. Several washes may run at the same time.
//   Two of them may have the same name.
// - When a wash is done, nobody holds its disposable any more, from that
//   tick on.
// - When nobody else holds the laundrette, it is freed in that tick, and
//   the washes that run are stopped.
// - A wash that is done is not stopped.
//
// Now the disposables of all washes stay for ever. Find out why, and mend
// it.

import LessonKit
import Streams

protocol Machines {
    /// Starts a wash. `done` is called once, later, when it is over. A stopped wash does not call it. The machines let go of `done`
    /// when the wash is over or stopped.
    ///
    /// - Returns: What stops the wash. If the wash is over, to dispose of it does nothing.
    func start(_ name: String, done: @escaping () -> Void) -> any Disposable
}

protocol Laundrette: AnyObject {
    /// Washes something.
    func wash(_ name: String)
}

final class BagLaundrette: Laundrette {
    private let machines: any Machines
    private let bag = DisposeBag()

    init(_ machines: any Machines) { self.machines = machines }

    func wash(_ name: String) {
        machines.start(name, done: {}).disposed(by: bag)
    }
}

func laundrette(with machines: any Machines) throws -> any Laundrette {
    try toDo()  // delete this line when you start
    return BagLaundrette(machines)
}
