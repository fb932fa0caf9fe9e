import ExerciseSupport

@testable import combining_exercises

extension `combining` {
    @Test(.exercise(check)) func `7 · The drinks machine`() {}

    private static let check = Check(cups, solution: Solution.exercise7, in: Machine.self) { check in
        check.steps = [
            .endsBefore: "A short one and a long one", .endsEarly: "A short one and a long one",
            .endsLate: "A short one and a long one", .noEnd: "A short one and a long one",
        ]

        check.stream("t: tea, k: cocoa", gives: "---a-b----c-----c--|", disposedAt: 12) {
            try $0.run($1, drinks: "-t-----k------|", sugar: "----2------------|", button: "x--x-x----x-----x--|")
        }
        check.stream("nobody turns the wheel, and a drink is chosen again") {
            try $0.run($1, drinks: "--k---k-----------", sugar: "-----|", button: "---x---xx---|")
        }
        let water = check.stream("sugar before the first drink, and back to 0") {
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
        let second = check.play(.further, "a second subscriber from tick 4 on") { machine, answer in
            let cups = try machine.run(answer, drinks: "-t----k-----", sugar: "--------1---", button: "--x-------x-|")
            machine.subscribe("the first", to: cups)
            machine.subscribe("the second", to: cups, at: 4)
        }

        check.mistake(
            "A cup was made at a tick without a press. Which of the three sources may start a cup?",
            step: .variant(of: "A password and a button"),
            madeBy: { .combineLatest($2, $0, $1.startWith(0)) { cup($1, $2) } },
            orBy: { drinks, sugar, _ in choice(drinks, sugar) },
            { drinks, sugar, button in button.flatMapLatest { _ in choice(drinks, sugar).take(1) } },
            { choice($2.withLatestFrom($0), $1) }
        ) { $0.hasCupWithoutPress && !$0.in(second) }
        check.mistake(
            "A press before the first choice made a cup. What was in it?",
            step: .variant(of: "A password and a button"),
            madeBy: { good($0.startWith("tea"), $1, $2) }
        ) { $0.isText && $0.start == 0 }
        check.mistake(
            "A drink was chosen, nobody had turned the wheel, and the press did nothing. What does the wheel send at first?",
            step: "A text and a box",
            madeBy: { $2.withLatestFrom(Observable.combineLatest($0, $1, resultSelector: cup)) }
        ) { $0.isText && $0.start == 5 }
        check.mistake(
            "A press made no cup, because nothing was chosen anew. A choice stays for the next cups.",
            step: "A price and an amount", madeBy: { choice($0, $1).sample($2) }
        ) { $0.isText && $0.start == 3 && ($0.isSilent(at: 5) || $0.isSilent(at: 16)) }
        check.mistake(
            "Two cups were made with one press. By how many ways does a press reach your cups?", step: "Cups and euros",
            madeBy: { drinks, sugar, button in choice(drinks, sugar).flatMap { choice in button.map { _ in choice } } },
            orBy: { choice($2.withLatestFrom($0), $2.withLatestFrom($1.startWith(0))) }
        ) { $0.isText && $0.hasTwoInOneTick }
        check.mistake(
            "The wheel was turned before this press, and the sugar is 0 again. What in your stream sets it back to 0?",
            madeBy: { drinks, sugar, button in
                drinks.flatMapLatest { drink in button.withLatestFrom(sugar.startWith(0)) { cup(drink, $1) } }
            }
        ) { $0.isText && $0.elements.starts(with: ["tea 0", "tea 2", "cocoa 0"]) }
        check.mistake(
            "The cup at this press has an old choice in it, or no sugar. Which two things are looked up with each press?",
            step: .variant(of: "A password and a button"),
            madeBy: { drinks, _, button in button.withLatestFrom(drinks) { "\($1) 0" } },
            orBy: { good($0.take(1), $1, $2) },
            { $2.withLatestFrom($0.withLatestFrom($1.startWith(0), resultSelector: cup)) }
        ) {
            $0.isText && $0.elements.count == 4 && $0.elements != ["tea 0", "tea 2", "cocoa 2", "cocoa 2"]
                && $0.elements.allSatisfy { $0.contains(" ") }
        }
        check.rejects { $2.withLatestFrom(Observable.combineLatest($0, $1.startWith(0)) { "\($1)\($0)" }) }
        check.mistake(
            "Your stream does not listen to the button before the first choice. What if the button completes before that?",
            step: "A short one and a long one",
            madeBy: { drinks, sugar, button in
                choice(drinks, sugar).flatMapLatest { choice in button.map { _ in choice } }
            }
        ) {
            $0.isText && $0.completes && $0.elements.count == 4 && $0.shows(.usesLate, .usesTooOften, .subscribesAgain)
        }
        check.mistake(
            "The wheel was set to another number, and the cup has both in it. Which number is set now?",
            step: "A price and an amount", madeBy: { good($0, $1.scan(0) { $0 + $1 }, $2) }
        ) { $0.in(water) && $0.elements.starts(with: ["water 3", "water 3"]) }

        check.spoiled(.unasked, .goesOn, .swallows, .failsOtherwise, .noEnd)
        check.rejects(.noEnd) { .merge(good($0, $1, $2), $0.filter { _ in false }) }
        check.rejects(
            .swallows, { good($0.catch { _ in .empty() }, $1.catch { _ in .empty() }, $2) },
            { good($0, $1, $2.catch { _ in .empty() }) })
        check.rejects(.endsBefore) { good($0, $1, $2).take(until: $0.takeLast(1)) }
        check.rejects({ drinks, _, button in button.withLatestFrom(drinks) }, { good($0, $1, $2.skip(1)) })
        check.rejects { good($0, $1, $2).share(replay: 1) }
        check.hardCoded { good($0, $1, $2).enumerated().map { ["tea 0", "tea 2", "cocoa 2"][min($0.index, 2)] } }
        check.worksOnce { firstOnly(good($0, $1, $2)) }

        check.accepts("shared") { good($0, $1, $2).share() }
        check.accepts("one after the other") {
            $2.withLatestFrom($0).withLatestFrom($1.startWith(0), resultSelector: cup)
        }
    }
}

private func cup(_ drink: String, _ lumps: Int) -> String { "\(drink) \(lumps)" }

private func choice(_ drinks: Observable<String>, _ sugar: Observable<Int>) -> Observable<String> {
    .combineLatest(drinks, sugar.startWith(0), resultSelector: cup)
}

private func good(_ d: Observable<String>, _ s: Observable<Int>, _ b: Observable<String>) -> Observable<String> {
    Solution.exercise7(drinks: d, sugar: s, button: b)
}
