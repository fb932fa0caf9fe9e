// Complete · A box of recipes (class, 8 min)
//
// Somebody writes the names of dishes. `load` gets the text of a dish,
// which takes a while. The box makes a card of the name and the text, and
// keeps it.
//
//     names            -p--q--------        p: pie   q: quiche
//     load(p)           ----(s|)            s: salt
//     load(q)              ---(t|)          t: thyme
//     the box keeps    -----s-t-----        the cards "pie: salt" and
//                                           "quiche: thyme"
//
//     nobody else holds the box from tick 3 on
//     names used       ^--!
//     load(p) used      ^-!
//     load(q)                               never asked for
//
// - Several texts may be on their way at the same time. None stops another
//   one.
// - A text that cannot be loaded makes the card "pie: ?". The next name is
//   loaded like any other.
// - `load` sends one text and completes, or it fails, or it sends nothing
//   for a very long time.
// - The names come whether somebody listens or not. They do not fail.
// - When nobody else holds the box, it is freed in that tick, and all that
//   it used is left.
// - The box may have other subscriptions in its bag. They go on.
//
// The cards are right already. But who holds whom?

import LessonKit
import Streams

final class RecipeBox {
    let bag = DisposeBag()
    private let keep: (String) -> Void

    init(keep: @escaping (String) -> Void) { self.keep = keep }

    /// The card of a dish.
    func card(_ name: String, _ text: String) -> String { "\(name): \(text)" }

    /// Keeps a card.
    func add(_ card: String) { keep(card) }
}

func fill(_ box: RecipeBox, names: Observable<String>, load: @escaping (String) -> Observable<String>) throws {
    try toDo()  // delete this line when you start
    let cards = names.flatMap { name in
        // What does this closure hold? And the one in it?
        load(name).catchAndReturn("?").map { text in box.card(name, text) }
    }
    // What does this closure hold? And who ends the subscription?
    _ = cards.subscribe(onNext: { card in box.add(card) })
}
