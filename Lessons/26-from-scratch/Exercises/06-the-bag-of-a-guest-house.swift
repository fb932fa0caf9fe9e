// Repair · The bag of a guest house (class, 6 min)
//
// A bag holds disposables. When nobody holds the bag any more, it is
// freed, and disposes of each of them once, in the order in which they
// came. Before that, it disposes of nothing. An empty bag does nothing.
//
//     the bag holds     radio, lamp
//     freed             radio is disposed of, then lamp
//
// The guest house frees its bag in the evening, and the radio plays all
// night. Find out why, and repair the class.

import LessonKit

protocol Bag: AnyObject {
    /// Keeps a disposable until the bag is freed.
    func insert(_ disposable: Disposable)
}

func makeBag() throws -> any Bag {
    try toDo()  // delete this line when you start
    return DisposeBag()
}

final class DisposeBag: Bag {
    private var disposables: [Disposable] = []
    private var atTheEnd: () -> Void = {}

    func insert(_ disposable: Disposable) {
        disposables.append(disposable)
        atTheEnd = {
            for disposable in self.disposables { disposable.dispose() }
        }
    }

    deinit { atTheEnd() }
}
