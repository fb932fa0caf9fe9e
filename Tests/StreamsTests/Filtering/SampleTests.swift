import Marbles
import Streams
import Testing

@Suite("sample", .counted)
struct SampleTests {
    struct Case: CustomTestStringConvertible {
        let source, sampler, result: String
        let held: (String, String)
        var testDescription: String { "\(source)  \(sampler)" }
    }

    @Test(arguments: [
        Case(
            source: "-1-2---3--|", sampler: "---x-x--x---x", result: "---2----3---|",
            held: ("^---------!", "^-----------!")),
        Case(source: "-1-2-----3", sampler: "----|", result: "----2", held: ("^-------------------!", "^---!")),
        Case(source: "-1-#", sampler: "------x", result: "---#", held: ("^--!", "^--!")),
        Case(source: "-1-2", sampler: "--#", result: "--#", held: ("^-!", "^-!")),
        Case(source: "--|", sampler: "---x", result: "---|", held: ("^-!", "^--!")),
        Case(source: "-1", sampler: "-", result: "", held: ("^-------------------!", "^-------------------!")),
        Case(source: "-", sampler: "-x-x", result: "", held: ("^-------------------!", "^-------------------!")),
    ])
    func `the latest comes when the sampler asks`(_ run: Case) {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createHotObservable(run.source) as TestableObservable<Int>
        let sampler = scheduler.createHotObservable(run.sampler) as TestableObservable<String>
        let recording = scheduler.record(source.sample(sampler), until: 20)
        scheduler.start()
        #expect(recording.events == marbles(run.result))
        #expect(source.subscriptions == [Subscription(marbles: run.held.0)])
        #expect(sampler.subscriptions == [Subscription(marbles: run.held.1)])
    }

    @Test func `a default value comes where nothing new has`() {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createHotObservable("--1----") as TestableObservable<Int>
        let sampler = scheduler.createHotObservable("-x-x-x-|") as TestableObservable<String>
        let recording = scheduler.record(source.sample(sampler, defaultValue: 0), until: 20)
        scheduler.start()
        #expect(recording.events == marbles("-0-1-0-0"))
    }

    @Test func `at the same moment the source goes first`() {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createColdObservable("--1") as TestableObservable<Int>
        let sampler = scheduler.createColdObservable("--x") as TestableObservable<String>
        let recording = scheduler.record(source.sample(sampler), until: 20)
        scheduler.start()
        #expect(recording.events == marbles("--1"))
    }
}
