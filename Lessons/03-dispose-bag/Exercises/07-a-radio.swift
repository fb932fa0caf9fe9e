// Build · A radio (home, 15 min)
//
// Write a class that is a `Radio`, and return a new one. It hands each
// line of its station to `display`.
//
// A station sends whether somebody listens or not. It may complete: then
// the radio is silent. It does not fail.
//
//     first station     -a--b--c--d--e--f
//     second station    --u--v--w--x--y--
//     called            1-----2-----o-1--   1, 2: tune to that station
//                                           o: turnOff
//     displayed         -a--b---w--x----f
//
// There is one station at a time, and the radio is subscribed to it once.
// After `turnOff` there is none, until the next call of `tune`. `turnOff`
// may be called when there is none. Two radios know nothing of each other.
// When nobody else holds a radio, it is freed, and its station is not used
// any more.

import LessonKit
import Streams

protocol Radio: AnyObject {
    /// Displays what `station` sends from now on, and nothing of the station before.
    func tune(to station: Observable<String>)
    /// Leaves the station, if there is one.
    func turnOff()
}

func radio(display: @escaping (String) -> Void) throws -> any Radio {
    throw ToDo()
}
