import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import traits_exercises

@Suite("traits") struct TraitsExercises: LessonExercises {
    @Test func `1 · Who is called?`() throws { try attempt(1) }
    @Test func `2 · Seven endings`() throws { try attempt(2) }
    @Test func `3 · The cloakroom`() throws { try attempt(3) }
    @Test func `4 · The notice`() throws { try attempt(4) }
    @Test func `5 · The first goal`() throws { try attempt(5) }
    @Test func `6 · Saved, and how many words`() throws { try attempt(6) }
    @Test func `7 · The look-up that says nothing`() throws { try attempt(7) }
    @Test func `8 · Look in the drawer first`() throws { try attempt(8) }

    @Test(arguments: exercises) func gate(_ exercise: Exercise) { expectGate(exercise) }

    static let exercises = [
        Exercise(
            1, "Who is called?", as: (() throws -> [String]).self,
            attempt: whoIsCalled, solution: Solution.whoIsCalled,
            wrong: [
                Wrong("every call counts", diagnosis: "had told already that it was over") {
                    ["look", "completed", "blue", "look", "red", "look", "red", "completed"]
                },
                Wrong("a maybe completes after its success", diagnosis: "one of the three, and once") {
                    ["look", "completed", "look", "red", "completed", "look", "red", "completed"]
                },
                Wrong("the failure arrives", diagnosis: "Nothing fails") {
                    ["look", "completed", "look", "red", "failed", "look", "red", "failed"]
                },
                Wrong("as an observable it has no end", diagnosis: "an element *and* the end") {
                    ["look", "completed", "look", "red", "look", "red"]
                },
                Wrong("both share one look", diagnosis: "Three subscribe") {
                    ["look", "completed", "look", "red", "red", "completed"]
                },
                Wrong("nobody is called", diagnosis: "The first word of each recipe") {
                    ["completed", "red", "red", "completed"]
                },
            ],
            check: checkCalls),
        Exercise(
            2, "Seven endings", as: (() throws -> [String]).self,
            attempt: sevenEndings, solution: Solution.sevenEndings,
            wrong: [
                Wrong("nothing is not an error", diagnosis: "has promised an element") {
                    ["-----|", "-----|", "-----(1|)", "---#", "", "-(1|)", "-----|"]
                },
                Wrong("a maybe needs an element", diagnosis: "a maybe may have none") {
                    ["-----#", "-----#", "-----(1|)", "---#", "", "-(1|)", "-----|"]
                },
                Wrong("as soon as the element comes", diagnosis: "cannot know yet that no other will come") {
                    ["-----#", "-----|", "-(1|)", "---#", "", "-(1|)", "-----|"]
                },
                Wrong("two are found out at the end", diagnosis: "Nothing that comes later can mend that") {
                    ["-----#", "-----|", "-----(1|)", "-----#", "", "-(1|)", "-----|"]
                },
                Wrong("the first of two", diagnosis: "One is sent and one too many") {
                    ["-----#", "-----|", "-----(1|)", "---(1|)", "", "-(1|)", "-----|"]
                },
                Wrong("a stream that never ends gives its first", diagnosis: "When has `open` ended?") {
                    ["-----#", "-----|", "-----(1|)", "---#", "-(1|)", "-(1|)", "-----|"]
                },
                Wrong("take(1) does not end", diagnosis: "`take(1)` ends") {
                    ["-----#", "-----|", "-----(1|)", "---#", "", "", "-----|"]
                },
                Wrong("the elements stay", diagnosis: "A completable has no elements") {
                    ["-----#", "-----|", "-----(1|)", "---#", "", "-(1|)", "-1-2-|"]
                },
                Wrong("two elements fail the completable", diagnosis: "minds no number of elements") {
                    ["-----#", "-----|", "-----(1|)", "---#", "", "-(1|)", "---#"]
                },
                Wrong("a diagram for each stream", diagnosis: "There are seven") { ["-----#", "(1|)", "#", ""] },
            ],
            check: checkEndings),
        Exercise(
            3, "The cloakroom", as: ((Int, any Cloakroom) throws -> Maybe<String>).self,
            attempt: coat, solution: Solution.coat,
            wrong: [
                Wrong("as it was given", diagnosis: "waits for ever at the counter") { number, room in
                    Maybe.create { maybe in
                        _ = room.find(number) { result in
                            if case .success(let coat?) = result { maybe(.success(coat)) }
                        }
                        return Disposables.create()
                    }
                },
                Wrong("an error where nothing hangs", diagnosis: "Nothing hangs there, and that is all right") {
                    number, room in
                    Maybe.create { maybe in
                        let stop = room.find(number) { result in
                            switch result {
                            case .success(let coat?): maybe(.success(coat))
                            case .success(nil): maybe(.error(RxError.noElements))
                            case .failure(let error): maybe(.error(error))
                            }
                        }
                        return Disposables.create(with: stop)
                    }
                },
                Wrong("locked is taken for nothing", diagnosis: "The room was locked, nobody could look") {
                    number, room in
                    Maybe.create { maybe in
                        let stop = room.find(number) { result in
                            if case .success(let coat?) = result { maybe(.success(coat)) } else { maybe(.completed) }
                        }
                        return Disposables.create(with: stop)
                    }
                },
                Wrong("locked is not told", diagnosis: "The search has failed, and nobody was told") { number, room in
                    Maybe.create { maybe in
                        let stop = room.find(number) { result in
                            guard case .success(let coat) = result else { return }
                            if let coat { maybe(.success(coat)) } else { maybe(.completed) }
                        }
                        return Disposables.create(with: stop)
                    }
                },
                Wrong("completed beside the callback", diagnosis: "before the search had an answer") { number, room in
                    Maybe.create { maybe in
                        let stop = room.find(number) { maybe(event(of: $0)) }
                        maybe(.completed)
                        return Disposables.create(with: stop)
                    }
                },
                Wrong("dispose does not stop it", diagnosis: "the search goes on") { number, room in
                    Maybe.create { maybe in
                        _ = room.find(number) { maybe(event(of: $0)) }
                        return Disposables.create()
                    }
                },
                Wrong("stopped at once", diagnosis: "stopped before it had an answer") { number, room in
                    Maybe.create { maybe in
                        room.find(number) { maybe(event(of: $0)) }()
                        return Disposables.create()
                    }
                },
                Wrong("searched before anybody asked", diagnosis: "nobody had subscribed") { number, room in
                    let answers = ReplaySubject<MaybeEvent<String>>.createUnbounded()
                    let stop = room.find(number) { answers.onNext(event(of: $0)) }
                    return Maybe.create { maybe in
                        let told = answers.subscribe(onNext: { maybe($0) })
                        return Disposables.create(told, Disposables.create(with: stop))
                    }
                },
            ],
            check: checkCoat),
        Exercise(
            4, "The notice", as: ((String, any Board) throws -> Completable).self,
            attempt: notice, solution: Solution.notice,
            wrong: [
                Wrong("as it was given", diagnosis: "Close was tapped, and nobody was told") { text, board in
                    Completable.create { _ in
                        board.put(text, onClose: {})
                        return Disposables.create()
                    }
                },
                Wrong("complete as soon as it lies there", diagnosis: "before anybody had tapped") { text, board in
                    Completable.create { completable in
                        board.put(text, onClose: {})
                        completable(.completed)
                        return Disposables.create { board.clear() }
                    }
                },
                Wrong("it stays", diagnosis: "It has been closed") { text, board in
                    Completable.create { completable in
                        board.put(text, onClose: { completable(.completed) })
                        return Disposables.create()
                    }
                },
                Wrong("taken away by Close alone", diagnosis: "Nobody waits for it any more") { text, board in
                    Completable.create { completable in
                        board.put(
                            text,
                            onClose: {
                                board.clear()
                                completable(.completed)
                            })
                        return Disposables.create()
                    }
                },
                Wrong("taken away at once", diagnosis: "gone before anybody could read") { text, board in
                    Completable.create { completable in
                        board.put(text, onClose: { completable(.completed) })
                        board.clear()
                        return Disposables.create()
                    }
                },
                Wrong("put there when it is made", diagnosis: "nobody has subscribed yet") { text, board in
                    let closed = ReplaySubject<Never>.create(bufferSize: 1)
                    board.put(text, onClose: { closed.onCompleted() })
                    return closed.asObservable().do(onDispose: { board.clear() }).asCompletable()
                },
            ],
            check: checkNotice),
        Exercise(
            5, "The first goal", as: ((Observable<String>) throws -> Single<String>).self,
            attempt: firstGoal, solution: Solution.firstGoal,
            wrong: [
                Wrong("as it was given", diagnosis: "`asSingle` waits for the end") { goals in goals.asSingle() },
                Wrong("the last goal", diagnosis: "the bell rang after the match") { goals in
                    goals.takeLast(1).asSingle()
                },
                Wrong("the second goal", diagnosis: "Elements are counted from 0") { goals in
                    goals.element(at: 1).take(1).asSingle()
                },
                Wrong("somebody who did not score", diagnosis: "Nobody scored in this match") { goals in
                    goals.first().map { $0 ?? "nobody" }
                },
                Wrong("any failure is a goal", diagnosis: "the error did not arrive") { goals in
                    goals.take(1).asSingle().catch { error in
                        if case RxError.noElements = error { return .error(error) }
                        return .just("nobody")
                    }
                },
                Wrong("by hand, the goals alone", diagnosis: "the bell is still waiting") { goals in
                    Single.create { single in
                        goals.take(1).subscribe(onNext: { single(.success($0)) }, onError: { single(.failure($0)) })
                    }
                },
                Wrong("by hand, and nobody leaves", diagnosis: "The bell has rung, and it still") { goals in
                    Single.create { single in
                        _ = goals.subscribe(
                            onNext: { single(.success($0)) }, onError: { single(.failure($0)) },
                            onCompleted: { single(.failure(RxError.noElements)) })
                        return Disposables.create()
                    }
                },
            ],
            check: checkGoal),
        Exercise(
            6, "Saved, and how many words", as: ((String, any Store) throws -> Single<Int>).self,
            attempt: saveAndCount, solution: Solution.saveAndCount,
            wrong: [
                Wrong("as it was given", diagnosis: "before anybody subscribed") { text, store in
                    store.save(text).andThen(Single.just(store.countWords()))
                },
                Wrong("all of it deferred", diagnosis: "before the text was saved") { text, store in
                    Single.deferred { store.save(text).andThen(Single.just(store.countWords())) }
                },
                Wrong("it is not saved at all", diagnosis: "Nothing was saved") { _, store in
                    Single.deferred { .just(store.countWords()) }
                },
                Wrong("saved on the side", diagnosis: "Nobody waited for the save") { text, store in
                    Single.deferred {
                        _ = store.save(text).subscribe(onError: { _ in })
                        return .just(store.countWords())
                    }
                },
                Wrong("the error is swallowed", diagnosis: "It could not be saved") { text, store in
                    store.save(text).catch { _ in .empty() }.andThen(Single.deferred { .just(store.countWords()) })
                },
                Wrong("the end does not come", diagnosis: "and no number") { text, store in
                    store.save(text).andThen(Single<Int>.never())
                },
                Wrong("the count of the text", diagnosis: "What the store has is to be counted") { text, store in
                    store.save(text).andThen(Single.just(text.split(separator: " ").count))
                },
            ],
            check: checkCount),
        Exercise(
            7, "The look-up that says nothing", as: ((String, any StarServer) throws -> Single<Int>).self,
            attempt: stars, solution: Solution.stars,
            wrong: [
                Wrong("as it was given", diagnosis: "There was no answer, but an error") { name, server in
                    Single.create { single in
                        _ = server.get(name) { _, text, _ in
                            if let text, let stars = Int(text) { single(.success(stars)) }
                        }
                        return Disposables.create()
                    }
                },
                Wrong("the status is not looked at", diagnosis: "with the text of an error page") { name, server in
                    look(name, server) { _, text, error in
                        if let error { throw error }
                        guard let stars = Int(text ?? "") else { throw Unreadable() }
                        return stars
                    }
                },
                Wrong("the text before the status", diagnosis: "The status comes before the text") { name, server in
                    look(name, server) { status, text, error in
                        if let error { throw error }
                        guard let stars = Int(text ?? "") else { throw Unreadable() }
                        if let status, status != 200 { throw BadStatus(code: status) }
                        return stars
                    }
                },
                Wrong("unreadable is 0", diagnosis: "A number was made up") { name, server in
                    look(name, server) { status, text, error in
                        if let error { throw error }
                        if let status, status != 200 { throw BadStatus(code: status) }
                        return Int(text ?? "") ?? 0
                    }
                },
                Wrong("unreadable is not told", diagnosis: "could not be read, and nobody was told") { name, server in
                    Single.create { single in
                        let cancel = server.get(name) { status, text, error in
                            if let error { return single(.failure(error)) }
                            if let status, status != 200 { return single(.failure(BadStatus(code: status))) }
                            if let stars = Int(text ?? "") { single(.success(stars)) }
                        }
                        return Disposables.create(with: cancel)
                    }
                },
                Wrong("every failure is unreadable", diagnosis: "The server's own error") { name, server in
                    look(name, server) { status, text, error in
                        if let status, status != 200 { throw BadStatus(code: status) }
                        guard error == nil, let stars = Int(text ?? "") else { throw Unreadable() }
                        return stars
                    }
                },
                Wrong("dispose does not cancel", diagnosis: "the server still works") { name, server in
                    Single.create { single in
                        _ = server.get(name) { status, text, error in
                            single(Result { try number(status, text, error) })
                        }
                        return Disposables.create()
                    }
                },
                Wrong("asked when it is made", diagnosis: "was asked before anybody subscribed") { name, server in
                    let answers = ReplaySubject<Int>.create(bufferSize: 1)
                    let cancel = server.get(name) { status, text, error in
                        switch Result(catching: { try number(status, text, error) }) {
                        case .success(let stars):
                            answers.onNext(stars)
                            answers.onCompleted()
                        case .failure(let error): answers.onError(error)
                        }
                    }
                    return answers.do(onDispose: { cancel() }).asSingle()
                },
            ],
            check: checkStars),
        Exercise(
            8, "Look in the drawer first", as: ((String, any Drawer, any Library) throws -> Single<String>).self,
            attempt: page, solution: Solution.page,
            wrong: [
                Wrong("the drawer alone", diagnosis: "it is still to be fetched") { name, drawer, _ in
                    drawer.find(name).asObservable().asSingle()
                },
                Wrong("the library alone", diagnosis: "It lies in the drawer") { name, drawer, library in
                    fetched(name, drawer, library)
                },
                Wrong("fetched in any case", diagnosis: "is fetched, although it lies in the drawer") {
                    name, drawer, library in
                    Single.zip(
                        drawer.find(name).map { Optional($0) }.ifEmpty(default: nil), fetched(name, drawer, library)
                    ) { $0 ?? $1 }
                },
                Wrong("never kept", diagnosis: "the next one has to fetch it again") { name, drawer, library in
                    drawer.find(name).ifEmpty(switchTo: library.fetch(name))
                },
                Wrong("kept on the side", diagnosis: "read before it was put into the drawer") {
                    name, drawer, library in
                    drawer.find(name).ifEmpty(
                        switchTo: library.fetch(name).do(onSuccess: {
                            _ = drawer.keep(name, $0).subscribe(onError: { _ in })
                        }))
                },
                Wrong("what was found is kept again", diagnosis: "It came out of the drawer, and is put") {
                    name, drawer, library in
                    drawer.find(name).ifEmpty(switchTo: library.fetch(name)).flatMap { text in
                        drawer.keep(name, text).catch { _ in .empty() }.andThen(Single.just(text))
                    }
                },
                Wrong("not kept, not read", diagnosis: "The page is there. It could not be kept") {
                    name, drawer, library in
                    drawer.find(name).ifEmpty(
                        switchTo: library.fetch(name).flatMap { drawer.keep(name, $0).andThen(Single.just($0)) })
                },
                Wrong("a locked drawer is an empty one", diagnosis: "The drawer could not be opened") {
                    name, drawer, library in
                    drawer.find(name).catch { _ in .empty() }.ifEmpty(switchTo: fetched(name, drawer, library))
                },
                Wrong("a page without text", diagnosis: "The library has failed") { name, drawer, library in
                    drawer.find(name).ifEmpty(
                        switchTo: fetched(name, drawer, library).catchAndReturn(""))
                },
            ],
            check: checkPage),
    ]
}

