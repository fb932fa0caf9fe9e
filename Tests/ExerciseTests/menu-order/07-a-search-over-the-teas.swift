import ExerciseSupport
import LessonKit
import Screen
import Streams
import Testing

@testable import menu_order_exercises

@Suite struct ASearchOverTheTeas: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(connect as TeaScene.Answer, solution: Solution.connect, in: TeaScene.self) { check in
        check.isOnMain = true
        check.play(.text, "two green teas, and somebody looks for gr") { scene, connect in
            try scene.open(teas: [Tea(name: "Green", count: 2), Tea(name: "Mint"), Tea(name: "Earl Grey")], connect)
            scene.type("gr")
            scene.plus(row: 1)
        }
        check.play(.otherInput, "looks for gr, + in the second row, and erases") { scene, connect in
            try scene.open(connect)
            scene.type("gr")
            scene.plus(row: 2)
            scene.erase(2)
        }
        check.play(.otherInput, "+ in the third row, three times, without a search") { scene, connect in
            try scene.open(connect)
            for _ in 1...3 { scene.plus(row: 3) }
        }
        check.play(.otherInput, "two mint, and then looks for G") { scene, connect in
            try scene.open(connect)
            scene.plus(row: 2)
            scene.plus(row: 2)
            scene.type("GI")
            scene.plus(row: 1)
            scene.erase(2)
        }
        check.play(.otherInput, "looks for o, which no tea has") { scene, connect in
            try scene.open(connect)
            scene.plus(row: 1)
            scene.type("o")
            scene.plus(row: 1)
            scene.erase(1)
        }
        check.play(.otherInput, "the field has a text at first") { scene, connect in
            try scene.open(search: "in", connect)
            scene.plus(row: 2)
            scene.erase(2)
        }
        check.play(.otherInput, "looks for a space") { scene, connect in
            try scene.open(connect)
            scene.type(" ")
        }
        check.play(.otherInput, "a tea with nine cups, and + twice") { scene, connect in
            try scene.open(teas: [Tea(name: "Mint"), Tea(name: "Green", count: 9)], connect)
            scene.plus(row: 2)
            scene.plus(row: 2)
        }
        check.play(.otherInput, "a menu without teas") { scene, connect in
            try scene.open(teas: [], connect)
            scene.type("g")
        }
        check.play(.disposed, "the bag goes") { scene, connect in
            try scene.open(connect)
            scene.plus(row: 1)
            scene.close()
        }
        check.without(.secondSubscriber, because: "a form is connected once")
        check.without(.laterSubscriber, because: "a form is connected once")

