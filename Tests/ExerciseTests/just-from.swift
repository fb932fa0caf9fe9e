import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import just_from_exercises

@Suite("just-from") struct JustFromExercises: LessonExercises {
    @Test func `1 · Six rows`() throws { try attempt(1) }
    @Test func `2 · When is it loaded?`() throws { try attempt(2) }
    @Test func `3 · A number to call`() throws { try attempt(3) }
    @Test func `4 · Name cards`() throws { try attempt(4) }
    @Test func `5 · The price of this morning`() throws { try attempt(5) }
    @Test func `6 · Line by line`() throws { try attempt(6) }

    @Test(arguments: exercises) func gate(_ exercise: Exercise) { expectGate(exercise) }

    static let exercises = [
        Exercise(
            1, "Six rows", as: (() throws -> [String]).self,
            attempt: sixRows, solution: Solution.sixRows,
            wrong: [
                Wrong("just looks into the list", diagnosis: "`just` does not look into") {
                    ["(oo|)", "(o|)", "(oo|)", "(oo|)", "|", "(o|)"]
                },
                Wrong("of takes a list apart", diagnosis: "in square brackets is one list") {
                    ["(o|)", "(oo|)", "(oo|)", "(oo|)", "|", "(o|)"]
                },
                Wrong("from sends the list", diagnosis: "`from` is handed a list") {
                    ["(o|)", "(o|)", "(oo|)", "(o|)", "|", "(o|)"]
                },
                Wrong("a missing value is an element", diagnosis: "an optional without a value") {
                    ["(o|)", "(o|)", "(oo|)", "(oo|)", "(o|)", "(o|)"]
                },
                Wrong("just(nil) sends nothing", diagnosis: "And nil is something") {
                    ["(o|)", "(o|)", "(oo|)", "(oo|)", "|", "|"]
                },
                Wrong("no end", diagnosis: "never ends") {
                    ["o", "o", "(oo)", "(oo)", "", "o"]
                },
                Wrong("a tick for each event", diagnosis: "every column is one") {
                    ["o|", "o|", "oo|", "oo|", "|", "o|"]
                },
                Wrong("a diagram for each kind", diagnosis: "six observables") { ["(o|)", "(oo|)", "|"] },
            ],
            check: checkSixRows),
        Exercise(
            2, "When is it loaded?", as: (() throws -> [String]).self,
            attempt: whenIsItLoaded, solution: Solution.whenIsItLoaded,
            wrong: [
                Wrong("nothing loads before subscribe", diagnosis: "Before that line") {
                    ["made", "load b", "b", "load b", "b", "load a", "a", "c"]
                },
                Wrong("deferred loads when it is made", diagnosis: "nobody has subscribed to b") {
                    ["load a", "load b", "made", "b", "b", "a", "c"]
                },
                Wrong("deferred loads once for all", diagnosis: "Two subscribe to b") {
                    ["load a", "made", "load b", "b", "b", "a", "c"]
                },
                Wrong("just loads at subscribe as well", diagnosis: "just has nothing to load") {
                    ["load a", "made", "load b", "b", "load b", "b", "load a", "a", "c"]
                },
                Wrong("the scheduler delivers at once", diagnosis: "\"c\" waits") {
                    ["load a", "made", "c", "load b", "b", "load b", "b", "a"]
                },
            ],
            check: checkLoads),
        Exercise(
            3, "A number to call", as: ((String, [Contact]) throws -> Observable<String>).self,
            attempt: number, solution: Solution.number,
            wrong: [
                Wrong("never, as given", diagnosis: "Nothing comes, and no end either") { name, contacts in
                    guard let contact = contacts.first(where: { $0.name == name }) else { return .never() }
                    guard let number = contact.number else { return .never() }
                    return .just(number)
                },
                Wrong("an error where nothing is wrong", diagnosis: "nothing is wrong with Boris") { name, contacts in
                    contacts.first { $0.name == name }?.number.map { .just($0) } ?? .error(Unknown())
                },
                Wrong("empty where nobody is known", diagnosis: "nobody hears that Clara") { name, contacts in
                    .from(optional: contacts.first { $0.name == name }?.number)
                },
                Wrong("the error is thrown", diagnosis: "was thrown to the one") { name, contacts in
                    guard let contact = contacts.first(where: { $0.name == name }) else { throw Unknown() }
                    return .from(optional: contact.number)
                },
                Wrong("an empty text for no number", diagnosis: "an element with nothing in it") { name, contacts in
                    guard let contact = contacts.first(where: { $0.name == name }) else { return .error(Unknown()) }
                    return .just(contact.number ?? "")
                },
            ],
            check: checkNumber),
        Exercise(
            4, "Name cards", as: (([String], @escaping (String) -> Void) throws -> any Disposable).self,
            attempt: nameCards, solution: Solution.nameCards,
            wrong: [
                Wrong("just, as given", diagnosis: "the whole list") { guests, print in
                    Observable.just(guests).subscribe(
                        onNext: { print("\($0)") },
                        onCompleted: { print("cut") })
                },
                Wrong("a just for each guest", diagnosis: "an end of its own") { guests, print in
                    let cards = guests.map { guest in
                        Observable.just(guest).subscribe(onNext: print, onCompleted: { print("cut") })
                    }
                    return Disposables.create(cards)
                },
                Wrong("the end is forgotten", diagnosis: "never told to cut") { guests, print in
                    Observable.from(guests).subscribe(onNext: print)
                },
                Wrong("the names are taken apart too", diagnosis: "a text is a sequence") { guests, print in
                    Observable.from(guests.joined()).subscribe(
                        onNext: { print("\($0)") },
                        onCompleted: { print("cut") })
                },
            ],
            check: checkNameCards),
        Exercise(
            5, "The price of this morning", as: ((String, any Shop) throws -> Observable<Int>).self,
            attempt: price, solution: Solution.price,
            wrong: [
                Wrong("just, as given", diagnosis: "before anybody subscribed") { article, shop in
                    .just(shop.price(of: article))
                },
                Wrong("asked once, at the first sale", diagnosis: "paid the price of the first") { article, shop in
                    var known: Int?
                    return .deferred {
                        let price = known ?? shop.price(of: article)
                        known = price
                        return .just(price)
                    }
                },
                Wrong("the name of the variable in quotes", diagnosis: "another article") { article, shop in
                    .deferred { .just(shop.price(of: "article")) }
                },
                Wrong("create without an end", diagnosis: "It never ends") { article, shop in
                    .create { observer in
                        observer.onNext(shop.price(of: article))
                        return Disposables.create()
                    }
                },
            ],
            check: checkPrice),
        Exercise(
            6, "Line by line", as: ((any File) throws -> Observable<String>).self,
            attempt: lines, solution: Solution.lines,
            wrong: [
                Wrong("read when the observable is made", diagnosis: "before anybody subscribed") { file in
                    try .from(file.read() ?? [])
                },
                Wrong("one element for the file", diagnosis: "One element, with the whole file") { file in
                    .deferred { try .from(optional: file.read()?.joined(separator: "\n")) }
                },
                Wrong("create without an end", diagnosis: "It never ends") { file in
                    .create { observer in
                        do { try file.read()?.forEach(observer.onNext) } catch { observer.onError(error) }
                        return Disposables.create()
                    }
                },
                Wrong("never for no file", diagnosis: "waits for ever") { file in
                    .deferred { try file.read().map { .from($0) } ?? .never() }
                },
                Wrong("an error for no file", diagnosis: "is not an error here") { file in
                    .deferred {
                        guard let lines = try file.read() else { throw Smudged() }
                        return .from(lines)
                    }
                },
                Wrong("the error is swallowed", diagnosis: "looks like an empty one") { file in
                    .deferred { .from((try? file.read()) ?? []) }
                },
                Wrong("read twice", diagnosis: "was read 2 times") { file in
                    .deferred {
                        if try file.read() == nil { return .empty() }
                        return try .from(file.read() ?? [])
                    }
                },
                Wrong("read again to see whether it has changed", diagnosis: "once for each") { file in
                    var known: [String]?
                    return .deferred {
                        if let old = known, try file.read() == old { return .from(old) }
                        let lines = try file.read() ?? []
                        known = lines
                        return .from(lines)
                    }
                },
                Wrong("read once for all", diagnosis: "read once for both") { file in
                    var known: [String]?
                    return .deferred {
                        let lines = try known ?? file.read() ?? []
                        known = lines
                        return .from(lines)
                    }
                },
            ],
            check: checkLines),
    ]
}

