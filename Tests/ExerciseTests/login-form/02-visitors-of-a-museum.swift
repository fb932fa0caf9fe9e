import ExerciseSupport

@testable import login_form_exercises

extension `login-form` {
    @Test(.exercise(check)) func `2 · Visitors of a museum`() {}

    private static let check = Check(lines: visitorsOfAMuseum, solution: Solution.exercise2) { check in
        check.truth { write in onMain { whatHappens(write) } }

        check.mistake(
            "The program itself writes three lines: \"closed\", \"11\" and \"12\". The letters stand between them.",
            madeBy: ["B", "D", "C"], orBy: ["closed", "B", "D", "C"], []
        ) { said in said.filter { $0.count > 1 } != ["closed", "11", "12"] }
        check.mistake(
            "A line is none of the four letters, and none of the three lines of the program.",
            madeBy: ["closed", "B", "D", "11", "C", "12", "E"]
        ) { said in said.contains { $0.count == 1 && !["A", "B", "C", "D"].contains($0) } }
        check.mistake(
            "A letter stands there twice. An object is freed once.", madeBy: ["closed", "B", "C", "D", "11", "C", "12"]
        ) { Set($0).count < $0.count }
        check.mistake(
            "A letter stands before \"closed\". Until then the program holds all four.",
            madeBy: ["D", "closed", "B", "11", "C", "12"]
        ) { $0.first != "closed" }
        check.mistake(
            "A is freed in your list. The relay goes on, and it holds the closure of A. What does that closure hold?",
            step: "Two view models are let go", madeBy: ["closed", "A", "B", "C", "D", "11", "12"],
            orBy: ["closed", "A", "B", "D", "11", "C", "12"], ["closed", "B", "D", "11", "C", "12", "A"]
        ) { $0.contains("A") }
        check.mistake(
            "B is subscribed, and its closure does not hold it. Who else holds B after the program has let go?",
            step: "Two view models are let go", madeBy: ["closed", "D", "11", "C", "12"],
            orBy: ["closed", "D", "11", "B", "C", "12"], ["closed", "D", "11", "C", "12", "B"]
        ) { !isClosing("B", in: $0) }
        check.mistake(
            "D has made a recipe, and nobody drives it. Which subscription could hold D?",
            step: "A screen that comes back", madeBy: ["closed", "B", "11", "C", "12"],
            orBy: ["closed", "B", "11", "C", "12", "D"]
        ) { !isClosing("D", in: $0) }
        check.mistake(
            "C is freed with \"closed\" in your list. How many elements has `take(2)` had by then?",
            madeBy: ["closed", "B", "C", "D", "11", "12"], orBy: ["closed", "C", "B", "D", "11", "12"]
        ) { isClosing("C", in: $0) }
        check.mistake(
            "C is not freed in your list. `take(2)` ends. What does a subscription that is over let go of?",
            step: "Two view models are let go", madeBy: ["closed", "B", "D", "11", "12"]
        ) { !$0.contains("C") }
        check.mistake(
            "C is freed later than it should be. What was the first of its two elements, and when did it come?",
            madeBy: ["closed", "B", "D", "11", "12", "C"]
        ) { $0.last == "C" }
        check.mistake(
            "They are let go one after the other. In which order?", madeBy: ["closed", "D", "B", "11", "C", "12"]
        ) { $0.starts(with: ["closed", "D", "B"]) }
    }

    /// Whether a letter stands between "closed" and "11".
    private static func isClosing(_ letter: String, in said: [String]) -> Bool {
        said.prefix { $0 != "11" }.contains(letter)
    }

    private static func whatHappens(_ write: @escaping (String) -> Void) {
        let (visitors, isOver) = (BehaviorRelay(value: 10), Box(false))
        var models = ["A", "B", "C", "D"].map { name in
            ViewModel(name, visitors) { if !isOver.value { write($0) } }
        }
        write("closed")
        while !models.isEmpty { models.removeFirst() }
        write("11")
        visitors.accept(11)
        write("12")
        visitors.accept(12)
        // What is freed with the relay is no part of the exercise.
        isOver.value = true
        withExtendedLifetime(visitors) {}
    }
}

private final class ViewModel {
    private let name: String
    private let write: (String) -> Void
    private let (number, bag) = (BehaviorRelay(value: 0), DisposeBag())
    private var text: Driver<String>?

    init(_ name: String, _ visitors: BehaviorRelay<Int>, _ write: @escaping (String) -> Void) {
        (self.name, self.write) = (name, write)
        switch name {
        case "A": visitors.subscribe(onNext: { self.number.accept($0) }).disposed(by: bag)
        case "B": visitors.subscribe(onNext: { [weak self] in self?.number.accept($0) }).disposed(by: bag)
        case "C": visitors.take(2).subscribe(onNext: { self.number.accept($0) }).disposed(by: bag)
        default: text = visitors.asDriver().map { "\($0)" }
        }
    }

    deinit { write(name) }
}
