import ExerciseSupport

@testable import memory_exercises

/// Boxes, the names of dishes, and the texts that are loaded.
final class Kitchen: OwnerScene {
    private var asked: [String] = []
    private var texts: [String: Observable<String>] = [:]
    private static let dishes: [(letter: Character, name: String, marbles: String, text: String)] = [
        ("p", "pie", "----(s|)", "salt"), ("q", "quiche", "---(t|)", "thyme"), ("s", "soup", "--#", ""),
        ("m", "mint", "(w|)", "water"), ("n", "nougat", "-----", ""),
    ]

    /// How often a text was loaded.
    var loads: Int { asked.count }

    func load(_ name: String) -> Observable<String> {
        asked.append("\(name) at tick \(scheduler.clock)")
        return texts[name] ?? .never()
    }

    func names(_ marbles: String) -> Observable<String> {
        let dishes = Self.dishes.filter { marbles.contains($0.letter) }
        for dish in dishes {
            let letter = dish.text.first ?? "x"
            texts[dish.name] = cold("load(\(dish.name))", dish.marbles, values: [letter: dish.text]).asObservable()
        }
        let values = dishes.map { ($0.letter, $0.name) }
        return hot("names", marbles, values: Dictionary(uniqueKeysWithValues: values)).asObservable()
    }

    @discardableResult func open(
        _ name: String = "the box", until stop: TestTime? = nil, _ use: (RecipeBox) throws -> Void
    ) rethrows -> () -> RecipeBox? {
        let box = hold(name, until: stop) { show in RecipeBox(keep: show) }
        if let box = box() { try use(box) }
        return box
    }

    func cook(
        _ fill: (RecipeBox, Observable<String>, @escaping (String) -> Observable<String>) throws -> Void,
        _ marbles: String, until stop: TestTime? = nil, other: String? = nil
    ) throws {
        let names = names(marbles)
        try open(until: stop) { box in
            if let other {
                hot("something else", other, as: String.self).subscribe(with: box, onNext: { $0.add($1) })
                    .disposed(by: box.bag)
            }
            try fill(box, names) { [self] in load($0) }
        }
    }

    override func run() {
        super.run()
        note("what was loaded", asked.isEmpty ? "nothing" : asked.joined(separator: ", "))
    }
}
