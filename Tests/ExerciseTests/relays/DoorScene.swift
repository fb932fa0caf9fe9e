import Dispatch
import ExerciseSupport

@testable import relays_exercises

/// Doors at which guests come in. What comes is noted so that no race decides it.
final class DoorScene: Scene<Never> {
    var (isShared, isGuestLost, isGivenSame, isReturnedEarly) = (false, false, false, false)
    var (isStuck, isOvertaken) = (false, false)
    var (isCalledAgain, isGivenAnother, isAnotherAccepted, isSilent) = (false, false, false, false)

    /// The latest list, as somebody receives it who subscribes now.
    func list(of book: any GuestBook) -> [String]? {
        let latest = Locked<[String]?>(nil)
        book.guests.subscribe(onNext: { list in latest.withLock { $0 = list } }).dispose()
        return latest.value
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
            let (given, latest, before) = (calls.value, list(of: book), due)
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
        let book = Carried(try answer())
        let isFinished = Locked(false)
        book.value.change { list in
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(100))
            isFinished.withLock { $0 = true }
            return list + ["anna"]
        }
        isReturnedEarly = !isFinished.value
        note("when `change` returns, its closure", isReturnedEarly ? "has not run" : "has run")
        let next = DispatchGroup()
        DispatchQueue(label: "next").async(group: next) { book.value.change { $0 } }
        isStuck = next.wait(timeout: .now() + .seconds(3)) == .timedOut
        note("the next call", isStuck ? "never returns" : "returns")
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
