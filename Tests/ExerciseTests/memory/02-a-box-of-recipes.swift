import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import memory_exercises

extension `memory` {
    @Test(.exercise(ABoxOfRecipes.exercise)) func `2 · A box of recipes`() {}
}

struct ABoxOfRecipes {
    static let exercise = Check(fill, solution: Solution.fill, in: Kitchen.self) { check in
        // A binder works at once on main.
        check.isOnMain = true
        check.play(.text, "the box is held to the end") { try $0.cook($1, "-p--q--------") }
        check.play(.disposed, "nobody else holds the box from tick 3 on") {
            try $0.cook($1, "-p--q--------", until: 3)
        }
        check.play(.disposed, "nobody else holds the box from tick 6 on") {
            try $0.cook($1, "-p--q----p---", until: 6)
        }
        check.play(.otherInput, "a text does not come; nobody else holds the box from tick 9 on") {
            try $0.cook($1, "-n--q--------", until: 9)
        }
        check.play(.disposed, "nothing is on its way; nobody else holds the box from tick 8 on") {
            try $0.cook($1, "-p--------q--", until: 8)
        }
        check.play(.otherInput, "the text of soup fails") { try $0.cook($1, "-s--q--p-----") }
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
            "The box keeps nothing. The bag that you used is freed when `fill` returns. Which bag lives as long as the box?",
            madeBy: { box, names, load in
                let bag = DisposeBag()
                cards(names, load).subscribe(with: box, onNext: { $0.add($0.card($1.0, $1.1)) }).disposed(by: bag)
            }
        ) { $0.kind == .text && $0.isEmpty }

        check.mistake(
            "Nobody else holds the box any more, and it is freed too late: only when a text has come. A closure inside another "
                + "closure is one of its own. What does the inner one hold?", step: "An album and a download",
            madeBy: { box, names, load in
                names.flatMap { [weak box] name in
                    guard let box else { return Observable<String>.empty() }
                    return load(name).catchAndReturn("?").map { box.card(name, $0) }
                }
                .subscribe(with: box, onNext: { $0.add($1) }).disposed(by: box.bag)
            },
            orBy: { box, names, load in
                names.withUnretained(box)
                    .flatMap { box, name in load(name).catchAndReturn("?").map { box.card(name, $0) } }
                    .subscribe(with: box, onNext: { $0.add($1) }).disposed(by: box.bag)
            }
        ) { $0.situation?.hasSuffix("tick 3 on") == true && $0.isLate && !$0.isLeaking }

        check.mistake(
            "Nobody else holds the box any more, and it is not freed. Look at each closure, also at a method that is handed over. "
                + "Which of them holds the box?", step: "A screen and its model",
            madeBy: { box, names, load in
                names.flatMap { name in load(name).catchAndReturn("?").map { box.card(name, $0) } }
                    .subscribe(with: box, onNext: { $0.add($1) }).disposed(by: box.bag)
            },
            orBy: { box, names, load in
                cards(names, load).map { [weak box] in box?.card($0, $1) ?? "" }
                    .subscribe(onNext: box.add).disposed(by: box.bag)
            },
            { box, names, load in
                _ = cards(names, load).map(box.card).subscribe(with: box, onNext: { $0.add($1) })
            },
            { box, names, load in
                cards(names, load).subscribe(onNext: { box.add(box.card($0, $1)) }).disposed(by: box.bag)
            },
            // To hold it weakly, the inner closure takes it from the outer one.
            { box, names, load in
                names.flatMap { name in
                    load(name).catchAndReturn("?").map { [weak box] text in box?.card(name, text) ?? "" }
                }
                .subscribe(with: box, onNext: { $0.add($1) }).disposed(by: box.bag)
            }
        ) { $0.isLeaking }

        check.mistake(
            "The box is freed, and the names or a text are still in use. A weak reference ends no subscription. What does?",
            step: "Three rooms and their clocks",
            madeBy: { box, names, load in
                _ = cards(names, load).subscribe(with: box, onNext: { $0.add($0.card($1.0, $1.1)) })
            },
            orBy: { box, names, load in
                _ = cards(names, load).withUnretained(box).subscribe(onNext: { $0.add($0.card($1.0, $1.1)) })
            },
            { box, names, load in
                names.subscribe(with: box) { box, name in
                    _ = load(name).catchAndReturn("?").subscribe(with: box, onNext: { $0.add($0.card(name, $1)) })
                }
                .disposed(by: box.bag)
            }
        ) { $0.kind == .disposed && $0.isUsedByNobody }

