/// What the compiler says of slips that learners of streams make, once more in words for them.
enum CompilerAdvice {
    /// A message, and what helps.
    struct Row: Sendable {
        /// Pieces of the compiler's message, in their order.
        let message: [String]
        /// A piece of the learner's line, where the message alone is said of other slips, too.
        var line = ""
        let words: String
        /// Code of which the compiler says this.
        let example: String
    }

    /// The words for an error in `line`; nil where the compiler's own are all there is.
    static func words(for message: String, in line: some StringProtocol) -> String? {
        all.first { row in
            guard row.line.isEmpty || line.contains(row.line) else { return false }
            var rest = message[...]
            return row.message.allSatisfy { piece in
                guard let found = rest.firstRange(of: piece) else { return false }
                rest = rest[found.upperBound...]
                return true
            }
        }?.words
    }

    static let all = modules + values + chains + closures + types + swift

    private static let modules = [
        Row(
            message: ["no such module '"],
            words: "There is no module of that name here. What RxSwift has is in this one: import Streams",
            example: "import RxSwift")
    ]

    /// Subjects, relays, errors and marbles.
    private static let values = [
        Row(
            message: ["cannot find operator '--'"],
            words: "Marbles are a text. Write them in quotation marks: \"--a--b|\"",
            example: #"private func marbles() -> String { --a--b }"#),
        Row(
            message: ["expected a macro identifier"],
            words: "Marbles are a text. Write them in quotation marks: \"(a#)\"",
            example: #"private func marbles() -> String { (a#) }"#),
        Row(
            message: [".Type' does not conform to expected type 'Error'"],
            words: "That is the type. The error is a value of it: write () behind its name.",
            example: "private struct Blank: Error {}\nprivate func fail(_ all: AnyObserver<Int>) { all.onError(Blank) }"
        ),
        Row(
            message: ["does not conform to expected type 'Error'"],
            words: "An error is a value of a type that is an Error: struct Offline: Error {}, and then Offline().",
            example: #"private func fail() -> Observable<Int> { Observable.error("bad") }"#),
        Row(
            message: ["Relay<", "has no member 'on"],
            words: "A relay has accept(…) alone: it does not fail and does not end.",
            example: "private func send(_ relay: PublishRelay<Int>) { relay.onNext(1) }"),
        Row(
            message: ["Subject<", "has no member 'accept'"], words: "accept is a relay's. A subject has onNext(…).",
            example: "private func send(_ subject: PublishSubject<Int>) { subject.accept(1) }"),
        Row(
            message: ["AnyObserver<", "has no member '"],
            words: "An observer has three methods: onNext(…), onError(…) and onCompleted().",
            example: "private func end(_ all: AnyObserver<Int>) { all.onComplete() }"),
        Row(
            message: ["type 'Event<", "has no member '"],
            words: "An event is .next(element), .error(error) or .completed.",
            example: """
                private func log(_ event: Event<Int>) {
                    if case .complete = event { print(1) }
                }
                """),
        Row(
            message: ["'DisposeBag' has no member 'dispose'"],
            words: "A bag disposes when it is freed. Put a new one in its place: bag = DisposeBag()",
            example: "private func leave(_ bag: DisposeBag) { bag.dispose() }"),
        Row(
            message: ["to expected argument type 'DisposeBag'"],
            words: "A bag is asked for, and this is none. Which property of it is one?",
            example: """
                private final class Window { let bag = DisposeBag() }
                private func keep(_ all: any Disposable, _ window: Window) { all.disposed(by: window) }
                """),
        Row(
            message: ["cannot assign to property: 'value'"],
            words: "A value is changed by sending another one: accept(…).",
            example: "private func set(_ relay: BehaviorRelay<Int>) { relay.value = 3 }"),
        Row(
            message: ["did you mean to call it with '()'"], line: ".value",
            words: "A subject may have failed, so it is asked like this: try subject.value()",
            example: "private func latest(_ subject: BehaviorSubject<Int>) -> Int { subject.value }"),
        Row(
            message: ["missing argument for parameter 'value'"], line: "Behavior",
            words: "It begins with a value: BehaviorSubject(value: 0)",
            example: "private let start = BehaviorSubject<Int>()"),
        Row(
            message: ["generic parameter 'Element' could not be inferred"], line: "Subject",
            words: "Say what it sends: PublishSubject<Int>()", example: "private let anything = PublishSubject()"),
    ]

    /// What operators are given, and what comes of them.
    private static let chains = [
        Row(
            message: ["'ObservableConvertibleType' has no member"],
            words: "A leading dot does not do here. Write the type before it: Observable.just(…)",
            example: "private func each(_ all: Observable<Int>) -> Observable<Int> { all.flatMap { .just($0) } }"),
        Row(
            message: ["cannot infer contextual base"],
            words: "Swift does not know the type here. Write it before the dot, or say what the closure returns: "
                + "{ number -> Observable<String> in",
            example: """
                private func each(_ all: Observable<Int>) -> Observable<Int> {
                    all.flatMap { number in
                        if number > 2 { return .just(number) }
                        return .empty()
                    }
                }
                """),
        Row(
            message: ["'DispatchQueue' does not conform to expected type 'ImmediateSchedulerType'"],
            words: "It takes a scheduler and not a queue. One of that queue: "
                + "SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: \"mine\")",
            example: """
                import Dispatch
                private func move(_ all: Observable<Int>, _ queue: DispatchQueue) -> Observable<Int> { all.observe(on: queue) }
                """),
        Row(
            message: ["type 'Observable<", "has no member 'com"],
            words: "One that only completes is .empty(), and one that fails is .error(…).",
            example: "private func none() -> Observable<Int> { return .completed() }"),
        Row(
            message: ["type '() throws -> Observable<"], words: "deferred takes a closure: .deferred { .just(…) }",
            example: "private func one() -> Observable<Int> { return .deferred(.just(1)) }"),
        Row(
            message: ["trailing closure passed to parameter"], line: "just",
            words:
                "just takes a value that is there. A closure that runs for each subscriber is deferred's: .deferred { .just(…) }",
            example: "private func one() -> Observable<Int> { Observable.just { 1 } }"),
        Row(
            message: ["missing argument label 'optional:'"],
            words: "from takes a list. For a value that may be nil there is from(optional: …).",
            example: "private func one(_ text: String?) -> Observable<String> { return .from(text) }"),
        Row(
            message: ["cannot convert value of type '[", "]?' to expected argument type '"], line: "optional:",
            words:
                "from(optional: …) sends the value as one element. To send what is in a list that may be nil: from(list ?? [])",
            example: "private func each(_ all: [String]?) -> Observable<String> { return .from(optional: all) }"),
        Row(
            message: ["extra argument 'on'"], line: "(",
            words: "Sources take their scheduler by the label scheduler. on is for observe(on:) and subscribe(on:).",
            example: "private func one() -> Observable<Int> { Observable.from([1], on: MainScheduler.instance) }"),
        Row(
            message: ["requires the types '", "be equivalent"], line: "subscribe(",
            words: "A closure that gets the elements has a label: subscribe(onNext: …)",
            example: "private func log(_ all: Observable<Int>, _ to: AnyObserver<Int>) { _ = all.subscribe(to.onNext) }"
        ),
        Row(
            message: ["binary operator '+'", "Observable<"],
            words: "An operator makes one of two observables: Observable.merge(one, other)",
            example: "private func both(_ one: Observable<Int>) -> Observable<Int> { one + one }"),
        Row(
            message: ["extra argument in call"], line: "just(",
            words: "just sends one element. For several: Observable.of(1, 2, 3)",
            example: "private func three() -> Observable<Int> { Observable.just(1, 2, 3) }"),
        Row(
            message: ["extra argument in call"], line: "from(",
            words: "from takes one collection: Observable.from([1, 2, 3])",
            example: "private func three() -> Observable<Int> { Observable.from(1, 2, 3) }"),
        Row(
            message: ["missing argument for parameter 'scheduler'"],
            words:
                "It waits, so say on which scheduler: the one that the exercise gives you, else MainScheduler.instance.",
            example: "private func calm(_ all: Observable<Int>) -> Observable<Int> { all.debounce(.seconds(1)) }"),
        Row(
            message: ["missing argument for parameter 'onErrorJustReturn'"],
            words: "A Driver does not fail. Say what comes in place of an error: asDriver(onErrorJustReturn: …)",
            example: "private func driver(_ all: Observable<Int>) -> Driver<Int> { all.asDriver() }"),
        Row(
            message: ["'Double' to expected argument type 'RxTimeInterval'"],
            words: "A time has a unit: .milliseconds(300)",
            example:
                "private func calm(_ all: Observable<Int>) -> Observable<Int> { all.debounce(0.3, scheduler: MainScheduler.instance) }"
        ),
        Row(
            message: ["static member '", "cannot be used on instance of type 'Observable"],
            words: "The type has it, not one observable: Observable.merge(one, other)",
            example: "private func both(_ all: Observable<Int>) -> Observable<Int> { all.merge(all) }"),
        Row(
            message: ["'distinctUntilChanged()'", "conform to 'Equatable'"],
            words:
                "It compares elements. Make their type Equatable, or say what to compare: distinctUntilChanged { $0.name }",
            example: """
                private struct Song { let name: String }
                private func news(_ all: Observable<Song>) -> Observable<Song> { all.distinctUntilChanged() }
                """),
        Row(
            message: ["Observable<", "has no member 'drive'"],
            words: "drive is a Driver's. One is made by asDriver(onErrorJustReturn: …).",
            example: "private func drive(_ all: Observable<Int>) -> any Disposable { all.drive(onNext: { print($0) }) }"
        ),
    ]

    private static let returnsDisposable =
        "The closure of create returns what a dispose does. Its last line is: return Disposables.create(). "
        + "A return inside async is of that closure, and not of create's."

    private static let calledNow = "With () it is called now. A dispose calls a closure: Disposables.create { … }"

    /// What closures take, return and keep.
    private static let closures = [
        Row(
            message: ["failed to produce diagnostic"],
            words:
                "The compiler cannot say what is wrong in this expression. The closures may have another type than is asked for: "
                + "one of subscribe(with:) gets the object first, one of flatMap returns an observable, one of create one "
                + "disposable.",
            example: """
                private final class Window { func add(_ text: String) {} }
                private func show(_ window: Window, _ all: Observable<String>) -> any Disposable {
                    all.subscribe(with: window, onNext: { $0.add($1) }, onCompleted: { window.add("end") })
                }
                """),
        Row(
            message: ["reference to captured var", "in concurrently-executing code"],
            words:
                "Another thread may change this variable at the same time. Above the closure, make a constant of it: let now = …",
            example: """
                import Dispatch
                private func later() { var text = ""; text += "b"; DispatchQueue.global().async { print(text) } }
                """),
        Row(
            message: ["captured var", "in concurrently-executing code"],
            words:
                "Two threads may use this variable at the same time. Let one of them have it, or guard it with a lock.",
            example: """
                import Dispatch
                private func later() { var text = ""; DispatchQueue.global().async { text = "b" } }
                """),
        Row(
            message: ["with non-Sendable type", "'@Sendable' closure"],
            words:
                "Another thread may use it at the same time, and nothing guards it. Give the closure what it needs as a value.",
            example: """
                import Dispatch
                private final class Box { var number = 0 }
                private func later(_ box: Box) { DispatchQueue.global().async { box.number = 1 } }
                """),
        Row(
            message: ["risks causing data races"],
            words:
                "Two tasks or threads may use it at the same time from here on. Give the closure what it needs as a value, or let an actor keep it.",
            example: """
                private final class Box { var number = 0 }
                @MainActor private func show(_ box: Box) {}
                private func later(_ box: Box) async { await show(box) }
                """),
        Row(
            message: ["type 'any ", "cannot conform to 'Disposable'"],
            words:
                "using asks for a resource of one class. Make a final class that is a Disposable, and let its dispose() close what is open.",
            example: """
                private func one() -> Observable<Int> {
                    Observable.using({ Disposables.create { print(1) } }, observableFactory: { _ in .just(1) })
                }
                """),
        Row(
            message: ["invalid conversion from throwing function of type '(AnyObserver"],
            words: "The closure of create cannot throw. It sends the error: observer.onError(…)",
            example: """
                private struct Blank: Error {}
                private func fail() -> Observable<Int> {
                    Observable.create { observer in
                        if true { throw Blank() }
                        return Disposables.create()
                    }
                }
                """),
        Row(
            message: ["missing argument label 'with:'"], line: "Disposables.create",
            words: "Disposables.create takes a closure: Disposables.create { … }",
            example: "private func leave() -> any Disposable { func end() {}; return Disposables.create(end) }"),
        Row(
            message: ["cannot convert value of type '()' to expected argument type '[any Disposable]'"],
            words: calledNow,
            example: "private func leave() -> any Disposable { func end() {}; return Disposables.create(end()) }"),
        Row(
            message: ["cannot convert value of type 'Void' to expected argument type '[any Disposable]'"],
            words: calledNow,
            example: "private func leave(_ end: () -> Void) -> any Disposable { Disposables.create(end()) }"),
        Row(
            message: ["'()' does not conform to closure result type 'Disposable'"], line: ".dispose()",
            words: "dispose() ends it now, and returns nothing. Return the disposable itself.",
            example: """
                private func one(_ all: Observable<Int>) -> Observable<Int> {
                    Observable.create { observer in
                        let work = all.subscribe(observer)
                        return work.dispose()
                    }
                }
                """),
        Row(
            message: ["'()' does not conform to closure result type 'Disposable'"],
            words: "Behind each return of create's closure stands a disposable: return Disposables.create()",
            example: """
                private func one(_ isOver: Bool) -> Observable<Int> {
                    Observable.create { observer in
                        if isOver { return }
                        return Disposables.create()
                    }
                }
                """),
        Row(
            message: ["'Disposables.Type' does not conform"], words: "Disposables makes them: Disposables.create()",
            example: "private func one() -> Observable<Int> { Observable.create { _ in print(1); return Disposables } }"
        ),
        Row(
            message: ["' does not conform to closure result type 'Disposable'"], line: "Observable",
            words:
                "The closure of create sends to its observer, and returns a disposable. It fails with observer.onError(…).",
            example: """
                private func one() -> Observable<Int> {
                    Observable.create { observer in
                        print(1)
                        return Observable.just(1)
                    }
                }
                """),
        Row(
            message: ["> Void' does not conform to closure result type 'Disposable'"],
            words: "A closure is no disposable. One that calls it is: Disposables.create { … }",
            example: """
                private func one(_ cancel: @escaping () -> Void) -> Observable<Int> {
                    Observable.create { _ in
                        print(1)
                        return cancel
                    }
                }
                """),
        Row(
            message: ["missing return in closure expected to return 'any Disposable'"], words: returnsDisposable,
            example: """
                private func one() -> Observable<Int> {
                    Observable.create { observer in
                        observer.onNext(1)
                        Disposables.create()
                    }
                }
                """),
        Row(
            message: ["cannot convert value of type '()' to closure result type 'any Disposable'"],
            words: returnsDisposable,
            example: "private func one() -> Observable<Int> { Observable.create { observer in observer.onNext(1) } }"),
        Row(
            message: ["'[any Disposable]' does not conform to "],
            words: "A list is no disposable. One of several is: Disposables.create(one, two)",
            example: "private func both(_ all: [any Disposable]) -> any Disposable { return all }"),
        Row(
            message: ["'DisposeBag' does not conform to "],
            words: "A bag is no disposable. Return the disposable that subscribe returns.",
            example: "private func leave(_ bag: DisposeBag) -> any Disposable { return bag }"),
        Row(
            message: ["expects 0 arguments, but 1 was used"], line: "Single.create",
            words: "The closure calls single(.success(…)) or single(.failure(…)), and returns a disposable.",
            example:
                "private func one() -> Single<Int> { Single.create { all in all.onNext(1); return Disposables.create() } }"
        ),
        Row(
            message: ["which cannot be implicitly ignored"], line: "Sketch.play",
            words: "Sketch.play needs a name for its stage: Sketch.play { stage in",
            example: "import LessonKit\nprivate func play() { Sketch.play { print(1) } }"),
        Row(
            message: ["which cannot be implicitly ignored"], line: "\"$",
            words: #"In a text, a value stands in brackets behind a backslash: "\($0)""#,
            example: "private func text(_ all: Observable<Int>) -> Observable<String> { all.map { \"$0 degrees\" } }"),
        Row(
            message: ["which cannot be implicitly ignored"],
            words: "The closure gets a value. If it does not use it, it begins with: { _ in",
            example: "private func log(_ all: Observable<Int>) -> Observable<Int> { all.do(onNext: { print(1) }) }"),
        Row(
            message: ["contextual closure type '", "arguments, but 1 was used"],
            words: "The closure gets more than one value. Name each: { window, line in … }",
            example: """
                private final class Window { func add(_ text: String) {} }
                private func show(_ window: Window, _ all: Observable<String>) -> any Disposable {
                    all.subscribe(with: window, onNext: { line in window.add(line) })
                }
                """),
        Row(
            message: ["'nil' is not compatible with closure result type"],
            words:
                "Swift takes the type from the first line it knows. Say what the closure returns: { number -> String? in",
            example: """
                private func text(_ all: Observable<Int>) -> Observable<String> {
                    all.map { number in
                        if number > 2 { return nil }
                        return "a"
                    }
                }
                """),
        Row(
            message: ["requires explicit use of 'self'"],
            words: "A closure that stays says what it keeps. With { [weak self] in and self?. it keeps nothing.",
            example: """
                private final class Page {
                    var number = 0
                    func show(_ all: Observable<Int>) -> any Disposable { all.subscribe(onNext: { number = $0 }) }
                }
                """),
        Row(
            message: ["must be unwrapped to refer to member"], line: "self.",
            words: "It may be gone when the element comes: self?. does nothing then.",
            example: """
                private final class Page {
                    var number = 0
                    func show(_ all: Observable<Int>) -> any Disposable { all.subscribe(onNext: { [weak self] in self.number = $0 }) }
                }
                """),
    ]

    /// What a function returns.
    private static let types =
        [
            Row(
                message: ["'any Disposable' to return type 'Observable<"],
                words:
                    "subscribe ends the chain and returns a disposable. Return the observable; who calls the function subscribes.",
                example:
                    "private func show(_ all: Observable<Int>) -> Observable<Int> { all.subscribe(onNext: { print($0) }) }"
            ),
            Row(
                message: ["of type 'Observable<(", "to return type 'Observable<"], line: "combineLatest",
                words:
                    "Without a closure it sends pairs. Say what becomes of each: combineLatest(one, other) { $0 + $1 }",
                example:
                    "private func sum(_ all: Observable<Int>) -> Observable<Int> { Observable.combineLatest(all, all) }"
            ),
            Row(
                message: ["of type 'Observable<", "?>' to return type 'Observable<"],
                words: "The elements may still be nil for Swift. compactMap { $0 } leaves nil out, and the ? with it.",
                example: "private func some(_ all: Observable<Int?>) -> Observable<Int> { all.filter { $0 != nil } }"),
            Row(
                message: ["value of optional type"], line: "map",
                words: "compactMap sends what is there, and leaves nil out.",
                example: "private func numbers(_ all: Observable<String>) -> Observable<Int> { all.map { Int($0) } }"),
            Row(
                message: ["'()' does not conform to 'Disposable'"], line: "disposed(by",
                words:
                    "disposed(by:) gives the disposable to a bag, and returns nothing. To return it, leave disposed(by:) out.",
                example: """
                    private func show(_ all: Observable<Int>, _ bag: DisposeBag) -> any Disposable {
                        return all.subscribe().disposed(by: bag)
                    }
                    """),
            Row(
                message: ["to closure result type 'Observable<"],
                words: "The closure returns an observable. just makes one of a value: .just(…)",
                example: "private func one() -> Observable<Int> { return .deferred { 1 } }"),
            Row(
                message: ["of type 'Observable<", "to closure result type '"], line: "map",
                words:
                    "map sends what its closure returns, also an observable. flatMap sends what that observable sends.",
                example: """
                    private func each(_ all: Observable<Int>, _ ask: @escaping (Int) -> Observable<Int>) -> Observable<Int> {
                        all.map { ask($0) }
                    }
                    """),
            Row(
                message: ["of type 'Observable<", ".Element>' to return type 'Observable<"],
                words: "The elements are no observables here. The closure of flatMap makes one of each: { ask($0) }",
                example: """
                    private func each(_ all: Observable<Int>, _ ask: @escaping (Int) -> Observable<Int>) -> Observable<Int> {
                        all.flatMap { ask }
                    }
                    """),
            Row(
                message: ["to expected argument type '(any Error) throws -> Observable<"],
                words: "catch takes a closure that returns an observable. One value for an error: catchAndReturn(…)",
                example: "private func each(_ all: Observable<Int>) -> Observable<Int> { all.catch(0) }"),
            Row(
                message: ["cannot convert value of type '", "to expected argument type 'Observable<"], line: "??",
                words: "Right of ?? an observable is asked for. One value as an observable: .just(…)",
                example: """
                    private func each(_ one: Observable<String>?) -> Observable<String> { one ?? "none" }
                    """),
            Row(
                message: ["conform to 'ObservableConvertibleType'"], line: "switchLatest",
                words:
                    "switchLatest takes no closure: its elements are streams. flatMapLatest makes a stream of each element.",
                example: "private func each(_ all: Observable<Int>) -> Observable<Int> { all.switchLatest() }"),
            Row(
                message: ["conform to 'ObservableConvertibleType'"],
                words:
                    "An observable is asked for, and this is none. A function makes one when it is called: { ask($0) }",
                example: "private func each(_ all: Observable<Int>) -> Observable<Int> { all.flatMap { $0 + 1 } }"),
            Row(
                message: ["'nil' requires a contextual type"],
                words:
                    "nil alone has no type. Where an observable is asked for, one without an element is .empty(): Observable<String>.empty()",
                example: """
                    private func each(_ all: Observable<Int>, _ ask: @escaping (Int) -> Observable<Int>) -> Observable<Int> {
                        all.flatMap { number in
                            if number > 2 { return nil }
                            return ask(number)
                        }
                    }
                    """),
            Row(
                message: ["'nil' is incompatible with return type 'Observable<"],
                words:
                    "An observable is always there. One without an element is .empty(), one that fails is .error(…).",
                example: "private func none() -> Observable<Int> { return nil }"),
            Row(
                message: ["of type 'Observable<", "to return type 'Single<"],
                words: "asSingle() makes a Single of an observable that sends one element.",
                example: "private func one(_ all: Observable<Int>) -> Single<Int> { all.take(1) }"),
        ]
        + ["Single<", "Relay<", "SharedSequence<"].map { type in
            Row(
                message: ["return expression of type '", type, "to return type 'Observable<"],
                words: "It is not an Observable itself. asObservable() makes one.",
                example: "private func plain(_ all: \(example(type))) -> Observable<Int> { all }")
        }
        + [
            Row(
                message: ["cannot convert return expression of type '", "to return type 'Observable<"],
                words: "An observable is asked for. just makes one of a value: .just(…). One that fails is .error(…).",
                example: "private func one() -> Observable<Int> { return 1 }")
        ]

    private static func example(_ type: String) -> String {
        switch type {
        case "Relay<": "BehaviorRelay<Int>"
        case "SharedSequence<": "Driver<Int>"
        default: "Single<Int>"
        }
    }
}