        check.mistake(
            "The list is empty at first. With an empty field, which teas does it show, and when?",
            madeBy: made(text: { $0.rx.text.orEmpty.skip(1) }),
            orBy: made(found: { name, text in !text.isEmpty && name.lowercased().contains(text.lowercased()) }),
            { form, teas, _ in Solution.connect(form, teas, until: DisposeBag()) }
        ) { $0.kind == .text && $0.seen("at first").contains("empty") }
        check.mistake(
            "The screen does not begin with the `teas` that it was given, or not with their counts.",
            madeBy: { form, teas, bag in Solution.connect(form, teas.map { Tea(name: $0.name) }, until: bag) }
        ) {
            $0.seen("at first").hasPrefix($0.kind == .text ? "Green 0" : "Green 2")
                && ($0.kind == .text || $0.kind == .disposed)
        }
        check.mistake(
            "The label does not show the sum at first, or not in its words: 2 cups.",
            madeBy: made(cups: { teas, _ in "\(sum(teas))" }), orBy: made(cups: { teas, _ in "cups: \(sum(teas))" }),
            made(cups: { teas, _ in "\(teas.filter { $0.count > 0 }.count) cups" })
        ) {
            $0.kind == .text && $0.seen("at first").hasPrefix("Green 2, Mint 0, Earl Grey 0")
                && $0.seen("at first") != "Green 2, Mint 0, Earl Grey 0, 2 cups"
        }
        check.mistake(
            "The teas are in another order than in `teas`. The list keeps that order, with each search and each count.",
            madeBy: { form, teas, bag in Solution.connect(form, teas.sorted { $0.name < $1.name }, until: bag) },
            orBy: sorted(by: { $0.name < $1.name }), sorted(by: { $0.count > $1.count }),
            sorted(by: { $0.count < $1.count })
        ) { scene in
            scene.kind == .text && !scene.seen("at first").hasPrefix("Green")
                && ["Green 2", "Mint 0", "Earl Grey 0"].allSatisfy { scene.seen("at first").contains($0) }
                || scene.situation?.hasPrefix("looks for gr") == true
                    && scene.seen("+ in row 2").hasPrefix("Earl Grey 1, Green 0")
        }
        check.mistake(
            "The text has changed, and the list has not. Which of the two, the teas or the text, decides when it changes?",
            step: "An order of nothing",
            madeBy: made(join: { teas, text in teas.withLatestFrom(text) { ($0, $1) } }),
            orBy: made(join: { teas, text in teas.map { ($0, "") } }),
            made(join: { teas, text in teas.take(1).withLatestFrom(text) { ($0, $1) }.concat(Observable.never()) })
        ) { $0.kind == .text && $0.seen("typed g") == $0.seen("at first") }
        check.mistake(
            "A tea is missing that has the text in its name. Upper and lower case are the same, and the text may stand "
                + "anywhere in the name.",
            madeBy: made(found: { $1.isEmpty || $0.contains($1) }),
            orBy: made(found: { $1.isEmpty || $0.lowercased().hasPrefix($1.lowercased()) }),
            made(found: { $1.isEmpty || $0.contains($1.lowercased()) }),
            made(found: { $1.isEmpty || $0.lowercased().contains($1) }),
            made(found: { $1.isEmpty || $0.lowercased() == $1.lowercased() }),
            made(found: { name, text in
                text.isEmpty || name.lowercased().split(separator: " ").contains { $0.hasPrefix(text.lowercased()) }
            })
        ) { scene in
            if scene.situation?.hasPrefix("the field has a text") == true {
                return !["Mint", "Ginger"].allSatisfy { scene.seen("at first").contains($0) }
            }
            if scene.kind == .text { return !["Green", "Earl"].allSatisfy { scene.seen("typed g").contains($0) } }
            return scene.lines.contains { $0.hasPrefix("typed G:") && !$0.contains("Ginger") }
        }
        check.mistake(
            "A tea is in the list that does not have the text in its name.",
            madeBy: made(found: { name, text in text.lowercased().allSatisfy { name.lowercased().contains($0) } }),
            orBy: { form, teas, bag in
                // If no tea has the text, all of them are shown.
                let state = BehaviorRelay(value: teas)
                let found = Observable.combineLatest(state, form.search.rx.text.orEmpty) { all, text in
                    let found = all.filter { contains($0.name, text) }
                    return (all: all, found: found.isEmpty ? all : found)
                }
                bind(form, found, bag) { tea, _ in state.accept(raised(state.value, tea)) }
            }
        ) { scene in
            scene.seen(scene.kind == .text ? "typed g" : "typed G").contains("Mint")
                || scene.seen("typed o").contains("Green")
                || scene.situation?.hasPrefix("looks for gr") == true && scene.seen("typed r").contains("Ginger")
        }
        check.mistake(
            "The field has a text at first, and the list shows all teas.",
            madeBy: made(text: { $0.rx.text.orEmpty.skip(1).startWith("") })
        ) { $0.situation?.hasPrefix("the field has a text") == true && $0.seen("at first").contains("Green") }
        check.mistake(
            "The field has a space, and the list is as if it were empty. A space is a text like any other.",
            madeBy: made(found: { name, text in
                let words = text.split(separator: " ").joined(separator: " ")
                return words.isEmpty || contains(name, words)
            })
        ) { $0.situation == "looks for a space" }
        check.mistake(
            "The label says \"1 cup\". The text has the same word for each number.",
            madeBy: made(cups: { teas, _ in sum(teas) == 1 ? "1 cup" : "\(sum(teas)) cups" })
        ) { scene in scene.lines.contains { $0.hasSuffix(" 1 cup") } }
        check.mistake(
            "The sum has changed with the search. It counts all teas, also those that are not in the list.",
            step: "Two totals",
            madeBy: made(cups: { "\(sum($1)) cups" })
        ) {
            $0.kind == .otherInput && $0.situation?.hasPrefix("two mint") == true
                && $0.seen("typed G").hasSuffix("0 cups")
        }
        check.mistake(
            "`+` was pressed, and the row or the sum did not change at once. Which of them receives a new count?",
            madeBy: made(join: { teas, text in text.withLatestFrom(teas) { ($1, $0) } }),
            orBy:
                made(cups: { teas, _ in "\(sum(teas)) cups" }, plus: { _, _, _ in }),
            made(cups: { _, _ in "2 cups" })
        ) {
            $0.kind == .text
                && ($0.seen("+ in row 1").hasPrefix("Green 2")
                    || $0.seen("+ in row 1") == "Green 3, Earl Grey 0, 2 cups")
        }
        check.mistake(
            "One press of `+` counted more than once. The cell has been filled before. Which bag has the subscription?",
            step: "Cells with taps", madeBy: made(own: true),
            orBy: { form, teas, bag in
                let state = BehaviorRelay(value: teas)
                let found = Observable.combineLatest(state, form.search.rx.text.orEmpty) { teas, text in
                    (all: teas, found: teas.filter { text.isEmpty || contains($0.name, text) })
                }
                found.map { $0.found }.bind(
                    to: form.list.rx.items(cellIdentifier: "Tea", cellType: TeaCell.self)
                ) { _, tea, cell in
                    cell.show(tea)
                    cell.plus.rx.tap.subscribe(onNext: { state.accept(raised(state.value, tea)) }).disposed(by: bag)
                }.disposed(by: bag)
                state.map { "\(sum($0)) cups" }.bind(to: form.cups.rx.text).disposed(by: bag)
            }
        ) { scene in
            scene.kind == .text && ["4 cups", "5 cups", "6 cups"].contains { scene.seen("+ in row 1").hasSuffix($0) }
        }
        check.mistake(
            "`+` was pressed again, and the row shows the same count as before. Which count does your closure begin with?",
            madeBy: { form, teas, bag in
                let state = BehaviorRelay(value: teas)
                let found = Observable.combineLatest(state, form.search.rx.text.orEmpty) { all, text in
                    (all: all, found: all.filter { text.isEmpty || contains($0.name, text) })
                }
                bind(form, found, bag) { tea, _ in state.accept(raised(teas, tea)) }
            },
            orBy: { form, teas, bag in
                // The cell shows a count of its own, and the list does not follow the state.
                let state = BehaviorRelay(value: teas)
                form.search.rx.text.orEmpty.withLatestFrom(state) { text, teas in
                    teas.filter { text.isEmpty || contains($0.name, text) }
                }.bind(to: form.list.rx.items(cellIdentifier: "Tea", cellType: TeaCell.self)) { _, tea, cell in
                    cell.show(tea)
                    cell.plus.rx.tap.subscribe(onNext: {
                        state.accept(raised(state.value, tea))
                        cell.show(Tea(name: tea.name, count: tea.count + 1))
                    }).disposed(by: cell.bag)
                }.disposed(by: bag)
                state.map { "\(sum($0)) cups" }.bind(to: form.cups.rx.text).disposed(by: bag)
            }
        ) { $0.situation?.hasPrefix("+ in the third row") == true && $0.seen("+ in row 3").contains("Barley 1") }
        check.mistake(
            "A tea has nine cups or more, and `+` changed nothing. Does this tea house have a limit?",
            madeBy: made(plus: { teas, tea, _ in if tea.count < 9 { teas = raised(teas, tea) } }),
            orBy: made(plus: { teas, tea, _ in if tea.count < 10 { teas = raised(teas, tea) } })
        ) { scene in
            scene.situation?.hasPrefix("a tea with nine") == true
                && ["Green 9", "Green 10"].contains { scene.seen("+ in row 2").contains($0) }
        }
        check.mistake(
            "`+` was pressed in a row of the search, and another tea has changed. Is the number of the row the number of the tea?",
            madeBy: made(plus: { teas, _, row in teas[row].count += 1 })
        ) {
            $0.kind == .otherInput && $0.situation?.hasPrefix("looks for gr") == true
                && $0.seen("erased").contains("Mint 1")
        }
        check.mistake(
            "The field is empty again, and the teas are not as they were left. What does a search do to the state?",
            step: "Two totals",
            madeBy: { form, teas, bag in
                let state = BehaviorRelay(value: teas)
                form.search.rx.text.orEmpty.bind(onNext: { text in
                    state.accept(state.value.filter { text.isEmpty || contains($0.name, text) })
                }).disposed(by: bag)
                bind(form, state.map { (all: $0, found: $0) }, bag) { tea, _ in state.accept(raised(state.value, tea)) }
            },
            orBy: { form, teas, bag in
                // A new search begins with the first counts.
                let state = BehaviorRelay(value: teas)
                form.search.rx.text.orEmpty.bind(onNext: { text in
                    state.accept(teas.filter { text.isEmpty || contains($0.name, text) })
                }).disposed(by: bag)
                bind(form, state.map { (all: $0, found: $0) }, bag) { tea, _ in state.accept(raised(state.value, tea)) }
            },
            { form, teas, bag in
                // A scan of its own for each search.
                let plus = PublishRelay<Tea>()
                let state = plus.scan(teas, accumulator: raised).startWith(teas)
                form.search.rx.text.orEmpty.flatMapLatest { text in
                    state.map { $0.filter { text.isEmpty || contains($0.name, text) } }
                }.bind(to: form.list.rx.items(cellIdentifier: "Tea", cellType: TeaCell.self)) { _, tea, cell in
                    cell.show(tea)
                    cell.plus.rx.tap.map { tea }.bind(to: plus).disposed(by: cell.bag)
                }.disposed(by: bag)
                state.map { "\(sum($0)) cups" }.bind(to: form.cups.rx.text).disposed(by: bag)
            }
        ) { scene in
            scene.kind == .otherInput && !scene.seen("erased").isEmpty
                && (!TeaScene.menu.allSatisfy { scene.seen("erased").contains($0.name) }
                    || !scene.seen("erased").contains("1")
                    || scene.situation?.hasPrefix("looks for gr") == true
                        && !scene.seen("erased").contains("Earl Grey 1"))
        }
        check.mistake(
            "The bag has gone, and the list still has rows. Which subscription is not in it, or which closure holds the bag?",
            madeBy: { form, teas, _ in Solution.connect(form, teas, until: forever) }
        ) { $0.kind == .disposed && !$0.seen("without the bag").contains("empty") }

