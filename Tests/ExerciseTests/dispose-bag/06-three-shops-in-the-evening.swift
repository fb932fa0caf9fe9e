import ExerciseSupport

@testable import dispose_bag_exercises

extension `dispose-bag` {
    @Test(.exercise(check)) func `6 · Three shops in the evening`() {}

    private static let check = Check(lines: threeShops, solution: Solution.exercise6) { check in
        check.truth { write in
            // The bakery is freed below, when nothing is logged any more.
            var isOver = false
            let log = { if !isOver { write($0) } }
            func van(_ item: String, isLast: Bool) -> Observable<String> {
                .create { observer in
                    observer.onNext(item)
                    if isLast { observer.onCompleted() }
                    return Disposables.create { log(item) }
                }
            }

            var dairy: Shop? = Shop("dairy", log)
            var bakery: Shop? = Shop("bakery", log)
            var kiosk: Shop? = Shop("kiosk", log)
            van("milk", isLast: true).subscribe(onNext: dairy!.sell).disposed(by: dairy!.bag)
            let bread = van("bread", isLast: false).subscribe(onNext: bakery!.sell)
            bread.disposed(by: bakery!.bag)
            van("papers", isLast: false).subscribe(with: kiosk!, onNext: { $0.sell($1) }).disposed(by: kiosk!.bag)
            log("evening")
            dairy = nil
            bakery = nil
            kiosk = nil
            log("night")

            isOver = true
            bread.dispose()
        }

        check.mistake(
            "You begin with \"evening\". The van with the milk completes inside `subscribe`. What runs when a subscription is "
                + "over?", step: "Three ways to be over",
            madeBy: ["evening", "dairy", "milk", "bakery", "bread", "kiosk", "papers", "night"],
            orBy: ["evening", "dairy", "milk", "kiosk", "papers", "night"], ["evening", "dairy", "kiosk", "night"]
        ) { $0.first == "evening" }

        check.mistake(
            "You have \"bread\" or \"papers\" before \"evening\". That van has not completed, and nobody has disposed of it. "
                + "When does the closure of `Disposables.create` run?", step: "A photo for two",
            madeBy: ["milk", "bread", "papers", "evening", "dairy", "bakery", "kiosk", "night"],
            orBy: ["milk", "bread", "papers", "evening", "dairy", "kiosk", "night"]
        ) { $0.says("bread", before: "evening") || $0.says("papers", before: "evening") }

        check.mistake(
            "You have \"dairy\" before \"evening\". Its subscription is over, and the variable `dairy` is not nil yet. What "
                + "holds the dairy?", madeBy: ["milk", "dairy", "evening", "kiosk", "papers", "night"]
        ) { $0.says("dairy", before: "evening") }

        check.mistake(
            "You have \"night\" right after \"evening\". Swift does not wait: it frees an object as soon as nothing holds it. "
                + "Which shop does nothing hold?", step: "A window with a clock",
            madeBy: ["milk", "evening", "night", "dairy", "kiosk", "papers"], orBy: ["milk", "evening", "night"]
        ) { $0.prefix(3) == ["milk", "evening", "night"] }

        check.mistake(
            "You do not have \"dairy\" after \"evening\". Its subscription holds the method `sell`, and the method holds the "
                + "dairy. Until when does a subscription hold its closure?", step: "A window with a number",
            madeBy: ["milk", "evening", "kiosk", "papers", "night"],
            orBy: ["milk", "evening", "bakery", "bread", "kiosk", "papers", "night"]
        ) { $0.prefix(2) == ["milk", "evening"] && $0.dropFirst(2).first != "dairy" }

        check.mistake(
            "You have \"milk\" again after \"dairy\". That subscription was over before. What does a second dispose do?",
            step: "Three ways to be over", madeBy: ["milk", "evening", "dairy", "milk", "kiosk", "papers", "night"],
            orBy: ["milk", "evening", "dairy", "milk", "bakery", "bread", "kiosk", "papers", "night"]
        ) { $0.times("milk") > 1 }

        check.mistake(
            "You have \"bakery\" or \"bread\" after \"dairy\". The van with the bread goes on. What does its subscription hold, "
                + "and who holds the subscription?", step: "Three windows",
            madeBy: ["milk", "evening", "dairy", "bakery", "bread", "kiosk", "papers", "night"],
            orBy: ["milk", "evening", "dairy", "bread", "bakery", "papers", "kiosk", "night"],
            ["milk", "evening", "dairy", "bakery", "kiosk", "night"]
        ) { ["bakery", "bread"].contains($0.dropFirst(3).first) }

        check.mistake(
            "You do not have \"kiosk\" where it is freed. `with: kiosk!` hands the kiosk to the closure. Does the subscription "
                + "hold it?", step: "Three windows",
            madeBy: ["milk", "evening", "dairy", "night"], orBy: ["milk", "evening", "dairy", "papers", "night"]
        ) { !$0.says("kiosk") }

        check.mistake(
            "You have \"papers\" before \"kiosk\". The bag is a property of the kiosk. Which comes first, the body of `deinit` "
                + "or the end of the properties?", step: "A window with a clock",
            madeBy: ["milk", "evening", "dairy", "papers", "kiosk", "night"]
        ) { $0.says("papers", before: "kiosk") }

        check.mistake(
            "You have \"kiosk\", and \"papers\" does not follow. The bag of the kiosk is freed with the kiosk. What does a bag do "
                + "then?", step: "A window with a clock", madeBy: ["milk", "evening", "dairy", "kiosk", "night"],
            orBy: ["milk", "evening", "dairy", "kiosk", "night", "papers"]
        ) { $0.prefix(4) == ["milk", "evening", "dairy", "kiosk"] && $0.dropFirst(4).first != "papers" }

        check.mistake(
            "You have something after \"night\", the last line of the code. Is there anything that still frees a shop?",
            step: "A window with a number",
            madeBy: ["milk", "evening", "dairy", "kiosk", "papers", "night", "bakery", "bread"]
        ) { $0.prefix(6) == ["milk", "evening", "dairy", "kiosk", "papers", "night"] && $0.count > 6 }
    }
}

private final class Shop {
    let name: String
    let bag = DisposeBag()
    private let log: (String) -> Void

    init(_ name: String, _ log: @escaping (String) -> Void) { (self.name, self.log) = (name, log) }
    deinit { log(name) }
    func sell(_ item: String) {}
}
