import ExerciseSupport
import Foundation

@testable import relays_exercises

extension `relays` {
    @Test(.exercise(check)) func `6 · Two doors and a book`() {}

    /// Real queues: what comes is written down as lines and notes that no race decides.
    private static let check = Check(guestBook, solution: Solution.exercise6, in: DoorScene.self) { check in
        // First, because an answer that runs later is sure to be seen here.
        check.play(.text, "a change that takes 100 ms, and another one") { try $0.slowChange($1) }
        check.play(.text, "five changes, one after the other") { try $0.oneDoor($1) }
        check.play(.text, "north is inside its change when south calls") { try $0.twoDoors($1) }
        check.play(.text, "a subscriber has the list of north when south calls") { try $0.twoLists($1) }
        check.play(.otherInput, "main calls `change`") { try $0.main($1) }
        check.play(.secondSubscriber, "two books") { scene, book in
            let (left, right) = (try book(), try book())
            left.change { $0 + ["anna"] }
            scene.note("the other book", scene.list(of: right))
        }
        check.without(.disposed, because: "a subscription to guests is the relay's own")
        check.without(.laterSubscriber, because: "after each change somebody new subscribes")

        check.mistake(
            "A call of `change` never came back. What does it wait for, and who should give it up?",
            madeBy: {
                let turn = NSLock()
                return BookByHand { list, change in
                    turn.lock()
                    list.accept(change(list.value))
                }
            }
        ) { $0.isStuck }
        check.mistake(
            "The list of south came before that of north was delivered, and a subscriber received the older list last. How long "
                + "does one door keep the other one out?", step: "A clerk at the doors",
            madeBy: {
                let names = Locked<[String]>([])
                return BookByHand { list, change in
                    list.accept(
                        names.withLock { names in
                            names = change(names)
                            return names
                        })
                }
            }
        ) { $0.isOvertaken }
        check.mistake("Two books know of each other. What do they share?", madeBy: { BookByHand.only }) {
            $0.isShared || $0.kind == .secondSubscriber
        }
        check.mistake(
            "Both doors were given the same list, and one guest is lost. Between reading the list and accepting the new one, "
                + "what may the other door do?", step: "A clerk at the doors",
            madeBy: { BookByHand { list, change in list.accept(change(list.value)) } }
        ) { $0.isGuestLost && !$0.isCalledAgain && $0.isGivenSame }
        check.mistake(
            "The call returns before the closure has run. When `change` returns, the list has to be another one.",
            madeBy: {
                let clerk = DispatchQueue(label: "clerk")
                return BookByHand { list, change in
                    let list = Carried(list)
                    clerk.async { list.value.accept(change(list.value.value)) }
                }
            }
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
