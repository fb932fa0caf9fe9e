import ExerciseSupport

@testable import requests_exercises

/// A version that is sent when it is saved.
func saved(_ version: String, _ disk: any Disk) -> Observable<String> {
    disk.save(version).andThen(Observable.just(version))
}

/// Saves versions; the save of b fails.
final class Desk: Scene<String>, Disk {
    private struct NoRoom: Error {}
    private struct Crashed: Error {}

    /// Whether a save began before the one before it was over.
    var overlaps: Bool { zip(uses("a save"), uses("a save").dropFirst()).contains { $0.unsubscribe > $1.subscribe } }
    private var good: Observable<String> = .never()
    private var bad: Observable<String> = .never()

    /// - Parameter save: How long a save takes. The save of b fails.
    func type(
        _ autosave: (Observable<String>, any Disk) throws -> Observable<String>, _ versions: String,
        _ save: String = "--|"
    ) throws -> Observable<String> {
        let typed = cold("versions", versions, as: String.self, error: Crashed()).map { $0 == "e" ? "" : $0 }
        good = cold("a save", save, as: String.self).asObservable()
        bad = cold("the save of b", "--#", as: String.self, error: NoRoom()).asObservable()
        return try autosave(typed, self)
    }

    func save(_ version: String) -> Completable {
        (version == "b" ? bad : good).do(onSubscribe: { [self] in log(version) }).ignoreElements().asCompletable()
    }
}
