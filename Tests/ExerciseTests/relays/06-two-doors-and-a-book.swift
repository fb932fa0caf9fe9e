import Dispatch
import ExerciseSupport
import LessonKit
import Streams
import Testing

@testable import relays_exercises

/// Real queues: what comes is written down as lines and notes that no race decides.
@Suite struct TwoDoorsAndABook: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(guestBook, solution: Solution.guestBook, in: DoorScene.self) { check in
        // First, because an answer that runs later is sure to be seen here.
        check.play(.text, "a change that takes 100 ms") { try $0.slowChange($1) }
        check.play(.text, "five changes, one after the other") { try $0.oneDoor($1) }
        check.play(.text, "north is inside its change when south calls") { try $0.twoDoors($1) }
        check.play(.otherInput, "main calls `change`") { try $0.main($1) }
        check.play(.secondSubscriber, "two books") { scene, book in
            let (left, right) = (try book(), try book())
            left.change { $0 + ["anna"] }
            scene.note("the other book", scene.list(of: right))
        }
        check.without(.disposed, because: "a subscription to guests is the relay's own")
        check.without(.laterSubscriber, because: "after each change somebody new subscribes")

        check.mistake("Two books know of each other. What do they share?", madeBy: { BookByHand.only }) {
            $0.isShared || $0.kind == .secondSubscriber
        }
        check.mistake(
            "Both doors were given the same list, and one guest is lost. Between reading the list and accepting the new one, "
                + "what may the other door do?", step: "A clerk at the doors",
            madeBy: { Book() },
            orBy: {
                let turn = Locked(())
                return BookByHand { list, change in
                    let new = change(list.value)
                    turn.withLock { _ in list.accept(new) }
                }
            },
            { BookByHand { list, change in DispatchQueue(label: "mine").sync { list.accept(change(list.value)) } } }
        ) { $0.isGuestLost && !$0.isCalledAgain && $0.isInside }
        check.mistake(
            "The call returns before the closure has run. When `change` returns, the list has to be another one.",
            madeBy: {
                let clerk = DispatchQueue(label: "clerk")
                return BookByHand { list, change in
                    let list = Carried(list)
                    clerk.async { list.value.accept(change(list.value.value)) }
                }
            },
            orBy: { BookByHand { _, _ in } }
        ) { $0.isReturnedEarly }
        check.mistake(
            "The closure was called more than once for one call of `change`. What did it do the first time?",
            madeBy: {
                BookByHand.inTurn { list, change in
                    _ = change(list.value)
                    list.accept(change(list.value))
                }
            }
        ) { $0.isCalledAgain }
        check.mistake(
            "The closure is not given the latest list. Where do those before it stand?",
            madeBy: { BookByHand.inTurn { list, change in list.accept(change([])) } }
        ) { $0.isGivenAnother }
        check.mistake(
            "The closure has made a new list, and the book has another one. Which list is accepted?",
            madeBy: { BookByHand.inTurn { list, change in _ = change(list.value) } },
            orBy: { BookByHand.inTurn { list, change in list.accept(Array(Set(change(list.value))).sorted()) } }
        ) { $0.isAnotherAccepted }
        check.mistake(
            "Somebody subscribes to `guests`, and does not receive the latest list at once. Which relay remembers?",
            step: "Two boards",
            madeBy: { BookByHand.inTurn(guests: { $0.skip(1) }) { list, change in list.accept(change(list.value)) } }
        ) { $0.isSilent }

        check.without(.hardCoded, because: "the closure decides what comes")
        check.without(.worksOnce, because: "a shared book, above, is this mistake")
        check.accepts("a lock") {
            let turn = Locked(())
            return BookByHand { list, change in turn.withLock { _ in list.accept(change(list.value)) } }
        }
        check.accepts("a barrier") {
            let readers = DispatchQueue(label: "readers", attributes: .concurrent)
            return BookByHand { list, change in readers.sync(flags: .barrier) { list.accept(change(list.value)) } }
        }
    }
}

final class DoorScene: Scene<Never> {
    private(set) var (isShared, isGuestLost, isInside, isReturnedEarly) = (false, false, false, false)
    private(set) var (isCalledAgain, isGivenAnother, isAnotherAccepted, isSilent) = (false, false, false, false)

    /// The latest list, as somebody receives it who subscribes now.
    func list(of book: any GuestBook) -> [String]? {
        let latest = Locked<[String]?>(nil)
        book.guests.subscribe(onNext: { list in latest.withLock { $0 = list } }).dispose()
        return latest.withLock { $0 }
    }

