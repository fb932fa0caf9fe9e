import ExerciseSupport

@testable import memory_exercises

extension `memory` {
    @Test(.exercise(check)) func `3 · A duet`() {}

    private static let check = Check(play as Play, solution: Solution.exercise3, in: Studio.self) { check in
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
            madeBy: eachOther { $0.answers($1.notes, in: DisposeBag()) }
        ) { $0.isText && $0.isSilent }
        check.mistake(
            "A musician has answered a note of their own. Each answers what the other one plays, and an answer is no note.",
            madeBy: eachOther { one, _ in one.answers(one.notes) },
            orBy: eachOther { $0.answers(Observable.merge($0.notes, $1.notes)) }
        ) { $0.isText && $0.hasOwnNotes }
        check.mistake(
            "Nobody else holds one of the two, and this one is freed only together with the other. One closure is weak. What "
                + "does the other closure hold?", step: "A screen and its model",
            madeBy: { first, second in
                second.answers(first.notes, in: first.bag)
                second.notes.subscribe(onNext: { first.answer($0) }).disposed(by: second.bag)
            },
            orBy: { first, second in
                first.notes.subscribe(onNext: second.answer).disposed(by: first.bag)
                first.answers(second.notes, in: second.bag)
            }
        ) { $0.isDisposed && $0.isLate && !$0.isLeaking }
        check.mistake(
            "Nobody else holds a musician, and this one is not freed. Follow the arrows: a musician, the notes, the "
                + "subscription, its closure. Where do they lead?", step: "A screen and its model",
            madeBy: eachOther { one, other in
                other.notes.subscribe(onNext: { one.answer($0) }).disposed(by: other.bag)
            }
        ) { $0.isDisposed && $0.isLeaking }
        check.mistake(
            "A musician has stopped answering, and the other one plays on. What ended the subscription?",
            madeBy: eachOther { $0.answers($1.notes.take(2)) }
        ) { $0.isText && !$0.isEmpty && $0.elements.count < 4 }

        check.rejects(
            eachOther { $0.answers($1.notes.distinctUntilChanged()) }, { $1.answers($0.notes) },
            { $0.answers($1.notes) },
            {
                Solution.exercise3($0, $1)
                Solution.exercise3($0, $1)
            },
            { first, second in
                Observable.zip(first.notes, second.notes)
                    .subscribe(onNext: { [weak first, weak second] in
                        second?.answer($0)
                        first?.answer($1)
                    })
                    .disposed(by: first.bag)
            })
        check.hardCoded { first, second in
            let (low, high) = (["a", "b", "c", "d"], ["u", "v", "w", "x"])
            second.answers(first.notes.enumerated().map { low[$0.index % 4] })
            first.answers(second.notes.enumerated().map { high[$0.index % 4] })
        }
        let seen = FirstOfAll()
        check.worksOnce { if seen.isFirst(with: $0.notes) { Solution.exercise3($0, $1) } }

        check.accepts(
            "a binder",
            eachOther { one, other in other.notes.bind(to: Binder(one) { $0.answer($1) }).disposed(by: other.bag) })
        check.accepts(
            "weak, in the other bag",
            eachOther { one, other in
                other.notes.subscribe(onNext: { [weak one] in one?.answer($0) }).disposed(by: other.bag)
            })
        check.accepts(
            "no bag: the notes are freed with their player",
            eachOther { _ = $1.notes.withUnretained($0).subscribe(onNext: { $0.answer($1) }) })
    }
}
