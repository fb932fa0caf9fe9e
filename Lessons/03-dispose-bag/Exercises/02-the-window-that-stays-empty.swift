// Repair · The window that stays empty (class, 6 min)
//
// `fill` is called once for each window, when the window opens. It should
// show the lines of the chat and of the news as long as the window exists.
// But the window stays empty. Find out why, and mend it.
//
// Chat and news are like a radio: they send whether somebody listens or
// not. They do not fail.
//
//     chat                -a--b--c--d--
//     news                --u--v--w--x-
//     the window          ^--------!        at the ! nobody holds the
//                                           window any more
//     the window shows    -au-bv-cw
//     each is used        ^--------!
//
// The window may show something else already, with a subscription in its
// bag. That goes on.

import LessonKit
import Streams

final class Window {
    var bag = DisposeBag()
    private let display: (String) -> Void

    init(display: @escaping (String) -> Void) { self.display = display }

    /// Shows one more line.
    func add(_ line: String) { display(line) }
}

func fill(_ window: Window, chat: Observable<String>, news: Observable<String>) throws {
    try toDo()  // delete this line when you start
    let bag = DisposeBag()
    chat
        .subscribe(with: window, onNext: { window, line in window.add(line) })
        .disposed(by: bag)
    news
        .subscribe(with: window, onNext: { window, line in window.add(line) })
        .disposed(by: bag)
}
