import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import combining_exercises

@Suite struct TheDrinksMachine: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(cups, solution: Solution.cups, in: Machine.self) { check in
        check.stream("t: tea, k: cocoa", gives: "---a-b----c-----c--|", disposedAt: 12) {
            try $0.run($1, drinks: "-t-----k------|", sugar: "----2------------|", button: "x--x-x----x-----x--|")
        }
        check.stream("nobody turns the wheel, and a drink is chosen again") {
            try $0.run($1, drinks: "--k---k-----------", sugar: "-----|", button: "---x---xx---|")
        }
        check.stream("sugar before the first drink, and back to 0") {
            try $0.run($1, drinks: "----w-----t---|", sugar: "-3-----0--------4-|", button: "--x--x--x--x--x-x--x|")
        }
        check.stream("nobody chooses a drink") {
            try $0.run($1, drinks: "----------|", sugar: "-1--------|", button: "x--x--|")
        }
        check.stream("the drinks fail") {
            try $0.run($1, drinks: "-t---#", sugar: "--1-------|", button: "---x---x--|")
        }
        check.stream("the wheel fails") {
            try $0.run($1, drinks: "-t--------|", sugar: "--1--#", button: "---x---x--|")
        }
        check.stream("the button fails") {
            try $0.run($1, drinks: "-t--------|", sugar: "--1-------|", button: "---x---#")
        }

