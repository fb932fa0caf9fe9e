// Complete · The darkroom (class, 6 min)
//
// A photographer develops a film. While somebody is subscribed, a red lamp
// is on.
//
//     film        --a--b|
//     develop     --a--b|
//     the lamp    ^-----!                 ^: on   !: off
//
//     film        --#                     the same with an error
//     develop     --#
//     the lamp    ^-!
//
//     disposed at tick 3
//     film        --a!                    and with a dispose
//     the lamp    ^--!
//
// `lamp.on()` is called for each subscriber, before the film is subscribed
// to. `lamp.off()` is called once for each subscriber, in the tick in
// which that subscription is over. All that the film sends arrives as it
// is. The film starts anew for each subscriber.
//
// The lamp goes on already. The rest is missing.

import LessonKit
import Streams

protocol Lamp {
    func on()
    func off()
}

func develop(_ film: Observable<String>, by lamp: any Lamp) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return film.do(
        // And when does it go off?
        onSubscribe: { lamp.on() })
}
