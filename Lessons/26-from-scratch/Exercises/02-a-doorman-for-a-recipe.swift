// Complete · A doorman for a recipe (class, 12 min)
//
// A recipe may send anything. `create` makes an observable of it that
// keeps the rules, for each subscriber:
//
//     the recipe sends     --1-|2-|      it goes on after its end
//     create(...)          --1-|
//     disposed at tick 3   --1!          and nothing after a dispose
//
// - Any number of elements, then at most one end, then nothing. After a
//   dispose, nothing.
// - The recipe returns its cleanup. The cleanup of a run is disposed of
//   once: when the run has ended, or when the subscriber disposes. A
//   dispose after the end does nothing, and a second dispose does nothing.
// - A recipe may send its end before it returns. Then the cleanup is
//   disposed of as soon as the recipe has returned it.
// - Each subscriber has a run of its own. Without a subscriber, nothing
//   runs.
//
// The first line of the rules works, as long as the recipe keeps it. The
// rest is missing.

import LessonKit

func create<Element>(_ recipe: @escaping Recipe<Element>) throws -> Observable<Element> {
    try toDo()  // delete this line when you start
    return Observable { observer in
        // What has to be remembered of this run?
        let cleanup = recipe { event in
            // Which events may go on?
            observer(event)
        }
        // What does the subscriber get, and what happens at an end?
        return cleanup
    }
}
