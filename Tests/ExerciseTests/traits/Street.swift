import ExerciseSupport

@testable import traits_exercises

/// A street with a van, which delivers what is on its rows.
final class Street: Scene<Never>, Van {
    private struct Lost: Error {}

    private(set) var parcels: [String] = []
    private var sources: [String: TestableObservable<String>] = [:]

    /// Whether a parcel is lost.
    private(set) var isLost = false

    /// Whether a parcel of the list was begun.
    var hasBegun: Bool { !Set(lines).isDisjoint(with: parcels) }

    func deliver(
        _ answer: ([String], any Van) throws -> Completable, _ parcels: [String],
        _ marbles: KeyValuePairs<String, String>
    ) throws -> Observable<Never> {
        self.parcels = parcels
        isLost = marbles.contains { $0.value.contains("#") }
        for (name, row) in marbles { sources[name] = cold(name, row, as: String.self, error: Lost()) }
        return try answer(parcels, self).asObservable()
    }

    func deliver(_ parcel: String) -> Completable {
        let source = sources[parcel]?.asObservable() ?? .empty()
        return source.do(onSubscribe: { [self] in log(parcel) }).ignoreElements().asCompletable()
    }
}
