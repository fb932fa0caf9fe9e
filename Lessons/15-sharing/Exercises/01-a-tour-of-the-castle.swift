// Predict · A tour of the castle (class, 8 min)
//
// A guide sends the number of each room. `tour` begins anew for each
// subscriber.
//
//     tour     --1--2--3--4|
//
// Clara subscribes at tick 0 and stays to the end. Then a second one
// comes. What does that one receive?
//
//     tour                                          Dan, at tick 7
//     tour.share()                                  Dan, at tick 7
//     tour.share(replay: 1)                         Dan, at tick 7
//     tour.share()                                  Eva, at tick 14
//     tour.share(replay: 1)                         Eva, at tick 14
//     tour.share(replay: 1, scope: .forever)        Eva, at tick 14
//
// Each line is a castle of its own, with Clara and one more. Answer with
// six diagrams, in this order: ["...", "..."]. All of them begin at tick
// 0. Events that share a tick stand in brackets, like (9|). A bracket is
// one tick.

import LessonKit
import Streams

func tourOfTheCastle() throws -> [String] {
    throw ToDo()
}