        check.mistake(
            "The machine listens, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { drinks, sugar, button in
                let cups = ReplaySubject<String>.createUnbounded()
                _ = Solution.cups(drinks: drinks, sugar: sugar, button: button).subscribe(cups)
                return cups.asObservable()
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "A cup was made at a tick without a press. Which of the three sources may start a cup?",
            step: "A password and a button",
            madeBy: { drinks, sugar, button in
                Observable.combineLatest(button, drinks, sugar.startWith(0)) { "\($1) \($2)" }
            },
            orBy: { drinks, sugar, button in
                Observable.combineLatest(drinks, sugar.startWith(0), button) { drink, lumps, _ in "\(drink) \(lumps)" }
            },
            { drinks, sugar, button in Observable.zip(button, drinks, sugar.startWith(0)) { "\($1) \($2)" } },
            { drinks, sugar, _ in Observable.combineLatest(drinks, sugar.startWith(0)) { "\($0) \($1)" } },
            { drinks, sugar, button in
                let choice = Observable.combineLatest(drinks, sugar.startWith(0)) { "\($0) \($1)" }
                return button.flatMapLatest { _ in choice.take(1) }
            },
            { drinks, sugar, button in
                Observable.combineLatest(button.withLatestFrom(drinks), sugar.startWith(0)) { "\($0) \($1)" }
            },
            { drinks, sugar, button in
                drinks.withLatestFrom(Observable.combineLatest(sugar.startWith(0), button) { lumps, _ in lumps }) {
                    "\($0) \($1)"
                }
            }
        ) { $0.hasCupWithoutPress && $0.kind != .laterSubscriber }
        check.mistake(
            "A press before the first choice made a cup. What was in it?", step: "A password and a button",
            madeBy: { drinks, sugar, button in
                Solution.cups(drinks: drinks.startWith("tea"), sugar: sugar, button: button)
            }
        ) { $0.kind == .text && $0.start == 0 }
        check.mistake(
            "A drink was chosen, nobody had turned the wheel, and the press did nothing. What does the wheel send at first?",
            step: "A text and a box",
            madeBy: { drinks, sugar, button in
                button.withLatestFrom(Observable.combineLatest(drinks, sugar) { "\($0) \($1)" })
            },
            orBy: { drinks, sugar, button in
                button.withLatestFrom(drinks).withLatestFrom(sugar) { "\($0) \($1)" }
            }
        ) { $0.kind == .text && $0.start == 5 }
        check.mistake(
            "A press made no cup, because nothing was chosen anew. A choice stays for the next cups.",
            step: "A counter and its label",
            madeBy: { drinks, sugar, button in
                Observable.combineLatest(drinks, sugar.startWith(0)) { "\($0) \($1)" }.sample(button)
            },
            orBy: { drinks, sugar, button in
                Solution.cups(drinks: drinks, sugar: sugar, button: button).distinctUntilChanged()
            }
        ) { $0.kind == .text && $0.elements.starts(with: ["tea 0", "tea 2", "cocoa 2"]) && $0.isSilent(at: 16) }
        check.mistake(
            "The cup is named in another way than in the text: first the drink, then the sugar.",
            madeBy: { drinks, sugar, button in
                button.withLatestFrom(Observable.combineLatest(sugar.startWith(0), drinks) { "\($0) \($1)" })
            },
            orBy: { drinks, _, button in button.withLatestFrom(drinks) },
            { drinks, sugar, button in
                Solution.cups(drinks: drinks, sugar: sugar, button: button).map { $0.replacing(" ", with: "") }
            }
        ) { $0.kind == .text && $0.elements.first != "tea 0" && $0.start == 3 }
        check.mistake(
            "The wheel was turned before this choice, and the sugar is 0 again. When does your stream subscribe to the wheel?",
            step: "Two desks",
            madeBy: { drinks, sugar, button in
                drinks.flatMapLatest { drink in
                    button.withLatestFrom(sugar.startWith(0)) { "\(drink) \($1)" }
                }
            },
            orBy: { drinks, sugar, button in
                button.withLatestFrom(
                    drinks.flatMapLatest { drink in sugar.startWith(0).map { "\(drink) \($0)" } })
            }
        ) { $0.kind == .text && $0.elements.starts(with: ["tea 0", "tea 2", "cocoa 0"]) }
        check.mistake(
            "The cup at this press has an old choice in it, or no sugar. Which two things are looked up with each press?",
            step: "A counter and its label",
            madeBy: { drinks, _, button in button.withLatestFrom(drinks) { "\($1) 0" } },
            orBy: { drinks, sugar, button in
                Solution.cups(drinks: drinks.take(1), sugar: sugar, button: button)
            },
            { drinks, sugar, button in
                let choice = Observable.zip(drinks, sugar.startWith(0)) { "\($0) \($1)" }
                return button.withLatestFrom(choice)
            },
            { drinks, sugar, button in
                let choice = drinks.withLatestFrom(sugar.startWith(0)) { "\($0) \($1)" }
                return button.withLatestFrom(choice)
            }
        ) { $0.kind == .text && $0.elements.count == 4 && $0.elements != ["tea 0", "tea 2", "cocoa 2", "cocoa 2"] }
        check.mistake(
            "Your stream does not listen to the button before the first choice. What if the button completes before that?",
            step: "A short one and a long one",
            madeBy: { drinks, sugar, button in
                Observable.combineLatest(drinks, sugar.startWith(0)) { "\($0) \($1)" }
                    .flatMapLatest { choice in button.map { _ in choice } }
            }
        ) { $0.kind == .text && $0.elements.count == 4 && $0.completes && $0.isButtonUnheard }
        check.mistake(
            "The button has completed, and the cups have not. Who could still start a cup?",
            step: "A short one and a long one",
            madeBy: { drinks, sugar, button in
                let choice = Observable.combineLatest(drinks, sugar.startWith(0)) { "\($0) \($1)" }
                return Observable.merge(button.withLatestFrom(choice), choice.filter { _ in false })
            },
            orBy: { drinks, sugar, button in
                Solution.cups(drinks: drinks, sugar: sugar, button: button).concat(Observable.never())
            }
        ) { [.text, .otherInput].contains($0.kind) && $0.isOpenAfterButton }
        check.mistake(
            "It completed before the button. Which end should be the last?", step: "A short one and a long one",
            madeBy: { drinks, sugar, button in
                Solution.cups(drinks: drinks, sugar: sugar, button: button).take(until: drinks.takeLast(1))
            }
        ) { [.text, .otherInput].contains($0.kind) && $0.completes && $0.hasEndedBeforeButton }
        check.mistake(
            "A source failed, and the subscriber did not receive the error at once.",
            step: "A short one and a long one",
            madeBy: { drinks, sugar, button in
                Solution.cups(
                    drinks: drinks.catch { _ in .empty() }, sugar: sugar.catch { _ in .empty() }, button: button)
            },
            orBy: { drinks, sugar, button in
                Solution.cups(drinks: drinks, sugar: sugar, button: button.catch { _ in .empty() })
            }
        ) { $0.all.contains("#") && !$0.fails }
        check.mistake(
            "The later subscriber received a cup with a choice from before its time. What keeps that choice?",
            madeBy: { drinks, sugar, button in
                Solution.cups(drinks: drinks, sugar: sugar, button: button).share(replay: 1, scope: .forever)
            }
        ) { $0.kind == .laterSubscriber && !$0.elements.isEmpty }
        check.mistake(
            "The subscription was disposed of, and a source is still in use. What disposes of it?",
            madeBy: { drinks, sugar, button in
                Observable.create { observer in
                    var (choice, lumps) = ("", 0)
                    _ = drinks.subscribe(onNext: { choice = $0 }, onError: { observer.onError($0) })
                    _ = sugar.subscribe(onNext: { lumps = $0 }, onError: { observer.onError($0) })
                    return button.filter { _ in !choice.isEmpty }.map { _ in "\(choice) \(lumps)" }.subscribe(observer)
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }
        check.hardCoded { drinks, sugar, button in
            Solution.cups(drinks: drinks, sugar: sugar, button: button).enumerated()
                .map { ["tea 0", "tea 2", "cocoa 2"][min($0.index, 2)] }
        }
        check.worksOnce { drinks, sugar, button in
            firstOnly(Solution.cups(drinks: drinks, sugar: sugar, button: button))
        }

        check.accepts("one after the other") { drinks, sugar, button in
            button.withLatestFrom(drinks).withLatestFrom(sugar.startWith(0)) { "\($0) \($1)" }
        }
        check.accepts("an optional drink") { drinks, sugar, button in
            let drink = drinks.map { Optional($0) }.startWith(nil)
            return button.withLatestFrom(Observable.combineLatest(drink, sugar.startWith(0)) { ($0, $1) })
                .compactMap { drink, lumps in drink.map { "\($0) \(lumps)" } }
        }
    }
}

private final class Machine: Scene<String> {
    private static let names = ["t": "tea", "k": "cocoa", "w": "water"]

