// Build · Eggs of one size (class, 6 min)
//
// `filter` lets through the elements for which `isWanted` is true.
//
//     eggs                          -5-7-4-8-|
//     filter(eggs) { $0 > 5 }       ---7---8-|
//     filter(eggs) { ... }          ---7-#          if `isWanted` throws
//                                                   for the 4: that error
//     eggs are used                 ^----!
//
// As in exercise 3: the end arrives as it is, a source is not used any
// more when the result is over, each subscriber has a run of its own, and
// `isWanted` runs once for each element of a run.

import LessonKit

func filter<Element>(
    _ source: Observable<Element>, _ isWanted: @escaping (Element) throws -> Bool
) throws -> Observable<Element> {
    throw ToDo()
}
