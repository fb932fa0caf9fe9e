/// Slips in Swift itself, whatever it is written about. They come after those of streams, which know more.
extension CompilerAdvice {
    static let swift = names + calls + values + statements + declarations + [noError, noMember]

    /// Names that nothing has.
    private static let names = [
        Row(
            message: ["cannot find 'stage' in scope"],
            words: "stage belongs to the steps of a lesson. Here is what the function is given, and no more.",
            example: "private func tick() { stage.at(3) {} }"),
        Row(
            message: ["cannot find 'DispatchQueue' in scope"], words: "Dispatch has it: import Dispatch, above.",
            example: "private func later() { DispatchQueue.main.async {} }"),
        Row(
            message: ["non-function type 'ContinuousClock.Instant'"],
            words: "now() is a time of DispatchQueue. Is Dispatch imported above?",
            example: "private func later() { DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {} }"),
        Row(
            message: ["cannot find 'self' in scope"],
            words: "self is inside a class or a struct only. In a function, use the names that it was given.",
            example: "private func tick() { self.count += 1 }"),
        Row(
            message: ["cannot find 'new' in scope"],
            words: "Swift has no new. The name of the type and () make a value: DisposeBag()",
            example: "private func bag() -> DisposeBag { return new DisposeBag() }"),
        Row(
            message: ["cannot find 'weak' in scope"],
            words: "[weak window] stands inside the closure, before its arguments: { [weak window] line in … }",
            example: "private func leave(_ text: String) { print(weak text) }"),
        Row(
            message: ["cannot find '", "' in scope"], line: "case .",
            words: "To give a name to what a case carries, write let before it: case .success(let text)",
            example: """
                private func read(_ result: Result<String, any Error>) {
                    switch result {
                    case .success(text): print(text)
                    case .failure: break
                    }
                }
                """),
        Row(
            message: ["cannot find '", "' in scope"],
            words:
                "That name is not known here. Is it misspelt, or made inside other braces? A text has quotation marks.",
            example: "private func list() -> [String] { [soup, rice] }"),
        Row(
            message: ["invalid redeclaration of '"],
            words: "This lesson has something of that name already, perhaps in another exercise. "
                + "Give yours another name, or write private before it.",
            example: "private struct Page {}\nprivate struct Page {}"),
        Row(
            message: ["cannot find type '"], words: "Behind a colon stands a type. A value stands behind =.",
            example: "private func tick(_ text: String) { let one: text }"),
    ]

    private static let noError = Row(
        message: ["type '", "' has no member 'error'"],
        words: "This closure returns an element, and no observable. It fails by a throw: throw TooHeavy()",
        example: """
            private struct TooHeavy: Error {}
            private func sums(_ all: Observable<Int>) -> Observable<Int> {
                all.map { number in
                    if number > 9 { return .error(TooHeavy()) }
                    return number
                }
            }
            """)

    private static let noMember = Row(
        message: ["has no member '"],
        words: "It has nothing of that name. Is it misspelt? Capitals count.",
        example: "private func each(_ all: [Int]) { all.foreach { print($0) } }")

