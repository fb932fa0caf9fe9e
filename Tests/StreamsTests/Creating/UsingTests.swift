import Marbles
import Streams
import Testing

@Suite("using", .counted)
struct UsingTests {
    @Test(arguments: [
        InTime("plain", "--1--2--|", "--1--2--|", "^-------!"),
        InTime("empty", "--|", "--|", "^-!"),
        InTime("never", "--", "--", "^----!", until: 5),
        InTime("error", "--1-#", "--1-#", "^---!"),
        InTime("disposed", "--1--2--|", "--1", "^---!", until: 4),
    ])
    func `in time`(_ run: InTime) {
        run.check { source, _ in .using(BooleanDisposable.init) { _ in source } }
    }

    @Test(arguments: ["complete", "fail", "dispose"])
    func `the resource is there until the end, and goes after the source`(_ end: String) {
        let log = Log()
        let source = HandDriven<Int>()
        let observable = Observable.using(Resource.opener(log)) { resource in
            log.note("use \(resource.isOpen)")
            return source.observable.do(onDispose: { log.note("source>") })
        }
        #expect(log.text == "")
        let subscription = observable.note(in: log)
        source.send(1)
        switch end {
        case "complete": source.complete()
        case "fail": source.fail(.lost)
        default: subscription.dispose()
        }
        let begin = "<resource use true 1 "
        switch end {
        case "complete": #expect(log.text == begin + "| . source> resource>")
        case "fail": #expect(log.text == begin + "#lost . source> resource>")
        default: #expect(log.text == begin + "source> resource> .")
        }
    }

    @Test func `a source that sends at once has the resource while it sends`() {
        let log = Log()
        let observable = Observable<Bool>.using(Resource.opener(log)) { resource in
            Observable.repeatElement(1).map { _ in resource.isOpen }
        }
        #expect(observable.take(2).atOnce == "true true | .")
        #expect(log.text == "<resource resource>")
    }

    @Test func `what the resource factory throws arrives as an error`() {
        let observable = Observable<Int>.using(failToOpen) { _ in .just(1)
        }
        #expect(observable.atOnce == "#lost .")
    }

    @Test func `what the observable factory throws arrives as an error, and the resource goes`() {
        let log = Log()
        let observable = Observable<Int>.using(Resource.opener(log)) { _ in throw Failure.lost }
        _ = observable.note(in: log)
        #expect(log.text == "<resource #lost . resource>")
    }

    @Test func `each subscription has a resource of its own`() {
        let log = Log()
        let observable = Observable.using(Resource.opener(log)) { _ in Observable.just(1) }
        _ = observable.subscribe()
        _ = observable.subscribe()
        #expect(log.text == "<resource resource> <resource resource>")
    }
}

private func failToOpen() throws -> BooleanDisposable { throw Failure.lost }

private final class Resource: Disposable {
    private(set) var isOpen = true
    private let log: Log

    init(_ log: Log) {
        self.log = log
        log.note("<resource")
    }

    static func opener(_ log: Log) -> () -> Resource { { Resource(log) } }

    func dispose() {
        isOpen = false
        log.note("resource>")
    }
}
