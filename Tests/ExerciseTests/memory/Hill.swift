import ExerciseSupport

@testable import memory_exercises

/// Masts, the winds, and the readings, which are kept.
final class Hill: OwnerScene {
    private var kept: [Observable<String>] = []

    func build(
        _ marbles: String, height: Int = 20, until stop: TestTime? = nil,
        _ readings: (Observable<Int>, Mast) throws -> Observable<String>
    ) throws -> Observable<String> {
        let wind = hot("wind \(kept.count + 1)", marbles).asObservable()
        let mast = keep("the mast of \(height) m", Mast(height: height), until: stop)
        let stream = mast().map { mast in Result { try readings(wind, mast) } }
        guard let stream = try stream?.get() else { return .never() }
        kept.append(stream)
        return stream
    }
}
