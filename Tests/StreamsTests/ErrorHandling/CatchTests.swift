import Marbles
import Streams
import Testing

@Suite("catch", .counted)
struct CatchTests {
    @Test(arguments: [
        InTime("plain", "--1--2--|", "--1--2--|", "^-------!"),
        InTime("empty", "--|", "--|", "^-!"),
        InTime("never", "--", "--", "^----!", until: 5),
        InTime("error", "--1--#", "--1---8-9|", "^----!"),
        InTime("at once", "#", "-8-9|", "(^!)"),
        InTime("disposed before the error", "--1--#", "--1", "^--!", until: 3),
        InTime("disposed after the error", "--1--#", "--1---8", "^----!", until: 7),
    ])
    func `in time`(_ run: InTime) {
        run.check { source, scheduler in
            let fallback = scheduler.createColdObservable("-8-9|")
            return source.catch { _ in fallback.asObservable() }
        }
    }

    @Test func `the fallback is subscribed to when the source fails, and left with the result`() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let source = scheduler.createColdObservable("--1--#")
        let fallback = scheduler.createColdObservable("-8-9|")
        _ = scheduler.record(source.catch { _ in fallback.asObservable() })
        _ = scheduler.record(source.catch { _ in fallback.asObservable() }, until: 7)
        scheduler.start()
        #expect(fallback.subscriptions == [Subscription(5, 9), Subscription(5, 7)])
    }

    @Test func `the handler is told the error`() {
        let log = Log()
        let source = Observable<Int>.error(Failure.lost).catch { error in
            log.note(error)
            return .of(1, 2)
        }
        #expect(source.atOnce == "1 2 | .")
        #expect(log.text == "lost")
    }

    @Test func `an error of the fallback is passed on`() {
        #expect(Observable<Int>.error(Failure.lost).catch { _ in .error(Failure.offline) }.atOnce == "#offline .")
    }

    @Test func `what the handler throws is passed on`() {
        #expect(Observable<Int>.error(Failure.lost).catch { _ in throw Failure.offline }.atOnce == "#offline .")
    }

    @Test func `what the source sends after its error does not arrive`() {
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = source.observable.catch { _ in .never() }.note(in: log)
        source.send(1)
        source.fail(.lost)
        source.send(2)
        source.complete()
        #expect(log.text == "1")
        #expect(source.disposals == 1)
        subscription.dispose()
        #expect(log.text == "1 .")
    }

    @Test func `the source is left once the fallback has been subscribed to`() {
        let log = Log()
        let source = HandDriven<Int>()
        let fallback = HandDriven<Int>()
        let chain = source.observable.do(onDispose: { log.note("source") })
            .catch { _ in fallback.observable.do(onSubscribe: { log.note("fallback") }) }
        _ = chain.note(in: log)
        source.fail(.lost)
        fallback.send(1)
        fallback.complete()
        #expect(log.text == "fallback source 1 | .")
    }

    @Test func `a fallback that ends at once leaves the source after the subscriber is told`() {
        let log = Log()
        let source = HandDriven<Int>()
        _ = source.observable.do(onDispose: { log.note("source") }).catch { _ in .just(1) }.note(in: log)
        source.fail(.lost)
        #expect(log.text == "1 | . source")
    }

    @Test func `disposing inside the handler keeps the fallback from being subscribed to`() {
        let source = HandDriven<Int>()
        let fallback = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = source.observable.catch { _ in
            held.dispose()
            return fallback.observable
        }.note(in: log)
        source.fail(.lost)
        #expect(log.text == ".")
        #expect(fallback.subscriptions == 0)
    }

    @Test func `an element that a completion sets off upstream does not follow it`() {
        let source = HandDriven<Int>()
        let log = Log()
        _ = source.observable.catch { _ in .never() }.take(1).do(onCompleted: { source.send(2) }).note(in: log)
        source.send(1)
        #expect(log.text == "1 | .")
    }

    @Test func `an endless fallback stops`() {
        #expect(
            Observable<Int>.error(Failure.lost).catch { _ in .repeatElement(7) }.take(3).atOnce == "7 7 7 | .")
    }

    @Test func `each subscription catches for itself`() {
        var attempts = 0
        let source = Observable<Int>.error(Failure.lost).catch { _ in
            attempts += 1
            return .just(attempts)
        }
        #expect(source.atOnce == "1 | .")
        #expect(source.atOnce == "2 | .")
    }

    @Test func `a hundred thousand that catch each other take no stack, and hold nothing`() {
        func attempt(_ number: Int) -> Observable<Int> {
            let source = Observable<Int>.error(Failure.lost)
            return number == 0 ? .just(0) : source.catch { _ in attempt(number - 1) }
        }
        let before = Resources.total
        var most = before
        let result = attempt(100_000).do(onSubscribe: { most = max(most, Resources.total) })
        #expect(result.atOnce == "0 | .")
        if Counted.isAlone { #expect(most - before < 500) }
    }

    @Test func `catches that follow each other in time hold the last source only`() {
        let scheduler = Steps()
        var most: Int32 = 0
        let before = Resources.total
        func attempt(_ number: Int) -> Observable<Int> {
            Observable<Int>.timer(.seconds(1), scheduler: scheduler)
                .do(onNext: { _ in most = max(most, Resources.total - before) })
                .map { _ in if number > 0 { throw Failure.lost } else { number } }
                .catch { _ in attempt(number - 1) }
        }
        #expect(scheduler.times(until: 2000, attempt(1000)) == "0@1001 |@1001 .@1001")
        if Counted.isAlone { #expect(most < 10) }
    }
}

@Suite("catchAndReturn", .counted)
struct CatchAndReturnTests {
    @Test(arguments: [
        InTime("plain", "--1--2--|", "--1--2--|", "^-------!"),
        InTime("empty", "--|", "--|", "^-!"),
        InTime("never", "--", "--", "^----!", until: 5),
        InTime("error", "--1--#", "--1--(0|)", "^----!"),
        InTime("disposed", "--1--#", "--1", "^--!", until: 3),
    ])
    func `in time`(_ run: InTime) {
        run.check { source, _ in source.catchAndReturn(0) }
    }
}

@Suite("catch(sequence:)", .counted)
struct CatchSequenceTests {
    @Test(arguments: [
        InTime("plain", "--1--2--|", "--1--2--|", "^-------!"),
        InTime("empty", "--|", "--|", "^-!"),
        InTime("never", "--", "--", "^----!", until: 5),
        InTime("error", "-1-#", "-1--2-3|", "^--!"),
        InTime("disposed", "-1-#", "-1--2", "^--!", until: 5),
    ])
    func `in time`(_ run: InTime) {
        run.check { source, scheduler in
            .catch(sequence: [source, scheduler.createColdObservable("-2-3|").asObservable(), .just(4)])
        }
    }

    @Test func `each is left before the next is subscribed to, the last after its error is passed on`() {
        let log = Log()
        let source = HandDriven<Int>()
        let sources = (1...3).map { number in
            source.observable.do(onSubscribe: { log.note("<\(number)") }, onDispose: { log.note("\(number)>") })
        }
        _ = Observable.catch(sequence: sources).note(in: log)
        source.fail(.lost)
        source.fail(.lost)
        source.fail(.offline)
        #expect(log.text == "<1 1> <2 2> <3 #offline . 3>")
        #expect(source.disposals == 3)
    }

    @Test func `those that fail at once are each left before the error is dealt with`() {
        let log = Log()
        let sources = (1...2).map { number in
            Observable<Int>.error(Failure.lost).do(
                onSubscribe: { log.note("<\(number)") }, onDispose: { log.note("\(number)>") })
        }
        _ = Observable.catch(sequence: sources).note(in: log)
        #expect(log.text == "<1 1> <2 2> #lost .")
    }

    @Test func `an empty sequence completes`() {
        #expect(Observable<Int>.catch(sequence: []).atOnce == "| .")
    }

    @Test func `the next one is asked for when it is needed, and each subscription asks anew`() {
        let log = Log()
        let sources = [1, 2, 3].lazy.map { number in
            log.note("make \(number)")
            return number == 2 ? Observable.just(number) : .error(Failure.lost)
        }
        let observable = Observable.catch(sequence: sources)
        #expect(observable.atOnce == "2 | .")
        #expect(log.text == "make 1 make 2")
        #expect(observable.atOnce == "2 | .")
    }

    @Test func `a hundred thousand that fail at once take no stack, and hold nothing`() {
        var most: Int32 = 0
        let before = Resources.total
        let failing = Observable<Int>.error(Failure.lost).do(onSubscribe: { most = max(most, Resources.total - before) }
        )
        let sources = Array(repeating: failing, count: 100_000) + [.just(1)]
        #expect(Observable.catch(sequence: sources).atOnce == "1 | .")
        if Counted.isAlone { #expect(most < 10) }
    }
}
