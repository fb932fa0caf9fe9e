// Predict · Somebody leaves, somebody comes (class, 6 min)
//
// `news` runs whether somebody listens or not, like a radio. It does not
// end.
//
//     news       --a--b--c--d--e--
//     Ana        ^-----!                 from tick 0 to tick 6
//     Ben            ^----!              from tick 4 to tick 9
//     Eve                  ^             from tick 10 on
//
//     let driver = news.asDriver(onErrorDriveWith: .empty())
//     let signal = news.asSignal(onErrorSignalWith: .empty())
//
// All three listen to both, and nobody else does. Answer with four
// diagrams, which begin at tick 0, in this order: what Ben receives from
// the driver, Ben from the signal, Eve from the driver, Eve from the
// signal. Leave out `^` and `!`: ["...", "...", "...", "..."].

import LessonKit
import Streams

func whoeverComes() throws -> [String] {
    throw ToDo()
}
