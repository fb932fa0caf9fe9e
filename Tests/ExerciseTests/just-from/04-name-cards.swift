import ExerciseSupport

@testable import just_from_exercises

extension `just-from` {
    @Test(.exercise(check)) func `4 · Name cards`() {}

    private static let check = Check(nameCards, solution: Solution.exercise4, in: PrintRoom.self) { check in
        check.steps = [.lost: "Two ways to send a 7", .again: "Two ways to send a 7"]

        check.play(.text, "the guests Anna and Boris") { try $0.start($1, ["Anna", "Boris"]) }
        check.play(.disposed, "Anna and Boris, disposed of after the first card") {
            try $0.start($1, ["Anna", "Boris"], isStopped: true)
        }
        check.play(.otherInput, "the guests Zoe, Ivo, Bo and Ada") { try $0.start($1, ["Zoe", "Ivo", "Bo", "Ada"]) }
        check.play(.otherInput, "the guests Anna and Anna") { try $0.start($1, ["Anna", "Anna"]) }
        check.play(.otherInput, "no guests") { try $0.start($1, []) }
        check.play(.secondSubscriber, "two jobs at the same time") { room, answer in
            try room.start(answer, ["Anna", "Boris"])
            try room.start(answer, ["Ivo"])
        }
        check.play(.laterSubscriber, "a second job at tick 5") { room, answer in
            try room.start(answer, ["Anna", "Boris"])
            room.at(5) { try? room.start(answer, ["Anna", "Ivo"]) }
        }

        check.mistake(
            "One card came for two guests, with both names. How does each guest become an element?",
            step: "One element or three",
            madeBy: { guests, printer, print in
                cards(Observable.just(guests, scheduler: printer).map { "\($0)" }, print)
            },
            orBy: { guests, printer, print in
                cards(Observable.just(guests.joined(separator: ", "), scheduler: printer), print)
            }
        ) { $0.lines.contains { $0.contains("Anna") && $0.contains("Boris") } }
        check.mistake(
            "Something was printed before `nameCards` returned. The printer has a scheduler. What is not done on it?",
            step: "Three sources, three lines", madeBy: { guests, _, print in cards(Observable.from(guests), print) },
            orBy: { guests, printer, print in
                let cards = guests.map { Observable.just($0, scheduler: printer).subscribe(onNext: print) }
                print("cut")
                return Disposables.create(cards)
            }
        ) { $0.lines.first != PrintRoom.returned }
        check.mistake(
            "Nothing was printed on the printer's scheduler. Who subscribes, for how long, and on which scheduler does it send?",
            step: "Three sources, three lines", madeBy: { _, _, _ in Disposables.create() }
        ) { $0.isText && $0.lines == [PrintRoom.returned] }
        check.mistake(
            "The job was disposed of after the first card, and the next card was printed. What should a dispose stop?",
            step: "Nothing, in three ways",
            madeBy: { guests, printer, print in
                Observable.just(guests, scheduler: printer)
                    .subscribe(onNext: { $0.forEach(print) }, onCompleted: { print("cut") })
            },
            orBy: { guests, printer, print in
                _ = cards(Observable.from(guests, scheduler: printer), print)
                return Disposables.create()
            }
        ) { $0.isDisposed && $0.says("Boris") }
        check.mistake(
            "The job was disposed of after the first card, and the paper was cut. Which handlers run after a dispose?",
            step: "Nothing, in three ways",
            madeBy: { guests, printer, print in
                Observable.from(guests, scheduler: printer).subscribe(onNext: print, onDisposed: { print("cut") })
            }
        ) { $0.isDisposed && $0.says("cut") }

        check.rejects(
            .lost, { guests, printer, print in Observable.from(guests, scheduler: printer).subscribe(onNext: print) },
            { $0.isEmpty ? Disposables.create() : Solution.exercise4(for: $0, on: $1, print: $2) },
            { cards(Observable.from($0, scheduler: $1).distinctUntilChanged(), $2) },
            { cards(Observable.from($0, scheduler: $1).take(2), $2) })
        check.rejects(
            .again,
            { guests, printer, print in
                Observable.from(guests, scheduler: printer).subscribe(onNext: {
                    print($0)
                    print("cut")
                })
            },
            { guests, printer, print in
                Disposables.create(guests.map { cards(Observable.just($0, scheduler: printer), print) })
            },
            { guests, printer, print in
                Observable.from(guests, scheduler: printer).subscribe(onNext: {
                    print($0)
                    if $0 == guests.last { print("cut") }
                })
            })
        check.rejects { cards(Observable.from($0.joined(), scheduler: $1).map { "\($0)" }, $2) }
        check.rejects(.reordered) { Solution.exercise4(for: $0.sorted(), on: $1, print: $2) }
        check.rejects(.realQueue) { guests, _, print in
            let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "another printer")
            return cards(Observable.from(guests, scheduler: queue), print)
        }
        check.hardCoded { _, printer, print in Solution.exercise4(for: ["Anna", "Boris"], on: printer, print: print) }
        check.without(.worksOnce, because: "a job keeps nothing from one call to the next")

        check.accepts("handed over below the source") { guests, printer, print in
            cards(Observable.from(guests).observe(on: printer), print)
        }
        check.accepts("subscribed on the printer's scheduler") { guests, printer, print in
            Observable.from(guests).subscribe(on: printer).subscribe { print($0.element ?? "cut") }
        }
        check.accepts("the cut is an element") { guests, printer, print in
            Observable.from(guests + ["cut"], scheduler: printer).subscribe(onNext: print)
        }
    }
}

/// Prints the texts, and cuts the paper at the end.
private func cards(_ texts: Observable<String>, _ print: @escaping (String) -> Void) -> any Disposable {
    texts.subscribe(onNext: print, onCompleted: { print("cut") })
}
