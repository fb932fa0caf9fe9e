import ExerciseSupport

@testable import memory_exercises

extension `memory` {
    @Test(.exercise(check)) func `2 · A box of recipes`() {}

    private static let check = Check(fill, solution: Solution.exercise2, in: Kitchen.self) { check in
        // A binder works at once on main.
        check.isOnMain = true
        let held = check.play(.text, "the box is held to the end") { try $0.cook($1, "-p--q--------") }
        let freedAt3 = check.play(.disposed, "nobody else holds the box from tick 3 on") {
            try $0.cook($1, "-p--q--------", until: 3)
        }
        check.play(.disposed, "nobody else holds the box from tick 6 on") { try $0.cook($1, "-p--q----p---", until: 6) }
        check.play(.otherInput, "a text does not come; nobody else holds the box from tick 9 on") {
            try $0.cook($1, "-n--q--------", until: 9)
        }
        check.play(.disposed, "nothing is on its way; nobody else holds the box from tick 8 on") {
            try $0.cook($1, "-p--------q--", until: 8)
        }
        let soupFails = check.play(.otherInput, "the text of soup fails") { try $0.cook($1, "-s--q--p-----") }
        check.play(.otherInput, "the same dish twice, and two in one tick") { try $0.cook($1, "-p-p--(qp)---") }
        check.play(.otherInput, "the names end before the texts come") { try $0.cook($1, "-pq|") }
        check.play(.otherInput, "a text comes at once") { try $0.cook($1, "-m--m--p----") }
        check.play(.otherInput, "the box has something else in its bag") {
            try $0.cook($1, "-p--q--------", other: "--x---y--")
        }
        check.play(.secondSubscriber, "two boxes") { kitchen, fill in
            let names = kitchen.names("-p--q--p-----")
            try kitchen.open("the first", until: 6) { try fill($0, names, kitchen.load) }
            try kitchen.open("the second") { try fill($0, names, kitchen.load) }
        }
        check.play(.laterSubscriber, "a second box after the first") { kitchen, fill in
            let names = kitchen.names("-p--------q--")
            try kitchen.open("the first", until: 3) { try fill($0, names, kitchen.load) }
            let second = kitchen.open("the second") { _ in }
            kitchen.at(8) { if let box = second() { try? fill(box, names, kitchen.load) } }
        }

        check.mistake(
            "The names were subscribed to, and at once disposed of: the box keeps nothing. What disposes of a subscription "
                + "when `fill` returns?",
            madeBy: { box, names, load in box.store(names.flatMap(dish(load)), in: DisposeBag()) }
        ) { $0.isText && !$0.uses("names").isEmpty && $0.uses("names").allSatisfy { $0.unsubscribe == 0 } }
        check.rejects(.nothing) { _, _, _ in }
        check.mistake(
            "Nobody else holds the box any more, and it is freed too late: only when a text has come. A closure inside another "
                + "closure is one of its own. What does the inner one hold?", step: "An album and a download",
            madeBy: { box, names, load in
                box.store(names.flatMap { [weak box] name in box.map { strong($0, name, load) } ?? .empty() })
            }
        ) { $0.in(freedAt3) && $0.isLate && !$0.isLeaking }
        check.mistake(
            "Nobody else holds the box any more, and it is not freed. Look at each closure, also at a method that is handed over. "
                + "Which of them holds the box?", step: "A screen and its model",
            madeBy: { box, names, load in box.store(names.flatMap { strong(box, $0, load) }) }
        ) { $0.isLeaking }
        check.mistake(
            "The box is freed, and the names or a text are still in use. A weak reference ends no subscription. What does?",
            step: "Three rooms and their clocks",
            madeBy: { box, names, load in
                _ = names.flatMap(dish(load)).subscribe(with: box, onNext: { $0.add($0.card($1.0, $1.1)) })
            }
        ) { $0.isDisposed && $0.isUsedByNobody }
        check.mistake(
            "A text could not be loaded, and its card is missing, or the cards of the names after it. Where does the `catch` stand?",
            madeBy: { box, names, load in
                box.store(names.flatMap { name in load(name).map { (name, $0) } }.catchAndReturn(("soup", "?")))
            },
            orBy: { box, names, load in
                box.store(names.flatMap { name in load(name).map { (name, $0) }.catch { _ in .empty() } })
            }
        ) { $0.in(soupFails) && $0.elements.count < 3 }
        check.mistake(
            "A text was on its way, another name came, and one of the two texts is late or missing. Several texts may be on their way.",
            step: "Three kiosks", madeBy: { box, names, load in box.store(names.flatMapLatest(dish(load))) },
            orBy: { box, names, load in box.store(names.concatMap(dish(load))) }
        ) { $0.in(held) && $0.loads < 3 && $0.isInUse("names") }

        check.rejects(
            { box, names, load in box.store(names.flatMap { [weak box] in weakly(box, $0, load, otherwise: nil) }) },
            { Solution.exercise2($0, names: $1.distinctUntilChanged(), load: $2) },
            { box, names, load in
                Solution.exercise2(
                    box, names: names, load: { name in load(name).concat(load(name).filter { _ in false }) })
            })
        check.hardCoded { box, names, load in
            let all = ["pie: salt", "quiche: thyme"]
            box.store(names.flatMap(dish(load)).enumerated().map { all[$0.index % 2] })
        }
        let first = FirstOfAll()
        check.worksOnce { if first.isFirst(with: $1) { Solution.exercise2($0, names: $1, load: $2) } }

        check.accepts("weak, in all closures") { box, names, load in
            names.flatMap { [weak box] in weakly(box, $0, load) }
                .subscribe(onNext: { [weak box] in box?.add($0) }).disposed(by: box.bag)
        }
        check.accepts("a binder") { box, names, load in
            names.flatMap(dish(load)).bind(to: Binder(box) { $0.add($0.card($1.0, $1.1)) }).disposed(by: box.bag)
        }
        check.accepts("nested, each in the bag") { box, names, load in
            names.subscribe(with: box) { $0.add(dish(load)($1)).disposed(by: $0.bag) }.disposed(by: box.bag)
        }
    }
}