// MARK: 1

/// One of the six, every element drawn as an o, and what to say to somebody who expects other elements of it.
private struct Row {
    let code: String
    let source: Observable<String>
    let meaning: String

    init<Element>(_ code: String, _ source: Observable<Element>, _ meaning: String) {
        self.code = code
        self.source = source.map { _ in "o" }
        self.meaning = meaning
    }
}

private func checkSixRows(_ answer: () throws -> [String]) throws {
    let rows = [
        Row(
            "just([7, 8])", Observable.just([7, 8]),
            "`just` does not look into what it is handed. How many things is it handed?"),
        Row(
            "of([7, 8])", Observable.of([7, 8]),
            "`of` sends each of its arguments, as it is. Count them: what stands in square brackets is one list."),
        Row(
            "of(7, 8)", Observable.of(7, 8),
            "`of` sends each of its arguments. Count the commas, and mind that there are no square brackets."),
        Row(
            "from([7, 8])", Observable.from([7, 8]),
            "`from` is handed a list. What does it do with a list that `just` does not?"),
        Row(
            "from(optional: Int(\"seven\"))", Observable.from(optional: Int("seven")),
            "\"seven\" is no number, so this is an optional without a value. What would onNext be called with?"),
        Row(
            "just(Int(\"seven\"))", Observable.just(Int("seven")),
            "`just` sends what it is handed, without a look at it. And nil is something that can be handed over."),
    ]
    let diagrams = try answer()
    guard diagrams.count == rows.count else {
        throw Diagnosis(
            "There are six observables, and your list has \(diagrams.count) diagrams. One for each, in their order.")
    }
    for (row, diagram) in zip(rows, diagrams) {
        try Trial(row.code).predict(
            diagram, of: row.source,
            mistakes: [
                Mistake("An element is drawn as an o here, whatever it is.") { $0.elements.contains { $0 != "o" } },
                Mistake("Nothing goes wrong here, so there is no #.") { $0.fails },
                Mistake("Drawn like this it never ends. What does each of these operators tell after its last element?")
                {
                    !$0.ends
                },
                Mistake("This takes more than one tick: every column is one. What shares a tick stands in brackets.") {
                    $0.events.contains { $0.time > 0 }
                },
                Mistake(row.meaning) { _ in true },
            ])
    }
}