    private var button = ""
    /// All three rows.
    private(set) var all = ""

    /// Whether something came at that tick.
    func has(eventAt tick: TestTime) -> Bool { received.events.contains { $0.time == tick } }

    /// Whether nothing came at that tick, and something did later.
    func isSilent(at tick: TestTime) -> Bool { !has(eventAt: tick) && received.events.last?.time ?? 0 > tick }

    /// Whether a cup came at a tick in which nobody pressed.
    var hasCupWithoutPress: Bool {
        received.events.contains { $0.value.element != nil && !isPressed(at: $0.time) }
    }

    /// Whether it went on when the button had completed.
    var isOpenAfterButton: Bool {
        button.hasSuffix("|") && received.events.last.map { $0.time > button.count - 1 || !ends } ?? true
    }

    /// Whether it ended before the button did.
    var hasEndedBeforeButton: Bool { received.events.last.map { $0.time < button.count - 1 } ?? false }

    /// Whether the button was not subscribed to at once.
    var isButtonUnheard: Bool { !uses("button").contains { $0.subscribe == 0 } }

    private func isPressed(at tick: TestTime) -> Bool {
        Array(button).indices.contains(tick) && Array(button)[tick] == "x"
    }

    func run(
        _ answer: (Observable<String>, Observable<Int>, Observable<String>) throws -> Observable<String>,
        drinks: String, sugar: String, button: String
    ) throws -> Observable<String> {
        self.button = button
        all = drinks + sugar + button
        return try answer(
            hot("drinks", drinks, as: String.self).map { Self.names[$0] ?? $0 }, hot("sugar", sugar).asObservable(),
            hot("button", button, as: String.self).asObservable())
    }
}
