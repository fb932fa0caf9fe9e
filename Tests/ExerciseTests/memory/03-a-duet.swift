import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import memory_exercises

extension `memory` {
    @Test(.exercise(ADuet.exercise)) func `3 · A duet`() {}
}

struct ADuet {
    static let exercise = Check(play, solution: Solution.play, in: Studio.self) { check in
        typealias Play = (Musician, Musician) throws -> Void
        func duet(
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
        let (ada, bo) = ("-a--b--c--d--", "--u--v--w--x-")
        // A binder works at once on main.
        check.isOnMain = true
        check.play(.text, "both are held to the end", duet(ada, bo))
        check.play(
            .disposed, "nobody else holds Bo from tick 4 on, and Ada from tick 9 on",
            duet(ada, bo, adaUntil: 9, boUntil: 4))
        check.play(
            .disposed, "nobody else holds Ada from tick 4 on, and Bo from tick 9 on",
            duet(ada, bo, adaUntil: 4, boUntil: 9))
        check.play(.disposed, "nobody else holds Bo from tick 5 on", duet(ada, bo, boUntil: 5))
        check.play(.disposed, "nobody else holds Ada from tick 5 on", duet(ada, bo, adaUntil: 5))
        check.play(.otherInput, "the same note twice", duet("-e-e--f-f-e-e", "--g-g-----h-h"))
        check.play(.otherInput, "Bo does not play", duet("-k--m--n", "--------", adaUntil: 9, boUntil: 9))
        check.play(.otherInput, "Ada has something else in her bag", duet(ada, bo, boUntil: 5, other: "---y----z"))
        check.play(.secondSubscriber, "two duets") { studio, play in
            for (names, ticks) in [(("Ada", "Bo"), (5, 5)), (("Cy", "Di"), (8, 11))] {
                let first = studio.musician(names.0, "-a--b--c--d", until: ticks.0)
                let second = studio.musician(names.1, "--u--v--w--", until: ticks.1)
                if let first = first(), let second = second() { try play(first, second) }
            }
        }
        check.play(.secondSubscriber, "Ada plays with Bo and with Cy, whom nobody else holds from tick 6 on") {
            studio, play in
            let (bo, ada) = (studio.musician("Bo", "--u--v--w-"), studio.musician("Ada", "-a--b--c--"))
            let cy = studio.musician("Cy", "-k--l--m--", until: 6)
            if let ada = ada(), let bo = bo(), let cy = cy() {
                try play(ada, bo)
                try play(ada, cy)
            }
        }
        check.play(.laterSubscriber, "Ada plays with Bo, and after that with Cy") { studio, play in
            let (ada, bo) = (studio.musician("Ada", "-a--b--c--d"), studio.musician("Bo", "--u--v---", until: 5))
            let cy = studio.musician("Cy", "-k--l--m--n")
            if let ada = ada(), let bo = bo() { try play(ada, bo) }
            studio.at(6) { if let ada = ada(), let cy = cy() { try? play(ada, cy) } }
        }

        check.mistake(
            "Nobody answers. The bag that you used is freed when `play` returns. Which bags live as long as the musicians?",
            madeBy: { first, second in
                let bag = DisposeBag()
                first.notes.subscribe(with: second, onNext: { $0.answer($1) }).disposed(by: bag)
                second.notes.subscribe(with: first, onNext: { $0.answer($1) }).disposed(by: bag)
            }
        ) { $0.kind == .text && $0.isSilent }

        check.mistake(
            "A musician has answered a note of their own. Each answers what the other one plays, and an answer is no note.",
            madeBy: { first, second in
                first.notes.subscribe(with: first, onNext: { $0.answer($1) }).disposed(by: first.bag)
                second.notes.subscribe(with: second, onNext: { $0.answer($1) }).disposed(by: second.bag)
            },
            orBy: { first, second in
                let all = Observable.merge(first.notes, second.notes)
                all.subscribe(with: first, onNext: { $0.answer($1) }).disposed(by: first.bag)
                all.subscribe(with: second, onNext: { $0.answer($1) }).disposed(by: second.bag)
            }
        ) { $0.kind == .text && $0.hasOwnNotes }

        check.mistake(
            "One of the two does not answer. What happened to the subscription to the other one's notes?",
            madeBy: { first, second in
                first.notes.subscribe(with: second, onNext: { $0.answer($1) }).disposed(by: second.bag)
            }
        ) { $0.kind == .text && $0.isEmpty }

        check.mistake(
            "Nobody else holds one of the two, and this one is freed only together with the other. One closure is weak. What "
                + "does the other closure hold?", step: "A screen and its model",
            madeBy: { first, second in
                first.notes.subscribe(with: second, onNext: { $0.answer($1) }).disposed(by: first.bag)
                second.notes.subscribe(onNext: { first.answer($0) }).disposed(by: second.bag)
            },
            orBy: { first, second in
                first.notes.subscribe(onNext: second.answer).disposed(by: first.bag)
                second.notes.subscribe(with: first, onNext: { $0.answer($1) }).disposed(by: second.bag)
            },
            { first, second in
                first.notes.subscribe(onNext: { second.answer($0) }).disposed(by: first.bag)
                second.notes.subscribe(onNext: { [weak first] in first?.answer($0) }).disposed(by: second.bag)
            }
        ) { $0.kind == .disposed && $0.isLate && !$0.isLeaking }

        check.mistake(
            "Nobody else holds a musician, and this one is not freed. Follow the arrows: a musician, the notes, the "
                + "subscription, its closure. Where do they lead?", step: "A screen and its model",
            madeBy: { first, second in
                first.notes.subscribe(onNext: { second.answer($0) }).disposed(by: first.bag)
                second.notes.subscribe(onNext: { first.answer($0) }).disposed(by: second.bag)
            },
            orBy: { first, second in
                first.notes.subscribe(onNext: second.answer).disposed(by: second.bag)
                second.notes.subscribe(onNext: first.answer).disposed(by: first.bag)
            },
            { first, second in
                first.notes.subscribe(with: second, onNext: { _, note in second.answer(note) }).disposed(by: second.bag)
                second.notes.subscribe(with: first, onNext: { _, note in first.answer(note) }).disposed(by: first.bag)
            },
            { first, second in
                first.notes.subscribe(onNext: { [first] in if first !== second { second.answer($0) } })
                    .disposed(by: first.bag)
                second.notes.subscribe(with: first, onNext: { $0.answer($1) }).disposed(by: second.bag)
            }
        ) { $0.kind == .disposed && $0.isLeaking }

        check.mistake(
            "A note was played again, and it is not answered. Each note is answered, as often as it is played.",
            madeBy: { first, second in
                first.notes.distinctUntilChanged().subscribe(with: second, onNext: { $0.answer($1) })
                    .disposed(by: second.bag)
                second.notes.distinctUntilChanged().subscribe(with: first, onNext: { $0.answer($1) })
                    .disposed(by: first.bag)
            }
        ) { $0.situation == "the same note twice" && $0.elements.count < 4 }

        check.mistake(
            "A musician has stopped answering, and the other one plays on. What ended the subscription?",
            madeBy: { first, second in
                first.notes.take(2).subscribe(with: second, onNext: { $0.answer($1) }).disposed(by: second.bag)
                second.notes.take(2).subscribe(with: first, onNext: { $0.answer($1) }).disposed(by: first.bag)
            }
        ) { $0.kind == .text && $0.elements.count < 4 }

        check.mistake(
            "An answer comes late: after a note of the other one. Does a note have to wait for another note?",
            madeBy: { first, second in
                Observable.zip(first.notes, second.notes)
                    .subscribe(onNext: { [weak first, weak second] in
                        second?.answer($0)
                        first?.answer($1)
                    })
                    .disposed(by: first.bag)
            }
        ) { $0.kind == .text && $0.elements.count == 4 }

        check.hardCoded { first, second in
            let (low, high) = (["a", "b", "c", "d"], ["u", "v", "w", "x"])
            first.notes.enumerated().subscribe(with: second, onNext: { $0.answer(low[$1.index % 4]) })
                .disposed(by: second.bag)
            second.notes.enumerated().subscribe(with: first, onNext: { $0.answer(high[$1.index % 4]) })
                .disposed(by: first.bag)
        }
        let seen = FirstOfAll()
        check.worksOnce { if seen.isFirst(with: $0.notes) { Solution.play($0, $1) } }

        check.rejects("each note is answered twice") { first, second in
            Solution.play(first, second)
            Solution.play(first, second)
        }
        check.accepts("a binder") { first, second in
            first.notes.bind(to: Binder(second) { $0.answer($1) }).disposed(by: first.bag)
            second.notes.bind(to: Binder(first) { $0.answer($1) }).disposed(by: second.bag)
        }
        check.accepts("weak, in the other bag") { first, second in
            first.notes.subscribe(onNext: { [weak second] in second?.answer($0) }).disposed(by: first.bag)
            second.notes.subscribe(onNext: { [weak first] in first?.answer($0) }).disposed(by: second.bag)
        }
        check.accepts("no bag: the notes are freed with their player") { first, second in
            _ = first.notes.withUnretained(second).subscribe(onNext: { $0.answer($1) })
            _ = second.notes.withUnretained(first).subscribe(onNext: { $0.answer($1) })
        }
    }
}
