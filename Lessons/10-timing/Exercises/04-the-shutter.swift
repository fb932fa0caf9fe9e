// Repair · The shutter (class, 6 min)
//
// A camera takes a picture at once when its button is pressed. After a
// picture it is busy for 500 ms, and presses in that time do nothing: they
// are not kept for later, and they do not make the time longer.
//
//     presses     -a-b-c--d-----e--f-|
//     pictures    -a------d-----e----|
//
// A picture has the letter of its press. The pictures complete with the
// presses, also if the camera is busy. An error of the presses arrives at
// once. The button sends whether somebody listens or not. Two subscribers
// are two cameras, and each is busy for itself. A tick of `scheduler` is
// 100 ms.
//
// Now each picture is late, and most are missing. Find out why, and repair
// it.

import LessonKit
import Streams

func pictures(_ presses: Observable<String>, scheduler: any SchedulerType) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return presses.debounce(.milliseconds(500), scheduler: scheduler)
}
