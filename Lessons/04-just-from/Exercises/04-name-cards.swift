// Repair · Name cards (home, 8 min)
//
// A printer prints a card for each guest of a list, and then cuts the
// paper, once. It works on its own scheduler: first `nameCards` returns,
// and later the cards come.
//
//     ["Anna", "Boris"]                  prints   Anna, Boris, cut
//     ["Anna", "Anna"]                   prints   Anna, Anna, cut
//     []                                 prints   cut
//     disposed of after the first card   prints  Anna  the paper is not
//                                        cut
//
// Each call is a job of its own.
//
// Now only one card comes out, and it says: ["Anna", "Boris"]. Find out
// why, and repair it.

import LessonKit
import Streams

func nameCards(
    for guests: [String], on printer: any ImmediateSchedulerType, print: @escaping (String) -> Void
) throws -> any Disposable {
    try toDo()  // delete this line when you start
    return Observable.just(guests, scheduler: printer).subscribe(
        onNext: { print("\($0)") },
        onCompleted: { print("cut") })
}
