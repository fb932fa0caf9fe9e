import ExerciseSupport
import Screen

@testable import menu_order_exercises

extension `menu-order` {
    @Test(.exercise(check)) func `7 · A search over the teas`() {}

    private static let check = Check(connect as TeaScene.Answer, solution: Solution.exercise7, in: TeaScene.self) {
        check in
        check.isOnMain = true
        func play(
            _ name: String, teas: [Tea] = TeaScene.menu, search: String = "", kind: Situation.Kind = .otherInput,
            _ moves: TeaScene.Move...
        ) -> Situation { check.play(kind, name) { try $0.open(teas: teas, search: search, $1, moves) } }
        let teas = [Tea(name: "Green", count: 2), Tea(name: "Mint"), Tea(name: "Earl Grey")]
        _ = play("two green teas, and somebody looks for gr", teas: teas, kind: .text, .type("gr"), .plus(1))
        let gr = play("looks for gr, + in the second row, and erases", .type("gr"), .plus(2), .erase(2))
        let thirdRow = play("+ in the third row, three times, without a search", .plus(3), .plus(3), .plus(3))
        let twoMint = play("two mint, and then looks for G", .plus(2), .plus(2), .type("GI"), .plus(1), .erase(2))
        _ = play("looks for o, which no tea has", .plus(1), .type("o"), .plus(1), .erase(1))
        let textAtFirst = play("the field has a text at first", search: "in", .plus(2), .erase(2))
        _ = play("looks for a space", .type(" "))
        let nine = [Tea(name: "Mint"), Tea(name: "Green", count: 9)]
        _ = play("a tea with nine cups, and + twice", teas: nine, .plus(2), .plus(2))
        _ = play("a menu without teas", teas: [], .type("g"))
        _ = play("the bag goes", kind: .disposed, .plus(1), .close)
        check.without(.secondSubscriber, .laterSubscriber, because: "a form is connected once")

        check.mistake(
            "The list is empty at first. With an empty field, which teas does it show, and when?",
            madeBy: made(text: { $0.rx.text.orEmpty.skip(1) }),
            orBy: made(found: { name, text in !text.isEmpty && name.lowercased().contains(text.lowercased()) }),
            { form, teas, _ in Solution.exercise7(form, teas, until: DisposeBag()) }
        ) { $0.isText && $0.seen("at first").contains("empty") }
        check.mistake(
            "The teas are in another order than in `teas`. The list keeps that order, with each search and each count.",
            madeBy: { form, teas, bag in Solution.exercise7(form, teas.sorted { $0.name < $1.name }, until: bag) },
            orBy: sorted(by: { $0.count > $1.count }), sorted(by: { $0.count < $1.count })
        ) {
            $0.isText && !$0.seen("at first").hasPrefix("Green") && $0.seen("at first").contains("Green 2")
                || $0.in(gr) && $0.seen("+ in row 2").hasPrefix("Earl Grey 1, Green 0")
        }
        check.mistake(
            "The text has changed, and the list has not. Which of the two, the teas or the text, decides when it changes?",
            step: "An order of nothing", madeBy: made(join: { teas, text in teas.withLatestFrom(text) { ($0, $1) } }),
            orBy: made(join: { teas, text in teas.map { ($0, "") } }),
            made(join: { teas, text in teas.take(1).withLatestFrom(text) { ($0, $1) }.concat(Observable.never()) })
        ) { $0.isText && $0.seen("typed g") == $0.seen("at first") }
        check.mistake(
            "A tea is missing that has the text in its name. Upper and lower case are the same, and the text may stand "
                + "anywhere in the name.", madeBy: made(found: { $1.isEmpty || $0.contains($1) }),
            orBy: made(found: { $1.isEmpty || $0.lowercased().hasPrefix($1.lowercased()) }),
            made(found: { $1.isEmpty || $0.lowercased().contains($1) }),
            made(found: { name, text in
                text.isEmpty || name.lowercased().split(separator: " ").contains { $0.hasPrefix(text.lowercased()) }
            })
        ) { scene in
            if scene.in(textAtFirst) { return !scene.seen("at first").contains("Mint") }
            if scene.isText { return !["Green", "Earl"].allSatisfy { scene.seen("typed g").contains($0) } }
            return scene.lines.contains { $0.hasPrefix("typed G:") && !$0.contains("Ginger") }
        }
        check.mistake(
            "A tea is in the list that does not have the text in its name.",
            madeBy: made(found: { name, text in text.lowercased().allSatisfy { name.lowercased().contains($0) } }),
            orBy: allIfNone
        ) { scene in
            scene.seen(scene.isText ? "typed g" : "typed G").contains("Mint") || scene.seen("typed o").contains("Green")
                || scene.in(gr) && scene.seen("typed r").contains("Ginger")
        }
        check.mistake(
            "The sum has changed with the search. It counts all teas, also those that are not in the list.",
            step: "Two totals", madeBy: made(cups: { "\(sum($1)) cups" })
        ) { $0.in(twoMint) && $0.seen("typed G").hasSuffix("0 cups") }
        check.mistake(
            "`+` was pressed, and the row or the sum did not change at once. Which of them receives a new count?",
            madeBy: made(join: { teas, text in text.withLatestFrom(teas) { ($1, $0) } }),
            orBy: made(cups: { _, _ in "2 cups" })
        ) {
            $0.isText
                && ($0.seen("+ in row 1").hasPrefix("Green 2")
                    || $0.seen("+ in row 1") == "Green 3, Earl Grey 0, 2 cups")
        }
        check.mistake(
            "One press of `+` counted more than once. The cell has been filled before. When does the subscription of that time end?",
            step: "Cells with taps", madeBy: made(own: true)
        ) { scene in
            scene.isText && ["4 cups", "5 cups", "6 cups"].contains { scene.seen("+ in row 1").hasSuffix($0) }
        }
        check.mistake(
            "`+` was pressed again, and the row shows the same count as before. Which count does your closure begin with?",
            madeBy: fromTheFirstCounts, orBy: countsInCells
        ) { $0.in(thirdRow) && $0.seen("+ in row 3").contains("Barley 1") }
        check.mistake(
            "`+` was pressed in a row of the search, and another tea has changed. Is the number of the row the number of the tea?",
            madeBy: made(plus: { teas, _, row in teas[row].count += 1 })
        ) { $0.in(gr) && $0.seen("erased").contains("Mint 1") }
        check.mistake(
            "The field is empty again, and the teas are not as they were left. What does a search do to the state?",
            step: "Two totals", madeBy: forgetting, orBy: begunAnew, scanOfEachSearch
        ) { scene in
            scene.kind == .otherInput && !scene.seen("erased").isEmpty
                && (!TeaScene.menu.allSatisfy { scene.seen("erased").contains($0.name) }
                    || !scene.seen("erased").contains("1")
                    || scene.in(gr) && !scene.seen("erased").contains("Earl Grey 1"))
        }
        check.mistake(
            "The bag has gone, and the list still has rows. Which subscription is not in it, or which closure holds the bag?",
            madeBy: { form, teas, _ in Solution.exercise7(form, teas, until: forever) }
        ) { $0.isDisposed && !$0.seen("without the bag").contains("empty") }

        check.rejects(
            { form, teas, bag in Solution.exercise7(form, teas.map { Tea(name: $0.name) }, until: bag) },
            made(cups: { teas, _ in "\(sum(teas))" }), made(cups: { teas, _ in "cups: \(sum(teas))" }),
            made(cups: { teas, _ in "\(teas.filter { $0.count > 0 }.count) cups" }),
            made(cups: { teas, _ in sum(teas) == 1 ? "1 cup" : "\(sum(teas)) cups" }),
            made(text: { $0.rx.text.orEmpty.skip(1).startWith("") }),
            made(found: { $1.allSatisfy { $0 == " " } || contains($0, $1.trimmingPrefix(" ").description) }),
            made(plus: { teas, tea, _ in if tea.count < 9 { teas = raised(teas, tea) } }),
            made(plus: { teas, tea, _ in if tea.count < 10 { teas = raised(teas, tea) } }))
        check.hardCoded { form, teas, bag in
            let fixed = [Tea(name: "Green", count: 2), Tea(name: "Mint"), Tea(name: "Earl Grey")]
            Solution.exercise7(form, fixed, until: bag)
        }
        check.accepts("actions and a scan, shared", actionsAndAScan)
        check.accepts(
            "flatMapLatest", made(join: { teas, text in text.flatMapLatest { text in teas.map { ($0, text) } } }))
        check.accepts("drivers", driven)
    }
}
