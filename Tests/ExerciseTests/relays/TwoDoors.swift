import Dispatch
import ExerciseSupport

@testable import relays_exercises

/// Two doors at the same time.
extension DoorScene {
    /// North gives south the time to come in as well, if it can.
    func twoDoors(_ answer: () throws -> any GuestBook) throws {
        let book = Carried(try answer())
        let (northIsIn, southCalls) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (southIsIn, northIsOut) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let doors = DispatchGroup()
        let given = Locked<[[String]]>([])
        DispatchQueue(label: "north").async(group: doors) {
            book.value.change { list in
                let isFirst = given.withLock { given in
                    given.append(list)
                    return given.count == 1
                }
                // Called again, it has waited before.
                guard isFirst else { return list + ["anna"] }
                northIsIn.signal()
                southCalls.wait()
                southIsIn.comesSoon()
                return list + ["anna"]
            }
            northIsOut.signal()
        }
        DispatchQueue(label: "south").async(group: doors) {
            northIsIn.wait()
            southCalls.signal()
            book.value.change { list in
                given.withLock { $0.append(list) }
                southIsIn.signal()
                // Of two lists that are accepted at the same time, chance would decide which is the last.
                northIsOut.comesSoon()
                return list + ["boris"]
            }
        }
        let isOver = doors.wait(timeout: .now() + .seconds(3)) == .success
        let guests = isOver ? list(of: book.value)?.sorted() : ["one of the calls never came back"]
        let lists = given.value
        (isGivenSame, isCalledAgain) = (lists == [[], []], lists.count > 2)
        isGuestLost = (guests?.count ?? 0) < 2 && isOver
        note("the closures are given the same list", isGivenSame)
        note("closures called", lists.count)
        // Which of the two is lost is chance.
        note("nobody is lost", guests == ["anna", "boris"])
    }

    /// The first subscriber gives south the time to come in while the second one still waits for the list of north.
    func twoLists(_ answer: () throws -> any GuestBook) throws {
        let book = Carried(try answer())
        let (isHeld, southIsOut) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let last = Locked<[String]>([])
        let subscriptions = [
            book.value.guests.subscribe(onNext: { list in
                guard list == ["anna"] else { return }
                isHeld.signal()
                southIsOut.comesSoon()
            }), book.value.guests.subscribe(onNext: { list in last.withLock { $0 = list } }),
        ]
        let doors = DispatchGroup()
        DispatchQueue(label: "south").async(group: doors) {
            guard isHeld.wait(timeout: .now() + .seconds(1)) == .success else { return }
            book.value.change { $0 + ["boris"] }
            southIsOut.signal()
        }
        book.value.change { $0 + ["anna"] }
        isStuck = doors.wait(timeout: .now() + .seconds(3)) == .timedOut
        isOvertaken = !isStuck && last.value == ["anna"]
        note(
            "the last list that came", isStuck ? "one of the calls never came back" : last.value.joined(separator: ", ")
        )
        for subscription in subscriptions { subscription.dispose() }
    }
}

extension DispatchSemaphore {
    /// Waits 30 turns of 10 ms: on a busy machine they take longer, as what is waited for does.
    func comesSoon() {
        _ = (0..<30).contains { _ in wait(timeout: .now() + .milliseconds(10)) == .success }
    }
}
