@testable import ExerciseSupport
@testable import from_scratch_exercises

extension EngineScene {
    /// Whether the subscriber that differs came at `tick`.
    func subscribed(at tick: TestTime) -> Bool {
        subscribers.indices.contains(differing) && subscribers[differing].subscription.subscribe == tick
    }

    /// Boris stands between two others, and does something when he receives 1.
    func meeting(
        _ makeSubject: Megaphone.MakeSubject, _ act: @escaping (OwnSubject<Int>, [Box<OwnDisposable?>]) -> Void
    ) throws {
        let subject = try makeSubject()
        let runs = (0..<3).map { _ in Box<OwnDisposable?>(nil) }
        for (index, name) in ["Anna", "Boris", "Clara"].enumerated() {
            runs[index].value = subject.observable.subscribe { event in
                self.line("\(name) receives \(words(event))")
                if index == 1, case .next(1) = event { act(subject, runs) }
            }
        }
        for number in 1...2 { subject.observer(.next(number)) }
        subject.observer(.completed)
    }

    /// Anna sends 9 when she receives the end, and Boris is there, too.
    func shout(_ makeSubject: Megaphone.MakeSubject) throws {
        let subject = try makeSubject()
        _ = subject.observable.subscribe { event in
            self.line("Anna receives \(words(event))")
            if case .completed = event { subject.observer(.next(9)) }
        }
        listen("Boris", to: subject.observable)
        subject.observer(.completed)
    }
}
