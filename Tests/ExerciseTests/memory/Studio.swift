import ExerciseSupport
import LessonKit
import Marbles
import Streams

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
