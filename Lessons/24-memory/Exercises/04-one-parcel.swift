// Repair · One parcel (class, 6 min)
//
// Somebody at home waits for one parcel, and opens it. The parcels of the
// street come whether somebody waits or not.
//
//     parcels        ---a--b--c--
//     opened         ---a                  the first one that comes, and
//                                          no other
//     used           ^--!
//
//     the family moves out at tick 2: nobody else holds the home any more
//     used           ^-!                   and the home is freed at tick 2
//
// - If the parcels end before one has come, nothing is opened. They do not
//   fail.
// - The home may wait for something else already, with a subscription in
//   its bag. That goes on.
//
// Somebody has read: "With `take(1)` nothing leaks." But a family that
// moves out is never forgotten. Mend it.

import LessonKit
import Streams

final class Home {
    let bag = DisposeBag()
    private let open: (String) -> Void

    init(open: @escaping (String) -> Void) { self.open = open }

    /// Opens a parcel.
    func unpack(_ parcel: String) { open(parcel) }
}

func awaitParcel(_ home: Home, from parcels: Observable<String>) throws {
    try toDo()  // delete this line when you start
    _ = parcels.take(1).subscribe(onNext: { parcel in home.unpack(parcel) })
}
