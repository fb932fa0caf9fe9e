import Streams
import Testing

@Suite("DisposeBag", .counted)
struct DisposeBagTests {
    @Test func `what is in it goes with it, in its order, and once`() {
        let log = Log()
        let parts: [Disposable] = (1...4).map { number in Disposables.create { log.note(number) } }
        do {
            let bag = DisposeBag()
            for _ in 1...2 { for part in parts { part.disposed(by: bag) } }
            parts[3].dispose()
            #expect(log.text == "4")
        }
        #expect(log.text == "4 1 2 3")
    }

    @Test func `a subscription lives as long as its bag, with a bag that nobody holds not at all`() {
        let source = HandDriven<Int>()
        let log = Log()
        var bag = DisposeBag()
        source.observable.note(in: log).disposed(by: bag)
        source.send(1)
        bag = DisposeBag()
        source.send(2)
        #expect(log.text == "1 .")
        source.observable.note(in: log).disposed(by: bag)
        source.send(3)
        #expect(log.text == "1 . 3")
        source.observable.note(in: log).disposed(by: DisposeBag())
        source.send(4)
        #expect(log.text == "1 . 3 .")
    }

    @Test func `a bag goes with its owner`() {
        final class Screen {
            let bag = DisposeBag()
        }
        let source = HandDriven<Int>()
        var screen: Screen? = Screen()
        source.observable.subscribe().disposed(by: screen!.bag)
        #expect(source.disposals == 0)
        screen = nil
        #expect(source.disposals == 1)
    }

    @Test func `it can be filled in every way`() {
        let parts = (0..<12).map { _ in BooleanDisposable() }
        var bags: [DisposeBag] = [
            DisposeBag(disposing: parts[0], parts[1]), DisposeBag(disposing: [parts[11]]),
            DisposeBag {
                parts[2]
                parts[3]
            },
            DisposeBag(),
        ]
        bags[3].insert(parts[4])
        bags[3].insert(parts[5], parts[6])
        bags[3].insert([parts[7], parts[8]])
        bags[3].insert {
            parts[9]
            parts[10]
        }
        #expect(parts.allSatisfy { !$0.isDisposed })
        bags = []
        #expect(parts.allSatisfy { $0.isDisposed })
    }
}
