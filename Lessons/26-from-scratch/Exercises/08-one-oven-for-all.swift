// Complete · One oven for all (home, 15 min)
//
// `share` runs its source once for all who are subscribed at the same
// time.
//
//     source                      -1-2-3-4-5-6-|
//     Anna, until tick 4          -1-2!
//     Boris, from tick 2            ^2-3!            until tick 6
//     source is used              ^-----!
//
// - The first subscriber subscribes to the source. The last one who leaves
//   disposes of that.
// - A later subscriber receives what comes from then on.
// - The end of the source arrives at all. After it, or when all have left,
//   the next subscriber begins a new run.
// - A source may send all that it has inside `subscribe`: the first
//   subscriber receives all of it.
// - Nobody subscribes while an end is being sent.
//
// The subject is there, and its subscribers. Counting is missing, and the
// subscription to the source.
//
// `share` stands on exercises 2 and 7. When it is right, the check plays
// five demonstrations of earlier lessons on your engine, and draws them.
// They want exercises 3 to 6, too. Then
// `swift run -c release benchmark engine` says how fast your engine is.

import LessonKit

func share<Element>(_ source: Observable<Element>) throws -> Observable<Element> {
    try toDo()  // delete this line when you start
    // An end of the source is an element here. So this subject never ends, and serves every run.
    let events: Subject<Event<Element>> = try makeSubject()
    return try create { observer in
        let listening = events.observable.subscribe { event in
            if case .next(let sent) = event { observer(sent) }
        }
        // Who subscribes to the source, and who disposes of that?
        return listening
    }
}