// MARK: 2

private func loadsAndSubscribers() -> [String] {
    let scheduler = Trial().scheduler
    var logged: [String] = []
    func log(_ text: String) { logged.append(text) }

    func load(_ name: String) -> String {
        log("load \(name)")
        return name
    }
    let a = Observable.just(load("a"))
    let b = Observable.deferred { .just(load("b")) }
    log("made")
    _ = Observable.of("c", scheduler: scheduler).subscribe(onNext: { log($0) })
    _ = b.subscribe(onNext: { log($0) })
    _ = b.subscribe(onNext: { log($0) })
    _ = a.subscribe(onNext: { log($0) })
    scheduler.start()
    return logged
}

private func checkLoads(_ answer: () throws -> [String]) throws {
    try Lines.predict(answer(), truth: loadsAndSubscribers(), mistakes: mistakesAboutLoading)
}

private var mistakesAboutLoading: [Mistake<[String]>] {
    [
        Mistake(
            "\"made\" is not the first. Before that line two observables are made, and one has an argument to work out."
        ) {
            $0.first == "made"
        },
        Mistake("At \"made\" nobody has subscribed to b yet. Who runs the closure of `deferred`, and when?") { words in
            guard let made = words.firstIndex(of: "made"), let load = words.firstIndex(of: "load b") else {
                return false
            }
            return load < made
        },
        Mistake("You have \"c\" too early: it was given a scheduler, and \"c\" waits there until somebody starts it.") {
            words in
            words.contains("c") && words.last != "c"
        },
        Mistake("Two subscribe to b. Does the second get what was made for the first?") { words in
            words.filter { $0 == "load b" }.count == 1
        },
        Mistake("a was loaded in the line that made it. At subscribe its just has nothing to load: it has a text.") {
            words in
            words.filter { $0 == "load a" }.count > 1
        },
    ]
}