// MARK: 1

private func checkCalls(_ answer: () throws -> [String]) throws {
    struct Torn: Error {}
    var words: [String] = []
    let log = { words.append($0) }
    let coat = Maybe<String>.create { maybe in
        log("look")
        maybe(.completed)
        maybe(.success("blue"))
        return Disposables.create()
    }
    let hat = Single<String>.create { single in
        log("look")
        single(.success("red"))
        single(.failure(Torn()))
        return Disposables.create()
    }
    _ = coat.subscribe(
        onSuccess: { log($0) }, onError: { _ in log("failed") }, onCompleted: { log("completed") })
    _ = hat.asMaybe().subscribe(
        onSuccess: { log($0) }, onError: { _ in log("failed") }, onCompleted: { log("completed") })
    _ = hat.asObservable().subscribe(
        onNext: { log($0) }, onError: { _ in log("failed") }, onCompleted: { log("completed") })

    try Lines.predict(
        try answer(), truth: words,
        mistakes: [
            Mistake("The first word of each recipe is missing. When does a recipe run?") { !$0.contains("look") },
            Mistake("Three subscribe, so three times a recipe runs, from its first line.") {
                $0.count { $0 == "look" } != 3
            },
            Mistake("The maybe had told already that it was over. What is told after that?") { $0.contains("blue") },
            Mistake("Nothing fails: where `.failure` is told, something else has been told before.") {
                $0.contains("failed")
            },
            Mistake("Of a maybe's closures, one of the three, and once. It has ended with a success.") {
                $0.count { $0 == "completed" } > 2
            },
            Mistake("The third subscriber looks at an observable. A success is an element *and* the end there.") {
                $0.count { $0 == "completed" } < 2 && $0.last == "red"
            },
        ])
}

