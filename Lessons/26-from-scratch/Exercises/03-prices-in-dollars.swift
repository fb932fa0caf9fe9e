// Complete · Prices in dollars (class, 8 min)
//
// The first operator stands on your `create`. `map` sends each element of
// its source, transformed.
//
//     euros                       --1--2--3--|
//     map(euros) { 2 * $0 }       --2--4--6--|
//     map(euros) { ... }          --2--#          if `transform` throws
//                                                 for the 2: that error
//     euros are used              ^----!
//
//     disposed at tick 4          --2-!
//     euros are used              ^---!
//
// The end of the source arrives as it is. When the result is over, nobody
// uses the source any more. Each subscriber has a run of the source of its
// own. `transform` runs once for each element of a run.
//
// An element that can be transformed arrives already. The rest is missing.

import LessonKit

func map<Element, Output>(
    _ source: Observable<Element>, _ transform: @escaping (Element) throws -> Output
) throws -> Observable<Output> {
    try toDo()  // delete this line when you start
    return try create { observer in
        _ = source.subscribe { event in
            if case .next(let element) = event, let output = try? transform(element) {
                observer(.next(output))
            }
        }
        return Disposable {}
    }
}
