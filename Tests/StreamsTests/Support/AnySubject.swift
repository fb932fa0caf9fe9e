import Streams
import Testing

/// A subject of any kind.
struct AnySubject {
    let observer: AnyObserver<Int>
    let observable: Observable<Int>
    let hasObservers: () -> Bool
    /// `nil`: it has none, as in RxSwift.
    let dispose: (() -> Void)?

    init<Subject: Observable<Int> & ObserverType>(
        _ subject: Subject, hasObservers: @escaping () -> Bool, dispose: (() -> Void)? = nil
    ) where Subject.Element == Int {
        (observer, observable) = (AnyObserver(subject), subject)
        (self.hasObservers, self.dispose) = (hasObservers, dispose)
    }

    /// A kind of subject, and what comes of 1, 2, 3 and an end.
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// To one who was there before.
        let early: String
        /// To one who came after 2.
        let late: String
        /// To one who comes after the end.
        let completed: String
        let failed: String
        let make: @Sendable () -> AnySubject
    }

    static let kinds = [
        Kind(
            testDescription: "PublishSubject", early: "1 2 3 | .", late: "3 | .", completed: "| .", failed: "#lost ."
        ) {
            let subject = PublishSubject<Int>()
            return AnySubject(subject, hasObservers: { subject.hasObservers }, dispose: subject.dispose)
        },
        Kind(
            testDescription: "BehaviorSubject", early: "0 1 2 3 | .", late: "2 3 | .", completed: "| .",
            failed: "#lost ."
        ) {
            let subject = BehaviorSubject(value: 0)
            return AnySubject(subject, hasObservers: { subject.hasObservers }, dispose: subject.dispose)
        },
        Kind(
            testDescription: "ReplaySubject", early: "1 2 3 | .", late: "1 2 3 | .", completed: "2 3 | .",
            failed: "2 3 #lost ."
        ) {
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            return AnySubject(subject, hasObservers: { subject.hasObservers }, dispose: subject.dispose)
        },
        Kind(testDescription: "AsyncSubject", early: "3 | .", late: "3 | .", completed: "3 | .", failed: "#lost .") {
            let subject = AsyncSubject<Int>()
            return AnySubject(subject, hasObservers: { subject.hasObservers })
        },
    ]
}
