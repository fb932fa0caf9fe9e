import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of drivers and signals.
    @Entries static var sharedSequences: [Documented] {
        Documented.several("Traits/SharedSequence/Driver/Driver.swift", "later subscriber") { run in
            let driver = mock(run.scheduler) { run.source().asDriver(onErrorJustReturn: 0) }
            run.expect("first subscriber", driver)
            run.expect("later subscriber", driver)
        }
        Documented("Traits/SharedSequence/Driver/AsDriver.swift", "asDriver(onErrorJustReturn: 0)") { run in
            mock(run.scheduler) { run.source().asDriver(onErrorJustReturn: 0) }
        }
        Documented("Traits/SharedSequence/Driver/AsDriver.swift", "asDriver(onErrorDriveWith: other)") { run in
            mock(run.scheduler) { run.source().asDriver(onErrorDriveWith: run.other()) }
        }
        Documented("Traits/SharedSequence/Driver/AsDriver.swift", "asDriver(onErrorRecover: { _ in other })") { run in
            mock(run.scheduler) { run.source().asDriver(onErrorRecover: { _ in run.other() }) }
        }
        Documented.several("Traits/SharedSequence/Signal/Signal.swift", "later subscriber") { run in
            let signal = mock(run.scheduler) { run.source().asSignal(onErrorJustReturn: 0) }
            run.expect("first subscriber", signal)
            run.expect("later subscriber", signal)
        }
        Documented("Traits/SharedSequence/Signal/AsSignal.swift", "asSignal(onErrorJustReturn: 0)") { run in
            mock(run.scheduler) { run.source().asSignal(onErrorJustReturn: 0) }
        }
        Documented("Traits/SharedSequence/Signal/AsSignal.swift", "asSignal(onErrorSignalWith: other)") { run in
            mock(run.scheduler) { run.source().asSignal(onErrorSignalWith: run.other()) }
        }
        Documented("Traits/SharedSequence/Signal/AsSignal.swift", "asSignal(onErrorRecover: { _ in other })") { run in
            mock(run.scheduler) { run.source().asSignal(onErrorRecover: { _ in run.other() }) }
        }
        Documented("Traits/SharedSequence/AsSharedSequence.swift", "asSharedSequence(onErrorJustReturn: 0)") { run in
            mock(run.scheduler) { run.source().asSharedSequence(onErrorJustReturn: 0) as Signal }
        }
        Documented("Traits/SharedSequence/AsSharedSequence.swift", "asSharedSequence(onErrorDriveWith: other)") { run in
            mock(run.scheduler) { run.source().asSharedSequence(onErrorDriveWith: run.other() as Signal) }
        }
        Documented(
            "Traits/SharedSequence/AsSharedSequence.swift", "asSharedSequence(onErrorRecover: { _ in other })"
        ) { run in
            mock(run.scheduler) {
                run.source().asSharedSequence(
                    sharingStrategy: DriverSharingStrategy.self, onErrorRecover: { _ in run.other() })
            }
        }
    }
}

extension DiagramRun {
    fileprivate func other<Strategy>() -> SharedSequence<Strategy, Int> {
        mock(scheduler) { source("other").asSharedSequence(onErrorJustReturn: 0) }
    }
}
