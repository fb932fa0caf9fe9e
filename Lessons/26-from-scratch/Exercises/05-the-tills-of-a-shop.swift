// Build · The tills of a shop (home, 12 min)
//
// `merge` sends the elements of all its sources, when they come.
//
//     till a                      -1---2---|
//     till b                      --3----------4-|
//     merge([a, b])               -13--2-------4-|
//
//     till a                      -1-#
//     merge([a, b])               -13#           an error in one ends
//                                                the result
//     till b is used              ^--!
//
// A subscriber subscribes to all sources at once, in the order of the
// list. The result completes when all sources have completed. An empty
// list completes at once. A source that stands in the list twice is
// subscribed to twice. A source may send all that it has inside
// `subscribe`; if it fails there, the later ones may be left out. Each
// subscriber has runs of their own, and a dispose ends them all.

import LessonKit

func merge<Element>(_ sources: [Observable<Element>]) throws -> Observable<Element> {
    throw ToDo()
}
