import Streams
import Testing

@Suite("Observers", .counted)
struct ObserverTests {
    @Test func `an observer is told each event by its short form`() {
        let log = Log()
        let observer = AnyObserver<Int> { log.note($0) }
        observer.onNext(1)
        observer.onError(Failure.lost)
        observer.onCompleted()
        #expect(log.text == "next(1) error(lost) completed")
    }

    @Test func `AnyObserver hands every event to the observer it hides`() {
        let log = Log()
        let observer = AnyObserver(Named(log: log)).asObserver()
        observer.onNext(1)
        observer.onCompleted()
        #expect(log.text == "next(1) completed")
    }

    @Test func `asObserver hides the type`() {
        let log = Log()
        let observer: AnyObserver<Int> = Named(log: log).asObserver()
        observer.onNext(2)
        #expect(log.text == "next(2)")
    }

    @Test func `mapObserver takes other elements`() {
        let log = Log()
        let observer = Named(log: log).mapObserver { (text: String) in text.count }
        observer.onNext("abc")
        observer.onError(Failure.lost)
        observer.onCompleted()
        #expect(log.text == "next(3) error(lost) completed")
    }

    @Test func `what mapObserver throws arrives as an error`() {
        let log = Log()
        let observer = Named(log: log).mapObserver { (_: String) -> Int in throw Failure.offline }
        observer.onNext("abc")
        #expect(log.text == "error(offline)")
    }

    @Test func `an observer of its own type can subscribe`() {
        let log = Log()
        Observable.of(1, 2).subscribe(Named(log: log)).dispose()
        #expect(log.text == "next(1) next(2) completed")
    }

    @Test func `something else that can be subscribed to becomes an observable`() {
        #expect(Squares().asObservable().map { $0 + 1 }.atOnce == "2 5 | .")
        #expect(Squares().filter { $0 > 1 }.atOnce == "4 | .")
    }

    @Test func `an observable is its own observable`() {
        let observable = Observable.just(1)
        #expect(observable.asObservable() === observable)
    }

    private struct Named: ObserverType {
        let log: Log
        func on(_ event: Event<Int>) { log.note(event) }
    }

    private struct Squares: ObservableType {
        typealias Element = Int

        func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Int {
            Observable.of(1, 4).subscribe(observer)
        }
    }
}
