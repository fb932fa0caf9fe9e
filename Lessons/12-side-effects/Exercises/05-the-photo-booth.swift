// Repair · The photo booth (home, 8 min)
//
// A photo booth has a button for each colour. Each press takes one photo
// in that colour. One display shows how many photos were taken, another
// one shows the last colour.
//
//     presses      -s---c--s-          s: sepia   c: colour
//     shoot        -s---c--s-
//     show         -1---2--3-          showCount
//     show         -s---c--s-          showLast
//
// The three calls of one press come in any order. Before the first press
// nothing is called. The presses come whether somebody listens or not,
// without an end or an error. After a dispose nothing more is called, and
// nobody listens to the presses. Each call of `open` works by itself: it
// takes photos of its own, and it counts from 1.
//
// Now each press takes two photos. Find out why, and repair it.

import LessonKit
import Streams

protocol Booth {
    /// Takes a photo.
    func shoot(_ colour: String)
    func showCount(_ count: Int)
    func showLast(_ colour: String)
}

func open(_ booth: any Booth, presses: Observable<String>) throws -> any Disposable {
    try toDo()  // delete this line when you start
    let photos = presses.do(onNext: { booth.shoot($0) })
    return Disposables.create(
        photos.scan(0) { count, _ in count + 1 }.subscribe(onNext: { booth.showCount($0) }),
        photos.subscribe(onNext: { booth.showLast($0) }))
}