    /// What stands between round brackets.
    private static let calls = [
        Row(
            message: ["missing argument label 'execute:'"],
            words: "async takes a closure: queue.async { … }",
            example: "import Dispatch\nprivate func later(_ queue: DispatchQueue, _ work: Void) { queue.async(work) }"),
        Row(
            message: ["missing argument label '"],
            words: "The label stands before the value, with a colon between them.",
            example: "private func half(of number: Int) -> Int { number / 2 }\nprivate let two = half(4)"),
        Row(
            message: ["extraneous argument label '"],
            words: "It is given without a label. The arguments of a closure have none.",
            example: "private func call(_ load: (String) -> Int) -> Int { load(name: \"a\") }"),
        Row(
            message: ["missing argument for parameter #1"], line: ".scan",
            words: "scan begins with a value: scan(0) { sum, number in … }",
            example: "private func sums(_ all: Observable<Int>) -> Observable<Int> { all.scan { $0 + $1 } }"),
        Row(
            message: ["missing argument for parameter #1"], line: "()",
            words: "Its brackets are empty, and it needs a value there: onNext(element), onError(error).",
            example: "private func fail(_ all: AnyObserver<Int>) { all.onError() }"),
        Row(
            message: ["missing argument"], words: "It needs more than it is given. Its declaration says what.",
            example: "private func half(of number: Int) -> Int { number / 2 }\nprivate let two = half()"),
        Row(
            message: ["must precede argument"],
            words:
                "Arguments have an order, that of the declaration. For subscribe it is onNext, onError, onCompleted, onDisposed.",
            example:
                "private func show(_ all: Observable<Int>) { _ = all.subscribe(onCompleted: {}, onError: { _ in }) }"),
        Row(
            message: ["incorrect argument label"],
            words: "A label is not right. Compare the two lists, letter by letter.",
            example:
                "private func show(_ all: Observable<Int>) { _ = all.subscribe(onNext: { _ in }, onComplete: {}) }"),
        Row(
            message: ["extra argument '"],
            words: "It takes no argument of that name. Its declaration says which it takes.",
            example: "private func half(of number: Int) -> Int { number / 2 }\nprivate let two = half(of: 4, by: 2)"),
        Row(
            message: ["argument passed to call that takes no arguments"], line: ".dispose(",
            words: "dispose() ends it now. For a bag it is disposed(by: bag), with a d.",
            example: """
                private func keep(_ all: Observable<Int>, _ bag: DisposeBag) { all.subscribe().dispose(by: bag) }
                """),
        Row(
            message: ["cannot call value of non-function type"],
            words: "It is a property and no function. Leave its () out.",
            example: "private func isEmpty(_ all: [Int]) -> Bool { all.isEmpty() }"),
        Row(
            message: ["function is unused"], words: "The name alone does nothing. With () behind it, it is called.",
            example: "private func end(_ all: AnyObserver<Int>) { all.onCompleted }"),
        Row(
            message: ["did you mean to call it"], words: "With () behind it, it is called.",
            example: "private func none() -> Observable<Int> { return .empty }"),
        Row(
            message: ["cannot be used on type '", "did you mean to use a value"],
            words: "With a capital it is the type. Use the one that the function was given.",
            example: "private protocol Shop { func price() -> Int }\nprivate func price() -> Int { Shop.price() }"),
    ]

