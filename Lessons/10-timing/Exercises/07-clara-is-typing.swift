// Build · Clara is typing (home, 15 min)
//
// Clara writes a message. Her friend sees whether she is typing: true with
// the first key, and false when no key has come for 500 ms. The next key
// makes it true again.
//
//     keys      -k-kk--------k--|
//     typing    -a-------b---a--(b|)       a: true   b: false
//
// The same value never comes twice in a row, and before the first key
// there is none. When the keys complete, she is not typing any more: a
// false comes at once, unless it was there already, and then the end. An
// error of the keys arrives at once, without a false.
//
// The keys are sent whether somebody listens or not. A friend who comes in
// the middle sees nothing before the next key. After a dispose nothing
// runs on the scheduler. A tick of `scheduler` is 100 ms.

import LessonKit
import Streams

func typing(_ keys: Observable<String>, scheduler: any SchedulerType) throws -> Observable<Bool> {
    throw ToDo()
}
