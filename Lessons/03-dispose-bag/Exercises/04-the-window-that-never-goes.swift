// Repair · The window that never goes (home, 8 min)
//
// A window shows each line of a chat, and "(end)" when the chat completes.
// That works. But when the window is closed, it is not freed, and it goes
// on using the chat. Find out why, and mend it. It should show all that it
// shows now.
//
// The chat is like a radio: it sends whether somebody listens or not. It
// does not fail.
//
//     chat             -a--b--c--d--
//     the window       ^-----!              at the ! nobody else holds the
//                                           window any more
//     should be used   ^-----!
//     is used          ^------------
//
// If somebody gives the window a new bag, the window leaves the chat. Then
// it shows nothing of the chat any more, and no "(end)". The window may
// show something else already, with a subscription in its bag. That goes
// on when you attach the chat.

import LessonKit
import Streams

func attach(_ window: Window, to chat: Observable<String>) throws {
    try toDo()  // delete this line when you start
    chat
        .subscribe(onNext: window.add, onCompleted: { window.add("(end)") })
        .disposed(by: window.bag)
}
