import ExerciseSupport

@testable import memory_exercises

/// Musicians, what they play, and what they answer.
final class Studio: OwnerScene {
    private var players: [(own: Set<String>, answered: Box<[String]>)] = []

    /// Whether nobody has answered.
    var isSilent: Bool { players.allSatisfy(\.answered.value.isEmpty) }
    /// Whether somebody has answered a note of their own.
    var hasOwnNotes: Bool { players.contains { !$0.own.isDisjoint(with: $0.answered.value) } }

    func musician(_ name: String, _ marbles: String, until stop: TestTime? = nil) -> () -> Musician? {
        let answered = Box<[String]>([])
        let musician = hold(name, until: stop) { show in
            Musician(sound: {
                answered.value.append($0)
                show($0)
            })
        }
        players.append((Set(marbles.map { "\($0)" }).subtracting(["-"]), answered))
        for (tick, note) in marbles.enumerated() where note != "-" {
            at(tick) { musician()?.notes.onNext("\(note)") }
        }
        return musician
    }

    func add(_ marbles: String, to musician: Musician) {
        hot("something else", marbles, as: String.self).subscribe(with: musician, onNext: { $0.answer($1) })
            .disposed(by: musician.bag)
    }
}

extension Musician {
    /// Answers these notes until a bag is freed, its own if there is no other, and is not held by that.
    func answers(_ notes: some ObservableConvertibleType<String>, in other: DisposeBag? = nil) {
        notes.asObservable().subscribe(with: self, onNext: { $0.answer($1) }).disposed(by: other ?? bag)
    }
}

/// Each of two answers the other one.
func eachOther(_ answer: @escaping (_ one: Musician, _ other: Musician) -> Void) -> (Musician, Musician) throws -> Void
{
    { first, second in
        answer(second, first)
        answer(first, second)
    }
}

extension `memory` {
    typealias Play = (Musician, Musician) throws -> Void

    /// Ada and Bo play together. Nobody else holds them from some tick on.
    static func duet(
        _ ada: String, _ bo: String, adaUntil: Int? = nil, boUntil: Int? = nil, other: String? = nil
    ) -> (Studio, @escaping Play) throws -> Void {
        { studio, play in
            let (first, second) = (
                studio.musician("Ada", ada, until: adaUntil), studio.musician("Bo", bo, until: boUntil)
            )
            if let ada = first(), let bo = second() {
                if let other { studio.add(other, to: ada) }
                try play(ada, bo)
            }
        }
    }
}
