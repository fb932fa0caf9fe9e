import ExerciseSupport

/// A button, a collage and a folder. A save takes 3 ticks.
final class SaveScene: Scene<String> {
    private var taps: [Int] = []
    private var starts: [Int] = []

    private var changes: [Int] = []

    /// Whether a save began in a tick without a tap.
    var savesWithoutTap: Bool { starts.contains { !taps.contains($0) } }
    /// Whether a save began with the photos, and not with a tap.
    var savesAtChange: Bool { starts.contains { !taps.contains($0) && changes.contains($0) } }

    /// Photos are digits, and 0 is none. They stand in a relay, as in the app: the present ones come on subscribing.
    func play(
        _ answer: (Observable<Void>, Observable<[String]>, @escaping ([String]) -> Single<String>) throws -> Observable<
            String
        >, photos: String, tap: String, failing: Set<String> = [], name: String = "s", error: any Error = Locked()
    ) throws -> Observable<String> {
        changes = photos.enumerated().filter { $0.element != "-" }.map(\.offset)
        taps = tap.enumerated().filter { $0.element == "x" }.map(\.offset)
        let collage = { (digit: Character) in digit == "0" ? [] : [String(digit)] }
        let present = BehaviorRelay(value: photos.first.map(collage) ?? [])
        for (tick, photo) in photos.enumerated() where tick > 0 && photo != "-" {
            at(tick) { present.accept(collage(photo)) }
        }
        let good = cold("save", "---(\(name)|)", as: String.self).asObservable()
        let bad = cold("save, which fails", "---#", as: String.self, error: error).asObservable()
        let taps = hot("tap", tap, as: String.self).asObservable()
        return try answer(taps.map { _ in }, present.asObservable()) { [self] photos in
            let name = photos.isEmpty ? "no photos" : photos.joined(separator: ", ")
            return Single.deferred { [self] in
                log("save \(name)")
                starts.append(scheduler.clock)
                return (failing.contains(name) ? bad : good).asSingle()
            }
        }
    }
}