// MARK: 3

private func checkNumber(_ answer: (String, [Contact]) throws -> Observable<String>) throws {
    let contacts = [Contact(name: "Anna", number: "555-0141"), Contact(name: "Boris", number: nil)]
    func number(of name: String) throws -> Observable<String> {
        do {
            return try answer(name, contacts)
        } catch is Unknown {
            throw Diagnosis(
                "Unknown was thrown to the one who called your function. An error of a stream is told to those who subscribe: "
                    + "which operator makes a stream of an error?")
        }
    }
    func expect(_ marbles: String, for name: String, _ mistakes: [Mistake<Received<String>>]) throws {
        try Trial(name).expect(
            marbles, legend: ["a": "555-0141"], error: Unknown(), of: number(of: name),
            mistakes: mistakes + [
                Mistake("Nothing comes, and no end either. The wheel turns for ever.") { $0.events.isEmpty }
            ])
    }
    try expect("(a|)", for: "Anna", [])
    try expect(
        "|", for: "Boris",
        [
            Mistake("An error came, but nothing is wrong with Boris: he is known, and has no number.") { $0.fails },
            Mistake("The screen got an element with nothing in it, and has to find out that it cannot be dialled.") {
                !$0.elements.isEmpty
            },
        ])
    try expect(
        "#", for: "Clara",
        [
            Mistake("It ends as if all were well, and nobody hears that Clara is unknown.") { $0.completes }
        ])
}

// MARK: 4

private func checkNameCards(_ answer: ([String], @escaping (String) -> Void) throws -> any Disposable) throws {
    func expect(_ printed: [String], for guests: [String]) throws {
        var lines: [String] = []
        _ = try answer(guests) { lines.append($0) }
        try Lines.expect(
            printed, from: lines, in: "the guests: \(guests)",
            mistakes: [
                Mistake("One element came, and it was the whole list. Each guest should be an element.") {
                    $0.first == "\(guests)"
                },
                Mistake("Each name was a sequence with an end of its own. One sequence for all of them has one end.") {
                    $0.count(of: "cut") > 1
                },
                Mistake("The printer was never told to cut. How does a subscriber hear that all have come?") {
                    $0.count(of: "cut") == 0 && Array($0) == guests
                },
                Mistake("One letter a card: a text is a sequence as well, and was taken apart.") {
                    $0.contains { $0.count == 1 }
                },
            ])
    }
    try expect(["Anna", "Boris", "cut"], for: ["Anna", "Boris"])
    try expect(["cut"], for: [])
}

// MARK: 5

/// A shop whose tea gets dearer at tick 5.
private final class Market: Shop {
    var scheduler = TestScheduler(initialClock: 0)
    private(set) var questions = 0

    func price(of article: String) -> Int {
        questions += 1
        guard article == "tea" else { return 7 }
        return scheduler.clock < 5 ? 100 : 120
    }
}

