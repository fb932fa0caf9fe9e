import Streams
import Testing

@Suite("DisposeBag", .counted)
struct DisposeBagTests {
    @Test func `what is in it goes with it, in its order`() {
        let log = Log()
        var bag: DisposeBag? = DisposeBag()
        for number in 1...3 { Disposables.create { log.note(number) }.disposed(by: bag!) }
        #expect(log.text == "")
        bag = nil
        #expect(log.text == "1 2 3")
    }

    @Test func `a bag of an array`() {
        let log = Log()
        let disposables: [Disposable] = (1...3).map { number in Disposables.create { log.note(number) } }
        var bag: DisposeBag? = DisposeBag(disposing: disposables)
        #expect(log.text == "")
        withExtendedLifetime(bag) {}
        bag = nil
        #expect(log.text == "1 2 3")
    }

    @Test func `a subscription lives as long as its bag`() {
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
    }

    @Test func `a bag that nobody holds ends a subscription at once`() {
        let log = Log()
        let source = HandDriven<Int>()
        source.observable.note(in: log).disposed(by: DisposeBag())
        source.send(1)
        #expect(log.text == ".")
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
        let parts = (0..<11).map { _ in BooleanDisposable() }
        var bags: [DisposeBag] = [
            DisposeBag(disposing: parts[0], parts[1]),
            DisposeBag {
                parts[2]
                parts[3]
            },
            DisposeBag(),
        ]
        bags[2].insert(parts[4])
        bags[2].insert(parts[5], parts[6])
        bags[2].insert([parts[7], parts[8]])
        bags[2].insert {
            parts[9]
            parts[10]
        }
        #expect(parts.allSatisfy { !$0.isDisposed })
        bags = []
        #expect(parts.allSatisfy { $0.isDisposed })
    }

    @Test func `what has ended before is disposed of once only`() {
        let log = Log()
        do {
            let bag = DisposeBag()
            let disposable = Disposables.create { log.note("gone") }
            disposable.disposed(by: bag)
            disposable.disposed(by: bag)
            disposable.dispose()
        }
        #expect(log.text == "gone")
    }
}
