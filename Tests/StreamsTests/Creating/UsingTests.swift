import Streams
import Testing

@Suite("using", .counted)
struct UsingTests {
    @Test func `what a factory throws arrives as an error, and a resource that is there goes`() {
        #expect(Observable<Int>.using(failToOpen) { _ in .just(1) }.atOnce == "#lost .")
        let log = Log()
        _ = Observable<Int>.using(Resource.opener(log)) { _ in throw Failure.lost }.note(in: log)
        #expect(log.text == "<resource #lost . resource>")
    }

    @Test(arguments: [
        ("complete", "| . source> resource>"), ("fail", "#lost . source> resource>"),
        ("dispose", "source> resource> ."),
    ])
    func `the resource is there until the end, and goes after the source`(_ end: String, _ result: String) {
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
        #expect(log.text == "<resource use true 1 \(result)")
    }

    @Test func `each subscription has a resource of its own, which is there while a source sends at once`() {
        let log = Log()
        let observable = Observable<Bool>.using(Resource.opener(log)) { resource in
            Observable.repeatElement(1).map { _ in resource.isOpen }
        }
        for _ in 1...2 { #expect(observable.take(2).atOnce == "true true | .") }
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
