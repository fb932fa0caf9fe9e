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

    @Test func `AnyObserver and asObserver hide the type, and hand every event on`() {
        let log = Log()
        let named: AnyObserver<Int> = Named(log: log).asObserver()
        for observer in [AnyObserver(Named(log: log)).asObserver(), named] {
            observer.onNext(1)
            observer.onCompleted()
        }
        #expect(log.text == "next(1) completed next(1) completed")
    }

    @Test func `mapObserver takes other elements, and what it throws arrives as an error`() {
        let log = Log()
        let observer = Named(log: log).mapObserver { (text: String) in
            if text.isEmpty { throw Failure.offline }
            return text.count
        }
        observer.onNext("abc")
        observer.onNext("")
        observer.onError(Failure.lost)
        observer.onCompleted()
        #expect(log.text == "next(3) error(offline) error(lost) completed")
    }

    @Test func `an observer of its own type can subscribe`() {
        let log = Log()
        Observable.of(1, 2).subscribe(Named(log: log)).dispose()
        #expect(log.text == "next(1) next(2) completed")
    }

    @Test func `something else that can be subscribed to becomes an observable, and an observable is its own`() {
        #expect(Squares().asObservable().map { $0 + 1 }.atOnce == "2 5 | .")
        #expect(Squares().filter { $0 > 1 }.atOnce == "4 | .")
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
