import Streams
import Testing

/// Operators on several sequences take anything that can be read as a shared sequence, such as a counter of running requests.
@Suite("Shared sequences of other types", .counted) @MainActor
struct SharedSequenceConvertibleTests {
    private let busy = Activity()
    private let name = Driver.just("Minsu")
    private let log = Log()

    private func note<Element>(_ driver: Driver<Element>) { driver.asObservable().take(1).note(in: log).dispose() }

    @Test func `combineLatest, zip, merge, concat and withLatestFrom take them`() {
        note(.combineLatest(busy, name) { "\($0) \($1)" })
        note(.zip(name, busy) { "\($0) \($1)" })
        note(Driver.combineLatest(name, busy).map { "\($0) \($1)" })
        note(Driver.zip(busy, busy, name).map { "\($0) \($1) \($2)" })
        note(Driver.combineLatest([busy, busy]).map { "\($0)" })
        note(Driver.zip([busy, busy]) { "\($0)" })
        note(.merge(busy, Driver.just(true)))
        note(.merge([busy, busy]))
        note(.concat([busy, busy]))
        note(name.withLatestFrom(busy) { "\($0) \($1)" })
        #expect(
            log.list.filter { $0 != "|" && $0 != "." } == [
                "false Minsu", "Minsu false", "Minsu false", "false false Minsu", "[false, false]", "[false, false]",
                "false", "false", "false", "Minsu false",
            ])
    }
}

/// Whether something runs, as the activity indicator of RxSwift's examples.
private struct Activity: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    private let running = BehaviorRelay(value: false)

    func asSharedSequence() -> Driver<Bool> { running.asDriver() }
}
