// Repair · A duet (class, 6 min)
//
// Two musicians play together: each answers the notes of the other one.
//
//     Ada plays      -a--b--c--
//     Bo answers     -a--b--c--
//     Bo plays       --u--v--w-
//     Ada answers    --u--v--w-
//
//     nobody else holds Bo from tick 5 on
//     Bo answers     -a--b             and Bo is freed at tick 5
//     Ada answers    --u--             Ada plays on, alone
//
// - A musician whom nobody else holds is freed in that tick, also if the
//   other one is still there. This holds for both.
// - `play` is called once for each pair. A musician may play with several
//   others, and may have other subscriptions in the bag.
// - Each note is answered, as often as it is played.
//
// Now two musicians who have played together are never freed. Find out
// why, and mend it.

import LessonKit
import Streams

final class Musician {
    /// The notes that this one plays.
    let notes = PublishSubject<String>()
    let bag = DisposeBag()
    private let sound: (String) -> Void

    init(sound: @escaping (String) -> Void) { self.sound = sound }

    /// Answers a note.
    func answer(_ note: String) { sound(note) }
}

func play(_ first: Musician, _ second: Musician) throws {
    try toDo()  // delete this line when you start
    first.notes
        .subscribe(onNext: { note in second.answer(note) })
        .disposed(by: first.bag)
    second.notes
        .subscribe(onNext: { note in first.answer(note) })
        .disposed(by: second.bag)
}
