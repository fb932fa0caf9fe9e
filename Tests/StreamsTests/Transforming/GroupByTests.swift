import Marbles
import Streams
import Testing

@Suite("groupBy", .counted)
struct GroupByTests {
    private let log = Log()

    @Test(arguments: [
        Run("-1-2--3--4-|", held: "^----------!", "-a-b-------|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1-3--2--#", held: "^--------!", "-a----b--#"),
        Run("-1-3--9--2|", held: "^-----!", "-a----#"),
        Run("-1-------------------2", held: "^-------------------!", "-a"),
    ])
    func `a group comes with the first element of its key`(_ run: Run) {
        let problems = run.problems(values: ["a": 1, "b": 0]) { source in source.groupBy(keySelector: parity).map(\.key)
        }
        #expect(problems == [])
    }

    @Test(arguments: [
        Run("-1-2--3--4-|", held: "^----------!", "-1-2--3--4-|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1-3--2--#", held: "^--------!", "-1-3--2--#"),
        Run("-1-3--9--2|", held: "^-----!", "-1-3--#"),
        Run("-1-------------------2", held: "^-------------------!", "-1"),
    ])
    func `merged, the groups are the source`(_ run: Run) {
        #expect(run.problems { source in source.groupBy(keySelector: parity).flatMap { $0 } } == [])
    }

    private func parity(of element: Int) throws -> Int {
        if element == 9 { throw MarbleError() }
        return element % 2
    }

    @Test func `each group tells its own elements, and all end in the order in which they came`() {
        let observable = Observable.of("apple", "banana", "avocado", "cherry", "blueberry").groupBy { $0.prefix(1) }
        _ = observable.subscribe(
            onNext: { group in
                _ = group.subscribe(
                    onNext: { log.note("\(group.key):\($0)") }, onCompleted: { log.note("\(group.key)|") })
            }, onCompleted: { log.note("|") })
        #expect(log.text == "a:apple b:banana a:avocado c:cherry b:blueberry a| b| c| |")
    }

    @Test func `an error ends the groups, then the result, and leaves the source`() {
        for isThrown in [false, true] {
            let log = Log()
            let source = HandDriven<Int>()
            let groups = source.observable.do(onDispose: { log.note("dispose") }).groupBy { element in
                if element == 9 { throw Failure.lost }
                return element % 2
            }
            let subscription = groups.subscribe(
                onNext: { group in _ = group.subscribe(onError: { log.note("\(group.key)#\($0)") }) },
                onError: { log.note("#\($0)") })
            source.send(1, 2)
            if isThrown { source.send(9, 3) } else { source.fail(.lost) }
            #expect(log.text == "1#lost 0#lost #lost dispose")
            #expect(source.disposals == 1)
            subscription.dispose()
        }
    }

    @Test func `who subscribes to a group late has missed what it told`() {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createHotObservable("-1-2-3-4-5|")
        let groups = source.groupBy { $0 % 2 }
        let late = groups.flatMap { group in
            Observable<Int>.timer(.seconds(3), scheduler: scheduler).flatMap { _ in group }
        }
        let recording = scheduler.record(late)
        scheduler.start()
        #expect(recording.events == marbles("-----3-4-5|"))
    }

    @Test func `when the result is disposed of, groups that are subscribed to go on, and no new one comes`() {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createHotObservable("-1-2-3-4-5-|")
        var keys = 0
        let groups = source.groupBy { element -> Int in
            keys += 1
            return element % 3
        }
        let odd = scheduler.record(groups.take(1).flatMap { $0 })
        scheduler.start()
        #expect(odd.events == marbles("-1-----4---|"))
        #expect(source.subscriptions == [Subscription(marbles: "^----------!")])
        #expect(keys == 5)
    }

    @Test func `the source is disposed of with the last group, with groups that nobody subscribed to with the result`()
    {
        let source = HandDriven<Int>()
        var groups: [Disposable] = []
        let grouped = source.observable.groupBy { $0 % 2 }
        let subscription = grouped.subscribe(onNext: { groups.append($0.note(in: log)) })
        source.send(1, 2)
        subscription.dispose()
        source.send(3)
        groups[0].dispose()
        source.send(5, 4)
        #expect(source.disposals == 0)
        groups[1].dispose()
        #expect(source.disposals == 1)
        #expect(log.text == "1 2 3 . 4 .")
        let alone = grouped.subscribe()
        source.send(1, 2)
        alone.dispose()
        #expect(source.disposals == 2)
    }

    @Test func `a group may be subscribed to again, and after the end tells only that`() {
        let source = HandDriven<Int>()
        var group: GroupedObservable<Int, Int>?
        let subscription = source.observable.groupBy { $0 % 2 }.subscribe(onNext: { group = $0 })
        source.send(1)
        let first = group?.note(in: log)
        let second = group?.asObservable().note(in: log)
        source.send(3)
        #expect(log.text == "3 3")
        first?.dispose()
        source.complete()
        #expect(log.text == "3 3 . | .")
        #expect(group?.atOnce == "| .")
        second?.dispose()
        subscription.dispose()
    }

    @Test func `an element that sets off another one does not make its group come twice`() {
        let source = HandDriven<Int>()
        let subscription = source.observable.groupBy { $0 % 2 }
            .do(onNext: { if $0.key == 1 { source.send(3) } }).flatMap { $0 }.note(in: log)
        source.send(1)
        #expect(log.text == "1")
        subscription.dispose()
    }
}