        check.mistake(
            "The card of a text that could not be loaded does not have the name of the dish. What does the box make of \"?\"?",
            madeBy: { box, names, load in
                names.flatMap { [weak box] name in
                    load(name).map { [weak box] in box?.card(name, $0) ?? "" }.catchAndReturn("?")
                }
                .subscribe(with: box, onNext: { $0.add($1) }).disposed(by: box.bag)
            }
        ) { $0.elements.contains("?") }

        check.mistake(
            "A text could not be loaded, and its card is missing, or the cards of the names after it. Where does the `catch` stand?",
            madeBy: { box, names, load in
                names.flatMap { name in load(name).map { (name, $0) } }.catchAndReturn(("soup", "?"))
                    .subscribe(with: box, onNext: { $0.add($0.card($1.0, $1.1)) }).disposed(by: box.bag)
            },
            orBy: { box, names, load in
                names.flatMap { name in load(name).map { (name, $0) }.catch { _ in .empty() } }
                    .subscribe(with: box, onNext: { $0.add($0.card($1.0, $1.1)) }).disposed(by: box.bag)
            }
        ) { $0.situation == "the text of soup fails" && $0.elements.count < 3 }

        check.mistake(
            "A text was on its way, another name came, and the first text is late or missing. Several texts may be on their way.",
            step: "Three kiosks",
            madeBy: { box, names, load in
                names.flatMapLatest { name in load(name).catchAndReturn("?").map { (name, $0) } }
                    .subscribe(with: box, onNext: { $0.add($0.card($1.0, $1.1)) }).disposed(by: box.bag)
            },
            orBy: { box, names, load in
                names.concatMap { name in load(name).catchAndReturn("?").map { (name, $0) } }
                    .subscribe(with: box, onNext: { $0.add($0.card($1.0, $1.1)) }).disposed(by: box.bag)
            },
            { box, names, load in
                let one = SerialDisposable()
                one.disposed(by: box.bag)
                names.subscribe(with: box) { box, name in
                    one.disposable = load(name).catchAndReturn("?")
                        .subscribe(with: box, onNext: { $0.add($0.card(name, $1)) })
                }
                .disposed(by: box.bag)
            }
        ) { $0.situation == "the box is held to the end" && $0.loads < 3 && $0.isInUse("names") }

        check.mistake(
            "The same dish was written again, and was not loaded again, or its card is missing.",
            madeBy: { Solution.fill($0, names: $1.distinctUntilChanged(), load: $2) }
        ) { $0.situation?.hasPrefix("the same dish") == true }

        check.hardCoded { box, names, load in
            let all = ["pie: salt", "quiche: thyme"]
            cards(names, load).enumerated().subscribe(with: box, onNext: { $0.add(all[$1.index % 2]) })
                .disposed(by: box.bag)
        }
        let first = FirstOfAll()
        check.worksOnce { if first.isFirst(with: $1) { Solution.fill($0, names: $1, load: $2) } }

        check.rejects("each name is loaded twice") { box, names, load in
            Solution.fill(
                box, names: names, load: { name in load(name).concat(load(name).filter { _ in false }) })
        }
        check.accepts("weak, in all closures") { box, names, load in
            names.flatMap { [weak box] name in
                load(name).catchAndReturn("?").map { [weak box] text in box?.card(name, text) ?? "" }
            }
            .subscribe(onNext: { [weak box] in box?.add($0) }).disposed(by: box.bag)
        }
        check.accepts("a binder") { box, names, load in
            cards(names, load).bind(to: Binder(box) { $0.add($0.card($1.0, $1.1)) }).disposed(by: box.bag)
        }
        check.accepts("nested, each in the bag") { box, names, load in
            names.subscribe(with: box) { box, name in
                load(name).catchAndReturn("?").subscribe(with: box, onNext: { $0.add($0.card(name, $1)) })
                    .disposed(by: box.bag)
            }
            .disposed(by: box.bag)
        }
    }

    private static func cards(
        _ names: Observable<String>, _ load: @escaping (String) -> Observable<String>
    ) -> Observable<(String, String)> {
        names.flatMap { name in load(name).catchAndReturn("?").map { (name, $0) } }
    }
}