// MARK: 2

private func checkEndings(_ answer: () throws -> [String]) throws {
    let diagrams = try answer()
    guard diagrams.count == 7 else {
        throw Diagnosis("There are seven, and your list has \(diagrams.count) diagrams. One for each, in their order.")
    }
    func check(
        _ index: Int, _ code: String, _ source: (label: String, marbles: String),
        _ mistakes: [Mistake<Received<Int>>], _ answer: (TestableObservable<Int>) -> Observable<Int>
    ) throws {
        let trial = Trial(code)
        let cold = trial.cold(source.label, source.marbles)
        try trial.predict(diagrams[index], of: answer(cold), mistakes: mistakes)
    }
    let none = (label: "none", marbles: "-----|")
    let one = (label: "one", marbles: "-1---|")
    let two = (label: "two", marbles: "-1-2-|")
    let open = (label: "open", marbles: "-1----")
    try check(
        0, "none.asSingle()", none,
        [Mistake("There is no element, and a single has promised an element.") { !$0.fails }]
    ) { $0.asSingle().asObservable() }
    try check(
        1, "none.asMaybe()", none,
        [Mistake("There is no element, and a maybe may have none. What is left of the stream?") { $0.fails }]
    ) { $0.asMaybe().asObservable() }
    try check(
        2, "one.asSingle()", one,
        [
            Mistake("At tick 1 there is one element. `asSingle` cannot know yet that no other will come.") {
                $0.start == 1
            }
        ]
    ) { $0.asSingle().asObservable() }
    try check(
        3, "two.asSingle()", two,
        [
            Mistake("One is sent and one too many: a single has promised that there is only one.") {
                !$0.elements.isEmpty
            },
            Mistake("At tick 3 there is one too many. Nothing that comes later can mend that, so why wait?") {
                $0.fails && $0.start == 5
            },
        ]
    ) { $0.asSingle().asObservable() }
    try check(
        4, "open.asSingle()", open,
        [Mistake("`asSingle` waits until it is sure. When has `open` ended?") { !$0.events.isEmpty }]
    ) { $0.asSingle().asObservable() }
    try check(
        5, "open.take(1).asSingle()", open,
        [Mistake("`take(1)` ends, at the tick of its first element. What can `asSingle` be sure of then?") { !$0.ends }]
    ) { $0.take(1).asSingle().asObservable() }
    try check(
        6, "two.ignoreElements().asCompletable()", two,
        [
            Mistake("A completable has no elements. What is left of the stream?") { !$0.elements.isEmpty },
            Mistake("Whoever drops the elements minds no number of elements.") { $0.fails },
        ]
    ) { $0.ignoreElements().asCompletable().andThen(Observable.empty()) }
}