    /// Changes one after the other, on this thread. The first one that goes wrong says what the mistake is.
    func oneDoor(_ answer: () throws -> any GuestBook) throws {
        let (book, other) = (try answer(), try answer())
        other.change { _ in ["dana"] }
        let received = Locked<[[String]]>([])
        let subscription = book.guests.subscribe(onNext: { list in received.withLock { $0.append(list) } })
        defer { subscription.dispose() }
        let changes: [@Sendable ([String]) -> [String]] = [
            { $0 + ["boris"] }, { $0 + ["anna"] }, { $0 + ["anna"] }, { $0.filter { $0 != "boris" } }, { _ in ["cho"] },
        ]
        var (due, isRight): ([String], Bool) = ([], true)
        for (index, change) in changes.enumerated() {
            let calls = Locked<[[String]]>([])
            book.change { list in
                calls.withLock { $0.append(list) }
                return change(list)
            }
            let (given, latest, before) = (calls.withLock { $0 }, list(of: book), due)
            due = change(due)
            if isRight {
                (isReturnedEarly, isCalledAgain) = (given.isEmpty, given.count > 1)
                isShared = given.first?.contains("dana") ?? false
                isGivenAnother = given.count == 1 && given[0] != before
                isSilent = latest == nil
                isAnotherAccepted = given.count == 1 && !isGivenAnother && !isSilent && latest != due
                isRight = given == [before] && latest == due
            }
            note("change \(index + 1), given", given.map { $0.joined(separator: ", ") }.joined(separator: " | "))
            note("then the book has", latest?.joined(separator: ", ") ?? "nothing to send")
        }
        note("lists received", received.withLock { $0.count })
    }

    /// A closure that takes its time: has it run when `change` returns?
    func slowChange(_ answer: () throws -> any GuestBook) throws {
        let book = try answer()
        let isFinished = Locked(false)
        book.change { list in
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(100))
            isFinished.withLock { $0 = true }
            return list + ["anna"]
        }
        isReturnedEarly = !isFinished.withLock { $0 }
        note("when `change` returns, its closure", isReturnedEarly ? "has not run" : "has run")
    }

    /// North gives south the time to come in as well, if it can.
    func twoDoors(_ answer: () throws -> any GuestBook) throws {
        let book = Carried(try answer())
        let (northIsIn, southCalls) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let southIsIn = DispatchSemaphore(value: 0)
        let doors = DispatchGroup()
        let calls = Locked(0)
        let meetings = Locked(0)
        DispatchQueue(label: "north").async(group: doors) {
            book.value.change { list in
                let isFirst = calls.withLock { calls in
                    calls += 1
                    return calls == 1
                }
                // Called again, it has waited before.
                guard isFirst else { return list + ["anna"] }
                northIsIn.signal()
                southCalls.wait()
                if southIsIn.wait(timeout: .now() + .milliseconds(300)) == .success { meetings.withLock { $0 += 1 } }
                return list + ["anna"]
            }
        }
        DispatchQueue(label: "south").async(group: doors) {
            northIsIn.wait()
            southCalls.signal()
            book.value.change { list in
                calls.withLock { $0 += 1 }
                southIsIn.signal()
                return list + ["boris"]
            }
        }
        let isOver = doors.wait(timeout: .now() + .seconds(10)) == .success
        let guests = isOver ? list(of: book.value)?.sorted() : ["one of the calls never came back"]
        let count = calls.withLock { $0 }
        (isInside, isCalledAgain) = (meetings.withLock { $0 } > 0, count > 2)
        isGuestLost = (guests?.count ?? 0) < 2 && isOver
        note("south is inside its change as well", isInside)
        note("closures called", count)
        // Which of the two is lost is chance.
        note("nobody is lost", guests == ["anna", "boris"])
    }

    func main(_ answer: () throws -> any GuestBook) throws {
        let book = Carried(try answer())
        let (isIn, isOut) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        DispatchQueue.main.async {
            isIn.signal()
            book.value.change { $0 + ["anna"] }
            isOut.signal()
        }
        guard isIn.wait(timeout: .now() + .seconds(10)) == .success else { return note("main's call", "returns") }
        let isBack = isOut.wait(timeout: .now() + .seconds(10)) == .success
        note("main's call", isBack ? "returns" : "never returns")
    }
}

/// A book that changes its list as people do.
private final class BookByHand: GuestBook {
    typealias Change = @Sendable ([String]) -> [String]

    nonisolated(unsafe) static let only = inTurn { list, change in list.accept(change(list.value)) }

    private let list = BehaviorRelay<[String]>(value: [])
    private let shown: (Observable<[String]>) -> Observable<[String]>
    private let making: (BehaviorRelay<[String]>, @escaping Change) -> Void

    init(
        guests: @escaping (Observable<[String]>) -> Observable<[String]> = { $0 },
        change: @escaping (BehaviorRelay<[String]>, @escaping Change) -> Void
    ) {
        (shown, making) = (guests, change)
    }

    /// One change after the other.
    static func inTurn(
        guests: @escaping (Observable<[String]>) -> Observable<[String]> = { $0 },
        _ change: @escaping (BehaviorRelay<[String]>, @escaping Change) -> Void
    ) -> BookByHand {
        let turn = DispatchQueue(label: "turn")
        return BookByHand(guests: guests) { list, made in turn.sync { change(list, made) } }
    }

    var guests: Observable<[String]> { shown(list.asObservable()) }
    func change(_ change: @escaping Change) { making(list, change) }
}
