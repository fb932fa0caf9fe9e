// Complete · Suggestions (home, 12 min)
//
// A search field, and below it what `fetch` suggests for the text in it. A
// fetch is a request, and not every key is worth one. The first text is
// fetched at once. After that there is one request in 500 ms at most, for
// the latest text.
//
// - If a request fails, there are no suggestions: an empty list. The next
//   text is fetched like any other.
// - Suggestions for an old text must not come once a new one is being
//   fetched.
// - Each text counts, an empty one and one that was there before as well.
// - The list is shown in one place: `suggestions` has one subscriber. When
//   that leaves, nothing goes on.
//
//     text            a-b-c-----x-----d       x: its request fails
//     suggestions     -a----c----0-----d      a request takes a tick, 0 is
//                                             an empty list
//
// Two expressions are missing; `never()` keeps their places.
// `throttle(.milliseconds(500))` of a driver lets the first through, and
// then the latest of each 500 ms. It takes the time alone: a driver knows
// its scheduler. The check runs on virtual time, so use that one.

import LessonKit
import Streams

func suggestions(
    for field: ControlProperty<String?>, fetch: @escaping (String) -> Observable<[String]>
) throws -> Driver<[String]> {
    try toDo()  // delete this line when you start
    let text = Driver<String>.never()  // What is in the field, one text in 500 ms at most.
    return text.flatMapLatest { _ in
        Driver<[String]>.never()  // What is fetched for the text, and an empty list if that fails.
    }
}
