import ExerciseSupport

@testable import sharing_exercises

/// A hive that makes its weight once.
final class Fixed: Hive {
    let weight: Observable<Int>

    init(_ weight: Observable<Int>) { self.weight = weight }
}

/// A hive that calls a closure each time its weight is read.
final class Anew: Hive {
    private let make: () -> Observable<Int>

    var weight: Observable<Int> { make() }

    init(_ make: @escaping () -> Observable<Int>) { self.make = make }
}

/// A hive that weighs as long as it exists.
final class Measured: Hive {
    private let last = ReplaySubject<Int>.create(bufferSize: 1)
    private let bag = DisposeBag()

    var weight: Observable<Int> { last }

    init(_ scale: Observable<Int>) { scale.subscribe(last).disposed(by: bag) }
}

extension Scene<Int> {
    /// The weight of a hive, read anew by each subscriber.
    func look(_ answer: (Observable<Int>) throws -> any Hive, _ marbles: String) throws -> Observable<Int> {
        let hive = try answer(cold("scale", marbles).asObservable())
        // Somebody holds the hive to the end.
        at(Self.duration) { _ = hive }
        return .deferred { hive.weight }
    }
}
