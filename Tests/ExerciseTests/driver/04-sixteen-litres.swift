import ExerciseSupport

@testable import driver_exercises

private typealias Amounts = (Observable<String>) throws -> Observable<Int?>

extension `driver` {
    @Test(.exercise(check)) func `4 · Sixteen litres`() {}

    private static let check = Check(amounts as Amounts, solution: Solution.exercise4, in: Scene<Int?>.self) { check in
        check.stream("the text is \"12\", \"12q\", \"12\"") { scene, amounts in
            try amounts(scene.cold("text", "a-----b-----a----|", values: ["a": "12", "b": "12q"]).asObservable())
        }
        let twice = check.stream("the same text twice, and then no end") { scene, amounts in
            try amounts(scene.cold("text", "a-a-b-b-c", values: ["a": "7", "b": "x", "c": "7"]).asObservable())
        }
        var situations: [String: (situation: Situation, count: Int)] = [:]
        for (name, texts) in others {
            let situation = check.stream(name) { scene, amounts in
                let values = Dictionary(uniqueKeysWithValues: zip("abcdefgh", texts))
                let marbles = String("abcdefgh".prefix(texts.count)).map { "\($0)-" }.joined() + "|"
                return try amounts(scene.cold("text", marbles, values: values).asObservable())
            }
            situations[name] = (situation, texts.count)
        }

        check.mistake(
            "A text that is no amount ended everything. It gets an answer like any other. Which one?",
            madeBy: {
                $0.map { text in
                    guard let amount = amount(text) else { throw MarbleError() }
                    return amount
                }
            }
        ) { $0.fails }
        check.rejects(.realQueue) { $0.map { amount($0) }.delay(.seconds(1000), scheduler: MainScheduler.instance) }
        check.mistake(
            "Nothing came for a text that is no amount, and the amount before it still counts. What becomes of that text?",
            madeBy: { $0.compactMap { Double($0) }.map { Int(exactly: $0) } }
        ) { $0.isText && $0.elements == [12, 12] }
        check.mistake(
            "A text that is no amount got an amount: the one before it, or another. Which answer says that there is none?",
            madeBy: { $0.map { amount($0) ?? 0 } }, orBy: { $0.scan(nil) { amount($1) ?? $0 } }
        ) { $0.isText && $0.elements.count == 3 && $0.elements[1] != nil }
        check.mistake(
            "The amount is another number than the digits 12.", madeBy: { $0.map { Int($0, radix: 16) } }
        ) { $0.isText && $0.elements.count == 3 && $0.elements[0] != 12 }
        check.mistake(
            "You refuse an amount. One, two or three of the digits 0 to 9 are one.",
            madeBy: { $0.map { $0 == "12" ? 12 : nil } },
            orBy: { $0.map { text in text.count == 3 ? nil : amount(text) } }
        ) {
            $0.in(situations["plain amounts"]!.situation) && $0.elements.contains(nil)
                || $0.in(twice) && $0.elements.first == .some(nil)
        }
        refuse(check, situations)

        check.rejects(.lost) { $0.map { amount($0) }.distinctUntilChanged() }
        check.rejects { $0.map { amount($0) }.take(3) }
        check.rejects(.noEnd) { $0.map { amount($0) }.concat(Observable.never()) }
        check.hardCoded { $0.map { $0 == "12" ? 12 : nil } }
        check.worksOnce { firstOnly(Solution.exercise4(of: $0)) }
        check.rejects(.lost) { $0.filter { !$0.isEmpty }.map { amount($0) } }
        check.rejects("nil first") { $0.map { amount($0) }.startWith(nil) }
        check.accepts("byte by byte") { $0.map { amount($0) } }
        check.accepts("a flatMap") { $0.flatMap { Observable.just(amount($0)) } }
    }

    /// What the text of the exercise does not show, by what is wrong with it.
    private static let others: [(String, [String])] = [
        ("plain amounts", ["5", "120", "42", "999"]), ("zeros", ["0", "007", "000"]), ("an empty text", ["", "5"]),
        ("spaces", [" 5", "5 ", "1 2", "\t5", "5\n"]), ("other ways to write", ["0x10", "1e1", "nan", "inf"]),
        ("a point", ["7.5", "12.", ".5"]), ("a sign", ["-5", "+5", "-0"]), ("four digits", ["1234", "0000"]),
        ("letters", ["q", "1_0", "1,0"]), ("other digits", ["５", "½", "٣", "１２"]),
    ]

    /// A mistake for each of them.
    private static func refuse(
        _ check: CodeCheck<Amounts, Scene<Int?>, Int?>, _ situations: [String: (situation: Situation, count: Int)]
    ) {
        func mistake(
            _ meaning: String, in name: String, line: Int = #line,
            _ answer: @escaping (Observable<String>) -> Observable<Int?>
        ) {
            let (situation, count) = situations[name]!
            check.mistake(meaning, line: line, madeBy: answer) { $0.in(situation) && $0.elements.count == count }
        }

        mistake(
            "\"0\" is an amount, and zeros in front change nothing: one to three digits are an amount.", in: "zeros"
        ) { $0.map { $0.hasPrefix("0") ? nil : amount($0) } }
        mistake("You let through a text, and there is nothing in it.", in: "an empty text") {
            $0.map { $0.isEmpty ? 0 : amount($0) }
        }
        mistake("You let through a space, or a tab. Which characters may an amount have?", in: "spaces") {
            $0.map { amount($0.filter { $0 != " " && $0 != "\t" }) }
        }
        mistake(
            "You let through what nobody means. `Double` knows other ways to write a number.", in: "other ways to write"
        ) { $0.map { Double($0).flatMap { Int(exactly: $0) } } }
        mistake("You let through a point. The pump does not give half a litre.", in: "a point") {
            $0.map { text in amount(String(text.prefix { $0 != "." })) }
        }
        mistake("You let through a sign in front. The digits alone are an amount.", in: "a sign") { $0.map { Int($0) } }
        mistake("You let through more than three digits.", in: "four digits") {
            $0.map { $0.wholeMatch(of: #/[0-9]+/#) == nil ? nil : Int($0) }
        }
        mistake("You let through something that is not a digit.", in: "letters") {
            $0.map { text in amount(text.filter { $0 != "_" }) }
        }
        mistake("You let through a digit that is not among 0 to 9. Unicode has many more of them.", in: "other digits")
        {
            $0.map { text in
                guard (1...3).contains(text.count), text.allSatisfy(\.isNumber) else { return nil }
                return text.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
            }
        }
    }

    private static func amount(_ text: String) -> Int? {
        guard (1...3).contains(text.utf8.count) else { return nil }
        return text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }
}
