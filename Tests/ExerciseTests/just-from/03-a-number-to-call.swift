import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import just_from_exercises

extension `just-from` {
    @Test(.exercise(ANumberToCall.exercise)) func `3 · A number to call`() {}
}

struct ANumberToCall {
    static let exercise = Check(number, solution: Solution.number, in: Scene<String>.self) { check in
        let contacts = [Contact(name: "Anna", number: "555-0141"), Contact(name: "Boris", number: nil)]
        let others = [Contact(name: "Dora", number: nil), Contact(name: "Anna", number: "555-0199")]

        check.stream("Anna has a number", gives: "(a|)") { _, number in try number("Anna", contacts) }
        check.stream("Boris has none") { _, number in try number("Boris", contacts) }
        check.stream("nobody is called Clara") { _, number in try number("Clara", contacts) }
        check.stream("another list: Anna's number is 555-0199") { _, number in try number("Anna", others) }
        check.stream("another list: Dora has none") { _, number in try number("Dora", others) }
        check.stream("an empty list, and nobody is called Anna") { _, number in try number("Anna", []) }

        check.mistake(
            "Nothing comes, and no end either. The wheel turns for ever. What should the subscriber learn here?",
            step: "Nothing, in three ways",
            madeBy: { name, contacts in
                guard let contact = contacts.first(where: { $0.name == name }) else { return .never() }
                guard let number = contact.number else { return .never() }
                return .just(number)
            },
            orBy: { name, contacts in
                guard let contact = contacts.first(where: { $0.name == name }) else { return .error(Unknown()) }
                return contact.number.map { .just($0) } ?? .never()
            },
            { name, contacts in
                guard let contact = contacts.first(where: { $0.name == name }) else { return .never() }
                return .from(optional: contact.number)
            }
        ) { $0.isEmpty }
        check.mistake(
            "The number came, and no end: the wheel still turns. What is missing after the number?",
            step: "Two ways to send a 7",
            madeBy: { name, contacts in
                .create { observer in
                    let contact = contacts.first { $0.name == name }
                    if let number = contact?.number { observer.onNext(number) }
                    if contact == nil { observer.onError(Unknown()) }
                    return Disposables.create()
                }
            }
        ) { !$0.ends && !$0.elements.isEmpty }
        check.mistake(
            "An error came, but nothing is wrong: this person is known, and has no number.",
            step: "Nothing, in three ways",
            madeBy: { name, contacts in
                contacts.first { $0.name == name }?.number.map { .just($0) } ?? .error(Unknown())
            }
        ) { scene in scene.fails && scene.situation?.contains("has none") == true }
        check.mistake(
            "A text came that begins with \"Optional\". The number is in the optional: how do you take it out?",
            step: "What from takes",
            madeBy: { name, contacts in
                guard let contact = contacts.first(where: { $0.name == name }) else { return .error(Unknown()) }
                return .just("\(contact.number as Any)")
            }
        ) { scene in scene.elements.contains { $0.hasPrefix("Optional") } }
        check.mistake(
            "There is no number, and the screen received an element. It tries to call it. What can be sent in its place?",
            step: "What from takes",
            madeBy: { name, contacts in
                guard let contact = contacts.first(where: { $0.name == name }) else { return .error(Unknown()) }
                return .just(contact.number ?? "")
            },
            orBy: { name, contacts in
                guard let contact = contacts.first(where: { $0.name == name }) else { return .error(Unknown()) }
                return .just(contact.number ?? "no number")
            }
        ) { scene in !scene.elements.isEmpty && scene.situation?.contains("has none") == true }
        check.mistake(
            "It completed, so the screen thinks that all is well. Nobody learns that this name is unknown.",
            step: "Nothing, in three ways",
            madeBy: { name, contacts in .from(optional: contacts.first { $0.name == name }?.number) },
            orBy: { name, contacts in
                let contact = contacts.first { $0.name == name }
                return contact == nil ? .just("unknown") : .from(optional: contact?.number)
            }
        ) { scene in scene.completes && scene.situation?.contains("nobody is called") == true }
        check.mistake(
            "An error came, and it is another one than the text shows. Which one has the screen to receive?",
            madeBy: { name, contacts in
                guard let contact = contacts.first(where: { $0.name == name }) else { return .error(RxError.unknown) }
                return .from(optional: contact.number)
            }
        ) { scene in scene.fails && scene.situation?.contains("nobody is called") == true }
        check.throwing(
            "Your function threw `Unknown` at its caller. The screen subscribes, so it is the subscriber who should receive "
                + "the error. Which operator makes an observable of an error?",
            step: "Nothing, in three ways",
            madeBy: { name, contacts in
                guard let contact = contacts.first(where: { $0.name == name }) else { throw Unknown() }
                return .from(optional: contact.number)
            }
        ) { $0 is Unknown }

        check.hardCoded { name, _ in
            switch name {
            case "Anna": .just("555-0141")
            case "Boris", "Dora": .empty()
            default: .error(Unknown())
            }
        }
        check.worksOnce { name, contacts in firstOnly(Solution.number(of: name, in: contacts)) }
        check.rejects("letters") { name, contacts in
            .from((contacts.first { $0.name == name }?.number ?? "").map { "\($0)" })
        }
        check.rejects("the name in place of the number") { name, _ in .just(name) }

        check.accepts("by hand") { name, contacts in
            .create { observer in
                if let contact = contacts.first(where: { $0.name == name }) {
                    contact.number.map { observer.onNext($0) }
                    observer.onCompleted()
                } else {
                    observer.onError(Unknown())
                }
                return Disposables.create()
            }
        }
        check.accepts("a closure that throws") { name, contacts in
            .deferred {
                guard let contact = contacts.first(where: { $0.name == name }) else { throw Unknown() }
                return .from(contact.number.map { [$0] } ?? [])
            }
        }
    }
}
