import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import subscribe_exercises

@Suite("subscribe") struct SubscribeExercises: LessonExercises {
    @Test func `1 · After an error`() throws { try attempt(1) }
    @Test func `2 · Two listeners`() throws { try attempt(2) }
    @Test func `3 · Word by word`() throws { try attempt(3) }
    @Test func `4 · From callback to stream`() throws { try attempt(4) }
    @Test func `5 · The sensor that stayed on`() throws { try attempt(5) }
    @Test func `6 · A diary`() throws { try attempt(6) }

    @Test(arguments: exercises) func gate(_ exercise: Exercise) { expectGate(exercise) }

    static let exercises = [
        Exercise(
            1, "After an error", as: (() throws -> String).self,
            attempt: afterAnError, solution: Solution.afterAnError,
            wrong: [
                Wrong("the sequence goes on after the error", diagnosis: "Nothing follows") { "(a#b|)" },
                Wrong("the error is left out", diagnosis: "There is an error among them") { "(ab|)" },
                Wrong("everything that is sent arrives", diagnosis: "sent after the error") { "(ab#)" },
                Wrong("a tick for each event", diagnosis: "in the first tick") { "a#" },
                Wrong("the error undoes the element", diagnosis: "before the error") { "#" },
            ]
        ) { answer in
            struct Offline: Error {}
            let recipe = Observable<String>.create { observer in
                observer.onNext("a")
                observer.onError(Offline())
                observer.onNext("b")
                observer.onCompleted()
                return Disposables.create()
            }
            try Trial().predict(
                try answer(), of: recipe,
                mistakes: [
                    Mistake(
                        "There is an error among them: the second line of the recipe. How does it look as a marble?"
                    ) {
                        !$0.fails
                    },
                    Mistake("\"b\" is sent after the error. What does the observer make of it?") {
                        $0.elements.contains("b")
                    },
                    Mistake("\"a\" was sent before the error, and what has arrived stays arrived.") {
                        $0.elements.isEmpty
                    },
                    Mistake("No time passes in this recipe: all of it happens in the first tick.") {
                        $0.events.contains { $0.time > 0 }
                    },
                ])
        },

        Exercise(
            2, "Two listeners", as: (() throws -> [String]).self,
            attempt: twoListeners, solution: Solution.twoListeners,
            wrong: [
                Wrong("the recipe runs when it is made", diagnosis: "nothing has been asked of it yet") {
                    ["opened", "made", "anna", "boris", "closed"]
                },
                Wrong("both share one run", diagnosis: "has a run of its own") {
                    ["made", "opened", "anna", "boris", "closed"]
                },
                Wrong("every run is closed at the end", diagnosis: "nobody has stopped Boris") {
                    ["made", "opened", "anna", "closed", "opened", "boris", "closed"]
                },
                Wrong("subscribing comes before the recipe", diagnosis: "inside the call of subscribe") {
                    ["made", "anna", "opened", "boris", "opened", "closed"]
                },
            ]
        ) { answer in
            var words: [String] = []
            let log = { words.append($0) }
            let news = Observable<String>.create { observer in
                log("opened")
                observer.onNext("rain")
                return Disposables.create { log("closed") }
            }
            log("made")
            let anna = news.subscribe(onNext: { _ in log("anna") })
            let boris = news.subscribe(onNext: { _ in log("boris") })
            anna.dispose()
            let truth = words
            boris.dispose()

            try Lines.predict(
                try answer(), truth: truth,
                mistakes: [
                    Mistake(
                        "When \"made\" is logged, the recipe has been written, but nothing has been asked of it yet."
                    ) {
                        $0.first == "opened"
                    },
                    Mistake("Two subscribers: each of them has a run of its own, from the recipe's first line.") {
                        $0.count { $0 == "opened" } == 1
                    },
                    Mistake("The recipe runs inside the call of subscribe, and it logs before it sends the rain.") {
                        $0.dropFirst().first == "anna"
                    },
                    Mistake("One run has been closed, Anna's; nobody has stopped Boris.") {
                        $0.count { $0 == "closed" } > 1
                    },
                ])
        },

        Exercise(
            3, "Word by word", as: ((String) throws -> Observable<String>).self,
            attempt: words, solution: Solution.words,
            wrong: [
                Wrong("no end", diagnosis: "nobody said that these were all") { line in
                    Observable.create { observer in
                        let words = line.split(separator: " ").map { String($0) }
                        if words.isEmpty { observer.onError(Blank()) }
                        for word in words { observer.onNext(word) }
                        return Disposables.create()
                    }
                },
                Wrong("the end after the first word", diagnosis: "deaf after the first word") { line in
                    Observable.create { observer in
                        let words = line.split(separator: " ").map { String($0) }
                        if words.isEmpty { observer.onError(Blank()) }
                        for word in words {
                            observer.onNext(word)
                            observer.onCompleted()
                        }
                        return Disposables.create()
                    }
                },
                Wrong("a blank line completes", diagnosis: "a line without words") { line in
                    Observable.create { observer in
                        for word in line.split(separator: " ") { observer.onNext(String(word)) }
                        observer.onCompleted()
                        return Disposables.create()
                    }
                },
            ]
        ) { answer in
            try Trial("words(\"so it goes\")").expect(
                "(abc|)", legend: ["a": "so", "b": "it", "c": "goes"], of: try answer("so it goes"),
                mistakes: [
                    Mistake(
                        "All words came, but nobody said that these were all. Who waits for the end waits for ever."
                    ) {
                        !$0.ends && $0.elements.count == 3
                    },
                    Mistake(
                        "The observer was deaf after the first word: it had been told of an end. Where do you tell it?"
                    ) {
                        $0.ends && $0.elements.count == 1
                    },
                ])
            try Trial("words(\"   \")").expect(
                "#", error: Blank(), of: try answer("   "),
                mistakes: [
                    Mistake(
                        "A good end came, but a line without words is an error. And a line of spaces is not empty: ask the words."
                    ) {
                        $0.completes
                    }
                ])
        },

        Exercise(
            4, "From callback to stream", as: ((String, any Server) throws -> Observable<String>).self,
            attempt: page, solution: Solution.page,
            wrong: [
                Wrong("never completes", diagnosis: "answers once, and then is done") { path, server in
                    Observable.create { observer in
                        let cancel = server.get(path) { observer.on($0.asEvent) }
                        return Disposables.create(with: cancel)
                    }
                },
                Wrong("completes beside the callback", diagnosis: "before the answer. get returns at once") {
                    path, server in
                    Observable.create { observer in
                        let cancel = server.get(path) { observer.on($0.asEvent) }
                        observer.onCompleted()
                        return Disposables.create(with: cancel)
                    }
                },
                Wrong("dispose does not cancel", diagnosis: "still at work") { path, server in
                    Observable.create { observer in
                        _ = server.get(path) { observer.finish($0) }
                        return Disposables.create()
                    }
                },
                Wrong("cancels at once", diagnosis: "before it could answer") { path, server in
                    Observable.create { observer in
                        server.get(path) { observer.finish($0) }()
                        return Disposables.create()
                    }
                },
                Wrong("asks before anybody subscribes", diagnosis: "nobody had subscribed") { path, server in
                    var told: AnyObserver<String>?
                    let cancel = server.get(path) { told?.finish($0) }
                    return Observable.create { observer in
                        told = observer
                        return Disposables.create(with: cancel)
                    }
                },
                Wrong("the failure is swallowed", diagnosis: "The server failed") { path, server in
                    Observable.create { observer in
                        let cancel = server.get(path) { result in
                            if case .success(let text) = result { observer.onNext(text) }
                            observer.onCompleted()
                        }
                        return Disposables.create(with: cancel)
                    }
                },
            ]
        ) { answer in
            do {
                let trial = Trial("the server answers")
                let server = FakeServer(on: trial, "----a")
                let page = try answer("news", server)
                try trial.require(
                    server.requests.isEmpty,
                    "The server was asked when nobody had subscribed. What runs only on subscribe?")
                try trial.expect(
                    "----(a|)", of: page,
                    mistakes: [
                        Mistake("You cancelled the request before it could answer. When is the time to cancel?") {
                            page in
                            page.events.isEmpty && server.requests.contains { $0.unsubscribe == $0.subscribe }
                        },
                        Mistake(
                            "The end came before the answer. get returns at once, and the line below it runs now: "
                                + "where is the code that runs when the answer is there?"
                        ) {
                            $0.completes && $0.elements.isEmpty && $0.start == 0
                        },
                        Mistake("The answer came, and then nothing. A server answers once, and then is done: say so.") {
                            !$0.ends && $0.elements == ["a"]
                        },
                    ])
            }
            do {
                let trial = Trial("the server fails")
                let server = FakeServer(on: trial, "----#")
                try trial.expect(
                    "----#", of: try answer("news", server),
                    mistakes: [
                        Mistake("The server failed, and you told the observer something else.") { !$0.fails }
                    ])
            }
            do {
                let trial = Trial("disposed at tick 2")
                let server = FakeServer(on: trial, "----a")
                try trial.expect("---", of: try answer("news", server), disposedAt: 2)
                try trial.expect(
                    ["^-!"], of: server.requests, "the request",
                    "Nobody listens any more, and the server is still at work. `create` returns what is to be done then."
                )
            }
            do {
                let trial = Trial("two subscribers")
                let server = FakeServer(on: trial, "----a")
                let page = try answer("news", server)
                _ = trial.scheduler.record(page)
                try trial.expect("----(a|)", of: page)
                try trial.require(
                    server.requests.count == 2,
                    "Two subscribed, and the server was asked \(server.requests.count) times.")
            }
        },

        Exercise(
            5, "The sensor that stayed on", as: ((Observable<Int>) throws -> Observable<String>).self,
            attempt: labels, solution: Solution.labels,
            wrong: [
                Wrong("as it was given", diagnosis: "is still on") { thermometer in
                    Observable.create { observer in
                        _ = thermometer.subscribe(
                            onNext: { observer.onNext("\($0)°") },
                            onError: { observer.onError($0) },
                            onCompleted: { observer.onCompleted() })
                        return Disposables.create()
                    }
                },
                Wrong("one subscription for all", diagnosis: "nobody has subscribed to the labels yet") { thermometer in
                    var observers: [AnyObserver<String>] = []
                    let subscription = thermometer.subscribe(onNext: { number in
                        for observer in observers { observer.onNext("\(number)°") }
                    })
                    return Observable.create { observer in
                        observers.append(observer)
                        return subscription
                    }
                },
                Wrong("stopped at once", diagnosis: "off before it had sent anything") { thermometer in
                    Observable.create { observer in
                        thermometer.subscribe(onNext: { observer.onNext("\($0)°") }).dispose()
                        return Disposables.create()
                    }
                },
                Wrong("the end is lost", diagnosis: "its end did not arrive") { thermometer in
                    Observable.create { observer in
                        thermometer.subscribe(onNext: { observer.onNext("\($0)°") }, onError: { _ in })
                    }
                },
            ]
        ) { answer in
            let legend: [Character: String] = ["a": "1°", "b": "2°", "c": "3°"]
            do {
                let trial = Trial("disposed at tick 7")
                let thermometer = trial.cold("thermometer", "--1--2--3--4--")
                let labels = try answer(thermometer.asObservable())
                try trial.require(
                    thermometer.subscriptions.isEmpty,
                    "The thermometer is on, but nobody has subscribed to the labels yet.")
                try trial.expect(
                    "--a--b--", legend: legend, of: labels, disposedAt: 7,
                    mistakes: [
                        Mistake("The thermometer was off before it had sent anything. Who may dispose, and when?") {
                            $0.events.isEmpty
                        }
                    ])
                try trial.expect(
                    ["^------!"], of: thermometer.subscriptions, "thermometer",
                    "The labels have been disposed of, and the thermometer is still on. How does it hear of the dispose?"
                )
            }
            for (end, marbles, expected) in [("completes", "--1--2|", "--a--b|"), ("fails", "--1--2#", "--a--b#")] {
                let trial = Trial("the thermometer \(end)")
                let thermometer = trial.cold("thermometer", marbles)
                try trial.expect(
                    expected, legend: legend, of: try answer(thermometer.asObservable()),
                    mistakes: [Mistake("The thermometer \(end), but its end did not arrive.") { !$0.ends }])
            }
        },

        Exercise(
            6, "A diary", as: ((Observable<Int>, @escaping (String) -> Void) throws -> any Disposable).self,
            attempt: diary, solution: Solution.diary,
            wrong: [
                Wrong("events, not disposal", diagnosis: "over, and nobody wrote that down") { source, write in
                    source.subscribe { event in
                        switch event {
                        case .next(let element): write("\(element)")
                        case .error: write("error")
                        case .completed: write("completed")
                        }
                    }
                },
                Wrong("the events themselves", diagnosis: "not the event around it") { source, write in
                    source.subscribe { event in write("\(event)") }
                },
                Wrong("the error itself", diagnosis: "one word for every error") { source, write in
                    source.subscribe(
                        onNext: { write("\($0)") },
                        onError: { write("\($0)") },
                        onCompleted: { write("completed") },
                        onDisposed: { write("disposed") })
                },
                Wrong("disposed written by hand at the end", diagnosis: "stopped early") { source, write in
                    source.subscribe(
                        onNext: { write("\($0)") },
                        onError: { _ in
                            write("error")
                            write("disposed")
                        },
                        onCompleted: {
                            write("completed")
                            write("disposed")
                        })
                },
                Wrong("something else is returned", diagnosis: "stopped nothing") { source, write in
                    _ = source.subscribe(
                        onNext: { write("\($0)") },
                        onError: { _ in write("error") },
                        onCompleted: { write("completed") },
                        onDisposed: { write("disposed") })
                    return Disposables.create()
                },
                Wrong("errors are not written", diagnosis: "has a handler of its own") { source, write in
                    source.subscribe(
                        onNext: { write("\($0)") },
                        onError: { _ in },
                        onCompleted: { write("completed") },
                        onDisposed: { write("disposed") })
                },
            ]
        ) { answer in
            struct Offline: Error {}
            func write(_ marbles: String, stopAt stop: TestTime? = nil) throws -> [String] {
                let trial = Trial()
                var lines: [String] = []
                let source = trial.cold("source", marbles, error: Offline()).asObservable()
                let subscription = try answer(source) { lines.append($0) }
                if let stop { trial.scheduler.scheduleAt(stop) { subscription.dispose() } }
                trial.run()
                return lines
            }
            let isOver = Mistake<[String]>("The subscription is over, and nobody wrote that down.") {
                $0 == ["7", "8", "completed"]
            }
            let isEvent = Mistake<[String]>("An element is written as it is: 7, and not the event around it.") {
                $0.first?.hasPrefix("next") == true
            }
            try Lines.expect(
                ["7", "8", "completed", "disposed"], from: try write("--7--8--|"), in: "source  --7--8--|",
                mistakes: [isOver, isEvent])
            try Lines.expect(
                ["7", "error", "disposed"], from: try write("--7--#"), in: "source  --7--#",
                mistakes: [
                    Mistake("Your diary names the error. It should have one word for every error: error.") {
                        $0.contains { $0.contains("Offline") }
                    },
                    Mistake("This error has a handler of its own. Which?") { !$0.contains("error") },
                ])
            try Lines.expect(
                ["7", "disposed"], from: try write("--7--8--|", stopAt: 4), in: "source  --7--8--|  stopped at tick 4",
                mistakes: [
                    Mistake("Your caller disposed of what you returned, and that stopped nothing.") {
                        $0.contains("8")
                    },
                    Mistake(
                        "It was stopped early, without an end, and yet it is over. What is called in all three cases?"
                    ) {
                        !$0.contains("disposed")
                    },
                ])
        },
    ]
}

/// A server that answers as the marbles say, and keeps a record of its requests.
private final class FakeServer: Server {
    private let trial: Trial
    private let answers: TestableObservable<String>

    init(on trial: Trial, _ marbles: String) {
        self.trial = trial
        answers = trial.cold("the server", marbles, as: String.self)
    }

    var requests: [Subscription] { answers.subscriptions }

    func get(_ path: String, answer: @escaping (Result<String, any Error>) -> Void) -> () -> Void {
        let request = answers.subscribe(
            onNext: { answer(.success($0)) },
            onError: { answer(.failure($0)) })
        return { request.dispose() }
    }
}

extension Result where Failure == any Error {
    fileprivate var asEvent: Event<Success> {
        switch self {
        case .success(let value): .next(value)
        case .failure(let error): .error(error)
        }
    }
}

extension AnyObserver {
    fileprivate func finish(_ result: Result<Element, any Error>) {
        on(result.asEvent)
        onCompleted()
    }
}
