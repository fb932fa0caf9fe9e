// Build · One van (home, 12 min)
//
// Deliver all parcels of a list with one van: one at a time, in the order
// of the list.
//
//     red                  ---|
//     blue                    --|
//     deliverAll(...)      -----|
//
//     red                  --#
//     blue                              blue stays in the van
//     deliverAll(...)      --#          the same error
//
//     disposed at tick 1
//     red                  ^!           and blue never begins
//
// An empty list completes at once. A parcel that is in the list twice is
// delivered twice. Each subscriber has the whole list delivered anew.

import LessonKit
import Streams

protocol Van {
    /// Delivers one parcel. It begins when somebody subscribes.
    func deliver(_ parcel: String) -> Completable
}

func deliverAll(_ parcels: [String], with van: any Van) throws -> Completable {
    throw ToDo()
}
