// Complete · Ask before clearing (class, 10 min)
//
// Clear should ask first. An alert has the title "Clear the collage?" and
// two buttons in this order: "Clear" and "Keep".
//
//     Enter on Clear        true
//     Enter on Keep         false
//     Esc                   false
//     disposed of           nothing comes, and the alert goes
//
// - The alert comes when somebody subscribes, each time a new one. There
//   is never more than one subscriber at a time.
// - It stands above `screen` until one of these four happens.
// - Everything happens on main.
//
// Two things are missing. The lesson's step "A notice above the screen"
// has an alert; `alert.dismiss()` takes one away. A button with
// `style: .cancel` is chosen by Esc as well.

import LessonKit
import Screen
import Streams

func confirmClear(on screen: Screen) throws -> Single<Bool> {
    try toDo()  // delete this line when you start
    return Single.create { single in
        let alert = Alert(title: "Clear the collage?")
        alert.addAction("Clear") { single(.success(true)) }
        // Where is Keep?
        screen.present(alert)
        return Disposables.create()  // And who takes the alert away?
    }
}