// MARK: 3

private struct Locked: Error {}

private func checkCoat(_ answer: (Int, any Cloakroom) throws -> Maybe<String>) throws {
    func cloakroom(_ trial: Trial, _ marbles: String) -> FakeCloakroom {
        FakeCloakroom(trial.cold("the cloakroom", marbles, as: String.self, error: Locked()))
    }
    let tooSoon = Mistake<Received<String>>(
        "It was over before the search had an answer: `find` returns at once. Which code runs later?"
    ) {
        $0.start == 0
    }
    do {
        let trial = Trial("a blue coat hangs there")
        let room = cloakroom(trial, "---b")
        let coat = try answer(7, room).asObservable()
        try trial.require(
            room.searches.isEmpty, "Somebody searched when nobody had subscribed. What runs only on subscribe?")
        try trial.expect(
            "---(b|)", of: coat,
            mistakes: [
                tooSoon,
                Mistake("The search was stopped before it had an answer. When is the time to stop it?") { _ in
                    room.searches.contains { $0.unsubscribe == $0.subscribe }
                },
            ])
        try trial.require(
            room.numbers.allSatisfy { $0 == 7 }, "Coat 7 was asked for, and \(room.numbers) was searched.")
    }
    do {
        let trial = Trial("nothing hangs there (o)")
        try trial.expect(
            "---|", of: try answer(7, cloakroom(trial, "---o")).asObservable(),
            mistakes: [
                tooSoon,
                Mistake("Nothing hangs there, and nobody was told: the guest waits for ever at the counter.") {
                    $0.events.isEmpty
                },
                Mistake("Something was handed out, and nothing hangs there.") { !$0.elements.isEmpty },
                Mistake("Nothing hangs there, and that is all right. Which event says so?") { $0.fails },
            ])
    }
    do {
        let trial = Trial("the room is locked")
        try trial.expect(
            "---#", error: Locked(), of: try answer(7, cloakroom(trial, "---#")).asObservable(),
            mistakes: [
                tooSoon,
                Mistake("The search has failed, and nobody was told.") { $0.events.isEmpty },
                Mistake("The room was locked, nobody could look. That is not the same as finding nothing.") {
                    $0.completes
                },
            ])
    }
    do {
        let trial = Trial("disposed at tick 2")
        let room = cloakroom(trial, "-----b")
        _ = trial.scheduler.record(try answer(7, room).asObservable(), until: 2)
        trial.run()
        try trial.expect(
            ["^-!"], of: room.searches, "the search",
            "The guest has gone, and the search goes on. What does `dispose` run, and what did `find` return?")
    }
}

