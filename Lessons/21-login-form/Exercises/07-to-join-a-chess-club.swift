// Build · To join a chess club (home, 20 min)
//
// Somebody gives a name and an e-mail, and taps "Join". `connect` is
// called once, on main, with empty fields or with remembered texts. The
// lights are red already: hide them and show them with `isHidden`.
//
//     nameLight     hidden while the name is empty, or has two characters
//                   or more
//     emailLight    hidden while the e-mail is empty, or has an "@" in it
//     join          enabled while the name has two characters or more, the
//                   e-mail has an "@" in it, and no request is under way
//     message       empty at first; then the answer to the last request,
//                   or "No answer" if it has failed
//
// - All of this holds from the first moment on.
// - A tap asks the club with `ask`, once, with the texts of that moment.
//   Each subscription to what `ask` returns is a request. It answers
//   later, or at once, or it fails; all of that on main.
// - As soon as somebody changes one of the texts, the message is empty
//   again. A request goes on, and its answer is shown. Until that answer
//   comes, an old message may stay or go.
// - All of it ends with the bag, a request that is under way as well.

import LessonKit
import Screen
import Streams

struct ClubForm {
    let name = TextField("Name")
    let nameLight = Light()
    let email = TextField("E-mail")
    let emailLight = Light()
    let join = Button("Join")
    let message = Label()

    init() { for light in [nameLight, emailLight] { light.backgroundColor = .systemRed } }
}

func connect(
    _ form: ClubForm, ask: @escaping (_ name: String, _ email: String) -> Single<String>, until bag: DisposeBag
) throws {
    throw ToDo()
}
