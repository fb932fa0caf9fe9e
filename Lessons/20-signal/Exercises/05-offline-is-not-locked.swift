// Repair · Offline is not locked (class, 8 min)
//
// A board at a ski lift shows what a station sends. The station may fail,
// and two failures are not the same to a skier:
//
//     .offline     go on with `cached`, which has the texts of yesterday
//     .locked      show "closed", and that is all: the driver completes
//     any other    show what was there before. No word more, and no end
//
// All that the station sends before it fails is shown as it comes. When
// the station completes, the driver completes.
//
//     station      --a--#          .offline
//     cached       (yz|)           both at once
//     board        --a--(yz|)
//
// In the code below each failure is a "-". Mend it.

import LessonKit
import Streams

enum StationError: Error {
    case offline
    case locked
    case unreadable(line: Int)
}

func board(of station: Observable<String>, cached: Driver<String>) throws -> Driver<String> {
    try toDo()  // delete this line when you start
    return station.asDriver(onErrorJustReturn: "-")
}