private final class FakeCloakroom: Cloakroom {
    private let answers: TestableObservable<String>
    private(set) var numbers: [Int] = []

    init(_ answers: TestableObservable<String>) { self.answers = answers }

    var searches: [Subscription] { answers.subscriptions }

    func find(_ number: Int, answer: @escaping (Result<String?, any Error>) -> Void) -> () -> Void {
        numbers.append(number)
        let search = answers.subscribe(
            onNext: { answer(.success($0 == "o" ? nil : $0)) }, onError: { answer(.failure($0)) })
        return { search.dispose() }
    }
}

private func event(of result: Result<String?, any Error>) -> MaybeEvent<String> {
    switch result {
    case .success(let coat?): .success(coat)
    case .success(nil): .completed
    case .failure(let error): .error(error)
    }
}

// MARK: 4

private func checkNotice(_ answer: (String, any Board) throws -> Completable) throws {
    func lines(_ notice: Completable) -> Observable<String> { notice.andThen(Observable.empty()) }
    do {
        let trial = Trial("Close is tapped at tick 4")
        let board = FakeBoard(trial.cold("tapped", "----x", as: String.self))
        let notice = try answer("Saved.", board)
        try trial.require(
            board.notices.isEmpty, "The notice lies there, and nobody has subscribed yet. What runs only on subscribe?")
        try trial.expect(
            "----|", of: lines(notice),
            mistakes: [
                Mistake("It was complete before anybody had tapped. Which code runs when Close is tapped?") {
                    $0.start == 0
                },
                Mistake("The notice was gone before anybody could read it. When is the time to take it away?") { _ in
                    board.notices.contains { $0.unsubscribe == $0.subscribe }
                },
                Mistake("Close was tapped, and nobody was told.") { $0.events.isEmpty },
            ])
        try trial.require(
            board.texts == ["Saved."], "One notice was to say \"Saved.\", and these lay there: \(board.texts).")
        try trial.expect(
            ["^---!"], of: board.notices, "the screen",
            "It has been closed, and the notice still lies over the screen.")
    }
    do {
        let trial = Trial("disposed at tick 2")
        let board = FakeBoard(trial.cold("tapped", "----x", as: String.self))
        _ = trial.scheduler.record(lines(try answer("Saved.", board)), until: 2)
        trial.run()
        try trial.expect(
            ["^-!"], of: board.notices, "the screen",
            "Nobody waits for it any more, and the notice still lies over the screen. What does `dispose` run?")
    }
}

