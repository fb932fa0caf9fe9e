// Build · A megaphone (home, 15 min)
//
// A subject is two sides of one thing. An event that you send to its
// observer arrives at the subscribers of its observable.
//
//     sent to the observer      -1--2--3--|
//     Anna, from the start      -1--2--3--|
//     Boris, from tick 5             ^-3--|
//     Clara, from tick 12                   ^|   she receives the end at
//                                                once
//
// - An element goes to all who are subscribed at that moment, in the order
//   in which they came. Nothing is remembered but the end: somebody who
//   comes after it receives that end, and nothing else. An end is a
//   completion or an error.
// - After an end, sending does nothing. This holds as soon as the first
//   subscriber receives the end.
// - While an element is sent, a subscriber may leave, or make another one
//   leave: the one who has left receives nothing more, and all others
//   receive the element. Somebody who comes while an element is sent
//   receives the next one.
// - Each subject is on its own.
//
// If somebody sends an element while another is sent, the order of the two
// is left open.

import LessonKit

struct Subject<Element> {
    let observer: Observer<Element>
    let observable: Observable<Element>
}

func makeSubject<Element>() throws -> Subject<Element> {
    throw ToDo()
}
