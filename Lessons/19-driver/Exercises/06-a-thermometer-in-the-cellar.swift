// Repair · A thermometer in the cellar (class, 8 min)
//
// The thermometer sends from a queue of its own. To make a text of its
// degrees takes long, and should stay there. The display belongs to the
// main queue, and now and then it shows nonsense. Somebody has tried to
// mend that already.
//
//     degrees     on the queue of the thermometer
//     text        on the queue of the thermometer, once for each degree
//     display     on main, each text in its order
//
// - `attach` is called on main, and once for each display. The thermometer
//   never fails.
// - When what `attach` returns is disposed of, the thermometer is switched
//   off, and the display is not set any more.

import LessonKit
import Streams

protocol Display: AnyObject, Sendable {
    /// Shows a text. To be called on the main queue only.
    func set(_ text: String)
}

func attach(
    _ degrees: Observable<Int>, text: @escaping (Int) -> String, to display: any Display
) throws -> any Disposable {
    try toDo()  // delete this line when you start
    return
        degrees
        .map(text)
        .subscribe(on: MainScheduler.instance)
        .bind(onNext: { display.set($0) })
}
