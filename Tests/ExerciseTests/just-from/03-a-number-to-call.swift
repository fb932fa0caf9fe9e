import ExerciseSupport

@testable import just_from_exercises

extension `just-from` {
    @Test(.exercise(check)) func `3 · A number to call`() {}

    private static let check = Check(number, solution: Solution.exercise3, in: Scene<String>.self) { check in
        let contacts = [Contact(name: "Anna", number: "555-0141"), Contact(name: "Boris", number: nil)]
        let others = [Contact(name: "Dora", number: nil), Contact(name: "Anna", number: "555-0199")]

        check.steps = [
            .noEnd: "Two ways to send a 7", .nothing: "Nothing, in three ways",
            .failsOtherwise: "Nothing, in three ways",
        ]

        check.stream("Anna has a number", gives: "(a|)") { _, number in try number("Anna", contacts) }
        let hasNone = check.stream("Boris has none") { _, number in try number("Boris", contacts) }
        let isUnknown = check.stream("nobody is called Clara") { _, number in try number("Clara", contacts) }
        let isOther = check.stream("another list: Anna's number is 555-0199") { _, number in
            try number("Anna", others)
        }
        let hasNoneEither = check.stream("another list: Dora has none") { _, number in try number("Dora", others) }
        let isEmpty = check.stream("an empty list, and nobody is called Anna") { _, number in try number("Anna", []) }
        let isPart = check.stream("nobody is called An") { _, number in try number("An", contacts) }

        check.mistake(
            "Nothing comes, and no end either. The wheel turns for ever. What should the subscriber learn here?",
            step: "Nothing, in three ways",
            madeBy: { name, contacts in
                guard let contact = contacts.first(where: { $0.name == name }) else { return .never() }
                return contact.number.map { .just($0) } ?? .never()
            }, orBy: { named($0, $1, else: .never()) { .from(optional: $0.number) } }
        ) { $0.isEmpty }
        check.mistake(
            "An error came, but nothing is wrong: this person is known, and has no number.",
            step: "Nothing, in three ways",
            madeBy: { named($0, $1) { $0.number.map { .just($0) } ?? .error(Unknown()) } }
        ) { $0.in(hasNone, hasNoneEither) && $0.fails }
        check.mistake(
            "A text came that begins with \"Optional\". The number is in the optional: how do you take it out?",
            step: "What from takes", madeBy: { named($0, $1) { .just("\($0.number as Any)") } }
        ) { $0.elements.contains { $0.hasPrefix("Optional") } }
        check.mistake(
            "There is no number, and the screen received an element. It tries to call it. What can be sent in its place?",
            step: "What from takes", madeBy: { named($0, $1) { .just($0.number ?? "") } },
            orBy: { named($0, $1) { .just($0.number ?? "no number") } }
        ) { $0.in(hasNone, hasNoneEither) && !$0.elements.isEmpty }
        check.mistake(
            "It completed, so the screen thinks that all is well. Nobody learns that this name is unknown.",
            step: "Nothing, in three ways",
            madeBy: { name, contacts in .from(optional: contacts.first { $0.name == name }?.number) },
            orBy: { named($0, $1, else: .just("unknown")) { .from(optional: $0.number) } }
        ) { $0.in(isUnknown, isEmpty) && $0.completes }
        check.mistake(
            "The characters came one by one. A text is a sequence, too: what takes it apart?", step: "What from takes",
            madeBy: { Solution.exercise3(of: $0, in: $1).flatMap { Observable.from($0.map { "\($0)" }) } }
        ) { $0.isText && $0.elements.first == "5" }
        let known = Box<[String: String]>([:])
        check.mistake(
            "This is Anna's number of another list. Which list does your code look into?",
            madeBy: { name, contacts in
                if let number = known.value[name] { return .just(number) }
                known.value[name] = contacts.first { $0.name == name }?.number
                return Solution.exercise3(of: name, in: contacts)
            }
        ) { $0.in(isOther) && $0.came("555-0141") }
        check.mistake(
            "Nobody has this name, and a number came. Which names does your code take for this one?",
            madeBy: { name, contacts in
                guard let contact = contacts.first(where: { $0.name.contains(name) }) else { return .error(Unknown()) }
                return .from(optional: contact.number)
            }
        ) { $0.in(isPart) && !$0.elements.isEmpty }
        check.throwing(
            "Your function threw `Unknown` at its caller. The screen subscribes, so it is the subscriber who should receive "
                + "the error. Which operator makes an observable of an error?", step: "Nothing, in three ways",
            madeBy: { name, contacts in
                guard let contact = contacts.first(where: { $0.name == name }) else { throw Unknown() }
                return .from(optional: contact.number)
            }
        ) { $0 is Unknown }

        check.spoiled(.noEnd, .failsOtherwise)
        check.rejects({ name, _ in .just(name) })
        check.hardCoded { name, _ in
            switch name {
            case "Anna": .just("555-0141")
            case "Boris", "Dora": .empty()
            default: .error(Unknown())
            }
        }
        check.worksOnce { firstOnly(Solution.exercise3(of: $0, in: $1)) }

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

/// What `found` makes of the contact with that name.
private func named(
    _ name: String, _ contacts: [Contact], else unknown: Observable<String> = .error(Unknown()),
    _ found: (Contact) -> Observable<String>
) -> Observable<String> { contacts.first { $0.name == name }.map(found) ?? unknown }
