import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Subjects.
    @Entries static var subjects: [Documented] {
        Documented("Subjects/PublishSubject.swift", "subscriber") { run in
            let subject = PublishSubject<Int>()
            run.send("subject", to: subject)
            return subject
        }
        Documented.several("Subjects/BehaviorSubject.swift", "subscriber A") { run in
            let subject = BehaviorSubject(value: 0)
            run.send("BehaviorSubject(value: 0)", to: subject)
            run.expect("subscriber A", subject)
            run.expect("subscriber B", subject)
        }
        Documented("Subjects/ReplaySubject.swift", "subscriber") { run in
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            run.send("create(bufferSize: 2)", to: subject)
            return subject
        }
        Documented.several("Subjects/AsyncSubject.swift", "subscriber A") { run in
            let subject = AsyncSubject<Int>()
            run.send("subject", to: subject)
            run.expect("subscriber A", subject)
            run.expect("subscriber B", subject)
        }
    }
}
