import Dispatch
import Streams
import Testing

/// What stops the program, if nobody listens to mistakes.
enum Mistake: String, CaseIterable, Codable, Sendable {
    case `take(-1)`, `takeLast(-1)`, `element(at: -1)`, `retry(-1)`, `share(replay: -1)`
    case `range(count: -1)`, `a range that its type cannot hold`, `a replay subject of a negative size`
    case `setDisposable twice`, `setDisposable twice and a dispose between`
    case `advanceTo inside an action`, `sleep into the past`
    case `ensureExecutingOnScheduler off the main queue`, `drive off the main queue`, `an error that is bound`

    func make() {
        let one = Observable.just(1)
        let slot = SingleAssignmentDisposable()
        let scheduler = Steps()
        switch self {
        case .`take(-1)`: _ = one.take(-1)
        case .`takeLast(-1)`: _ = one.takeLast(-1)
        case .`element(at: -1)`: _ = one.element(at: -1)
        case .`retry(-1)`: _ = one.retry(-1)
        case .`share(replay: -1)`: _ = one.share(replay: -1)
        case .`range(count: -1)`: _ = Observable.range(start: 0, count: -1)
        case .`a range that its type cannot hold`: _ = Observable.range(start: Int8.max, count: 2)
        case .`a replay subject of a negative size`: _ = ReplaySubject<Int>.create(bufferSize: -1)
        case .`setDisposable twice`: for _ in 1...2 { slot.setDisposable(Disposables.create()) }
        case .`setDisposable twice and a dispose between`:
            slot.setDisposable(Disposables.create())
            slot.dispose()
            slot.setDisposable(Disposables.create())
        case .`advanceTo inside an action`:
            _ = scheduler.schedule(()) { _ in
                scheduler.advanceTo(10)
                return Disposables.create()
            }
            scheduler.start()
        case .`sleep into the past`: scheduler.sleep(-1)
        case .`ensureExecutingOnScheduler off the main queue`:
            elsewhere { MainScheduler.ensureExecutingOnScheduler() }
        case .`drive off the main queue`: _ = elsewhere { Driver.just(1).drive() }
        case .`an error that is bound`: Label().binder.onError(Failure.offline)
        }
    }
}

@Suite("Mistakes", .counted)
struct MistakeTests {
    @Test(arguments: Mistake.allCases) func `a mistake stops the program`(_ mistake: Mistake) async {
        await #expect(processExitsWith: .failure) { [mistake] in mistake.make() }
    }
}
