import Marbles
import Streams
import Testing

@Suite("catch", .counted)
struct CatchTests {
    @Test(
        arguments: InTime.untroubled + [
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

    @Test func `the handler is told the error, for each subscription`() {
        let log = Log()
        let source = Observable<Int>.error(Failure.lost).catch { error in
            log.note(error)
            return .of(1, 2)
        }
        for _ in 1...2 { #expect(source.atOnce == "1 2 | .") }
        #expect(log.text == "lost lost")
    }

    @Test func `an error of the fallback and what the handler throws are passed on, and an endless fallback stops`() {
        let failing = Observable<Int>.error(Failure.lost)
        #expect(failing.catch { _ in .error(Failure.offline) }.atOnce == "#offline .")
        #expect(failing.catch { _ in throw Failure.offline }.atOnce == "#offline .")
        #expect(failing.catch { _ in .repeatElement(7) }.take(3).atOnce == "7 7 7 | .")
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

    @Test func `the source is left once the fallback has been subscribed to, or after that has ended at once`() {
        let (log, source, fallback) = (Log(), HandDriven<Int>(), HandDriven<Int>())
        let noted = source.observable.do(onDispose: { log.note("source") })
        _ = noted.catch { _ in fallback.observable.do(onSubscribe: { log.note("fallback") }) }.note(in: log)
        source.fail(.lost)
        fallback.send(1)
        fallback.complete()
        #expect(log.text == "fallback source 1 | .")
        _ = noted.catch { _ in .just(1) }.note(in: log)
        source.fail(.lost)
        #expect(log.text == "fallback source 1 | . 1 | . source")
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

    @Test func `the next one is asked for when it is needed, and each subscription asks anew`() {
        let log = Log()
        let sources = [1, 2, 3].lazy.map { number in
            log.note("make \(number)")
            return number == 2 ? Observable.just(number) : .error(Failure.lost)
        }
        let observable = Observable.catch(sequence: sources)
        for _ in 1...2 { #expect(observable.atOnce == "2 | .") }
        #expect(log.text == "make 1 make 2 make 1 make 2")
        #expect(Observable<Int>.catch(sequence: []).atOnce == "| .")
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

    @Test(
        arguments: InTime.untroubled + [
            InTime("error", "--1--#", "--1--(0|)", "^----!"),
            InTime("disposed", "--1--#", "--1", "^--!", until: 3),
        ])
    func `catchAndReturn, in time`(_ run: InTime) {
        run.check { source, _ in source.catchAndReturn(0) }
    }

    @Test(
        arguments: InTime.untroubled + [
            InTime("error", "-1-#", "-1--2-3|", "^--!"),
            InTime("disposed", "-1-#", "-1--2", "^--!", until: 5),
        ])
    func `catch(sequence:), in time`(_ run: InTime) {
        run.check { source, scheduler in
            .catch(sequence: [source, scheduler.createColdObservable("-2-3|").asObservable(), .just(4)])
        }
    }

    @Test
    func `catch(sequence:): each is left before the next is subscribed to, the last after its error is passed on`() {
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

    @Test func `catch(sequence:): those that fail at once are each left before the error is dealt with`() {
        let log = Log()
        let sources = (1...2).map { number in
            Observable<Int>.error(Failure.lost).do(
                onSubscribe: { log.note("<\(number)") }, onDispose: { log.note("\(number)>") })
        }
        _ = Observable.catch(sequence: sources).note(in: log)
        #expect(log.text == "<1 1> <2 2> #lost .")
    }
}
