import Marbles
import Streams

/// A random chain, and what happens in it, in order: what each of its parts sends, when it is subscribed to and disposed of,
/// and what the subscriber receives. Some sources are subjects; the subscriber may send to them, or leave, in its closure.
///
/// It prints what happens, so that the warnings of both modules stand at their place.
final class TracedChain {
    private enum Habit: CaseIterable {
        case listens, leavesInElement, sendsInElement, endsInElement, listensWithOneClosure, listensTwice
    }

    private let chain: Chain
    private let habit: Habit
    private let isTraced: Bool
    private let world = World()
    private var dice: Dice
    private var subjects: [AnyObserver<Int>] = []
    private var parts = 0

    init(seed: Int) {
        dice = Dice(seed: seed)
        chain = .random(size: dice.roll(1...4), &dice)
        habit = dice.pick(Habit.allCases)
        isTraced = dice.flip()
    }

    func run(name: String) {
        var text = ""
        let source = traced(chain, &text)
        print("== \(name) \(habit) \(text)")
        let subscription = SerialDisposable()
        var isSubscribing = true
        let leave = { if isSubscribing { print("· left inside subscribe") } }
        var number = 0
        let next = { [self] (element: Int) in
            print("· \(element)@\(world.scheduler.clock)")
            number += 1
            guard number == 2 || number == 1 && subjects.count > 1 else { return }
            switch habit {
            case .leavesInElement:
                subscription.dispose()
                leave()
            case .sendsInElement: subjects.first?.onNext(element + 1)
            case .endsInElement: subjects.first?.onCompleted()
            default: break
            }
        }
        let end = { (event: String) in
            print("· \(event)@\(self.world.scheduler.clock)")
            leave()
        }
        if habit == .listensWithOneClosure {
            subscription.disposable = source.subscribe { event in
                if let element = event.element { next(element) } else { end("\(event)") }
            }
        } else {
            subscription.disposable = source.subscribe(
                onNext: next, onError: { end("\($0)") }, onCompleted: { end("|") }, onDisposed: { print("· over") })
        }
        let second = habit == .listensTwice ? source.subscribe(onNext: { print("· \($0) for the second") }) : nil
        isSubscribing = false
        for (index, subject) in subjects.enumerated() {
            for element in 1...3 {
                world.scheduler.scheduleAt(16 * element + 2 * index + 1) { subject.onNext(element + 3 * index) }
            }
            world.scheduler.scheduleAt(71 + 2 * index) { subject.onCompleted() }
        }
        world.scheduler.advanceTo(horizon + 1)
        print("· dispose")
        subscription.dispose()
        second?.dispose()
        world.scheduler.advanceTo(horizon + 2)
    }

    /// The chain, with a `do` around each part. Some of its sources are replaced with subjects, once for all their subscribers.
    private func traced(_ chain: Chain, _ text: inout String) -> Observable<Int> {
        var texts: [String] = []
        let inputs = chain.inputs.map { input in
            var text = ""
            defer { texts.append(text) }
            return traced(input, &text)
        }
        var part = chain.operation.build(inputs, world)
        text = chain.operation.text(texts)
        if inputs.isEmpty, dice.flip() { (part, text) = subject() }
        guard isTraced else { return part }
        parts += 1
        let name = Character(Unicode.Scalar(96 + UInt8(parts)))
        text += ".do(\(name))"
        return part.do(
            onNext: { print("· \(name)\($0)") }, afterNext: { print("· \(name)\($0)'") },
            onError: { print("· \(name)\($0)") }, afterError: { print("· \(name)\($0)'") },
            onCompleted: { print("· \(name)|") }, afterCompleted: { print("· \(name)|'") },
            onSubscribe: { print("· \(name)^") }, onSubscribed: { print("· \(name)^'") },
            onDispose: { print("· \(name)!") })
    }

    private func subject() -> (Observable<Int>, String) {
        switch dice.roll(0...3) {
        case 0: adding(PublishSubject(), "publish")
        case 1: adding(BehaviorSubject(value: 0), "behavior")
        case 2: adding(ReplaySubject.create(bufferSize: 1), "replay")
        default: created()
        }
    }

    private func adding<Subject: SubjectType>(_ subject: Subject, _ text: String) -> (Observable<Int>, String)
    where Subject.Element == Int, Subject.Observer.Element == Int {
        subjects.append(AnyObserver(subject.asObserver()))
        return (subject.asObservable(), text)
    }

    /// A `create` that keeps its last observer.
    private func created() -> (Observable<Int>, String) {
        var last: AnyObserver<Int>?
        subjects.append(AnyObserver { last?.on($0) })
        let observable = Observable<Int>.create { observer in
            last = observer
            return Disposables.create { print("· gone") }
        }
        return (observable, "create")
    }
}
