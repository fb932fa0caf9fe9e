import ExerciseSupport
import LessonKit
import Screen
import Streams
import Testing

@testable import menu_order_exercises

extension `menu-order` {
    @Test(.exercise(ASearchOverTheTeas.exercise)) func `7 · A search over the teas`() {}
}

struct ASearchOverTheTeas {
    static let exercise = Check(connect as TeaScene.Answer, solution: Solution.connect, in: TeaScene.self) { check in
        check.isOnMain = true
        check.play(.text, "two green teas, and somebody looks for gr") {
            let teas = [Tea(name: "Green", count: 2), Tea(name: "Mint"), Tea(name: "Earl Grey")]
            try $0.open(teas: teas, $1, .type("gr"), .plus(1))
        }
        check.play(.otherInput, "looks for gr, + in the second row, and erases") {
            try $0.open($1, .type("gr"), .plus(2), .erase(2))
        }
        check.play(.otherInput, "+ in the third row, three times, without a search") {
            try $0.open($1, .plus(3), .plus(3), .plus(3))
        }
        check.play(.otherInput, "two mint, and then looks for G") {
            try $0.open($1, .plus(2), .plus(2), .type("GI"), .plus(1), .erase(2))
        }
        check.play(.otherInput, "looks for o, which no tea has") {
            try $0.open($1, .plus(1), .type("o"), .plus(1), .erase(1))
        }
        check.play(.otherInput, "the field has a text at first") {
            try $0.open(search: "in", $1, .plus(2), .erase(2))
        }
        check.play(.otherInput, "looks for a space") { try $0.open($1, .type(" ")) }
        check.play(.otherInput, "a tea with nine cups, and + twice") {
            try $0.open(teas: [Tea(name: "Mint"), Tea(name: "Green", count: 9)], $1, .plus(2), .plus(2))
        }
        check.play(.otherInput, "a menu without teas") { try $0.open(teas: [], $1, .type("g")) }
        check.play(.disposed, "the bag goes") { try $0.open($1, .plus(1), .close) }
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
            orBy: allIfNone
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
            orBy: tapsInTheFormsBag
        ) { scene in
            scene.kind == .text && ["4 cups", "5 cups", "6 cups"].contains { scene.seen("+ in row 1").hasSuffix($0) }
        }
        check.mistake(
            "`+` was pressed again, and the row shows the same count as before. Which count does your closure begin with?",
            madeBy: fromTheFirstCounts, orBy: countsInCells
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
            madeBy: forgetting, orBy: begunAnew, scanOfEachSearch
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
        check.accepts("actions and a scan, shared", actionsAndAScan)
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