private final class FakeBoard: Board {
    private let taps: TestableObservable<String>
    private let notice = SerialDisposable()
    private(set) var texts: [String] = []

    init(_ taps: TestableObservable<String>) { self.taps = taps }

    var notices: [Subscription] { taps.subscriptions }

    func put(_ text: String, onClose: @escaping () -> Void) {
        texts.append(text)
        notice.disposable = taps.subscribe(onNext: { _ in onClose() })
    }

    func clear() { notice.disposable = Disposables.create() }
}

// MARK: 5

private func checkGoal(_ answer: (Observable<String>) throws -> Single<String>) throws {
    do {
        let trial = Trial("three goals")
        let goals = trial.hot("goals", "--a--b--c-", as: String.self)
        try trial.expect(
            "--(a|)", of: try answer(goals.asObservable()).asObservable(),
            mistakes: [
                Mistake("Nothing at the first goal. `asSingle` waits for the end, to be sure that it was the only one.")
                {
                    $0.fails
                },
                Mistake("Elements are counted from 0: this is the second goal.") { $0.elements == ["b"] },
                Mistake("Nothing at the first goal: the bell rang after the match, if it rang at all.") {
                    $0.events.isEmpty
                },
            ])
        try trial.expect(
            ["^-!"], of: goals.subscriptions, "goals",
            "The bell has rung, and it still listens to the match. What lets go of the goals?")
    }
    do {
        let trial = Trial("a match without a goal")
        let goals = trial.hot("goals", "-----|", as: String.self)
        try trial.expect(
            "-----#", error: RxError.noElements, of: try answer(goals.asObservable()).asObservable(),
            mistakes: [
                Mistake("Nobody scored in this match, and somebody is named. A single that has no element fails.") {
                    !$0.elements.isEmpty
                },
                Mistake("The match is over, and the bell is still waiting. Which end does a single owe?") {
                    $0.events.isEmpty
                },
            ])
    }
    do {
        let trial = Trial("the line breaks")
        let goals = trial.hot("goals", "---#", as: String.self)
        try trial.expect(
            "---#", error: MarbleError(), of: try answer(goals.asObservable()).asObservable(),
            mistakes: [Mistake("The line to the stadium broke, and the error did not arrive.") { _ in true }])
    }
}

// MARK: 6

private struct DiskFull: Error {}

private func checkCount(_ answer: (String, any Store) throws -> Single<Int>) throws {
    do {
        let trial = Trial("it saves until tick 4; before that there were 5 words, then 3")
        let store = FakeStore(trial, "----|", before: 5, after: 3)
        let count = try answer("a dark night indeed", store).asObservable()
        try trial.require(
            store.counts.isEmpty,
            "The words were counted before anybody subscribed. An argument is worked out before the function is called."
        )
        try trial.expect(
            "----(3|)", of: count,
            mistakes: [
                Mistake("Nobody waited for the save: the number came before its end.") {
                    $0.start == 0 && !store.saves.isEmpty
                },
                Mistake("Nothing was saved. A save that nobody subscribes to does nothing.") { _ in
                    store.saves.isEmpty
                },
                Mistake("The words were counted before the text was saved: at subscribe, which is too early by a save.")
                {
                    $0.elements == [5]
                },
                Mistake("It was saved more than once for one subscriber.") { _ in store.saves.count > 1 },
                Mistake("What the store has is to be counted, by the store.") { !$0.elements.isEmpty },
                Mistake("It was saved, and no number came after it.") { $0.events.isEmpty },
            ])
        try trial.expect(["^---!"], of: store.saves, "save", "The text is to be saved once for each subscriber.")
    }
    do {
        let trial = Trial("the save fails at tick 4")
        let store = FakeStore(trial, "----#", before: 5, after: 5)
        try trial.expect(
            "----#", error: DiskFull(), of: try answer("a dark night", store).asObservable(),
            mistakes: [Mistake("It could not be saved, and nobody hears of it.") { !$0.fails }])
        try trial.require(store.counts.isEmpty, "The save has failed, and the words were counted all the same.")
    }
}