    /// Values of another type than is asked for.
    private static let values = [
        Row(
            message: ["must be unwrapped to a value of type 'any Error'"],
            words: "It is nil where all went well. if let error { … } else { … } tells the two apart.",
            example: "private func end(_ all: AnyObserver<Int>, _ error: (any Error)?) { all.onError(error) }"),
        Row(
            message: ["must be unwrapped to refer to member"], line: "[weak ",
            words:
                "After [weak …] it may be gone when the closure runs. With a ? before the dot, nothing happens then: window?.add(…)",
            example: """
                private final class Window { func add(_ text: String) {} }
                private func show(_ window: Window) -> (String) -> Void { { [weak window] in window.add($0) } }
                """),
        Row(
            message: ["value of optional type '", "must be unwrapped"],
            words: "It may be nil. guard let or if let takes the value out; ?? says what comes in place of nil.",
            example: "private func length(_ text: String?) -> Int { text.count }"),
        Row(
            message: ["conditional binding must have Optional type"],
            words: "It is always there, and never nil. Use it as it is, without if let and guard let.",
            example: "private func log(_ text: String) { if let text { print(text) } }"),
        Row(
            message: ["for-in loop requires '", "?'"],
            words: "The list may be nil. With ?? [] it is an empty one then.",
            example: "private func each(_ all: [Int]?) { for one in all { print(one) } }"),
        Row(
            message: ["cannot be used as a boolean"],
            words: "if let error { … } asks whether it is there, and takes it out.",
            example: "private func isThere(_ error: (any Error)?) { if error { print(1) } }"),
        Row(
            message: ["type 'Int' to ", "type 'String'"],
            words: #"A number is no text. This makes one of it: "\(number)""#,
            example: "private func text(_ all: Observable<Int>) -> Observable<String> { all.map { $0 } }"),
        Row(
            message: ["type 'String' to ", "type 'Int'"],
            words: "A text is no number. Int(text) makes one of it, or nil where it is none.",
            example: "private func large(_ all: Observable<String>) -> Observable<String> { all.filter { $0 > 100 } }"),
        Row(
            message: ["'any Error' to expected argument type 'String'"],
            words: #"An error is no text. Write the text that is asked for, or "\(error)"."#,
            example: "private func write(_ text: String) {}\nprivate func log(_ error: any Error) { write(error) }"),
        Row(
            message: ["cannot convert value of type '", ") -> ", "' to expected argument type '"],
            words: "That is the function. With its arguments in brackets it gives a value.",
            example: """
                private func write(_ text: String) {}
                private func log(_ load: (String) -> String) { write(load) }
                """),
        Row(
            message: ["cannot convert value of type '[", "]' to expected argument type '"],
            words: "That is the whole list, and one element of it is asked for.",
            example: "private func write(_ text: String) {}\nprivate func log(_ all: [String]) { write(all) }"),
        Row(
            message: ["cannot convert value of type 'Result<"],
            words: "It is a result, and the value is inside: case .success(let text)",
            example: """
                private func write(_ text: String) {}
                private func log(_ all: Result<String, any Error>) { write(all) }
                """),
        Row(
            message: ["to expected argument type '() -> "],
            words: "With its arguments it is called at once. In braces it is called later: { … }",
            example: "private func later(_ work: () -> Void) {}\nprivate func log() { later(print(1)) }"),
        Row(
            message: ["cannot convert value of type '()' to expected argument type '"],
            words: "What gives this returns nothing. A result that comes later is inside the closure: use it there.",
            example: "private func write(_ text: String) {}\nprivate func log() { let all = print(1); write(all) }"),
        Row(
            message: ["to closure result type 'Void'"],
            words: "Nobody uses what this closure returns. What needs the value stands inside it.",
            example:
                "private func find(_ answer: (String) -> Void) {}\nprivate func log() { find { text in return text } }"),
        Row(
            message: ["tuple type '()' has no member"],
            words: "It returns nothing, and at once. What comes after its work stands inside its braces.",
            example: """
                import Dispatch
                private func later(_ queue: DispatchQueue) { queue.async { print(1) }.then { print(2) } }
                """),
        Row(
            message: ["'Substring'", "to expected argument type 'String'"],
            words: "A piece of a text is no String yet. This makes one of it: String(word)",
            example: """
                private func write(_ text: String) {}
                private func log(_ line: String) { for word in line.split(separator: " ") { write(word) } }
                """),
        Row(
            message: ["of type '[String]' to return type 'String'"],
            words: #"One text is asked for, and no list. It stands in quotation marks: "…""#,
            example: #"private func text() -> String { return ["a", "b"] }"#),
        Row(
            message: ["to return type '["], words: #"A list is asked for: ["…", "…"]"#,
            example: #"private func list() -> [String] { return "soup, rice" }"#),
        Row(
            message: ["'nil' cannot be assigned"],
            words: "Its type has no ?, so it is never nil. Put a new value in its place.",
            example: "private func leave(_ bag: DisposeBag) { var bag = bag; bag = nil }"),
        Row(
            message: ["call can throw"],
            words: "Write try before the call. What it throws leaves the function or the closure.",
            example: "private func read() throws -> Int { 1 }\nprivate func log() { print(read()) }"),
        Row(
            message: ["that does not support concurrency"],
            words: "Nothing here waits with async and await. A queue takes a closure: worker.async { … }",
            example: "private func load() -> Int { 1 }\nprivate func log() { async let one = load() }"),
    ]

    /// Words and signs that are missing, or too many.
    private static let statements = [
        Row(
            message: ["unterminated string literal"],
            words: "A text begins and ends with a quotation mark. One is missing.",
            example: "private func list() -> [String] { [\"soup] }"),
        Row(
            message: ["unicode curly quote found"],
            words: "These quotation marks are those of a letter. Code has straight ones. Type them in your editor.",
            example: "private func list() -> [String] { [“soup”] }"),
        Row(
            message: ["expected ',' separator"],
            words: "Between two things in brackets stands a comma. Is one missing, or a colon, or a quotation mark?",
            example: #"private func list() -> [String] { ["soup" "rice"] }"#),
        Row(
            message: ["expected '{'"], words: "What follows if, else or a loop stands in braces: { … }",
            example: "private func log(_ all: [Int]) {\n    if (all.isEmpty) print(1)\n}"),
        Row(
            message: ["extraneous '}'"], words: "There is a } too many, here or above. Each { has one.",
            example: "private func log() {}\n}"),
        Row(
            message: ["consecutive statements on a line"],
            words: "Swift reads two commands here. Is a word too much, or a sign missing between them?",
            example: "private func log() { print(1) print(2) }"),
        Row(
            message: ["expected member name or initializer call"],
            words: "That is the type. With () behind its name a new value is made.",
            example: "private func log() { let bag = DisposeBag }"),
        Row(
            message: ["is a 'let' constant"],
            words: "What let names keeps its value. If it has to change, it is a var. To compare, write ==.",
            example: "private func log() { let number = 1; number = 2 }"),
        Row(
            message: ["resolved without a contextual type"],
            words: "Nothing asks for this value. Is return missing before it?",
            example: "private func none(_ isOver: Bool) -> Observable<Int> {\n    .empty()\n    return .never()\n}"),
        Row(
            message: ["anonymous closure argument"], words: "$0 is inside braces only: { observer.onNext($0) }",
            example: "private func log() { print($0) }"),
        Row(
            message: ["missing return in", "'any Disposable'"], line: "}",
            words:
                "Each way through it ends with return and a disposable. Is the word missing, or is nothing below a loop or an if?",
            example:
                "private func none(_ all: Observable<Int>) -> any Disposable {\n    all.subscribe()\n    print(1)\n}"),
        Row(
            message: ["missing return in"],
            words: "Each way through it ends with return. Is the word missing, or is nothing below a loop or an if?",
            example: "private func some(_ all: [Int]) -> Int {\n    for one in all { return one }\n}"),
        Row(
            message: ["'guard' body must not fall through"],
            words: "The braces of guard end with return, or with throw.",
            example: "private func log(_ text: String?) {\n    guard let text else { print(1) }\n    print(text)\n}"),
        Row(
            message: ["binary operator '"],
            words: "Both sides of this sign need one type, and one that it is made for.",
            example: "private func log(_ one: Int, _ half: Double) { print(one * half) }"),
    ]

    /// Classes and their protocols.
    private static let declarations = [
        Row(
            message: ["has no initializers"],
            words: "A property of this class has no first value. Write one behind it, or an init that gives it one.",
            example: "private final class Radio { let name: String }"),
        Row(
            message: ["without initializing all stored properties"],
            words: "init gives each property its first value: self.name = name",
            example: "private final class Radio {\n    let name: String\n    init(name: String) {}\n}"),
        Row(
            message: ["'any ", "cannot be constructed"],
            words: "A protocol says what something can do, and is nothing itself. Make one of your own class.",
            example: "private protocol Radio {}\nprivate func radio() -> any Radio { Radio() }"),
        Row(
            message: ["non-class type '", "cannot conform to class protocol"],
            words: "It has to be a class: write final class in place of struct.",
            example: "private protocol Radio: AnyObject {}\nprivate struct Mine: Radio {}"),
        Row(
            message: ["return expression of type '", ".Type' does not conform"],
            words: "That is the class. Return one of it: its name, and brackets behind.",
            example: """
                private protocol Radio: AnyObject {}
                private final class Mine: Radio {}
                private func radio() -> any Radio { return Mine }
                """),
        Row(
            message: ["return expression of type '", "does not conform to '"],
            words:
                "The class does not say that it is one. The protocol stands behind its name: final class Mine: Radio",
            example: """
                private protocol Radio: AnyObject {}
                private final class Mine {}
                private func radio() -> any Radio { return Mine() }
                """),
        Row(
            message: ["different argument labels from those required"],
            words: "The labels are the protocol's. The brackets at the end of the message show them.",
            example: """
                private protocol Radio: AnyObject { func tune(to name: String) }
                private final class Mine: Radio { func tune(name: String) {} }
                """),
        Row(
            message: ["because it matches a requirement in"],
            words: "Others call it by the protocol. Leave private out.",
            example: """
                protocol Tuned: AnyObject { func turnOff() }
                final class Tuner: Tuned { private func turnOff() {} }
                """),
        Row(
            message: ["to an '@escaping' closure"],
            words: "The closure is kept, so its parameter says so: @escaping before its type.",
            example: """
                private final class Radio {
                    let display: () -> Void
                    init(display: () -> Void) { self.display = display }
                }
                """),
        Row(
            message: ["'self' is immutable"], words: "A struct cannot change itself here. A class can.",
            example: "private struct Mine {\n    var number = 0\n    func add() { number = 1 }\n}"),
    ]
}
