import ExerciseSupport
import Foundation
import LessonKit
import Marbles
import Streams
import Testing

@testable import just_from_exercises

extension `just-from` {
    @Test(.exercise(NameCards.exercise)) func `4 · Name cards`() {}
}

struct NameCards {
    static let exercise = Check(nameCards, solution: Solution.nameCards, in: PrintRoom.self) { check in
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
            "One element came, and it is the whole list. How does each guest become an element?",
            step: "One element or three",
            madeBy: { guests, printer, print in
                Observable.just(guests, scheduler: printer)
                    .subscribe(onNext: { print("\($0)") }, onCompleted: { print("cut") })
            }
        ) { $0.lines.contains { $0.hasPrefix("[") } }
        check.mistake(
            "Something was printed before `nameCards` returned. The printer has a scheduler. What is not done on it?",
            step: "Three sources, three lines",
            madeBy: { guests, _, print in
                Observable.from(guests).subscribe(onNext: print, onCompleted: { print("cut") })
            },
            orBy: { guests, printer, print in
                let cards = guests.map { Observable.just($0, scheduler: printer).subscribe(onNext: print) }
                print("cut")
                return Disposables.create(cards)
            }
        ) { $0.lines.first != PrintRoom.returned }
        check.mistake(
            "Nothing was printed on the printer's scheduler. Who subscribes, for how long, and on which scheduler does it send?",
            step: "Three sources, three lines",
            madeBy: { guests, _, print in
                let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "another printer")
                return Observable.from(guests, scheduler: queue).subscribe(onNext: print, onCompleted: { print("cut") })
            },
            orBy: { _, _, _ in Disposables.create() },
            { guests, printer, print in
                Observable.from(guests, scheduler: printer).subscribe(onNext: print, onCompleted: { print("cut") })
                    .disposed(by: DisposeBag())
                return Disposables.create()
            }
        ) { $0.kind == .text && $0.lines == [PrintRoom.returned] }
        check.mistake(
            "One card came for two guests, with both names. How does each guest become an element?",
            step: "One element or three",
            madeBy: { guests, printer, print in
                Observable.just(guests.joined(separator: ", "), scheduler: printer)
                    .subscribe(onNext: print, onCompleted: { print("cut") })
            }
        ) { $0.lines.contains { $0.contains("Anna") && $0.contains("Boris") } }
        check.mistake(
            "Each card has one letter. A text is a sequence as well: what did you give to `from`?",
            step: "What from takes",
            madeBy: { guests, printer, print in
                Observable.from(guests.joined(), scheduler: printer)
                    .subscribe(onNext: { print("\($0)") }, onCompleted: { print("cut") })
            }
        ) { $0.lines.contains("A") }
        check.mistake(
            "All cards came, and the paper was not cut. Which event says that these were all?",
            step: "Two ways to send a 7",
            madeBy: { guests, printer, print in Observable.from(guests, scheduler: printer).subscribe(onNext: print) }
        ) { $0.kind == .text && $0.lines == [PrintRoom.returned, "Anna", "Boris"] }
        check.mistake(
            "The paper was cut more than once. Which of your handlers cut it, and how often does each of them run?",
            madeBy: { guests, printer, print in
                Observable.from(guests, scheduler: printer).subscribe(onNext: {
                    print($0)
                    print("cut")
                })
            },
            orBy: { guests, printer, print in
                Disposables.create(
                    guests.map {
                        Observable.just($0, scheduler: printer).subscribe(onNext: print, onCompleted: { print("cut") })
                    })
            },
            { guests, printer, print in
                Observable.from(guests, scheduler: printer).subscribe(
                    onNext: { print($0) }, onCompleted: { print("cut") }, onDisposed: { print("cut") })
            },
            { guests, printer, print in
                Observable.from(guests, scheduler: printer).subscribe(onNext: {
                    print($0)
                    if $0 == guests.last { print("cut") }
                })
            }
        ) { room in [.text, .otherInput].contains(room.kind) && room.lines.count { $0 == "cut" } > 1 }
        check.mistake(
            "The job was disposed of after the first card, and the next card was printed. How many elements were sent by then?",
            step: "One element or three",
            madeBy: { guests, printer, print in
                Observable.just(guests, scheduler: printer)
                    .subscribe(onNext: { $0.forEach(print) }, onCompleted: { print("cut") })
            }
        ) { $0.kind == .disposed && $0.lines.contains("Boris") && !$0.lines.contains("cut") }
        check.mistake(
            "The job was disposed of after the first card, and the next card was printed. What do you have to return?",
            step: "Nothing, in three ways",
            madeBy: { guests, printer, print in
                _ = Observable.from(guests, scheduler: printer).subscribe(onNext: print, onCompleted: { print("cut") })
                return Disposables.create()
            }
        ) { $0.kind == .disposed && $0.lines.contains("Boris") }
        check.mistake(
            "The job was disposed of after the first card, and the paper was cut. Which handlers run after a dispose?",
            step: "Nothing, in three ways",
            madeBy: { guests, printer, print in
                Observable.from(guests, scheduler: printer).subscribe(onNext: print, onDisposed: { print("cut") })
            }
        ) { $0.kind == .disposed && $0.lines.contains("cut") }
        check.mistake(
            "There are no guests, and the paper was not cut. Which handler runs in this case, too?",
            step: "Nothing, in three ways",
            madeBy: { guests, printer, print in
                var rest = guests.count
                return Observable.from(guests, scheduler: printer).subscribe(onNext: {
                    print($0)
                    rest -= 1
                    if rest == 0 { print("cut") }
                })
            },
            orBy: { guests, printer, print in
                if guests.isEmpty { return Disposables.create() }
                return Solution.nameCards(for: guests, on: printer, print: print)
            }
        ) { $0.situation == "no guests" && !$0.lines.contains("cut") }
        check.mistake(
            "Anna is in the list twice, and one card came. How many guests are there?",
            madeBy: { guests, printer, print in
                Observable.from(guests, scheduler: printer).distinctUntilChanged()
                    .subscribe(onNext: print, onCompleted: { print("cut") })
            }
        ) { $0.situation == "the guests Anna and Anna" && $0.lines.count { $0 == "Anna" } == 1 }
        check.hardCoded { _, printer, print in
            Solution.nameCards(for: ["Anna", "Boris"], on: printer, print: print)
        }
        check.without(.worksOnce, because: "a job keeps nothing from one call to the next")
        check.rejects("in another order") { Solution.nameCards(for: $0.sorted(), on: $1, print: $2) }
        check.rejects("two guests at most") { guests, printer, print in
            Observable.from(guests, scheduler: printer).take(2).subscribe(onNext: print, onCompleted: { print("cut") })
        }

        check.accepts("handed over below the source") { guests, printer, print in
            Observable.from(guests).observe(on: printer).subscribe(onNext: print, onCompleted: { print("cut") })
        }
        check.accepts("subscribed on the printer's scheduler") { guests, printer, print in
            Observable.from(guests).subscribe(on: printer).subscribe { print($0.element ?? "cut") }
        }
        check.accepts("the cut is an element") { guests, printer, print in
            Observable.from(guests + ["cut"], scheduler: printer).subscribe(onNext: print)
        }
    }
}
