import ExerciseSupport

@testable import subjects_exercises

/// A club that lets members go in one way or another.
final class ClubByHand: Letters {
    nonisolated(unsafe) static let only = ClubByHand { _, member in { member.dispose() } }

    let letters: any AnySubject<String>
    var bag = DisposeBag()
    private let reading: (Observable<String>) -> Observable<String>
    private let leaving: (ClubByHand, Disposable) -> () -> Void

    init(
        _ letters: any AnySubject<String> = PublishSubject<String>(),
        reading: @escaping (Observable<String>) -> Observable<String> = { $0 },
        leaving: @escaping (ClubByHand, Disposable) -> () -> Void
    ) {
        (self.letters, self.reading, self.leaving) = (letters, reading, leaving)
    }

    func send(_ letter: String) { letters.on(.next(letter)) }

    func join(_ read: @escaping (String) -> Void) -> () -> Void {
        leaving(self, reading(letters.asObservable()).subscribe(onNext: read))
    }
}

/// A club in which whoever leaves takes the first name off the list, or the one at the place where they stood.
final class ClubInOrder: Letters {
    private let isByPlace, isLastFirst: Bool
    private var readers: [(String) -> Void] = []

    init(byPlace isByPlace: Bool = false, lastFirst isLastFirst: Bool = false) {
        (self.isByPlace, self.isLastFirst) = (isByPlace, isLastFirst)
    }

    func send(_ letter: String) { for read in isLastFirst ? readers.reversed() : readers { read(letter) } }

    func join(_ read: @escaping (String) -> Void) -> () -> Void {
        readers.append(read)
        let place = isByPlace ? readers.count - 1 : 0
        return { if place < self.readers.count { self.readers.remove(at: place) } }
    }
}

/// A club whose members leave with an element.
final class ClubUntil: Letters {
    private let letters = PublishSubject<String>()

    func send(_ letter: String) { letters.onNext(letter) }

    func join(_ read: @escaping (String) -> Void) -> () -> Void {
        let left = PublishSubject<Void>()
        _ = letters.take(until: left).subscribe(onNext: read)
        return { left.onNext(()) }
    }
}
