// Repair · The page that stays (home, 10 min)
//
// A page of a song book has a field for a title, a button, and a line that
// says what was saved.
//
//     Save is tapped, and the title is "Rain"     save("Rain") is called,
//                                                 and the line says
//                                                 "saved: Rain"
//
// - For each tap `save` is called once, with the text that is in the field
//   at that moment: an empty one, the same one again, and one that the
//   program has written there.
// - `attach` is called once for each page. As long as somebody holds the
//   page, it works.
// - When nobody holds the page any more, it is freed, and all its controls
//   with it.
//
// Two things are wrong. When the program writes a title into the field, an
// older one is saved. And no page is ever freed.

import LessonKit
import Screen
import Streams

final class SongPage {
    let title = TextField("Title")
    let save = Button("Save")
    let line = Label()
    let bag = DisposeBag()
}

func attach(_ page: SongPage, save: @escaping (String) -> Void) throws {
    try toDo()  // delete this line when you start
    page.save.rx.tap
        .withLatestFrom(page.title.rx.text.orEmpty)
        .bind(onNext: { title in
            save(title)
            page.line.text = "saved: \(title)"
        })
        .disposed(by: page.bag)
}
