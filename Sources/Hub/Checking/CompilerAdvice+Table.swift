extension CompilerAdvice {
    /// Each slip has three parts: pieces of the compiler's message, with "…" between them; what helps; and code of which the
    /// compiler says this. Where the message alone is said of other slips, too, a piece of the learner's line stands behind it. One
    /// that has no words has those of the one above. The first that fits counts.
    static let table = #"""
        no such module '
          There is no module of that name here. What RxSwift has is in this one: import Streams
            import RxSwift

        # Subjects, relays, errors and marbles
        cannot find operator '--'
          Marbles are a text. Write them in quotation marks: "--a--b|"
            private func marbles() -> String { --a--b }
        expected a macro identifier
          Marbles are a text. Write them in quotation marks: "(a#)"
            private func marbles() -> String { (a#) }
        .Type' does not conform to expected type 'Error'
          That is the type. The error is a value of it: write () behind its name.
            private struct Blank: Error {}
            private func fail(_ all: AnyObserver<Int>) { all.onError(Blank) }
        does not conform to expected type 'Error'
          An error is a value of a type that is an Error: struct Offline: Error {}, and then Offline().
            private func fail() -> Observable<Int> { Observable.error("bad") }
        Relay<…has no member 'on
          A relay has accept(…) alone: it does not fail and does not end.
            private func send(_ relay: PublishRelay<Int>) { relay.onNext(1) }
        Subject<…has no member 'accept'
          accept is a relay's. A subject has onNext(…).
            private func send(_ subject: PublishSubject<Int>) { subject.accept(1) }
        AnyObserver<…has no member '
          An observer has three methods: onNext(…), onError(…) and onCompleted().
            private func end(_ all: AnyObserver<Int>) { all.onComplete() }
        type 'Event<…has no member '
          An event is .next(element), .error(error) or .completed.
            private func log(_ event: Event<Int>) {
                if case .complete = event { print(1) }
            }
        'DisposeBag' has no member 'dispose'
          A bag disposes when it is freed. Put a new one in its place: bag = DisposeBag()
            private func leave(_ bag: DisposeBag) { bag.dispose() }
        to expected argument type 'DisposeBag'
          A bag is asked for, and this is none. Which property of it is one?
            private final class Window { let bag = DisposeBag() }
            private func keep(_ all: any Disposable, _ window: Window) { all.disposed(by: window) }
        cannot assign to property: 'value'
          A value is changed by sending another one: accept(…).
            private func set(_ relay: BehaviorRelay<Int>) { relay.value = 3 }
        did you mean to call it with '()'   in a line with .value
          A subject may have failed, so it is asked like this: try subject.value()
            private func latest(_ subject: BehaviorSubject<Int>) -> Int { subject.value }
        missing argument for parameter 'value'   in a line with Behavior
          It begins with a value: BehaviorSubject(value: 0)
            private let start = BehaviorSubject<Int>()
        generic parameter 'Element' could not be inferred   in a line with Subject
          Say what it sends: PublishSubject<Int>()
            private let anything = PublishSubject()

        # What operators are given, and what comes of them
        'ObservableConvertibleType' has no member
          A leading dot does not do here. Write the type before it: Observable.just(…)
            private func each(_ all: Observable<Int>) -> Observable<Int> { all.flatMap { .just($0) } }
        cannot infer contextual base
          Swift does not know the type here. Write it before the dot, or say what the closure returns: { number -> Observable<String> in
            private func each(_ all: Observable<Int>) -> Observable<Int> {
                all.flatMap { number in
                    if number > 2 { return .just(number) }
                    return .empty()
                }
            }
        'DispatchQueue' does not conform to expected type 'ImmediateSchedulerType'
          It takes a scheduler and not a queue. One of that queue: SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "mine")
            import Dispatch
            private func move(_ all: Observable<Int>, _ queue: DispatchQueue) -> Observable<Int> { all.observe(on: queue) }
        type 'Observable<…has no member 'com
          One that only completes is .empty(), and one that fails is .error(…).
            private func none() -> Observable<Int> { return .completed() }
        type '() throws -> Observable<
          deferred takes a closure: .deferred { .just(…) }
            private func one() -> Observable<Int> { return .deferred(.just(1)) }
        trailing closure passed to parameter   in a line with just
          just takes a value that is there. A closure that runs for each subscriber is deferred's: .deferred { .just(…) }
            private func one() -> Observable<Int> { Observable.just { 1 } }
        missing argument label 'optional:'
          from takes a list. For a value that may be nil there is from(optional: …).
            private func one(_ text: String?) -> Observable<String> { return .from(text) }
        cannot convert value of type '[…]?' to expected argument type '   in a line with optional:
          from(optional: …) sends the value as one element. To send what is in a list that may be nil: from(list ?? [])
            private func each(_ all: [String]?) -> Observable<String> { return .from(optional: all) }
        extra argument 'on'   in a line with (
          Sources take their scheduler by the label scheduler. on is for observe(on:) and subscribe(on:).
            private func one() -> Observable<Int> { Observable.from([1], on: MainScheduler.instance) }
        requires the types '…be equivalent   in a line with subscribe(
          A closure that gets the elements has a label: subscribe(onNext: …)
            private func log(_ all: Observable<Int>, _ to: AnyObserver<Int>) { _ = all.subscribe(to.onNext) }
        binary operator '+'…Observable<
          An operator makes one of two observables: Observable.merge(one, other)
            private func both(_ one: Observable<Int>) -> Observable<Int> { one + one }
        extra argument in call   in a line with just(
          just sends one element. For several: Observable.of(1, 2, 3)
            private func three() -> Observable<Int> { Observable.just(1, 2, 3) }
        extra argument in call   in a line with from(
          from takes one collection: Observable.from([1, 2, 3])
            private func three() -> Observable<Int> { Observable.from(1, 2, 3) }
        missing argument for parameter 'scheduler'
          It waits, so say on which scheduler: the one that the exercise gives you, else MainScheduler.instance.
            private func calm(_ all: Observable<Int>) -> Observable<Int> { all.debounce(.seconds(1)) }
        missing argument for parameter 'onErrorJustReturn'
          A Driver does not fail. Say what comes in place of an error: asDriver(onErrorJustReturn: …)
            private func driver(_ all: Observable<Int>) -> Driver<Int> { all.asDriver() }
        'Double' to expected argument type 'RxTimeInterval'
          A time has a unit: .milliseconds(300)
            private func calm(_ all: Observable<Int>) -> Observable<Int> { all.debounce(0.3, scheduler: MainScheduler.instance) }
        static member '…cannot be used on instance of type 'Observable
          The type has it, not one observable: Observable.merge(one, other)
            private func both(_ all: Observable<Int>) -> Observable<Int> { all.merge(all) }
        'distinctUntilChanged()'…conform to 'Equatable'
          It compares elements. Make their type Equatable, or say what to compare: distinctUntilChanged { $0.name }
            private struct Song { let name: String }
            private func news(_ all: Observable<Song>) -> Observable<Song> { all.distinctUntilChanged() }
        Observable<…has no member 'drive'
          drive is a Driver's. One is made by asDriver(onErrorJustReturn: …).
            private func drive(_ all: Observable<Int>) -> any Disposable { all.drive(onNext: { print($0) }) }

        # What closures take, return and keep
        failed to produce diagnostic
          The compiler cannot say what is wrong in this expression. The closures may have another type than is asked for: one of subscribe(with:) gets the object first, one of flatMap returns an observable, one of create one disposable.
            private final class Window { func add(_ text: String) {} }
            private func show(_ window: Window, _ all: Observable<String>) -> any Disposable {
                all.subscribe(with: window, onNext: { $0.add($1) }, onCompleted: { window.add("end") })
            }
        reference to captured var…in concurrently-executing code
          Another thread may change this variable at the same time. Above the closure, make a constant of it: let now = …
            import Dispatch
            private func later() { var text = ""; text += "b"; DispatchQueue.global().async { print(text) } }
        captured var…in concurrently-executing code
          Two threads may use this variable at the same time. Let one of them have it, or guard it with a lock.
            import Dispatch
            private func later() { var text = ""; DispatchQueue.global().async { text = "b" } }
        with non-Sendable type…'@Sendable' closure
          Another thread may use it at the same time, and nothing guards it. Give the closure what it needs as a value.
            import Dispatch
            private final class Box { var number = 0 }
            private func later(_ box: Box) { DispatchQueue.global().async { box.number = 1 } }
        risks causing data races
          Two tasks or threads may use it at the same time from here on. Give the closure what it needs as a value, or let an actor keep it.
            private final class Box { var number = 0 }
            @MainActor private func show(_ box: Box) {}
            private func later(_ box: Box) async { await show(box) }
        type 'any …cannot conform to 'Disposable'
          using asks for a resource of one class. Make a final class that is a Disposable, and let its dispose() close what is open.
            private func one() -> Observable<Int> {
                Observable.using({ Disposables.create { print(1) } }, observableFactory: { _ in .just(1) })
            }
        invalid conversion from throwing function of type '(AnyObserver
          The closure of create cannot throw. It sends the error: observer.onError(…)
            private struct Blank: Error {}
            private func fail() -> Observable<Int> {
                Observable.create { observer in
                    if true { throw Blank() }
                    return Disposables.create()
                }
            }
        missing argument label 'with:'   in a line with Disposables.create
          Disposables.create takes a closure: Disposables.create { … }
            private func leave() -> any Disposable { func end() {}; return Disposables.create(end) }
        cannot convert value of type '()' to expected argument type '[any Disposable]'
          With () it is called now. A dispose calls a closure: Disposables.create { … }
            private func leave() -> any Disposable { func end() {}; return Disposables.create(end()) }
        cannot convert value of type 'Void' to expected argument type '[any Disposable]'
            private func leave(_ end: () -> Void) -> any Disposable { Disposables.create(end()) }
        '()' does not conform to closure result type 'Disposable'   in a line with .dispose()
          dispose() ends it now, and returns nothing. Return the disposable itself.
            private func one(_ all: Observable<Int>) -> Observable<Int> {
                Observable.create { observer in
                    let work = all.subscribe(observer)
                    return work.dispose()
                }
            }
        '()' does not conform to closure result type 'Disposable'
          Behind each return of create's closure stands a disposable: return Disposables.create()
            private func one(_ isOver: Bool) -> Observable<Int> {
                Observable.create { observer in
                    if isOver { return }
                    return Disposables.create()
                }
            }
        'Disposables.Type' does not conform
          Disposables makes them: Disposables.create()
            private func one() -> Observable<Int> { Observable.create { _ in print(1); return Disposables } }
        ' does not conform to closure result type 'Disposable'   in a line with Observable
          The closure of create sends to its observer, and returns a disposable. It fails with observer.onError(…).
            private func one() -> Observable<Int> {
                Observable.create { observer in
                    print(1)
                    return Observable.just(1)
                }
            }
        > Void' does not conform to closure result type 'Disposable'
          A closure is no disposable. One that calls it is: Disposables.create { … }
            private func one(_ cancel: @escaping () -> Void) -> Observable<Int> {
                Observable.create { _ in
                    print(1)
                    return cancel
                }
            }
        missing return in closure expected to return 'any Disposable'
          The closure of create returns what a dispose does. Its last line is: return Disposables.create(). A return inside async is of that closure, and not of create's.
            private func one() -> Observable<Int> {
                Observable.create { observer in
                    observer.onNext(1)
                    Disposables.create()
                }
            }
        cannot convert value of type '()' to closure result type 'any Disposable'
            private func one() -> Observable<Int> { Observable.create { observer in observer.onNext(1) } }
        '[any Disposable]' does not conform to
          A list is no disposable. One of several is: Disposables.create(one, two)
            private func both(_ all: [any Disposable]) -> any Disposable { return all }
        'DisposeBag' does not conform to
          A bag is no disposable. Return the disposable that subscribe returns.
            private func leave(_ bag: DisposeBag) -> any Disposable { return bag }
        expects 0 arguments, but 1 was used   in a line with Single.create
          The closure calls single(.success(…)) or single(.failure(…)), and returns a disposable.
            private func one() -> Single<Int> { Single.create { all in all.onNext(1); return Disposables.create() } }
        which cannot be implicitly ignored   in a line with Sketch.play
          Sketch.play needs a name for its stage: Sketch.play { stage in
            import LessonKit
            private func play() { Sketch.play { print(1) } }
        which cannot be implicitly ignored   in a line with "$
          In a text, a value stands in brackets behind a backslash: "\($0)"
            private func text(_ all: Observable<Int>) -> Observable<String> { all.map { "$0 degrees" } }
        which cannot be implicitly ignored
          The closure gets a value. If it does not use it, it begins with: { _ in
            private func log(_ all: Observable<Int>) -> Observable<Int> { all.do(onNext: { print(1) }) }
        contextual closure type '…arguments, but 1 was used
          The closure gets more than one value. Name each: { window, line in … }
            private final class Window { func add(_ text: String) {} }
            private func show(_ window: Window, _ all: Observable<String>) -> any Disposable {
                all.subscribe(with: window, onNext: { line in window.add(line) })
            }
        'nil' is not compatible with closure result type
          Swift takes the type from the first line it knows. Say what the closure returns: { number -> String? in
            private func text(_ all: Observable<Int>) -> Observable<String> {
                all.map { number in
                    if number > 2 { return nil }
                    return "a"
                }
            }
        requires explicit use of 'self'
          A closure that stays says what it keeps. With { [weak self] in and self?. it keeps nothing.
            private final class Page {
                var number = 0
                func show(_ all: Observable<Int>) -> any Disposable { all.subscribe(onNext: { number = $0 }) }
            }
        must be unwrapped to refer to member   in a line with self.
          It may be gone when the element comes: self?. does nothing then.
            private final class Page {
                var number = 0
                func show(_ all: Observable<Int>) -> any Disposable { all.subscribe(onNext: { [weak self] in self.number = $0 }) }
            }

        # What a function returns
        'any Disposable' to return type 'Observable<
          subscribe ends the chain and returns a disposable. Return the observable; who calls the function subscribes.
            private func show(_ all: Observable<Int>) -> Observable<Int> { all.subscribe(onNext: { print($0) }) }
        of type 'Observable<(…to return type 'Observable<   in a line with combineLatest
          Without a closure it sends pairs. Say what becomes of each: combineLatest(one, other) { $0 + $1 }
            private func sum(_ all: Observable<Int>) -> Observable<Int> { Observable.combineLatest(all, all) }
        of type 'Observable<…?>' to return type 'Observable<
          The elements may still be nil for Swift. compactMap { $0 } leaves nil out, and the ? with it.
            private func some(_ all: Observable<Int?>) -> Observable<Int> { all.filter { $0 != nil } }
        value of optional type   in a line with map
          compactMap sends what is there, and leaves nil out.
            private func numbers(_ all: Observable<String>) -> Observable<Int> { all.map { Int($0) } }
        '()' does not conform to 'Disposable'   in a line with disposed(by
          disposed(by:) gives the disposable to a bag, and returns nothing. To return it, leave disposed(by:) out.
            private func show(_ all: Observable<Int>, _ bag: DisposeBag) -> any Disposable {
                return all.subscribe().disposed(by: bag)
            }
        to closure result type 'Observable<
          The closure returns an observable. just makes one of a value: .just(…)
            private func one() -> Observable<Int> { return .deferred { 1 } }
        of type 'Observable<…to closure result type '   in a line with map
          map sends what its closure returns, also an observable. flatMap sends what that observable sends.
            private func each(_ all: Observable<Int>, _ ask: @escaping (Int) -> Observable<Int>) -> Observable<Int> {
                all.map { ask($0) }
            }
        of type 'Observable<….Element>' to return type 'Observable<
          The elements are no observables here. The closure of flatMap makes one of each: { ask($0) }
            private func each(_ all: Observable<Int>, _ ask: @escaping (Int) -> Observable<Int>) -> Observable<Int> {
                all.flatMap { ask }
            }
        to expected argument type '(any Error) throws -> Observable<
          catch takes a closure that returns an observable. One value for an error: catchAndReturn(…)
            private func each(_ all: Observable<Int>) -> Observable<Int> { all.catch(0) }
        cannot convert value of type '…to expected argument type 'Observable<   in a line with ??
          Right of ?? an observable is asked for. One value as an observable: .just(…)
            private func each(_ one: Observable<String>?) -> Observable<String> { one ?? "none" }
        conform to 'ObservableConvertibleType'   in a line with switchLatest
          switchLatest takes no closure: its elements are streams. flatMapLatest makes a stream of each element.
            private func each(_ all: Observable<Int>) -> Observable<Int> { all.switchLatest() }
        conform to 'ObservableConvertibleType'
          An observable is asked for, and this is none. A function makes one when it is called: { ask($0) }
            private func each(_ all: Observable<Int>) -> Observable<Int> { all.flatMap { $0 + 1 } }
        'nil' requires a contextual type
          nil alone has no type. Where an observable is asked for, one without an element is .empty(): Observable<String>.empty()
            private func each(_ all: Observable<Int>, _ ask: @escaping (Int) -> Observable<Int>) -> Observable<Int> {
                all.flatMap { number in
                    if number > 2 { return nil }
                    return ask(number)
                }
            }
        'nil' is incompatible with return type 'Observable<
          An observable is always there. One without an element is .empty(), one that fails is .error(…).
            private func none() -> Observable<Int> { return nil }
        of type 'Observable<…to return type 'Single<
          asSingle() makes a Single of an observable that sends one element.
            private func one(_ all: Observable<Int>) -> Single<Int> { all.take(1) }
        return expression of type '…Single<…to return type 'Observable<
          It is not an Observable itself. asObservable() makes one.
            private func plain(_ all: Single<Int>) -> Observable<Int> { all }
        return expression of type '…Relay<…to return type 'Observable<
            private func plain(_ all: BehaviorRelay<Int>) -> Observable<Int> { all }
        return expression of type '…SharedSequence<…to return type 'Observable<
            private func plain(_ all: Driver<Int>) -> Observable<Int> { all }
        cannot convert return expression of type '…to return type 'Observable<
          An observable is asked for. just makes one of a value: .just(…). One that fails is .error(…).
            private func one() -> Observable<Int> { return 1 }

        # Slips in Swift itself, whatever it is written about. They come after those of streams, which know more

        # Names that nothing has
        cannot find 'stage' in scope
          stage belongs to the steps of a lesson. Here is what the function is given, and no more.
            private func tick() { stage.at(3) {} }
        cannot find 'DispatchQueue' in scope
          Dispatch has it: import Dispatch, above.
            private func later() { DispatchQueue.main.async {} }
        non-function type 'ContinuousClock.Instant'
          now() is a time of DispatchQueue. Is Dispatch imported above?
            private func later() { DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {} }
        cannot find 'self' in scope
          self is inside a class or a struct only. In a function, use the names that it was given.
            private func tick() { self.count += 1 }
        cannot find 'new' in scope
          Swift has no new. The name of the type and () make a value: DisposeBag()
            private func bag() -> DisposeBag { return new DisposeBag() }
        cannot find 'weak' in scope
          [weak window] stands inside the closure, before its arguments: { [weak window] line in … }
            private func leave(_ text: String) { print(weak text) }
        cannot find '…' in scope   in a line with case .
          To give a name to what a case carries, write let before it: case .success(let text)
            private func read(_ result: Result<String, any Error>) {
                switch result {
                case .success(text): print(text)
                case .failure: break
                }
            }
        cannot find '…' in scope
          That name is not known here. Is it misspelt, or made inside other braces? A text has quotation marks.
            private func list() -> [String] { [soup, rice] }
        invalid redeclaration of '
          This lesson has something of that name already, perhaps in another exercise. Give yours another name, or write private before it.
            private struct Page {}
            private struct Page {}
        cannot find type '
          Behind a colon stands a type. A value stands behind =.
            private func tick(_ text: String) { let one: text }

        # What stands between round brackets
        missing argument label 'execute:'
          async takes a closure: queue.async { … }
            import Dispatch
            private func later(_ queue: DispatchQueue, _ work: Void) { queue.async(work) }
        missing argument label '
          The label stands before the value, with a colon between them.
            private func half(of number: Int) -> Int { number / 2 }
            private let two = half(4)
        extraneous argument label '
          It is given without a label. The arguments of a closure have none.
            private func call(_ load: (String) -> Int) -> Int { load(name: "a") }
        missing argument for parameter #1   in a line with .scan
          scan begins with a value: scan(0) { sum, number in … }
            private func sums(_ all: Observable<Int>) -> Observable<Int> { all.scan { $0 + $1 } }
        missing argument for parameter #1   in a line with ()
          Its brackets are empty, and it needs a value there: onNext(element), onError(error).
            private func fail(_ all: AnyObserver<Int>) { all.onError() }
        missing argument
          It needs more than it is given. Its declaration says what.
            private func half(of number: Int) -> Int { number / 2 }
            private let two = half()
        must precede argument
          Arguments have an order, that of the declaration. For subscribe it is onNext, onError, onCompleted, onDisposed.
            private func show(_ all: Observable<Int>) { _ = all.subscribe(onCompleted: {}, onError: { _ in }) }
        incorrect argument label
          A label is not right. Compare the two lists, letter by letter.
            private func show(_ all: Observable<Int>) { _ = all.subscribe(onNext: { _ in }, onComplete: {}) }
        extra argument '
          It takes no argument of that name. Its declaration says which it takes.
            private func half(of number: Int) -> Int { number / 2 }
            private let two = half(of: 4, by: 2)
        argument passed to call that takes no arguments   in a line with .dispose(
          dispose() ends it now. For a bag it is disposed(by: bag), with a d.
            private func keep(_ all: Observable<Int>, _ bag: DisposeBag) { all.subscribe().dispose(by: bag) }
        cannot call value of non-function type
          It is a property and no function. Leave its () out.
            private func isEmpty(_ all: [Int]) -> Bool { all.isEmpty() }
        function is unused
          The name alone does nothing. With () behind it, it is called.
            private func end(_ all: AnyObserver<Int>) { all.onCompleted }
        did you mean to call it
          With () behind it, it is called.
            private func none() -> Observable<Int> { return .empty }
        cannot be used on type '…did you mean to use a value
          With a capital it is the type. Use the one that the function was given.
            private protocol Shop { func price() -> Int }
            private func price() -> Int { Shop.price() }

        # Values of another type than is asked for
        must be unwrapped to a value of type 'any Error'
          It is nil where all went well. if let error { … } else { … } tells the two apart.
            private func end(_ all: AnyObserver<Int>, _ error: (any Error)?) { all.onError(error) }
        must be unwrapped to refer to member   in a line with [weak
          After [weak …] it may be gone when the closure runs. With a ? before the dot, nothing happens then: window?.add(…)
            private final class Window { func add(_ text: String) {} }
            private func show(_ window: Window) -> (String) -> Void { { [weak window] in window.add($0) } }
        value of optional type '…must be unwrapped
          It may be nil. guard let or if let takes the value out; ?? says what comes in place of nil.
            private func length(_ text: String?) -> Int { text.count }
        conditional binding must have Optional type
          It is always there, and never nil. Use it as it is, without if let and guard let.
            private func log(_ text: String) { if let text { print(text) } }
        for-in loop requires '…?'
          The list may be nil. With ?? [] it is an empty one then.
            private func each(_ all: [Int]?) { for one in all { print(one) } }
        cannot be used as a boolean
          if let error { … } asks whether it is there, and takes it out.
            private func isThere(_ error: (any Error)?) { if error { print(1) } }
        type 'Int' to …type 'String'
          A number is no text. This makes one of it: "\(number)"
            private func text(_ all: Observable<Int>) -> Observable<String> { all.map { $0 } }
        type 'String' to …type 'Int'
          A text is no number. Int(text) makes one of it, or nil where it is none.
            private func large(_ all: Observable<String>) -> Observable<String> { all.filter { $0 > 100 } }
        'any Error' to expected argument type 'String'
          An error is no text. Write the text that is asked for, or "\(error)".
            private func write(_ text: String) {}
            private func log(_ error: any Error) { write(error) }
        cannot convert value of type '…) -> …' to expected argument type '
          That is the function. With its arguments in brackets it gives a value.
            private func write(_ text: String) {}
            private func log(_ load: (String) -> String) { write(load) }
        cannot convert value of type '[…]' to expected argument type '
          That is the whole list, and one element of it is asked for.
            private func write(_ text: String) {}
            private func log(_ all: [String]) { write(all) }
        cannot convert value of type 'Result<
          It is a result, and the value is inside: case .success(let text)
            private func write(_ text: String) {}
            private func log(_ all: Result<String, any Error>) { write(all) }
        to expected argument type '() ->
          With its arguments it is called at once. In braces it is called later: { … }
            private func later(_ work: () -> Void) {}
            private func log() { later(print(1)) }
        cannot convert value of type '()' to expected argument type '
          What gives this returns nothing. A result that comes later is inside the closure: use it there.
            private func write(_ text: String) {}
            private func log() { let all = print(1); write(all) }
        to closure result type 'Void'
          Nobody uses what this closure returns. What needs the value stands inside it.
            private func find(_ answer: (String) -> Void) {}
            private func log() { find { text in return text } }
        tuple type '()' has no member
          It returns nothing, and at once. What comes after its work stands inside its braces.
            import Dispatch
            private func later(_ queue: DispatchQueue) { queue.async { print(1) }.then { print(2) } }
        'Substring'…to expected argument type 'String'
          A piece of a text is no String yet. This makes one of it: String(word)
            private func write(_ text: String) {}
            private func log(_ line: String) { for word in line.split(separator: " ") { write(word) } }
        of type '[String]' to return type 'String'
          One text is asked for, and no list. It stands in quotation marks: "…"
            private func text() -> String { return ["a", "b"] }
        to return type '[
          A list is asked for: ["…", "…"]
            private func list() -> [String] { return "soup, rice" }
        'nil' cannot be assigned
          Its type has no ?, so it is never nil. Put a new value in its place.
            private func leave(_ bag: DisposeBag) { var bag = bag; bag = nil }
        call can throw
          Write try before the call. What it throws leaves the function or the closure.
            private func read() throws -> Int { 1 }
            private func log() { print(read()) }
        that does not support concurrency
          Nothing here waits with async and await. A queue takes a closure: worker.async { … }
            private func load() -> Int { 1 }
            private func log() { async let one = load() }

        # Words and signs that are missing, or too many
        unterminated string literal
          A text begins and ends with a quotation mark. One is missing.
            private func list() -> [String] { ["soup] }
        unicode curly quote found
          These quotation marks are those of a letter. Code has straight ones. Type them in your editor.
            private func list() -> [String] { [“soup”] }
        expected ',' separator
          Between two things in brackets stands a comma. Is one missing, or a colon, or a quotation mark?
            private func list() -> [String] { ["soup" "rice"] }
        expected '{'
          What follows if, else or a loop stands in braces: { … }
            private func log(_ all: [Int]) {
                if (all.isEmpty) print(1)
            }
        extraneous '}'
          There is a } too many, here or above. Each { has one.
            private func log() {}
            }
        consecutive statements on a line
          Swift reads two commands here. Is a word too much, or a sign missing between them?
            private func log() { print(1) print(2) }
        expected member name or initializer call
          That is the type. With () behind its name a new value is made.
            private func log() { let bag = DisposeBag }
        is a 'let' constant
          What let names keeps its value. If it has to change, it is a var. To compare, write ==.
            private func log() { let number = 1; number = 2 }
        resolved without a contextual type
          Nothing asks for this value. Is return missing before it?
            private func none(_ isOver: Bool) -> Observable<Int> {
                .empty()
                return .never()
            }
        anonymous closure argument
          $0 is inside braces only: { observer.onNext($0) }
            private func log() { print($0) }
        missing return in…'any Disposable'   in a line with }
          Each way through it ends with return and a disposable. Is the word missing, or is nothing below a loop or an if?
            private func none(_ all: Observable<Int>) -> any Disposable {
                all.subscribe()
                print(1)
            }
        missing return in
          Each way through it ends with return. Is the word missing, or is nothing below a loop or an if?
            private func some(_ all: [Int]) -> Int {
                for one in all { return one }
            }
        'guard' body must not fall through
          The braces of guard end with return, or with throw.
            private func log(_ text: String?) {
                guard let text else { print(1) }
                print(text)
            }
        binary operator '
          Both sides of this sign need one type, and one that it is made for.
            private func log(_ one: Int, _ half: Double) { print(one * half) }

        # Classes and their protocols
        has no initializers
          A property of this class has no first value. Write one behind it, or an init that gives it one.
            private final class Radio { let name: String }
        without initializing all stored properties
          init gives each property its first value: self.name = name
            private final class Radio {
                let name: String
                init(name: String) {}
            }
        'any …cannot be constructed
          A protocol says what something can do, and is nothing itself. Make one of your own class.
            private protocol Radio {}
            private func radio() -> any Radio { Radio() }
        non-class type '…cannot conform to class protocol
          It has to be a class: write final class in place of struct.
            private protocol Radio: AnyObject {}
            private struct Mine: Radio {}
        return expression of type '….Type' does not conform
          That is the class. Return one of it: its name, and brackets behind.
            private protocol Radio: AnyObject {}
            private final class Mine: Radio {}
            private func radio() -> any Radio { return Mine }
        return expression of type '…does not conform to '
          The class does not say that it is one. The protocol stands behind its name: final class Mine: Radio
            private protocol Radio: AnyObject {}
            private final class Mine {}
            private func radio() -> any Radio { return Mine() }
        different argument labels from those required
          The labels are the protocol's. The brackets at the end of the message show them.
            private protocol Radio: AnyObject { func tune(to name: String) }
            private final class Mine: Radio { func tune(name: String) {} }
        because it matches a requirement in
          Others call it by the protocol. Leave private out.
            protocol Tuned: AnyObject { func turnOff() }
            final class Tuner: Tuned { private func turnOff() {} }
        to an '@escaping' closure
          The closure is kept, so its parameter says so: @escaping before its type.
            private final class Radio {
                let display: () -> Void
                init(display: () -> Void) { self.display = display }
            }
        'self' is immutable
          A struct cannot change itself here. A class can.
            private struct Mine {
                var number = 0
                func add() { number = 1 }
            }

        # What is left
        type '…' has no member 'error'
          This closure returns an element, and no observable. It fails by a throw: throw TooHeavy()
            private struct TooHeavy: Error {}
            private func sums(_ all: Observable<Int>) -> Observable<Int> {
                all.map { number in
                    if number > 9 { return .error(TooHeavy()) }
                    return number
                }
            }
        has no member '
          It has nothing of that name. Is it misspelt? Capitals count.
            private func each(_ all: [Int]) { all.foreach { print($0) } }
        """#
}