private func checkPrice(_ answer: (String, any Shop) throws -> Observable<Int>) throws {
    let shop = Market()
    let price = try answer("tea", shop)
    guard shop.questions == 0 else {
        throw Diagnosis(
            "The shop had been asked before anybody subscribed. Which line runs `shop.price(of:)`, and when?",
            evidence: ["subscribers  0", "questions    \(shop.questions)"])
    }
    func expect(_ marbles: String, soldAt tick: Int, _ mistakes: [Mistake<Received<Int>>] = []) throws {
        let trial = Trial("sold at tick \(tick)")
        _ = trial.hot("the price", "a----b----", as: String.self)
        shop.scheduler = trial.scheduler
        let sale = Observable<Int>.timer(.milliseconds(100 * tick), scheduler: trial.scheduler).flatMap { _ in price }
        try trial.expect(
            marbles, legend: ["a": 100, "b": 120], of: sale,
            mistakes: mistakes + [
                Mistake("The shop was asked for another article than the one that is sold, and told another price.") {
                    $0.elements.contains(7)
                },
                Mistake("It never ends: the till waits for more. One price is all there is to send; then what?") {
                    $0.elements.count == 1 && !$0.ends
                },
            ])
    }
    try expect("--(a|)", soldAt: 2)
    try expect(
        "------(b|)", soldAt: 6,
        [
            Mistake("The second customer paid the price of the first. The shop has to be asked anew for each.") {
                $0.elements == [100]
            }
        ])
}

// MARK: 6

private struct Smudged: Error {}

private final class Paper: File {
    var content: Result<[String]?, Smudged>
    private(set) var reads = 0

    init(_ content: Result<[String]?, Smudged>) { self.content = content }

    func read() throws -> [String]? {
        reads += 1
        return try content.get()
    }
}

private func checkLines(_ answer: (any File) throws -> Observable<String>) throws {
    let song = Paper(.success(["so", "it", "goes"]))
    let sung = try answer(song)
    guard song.reads == 0 else {
        throw Diagnosis(
            "The file had been read before anybody subscribed. What could keep that work for later?",
            evidence: ["subscribers  0", "reads        \(song.reads)"])
    }
    let endless = Mistake<Received<String>>("It never ends. Every line came, and nobody said that this was all.") {
        $0.elements.count == 3 && !$0.ends
    }
    try Trial("the lines \"so\", \"it\", \"goes\"").expect(
        "(abc|)", legend: ["a": "so", "b": "it", "c": "goes"], of: sung,
        mistakes: [
            Mistake("One element, with the whole file in it. Each line should be an element.") {
                $0.elements.count == 1
            },
            endless,
        ])
    guard song.reads == 1 else {
        throw Diagnosis(
            "One has subscribed, and the file was read \(song.reads) times. Read it once, and keep what came.",
            evidence: ["subscribers  1", "reads        \(song.reads)"])
    }

    song.content = .success(["it", "goes", "on"])
    try Trial("later, when the file has changed: the lines \"it\", \"goes\", \"on\"").expect(
        "(bcd|)", legend: ["a": "so", "b": "it", "c": "goes", "d": "on"], of: sung,
        mistakes: [
            Mistake("The file had changed between two subscriptions, and was read once for both.") {
                $0.elements == ["so", "it", "goes"]
            }
        ])
    guard song.reads == 2 else {
        throw Diagnosis(
            "Two have subscribed, one after the other, and the file was read \(song.reads) times. Read it once for each.",
            evidence: ["subscribers  2", "reads        \(song.reads)"])
    }

    for content in [[], nil] as [[String]?] {
        let name = content == nil ? "A file that is not there" : "A file with no lines"
        try Trial(content == nil ? "no such file" : "a file with no lines").expect(
            "|", of: answer(Paper(.success(content))),
            mistakes: [
                Mistake("\(name) is not an error here. There is nothing to send, and that is all right.") { $0.fails },
                Mistake("\(name): whoever subscribes waits for ever. Nothing to send is no reason not to end.") {
                    !$0.ends
                },
            ])
    }

    try Trial("it cannot be read").expect(
        "#", error: Smudged(), of: answer(Paper(.failure(Smudged()))),
        mistakes: [
            Mistake("The file could not be read, and nobody hears of it: it looks like an empty one.") { $0.completes }
        ])
}

extension [String] {
    fileprivate func count(of word: String) -> Int { count { $0 == word } }
}