        check.hardCoded { form, teas, bag in
            let fixed = [Tea(name: "Green", count: 2), Tea(name: "Mint"), Tea(name: "Earl Grey")]
            Solution.connect(form, fixed, until: bag)
        }
        check.accepts("actions and a scan, shared") { form, teas, bag in
            let plus = PublishRelay<String>()
            let state = plus.scan(teas) { raised($0, Tea(name: $1)) }.startWith(teas).share(replay: 1)
            let found = Observable.combineLatest(form.search.rx.text.orEmpty, state) { text, teas in
                (all: teas, found: teas.filter { text.isEmpty || contains($0.name, text) })
            }
            bind(form, found, bag) { tea, _ in plus.accept(tea.name) }
        }
        check.accepts(
            "flatMapLatest", made(join: { teas, text in text.flatMapLatest { text in teas.map { ($0, text) } } }))
        check.accepts(
            "drivers",
            made(join: { teas, text in
                Driver.combineLatest(teas.asDriver(onErrorJustReturn: []), text.asDriver(onErrorJustReturn: "")) {
                    ($0, $1)
                }
                .asObservable()
            }))
    }
}

/// A bag that nobody lets go of.
private let forever = DisposeBag()

private func sum(_ teas: [Tea]) -> Int { teas.reduce(0) { $0 + $1.count } }
private func contains(_ name: String, _ text: String) -> Bool { name.lowercased().contains(text.lowercased()) }
private func raised(_ teas: [Tea], _ tea: Tea) -> [Tea] {
    teas.map { $0.name == tea.name ? Tea(name: $0.name, count: $0.count + 1) : $0 }
}

