// Build · A music box (home, 20 min)
//
// A music box plays a strip of paper. The strip is a diagram, and what
// arrives looks like the strip:
//
//     play("c--(eg)-c|", ...)     c--(eg)-c|
//
// A tick of `scheduler` is 100 ms. The signs:
//
//     -      a tick without a note  a letter or digit is a note: send it
//            as a text
//     ()     all in it is one tick          a space takes no time
//     |      completed                      #      the error Torn()
//
// A strip without | and # has no end: after the last note nothing comes.
// An empty strip sends nothing at all. Every strip is well formed: a
// bracket is closed and not empty, and nothing but ")" and spaces stands
// behind an end.
//
// Each subscriber receives the whole strip. Tick 0 of the strip is the
// tick in which somebody subscribes. Before that, nothing is given to the
// scheduler. After a dispose none of the timers goes on.

import LessonKit
import Streams

struct Torn: Error {}

func play(_ strip: String, scheduler: any SchedulerType) throws -> Observable<String> {
    throw ToDo()
}
