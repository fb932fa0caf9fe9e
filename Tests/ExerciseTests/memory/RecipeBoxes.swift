import Streams

@testable import memory_exercises

// Parts of answers to exercise 2.

typealias Load = (String) -> Observable<String>

/// The name of a dish and its text.
func dish(_ load: @escaping Load) -> (String) -> Observable<(String, String)> {
    { name in load(name).catchAndReturn("?").map { (name, $0) } }
}

/// Cards whose closure holds the box.
func strong(_ box: RecipeBox, _ name: String, _ load: @escaping Load) -> Observable<String> {
    dish(load)(name).map { box.card($0, $1) }
}

/// Cards whose closure does not hold the box. Without `otherwise`, a text that fails makes no card.
func weakly(_ box: RecipeBox?, _ name: String, _ load: @escaping Load, otherwise: String? = "?") -> Observable<String> {
    let texts = otherwise.map { load(name).catchAndReturn($0) } ?? load(name)
    return texts.map { [weak box] text in box?.card(name, text) ?? "" }.catchAndReturn("?")
}

extension RecipeBox {
    /// Adds what comes, and does not hold the box.
    func add(_ dishes: Observable<(String, String)>) -> any Disposable {
        dishes.subscribe(with: self, onNext: { $0.add($0.card($1.0, $1.1)) })
    }

    /// Adds cards, with the subscription in its bag.
    func store(_ cards: Observable<String>) {
        cards.subscribe(with: self, onNext: { $0.add($1) }).disposed(by: bag)
    }

    /// Adds dishes, with the subscription in its bag.
    func store(_ dishes: Observable<(String, String)>, in other: DisposeBag? = nil) {
        add(dishes).disposed(by: other ?? bag)
    }
}