private final class FakeStore: Store {
    private let trial: Trial
    private let disk: TestableObservable<Int>
    private let before: Int
    private let after: Int
    private var isSaved = false
    private(set) var counts: [TestTime] = []

    init(_ trial: Trial, _ marbles: String, before: Int, after: Int) {
        self.trial = trial
        disk = trial.cold("save", marbles, error: DiskFull())
        self.before = before
        self.after = after
    }

    var saves: [Subscription] { disk.subscriptions }

    func save(_ text: String) -> Completable {
        disk.do(onCompleted: { [self] in isSaved = true }).ignoreElements().asCompletable()
    }

    func countWords() -> Int {
        counts.append(trial.scheduler.clock)
        return isSaved ? after : before
    }
}

// MARK: 7

private struct Offline: Error {}

private func checkStars(_ answer: (String, any StarServer) throws -> Single<Int>) throws {
    do {
        let trial = Trial("200, \"31\"")
        let server = FakeStarServer(trial, 200, "31")
        let stars = try answer("ReactiveX/RxSwift", server).asObservable()
        try trial.require(
            server.requests.isEmpty, "The server was asked before anybody subscribed. What runs only on subscribe?")
        try trial.expect(
            "---(s|)", legend: ["s": 31], of: stars,
            mistakes: [
                Mistake("The request was cancelled before it had an answer. When is the time to cancel?") { _ in
                    server.requests.contains { $0.unsubscribe == $0.subscribe }
                }
            ])
        try trial.require(
            server.names.allSatisfy { $0 == "ReactiveX/RxSwift" },
            "ReactiveX/RxSwift was wanted, and the server was asked for \(server.names).")
    }
    do {
        let trial = Trial("the error Offline()")
        try trial.expect(
            "---#", error: Offline(), of: try answer("a/b", FakeStarServer(trial)).asObservable(),
            mistakes: [
                Mistake("There was no answer, but an error, and nobody was told. The wheel turns for ever.") {
                    $0.events.isEmpty
                },
                Mistake("The server's own error says more than yours. Pass it on.") { $0.fails },
            ])
    }
    for (text, meaning) in [
        ("0", "A number came, with the text of an error page: this repository does not exist. What says so?"),
        ("<html>", "The status comes before the text: nobody promised that an error page can be read."),
    ] {
        let trial = Trial("404, \"\(text)\"")
        try trial.expect(
            "---#", legend: [:], error: BadStatus(code: 404),
            of: try answer("a/b", FakeStarServer(trial, 404, text)).asObservable(),
            mistakes: [
                Mistake(meaning) { text == "0" ? !$0.elements.isEmpty : $0.ends },
                Mistake("It failed, and the error does not say with which status the server answered.") { $0.fails },
            ])
    }
    do {
        let trial = Trial("200, \"<html>\"")
        try trial.expect(
            "---#", legend: [:], error: Unreadable(),
            of: try answer("a/b", FakeStarServer(trial, 200, "<html>")).asObservable(),
            mistakes: [
                Mistake("The answer could not be read, and nobody was told.") { $0.events.isEmpty },
                Mistake("A number was made up: there is none in the answer.") { !$0.elements.isEmpty },
            ])
    }
    do {
        let trial = Trial("disposed at tick 2")
        let server = FakeStarServer(trial, 200, "31")
        _ = trial.scheduler.record(try answer("a/b", server).asObservable(), until: 2)
        trial.run()
        try trial.expect(
            ["^-!"], of: server.requests, "the server",
            "Nobody looks at the page any more, and the server still works on it. What does `dispose` run?")
    }
}

private final class FakeStarServer: StarServer {
    private let answers: TestableObservable<String>
    private let status: Int?
    private let text: String?
    private(set) var names: [String] = []

    /// Without a status there is no answer.
    init(_ trial: Trial, _ status: Int? = nil, _ text: String? = nil) {
        self.status = status
        self.text = text
        answers = trial.cold("the server", "---o", as: String.self)
    }

    var requests: [Subscription] { answers.subscriptions }

    func get(
        _ name: String, answer: @escaping (_ status: Int?, _ text: String?, _ error: (any Error)?) -> Void
    ) -> () -> Void {
        names.append(name)
        let request = answers.subscribe(onNext: { [status, text] _ in
            answer(status, text, status == nil ? Offline() : nil)
        })
        return { request.dispose() }
    }
}

/// What a right answer makes of it.
private func number(_ status: Int?, _ text: String?, _ error: (any Error)?) throws -> Int {
    if let error { throw error }
    if let status, status != 200 { throw BadStatus(code: status) }
    guard let stars = Int(text ?? "") else { throw Unreadable() }
    return stars
}