/// Shows what is found, and the sum of all.
private func bind(
    _ form: TeaForm, _ teas: Observable<(all: [Tea], found: [Tea])>, _ bag: DisposeBag, own: Bool = false,
    cups: @escaping ([Tea], [Tea]) -> String = { all, _ in "\(sum(all)) cups" }, plus: @escaping (Tea, Int) -> Void
) {
    let (teas, extra) = (teas.share(replay: 1), DisposeBag())
    teas.map { $0.found }.bind(to: form.list.rx.items(cellIdentifier: "Tea", cellType: TeaCell.self)) {
        row, tea, cell in
        cell.show(tea)
        cell.plus.rx.tap.subscribe(onNext: { plus(tea, row) }).disposed(by: own ? extra : cell.bag)
    }.disposed(by: bag)
    teas.map { cups($0.all, $0.found) }.bind(to: form.cups.rx.text).disposed(by: bag)
}

/// The found teas in an order of their own.
private func sorted(by order: @escaping (Tea, Tea) -> Bool) -> TeaScene.Answer {
    { form, teas, bag in
        let state = BehaviorRelay(value: teas)
        let found = Observable.combineLatest(state, form.search.rx.text.orEmpty) { all, text in
            (all: all, found: all.filter { text.isEmpty || contains($0.name, text) }.sorted(by: order))
        }
        bind(form, found, bag) { tea, _ in state.accept(raised(state.value, tea)) }
    }
}

/// The solution, with one part of it replaced.
private func made(
    text: @escaping (TextField) -> Observable<String> = { $0.rx.text.orEmpty.asObservable() },
    found: @escaping (String, String) -> Bool = { $1.isEmpty || contains($0, $1) },
    join: @escaping (Observable<[Tea]>, Observable<String>) -> Observable<([Tea], String)> = {
        .combineLatest($0, $1) { ($0, $1) }
    },
    cups: @escaping ([Tea], [Tea]) -> String = { all, _ in "\(sum(all)) cups" },
    plus: @escaping (inout [Tea], Tea, Int) -> Void = { teas, tea, _ in teas = raised(teas, tea) }, own: Bool = false
) -> TeaScene.Answer {
    { form, teas, bag in
        let state = BehaviorRelay(value: teas)
        let teas = join(state.asObservable(), text(form.search)).map { teas, text in
            (all: teas, found: teas.filter { found($0.name, text) })
        }
        bind(form, teas, bag, own: own, cups: cups) { tea, row in
            var teas = state.value
            plus(&teas, tea, row)
            state.accept(teas)
        }
    }
}