/// An answer that is right but in what it makes of it.
private func look(
    _ name: String, _ server: any StarServer, _ read: @escaping (Int?, String?, (any Error)?) throws -> Int
) -> Single<Int> {
    Single.create { single in
        let cancel = server.get(name) { status, text, error in
            single(Result { try read(status, text, error) })
        }
        return Disposables.create(with: cancel)
    }
}

// MARK: 8

private struct Jammed: Error {}

private func checkPage(_ answer: (String, any Drawer, any Library) throws -> Single<String>) throws {
    func trial(
        _ situation: String, find: String, fetch: String = "--(p|)", keep: String = "-|",
        _ check: (Trial, FakeDesk, Observable<String>) throws -> Void
    ) throws {
        let trial = Trial(situation)
        let desk = FakeDesk(trial, find: find, fetch: fetch, keep: keep)
        let page = try answer("7", desk, desk).asObservable()
        try trial.require(
            desk.isUntouched, "Something was done before anybody subscribed. What runs only on subscribe?")
        try check(trial, desk, page)
    }
    let alreadyThere =
        "The page is fetched, although it lies in the drawer. It should be fetched if nothing was found, and then."
    try trial("it lies in the drawer", find: "--(d|)") { trial, desk, page in
        try trial.expect(
            "--(d|)", of: page,
            mistakes: [
                Mistake("It lies in the drawer. Who looks there, and before anything else?") { _ in
                    desk.find.subscriptions.isEmpty
                },
                Mistake("It came out of the drawer, and is put into it again.") { _ in
                    desk.fetch.subscriptions.isEmpty && !desk.kept.isEmpty
                },
                Mistake(alreadyThere) { _ in !desk.fetch.subscriptions.isEmpty },
            ])
        try trial.require(desk.fetch.subscriptions.isEmpty, alreadyThere)
        try trial.require(desk.kept.isEmpty, "It came out of the drawer, and is put into it again.")
    }
    try trial("it has to be fetched", find: "--|") { trial, desk, page in
        try trial.expect(
            "-----(p|)", of: page,
            mistakes: [
                Mistake("The drawer has nothing, but it is still to be fetched. That is no reason to fail.") {
                    $0.fails && desk.fetch.subscriptions.isEmpty
                },
                Mistake("It was fetched more than once for one reader.") { _ in desk.fetch.subscriptions.count > 1 },
                Mistake("The page was read, and not kept: the next one has to fetch it again.") {
                    $0.elements == ["p"] && desk.kept.isEmpty
                },
                Mistake("The page was read before it was put into the drawer. Who waits for `keep`?") {
                    $0.elements == ["p"] && $0.start == 4
                },
            ])
        try trial.require(desk.kept == ["7: p"], "Page 7, \"p\", was to be kept. What was kept is \(desk.kept).")
        try trial.expect(
            ["--^-!"], of: desk.fetch.subscriptions, "fetch", "It is to be fetched once, after the search.")
        try trial.expect(["----^!"], of: desk.keep.subscriptions, "keep", "It is to be kept once, when it is there.")
    }
    try trial("it cannot be kept", find: "--|", keep: "-#") { trial, _, page in
        try trial.expect(
            "-----(p|)", of: page,
            mistakes: [
                Mistake("The page is there. It could not be kept, which is no reason not to read it.") { _ in true }
            ])
    }
    try trial("the drawer is jammed", find: "--#") { trial, _, page in
        try trial.expect(
            "--#", error: Jammed(), of: page,
            mistakes: [Mistake("The drawer could not be opened. That is not the same as an empty one.") { _ in true }])
    }
    try trial("the library fails", find: "--|", fetch: "--#") { trial, _, page in
        try trial.expect(
            "----#", error: Jammed(), of: page,
            mistakes: [Mistake("The library has failed, and the reader is not told.") { _ in true }])
    }
}

/// A drawer and a library.
private final class FakeDesk: Drawer, Library {
    let find: TestableObservable<String>
    let fetch: TestableObservable<String>
    let keep: TestableObservable<String>
    private(set) var kept: [String] = []

    init(_ trial: Trial, find: String, fetch: String, keep: String) {
        self.find = trial.cold("find", find, as: String.self, error: Jammed())
        self.fetch = trial.cold("fetch", fetch, as: String.self, error: Jammed())
        self.keep = trial.cold("keep", keep, as: String.self, error: Jammed())
    }

    var isUntouched: Bool { [find, fetch, keep].allSatisfy(\.subscriptions.isEmpty) }

    func find(_ name: String) -> Maybe<String> { find.asMaybe() }

    func fetch(_ name: String) -> Single<String> { fetch.asSingle() }

    func keep(_ name: String, _ text: String) -> Completable {
        .deferred { [self] in
            kept.append("\(name): \(text)")
            return keep.ignoreElements().asCompletable()
        }
    }
}

private func fetched(_ name: String, _ drawer: any Drawer, _ library: any Library) -> Single<String> {
    library.fetch(name).flatMap { text in
        drawer.keep(name, text).catch { _ in .empty() }.andThen(Single.just(text))
    }
}
