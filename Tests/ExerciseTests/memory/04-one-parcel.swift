import ExerciseSupport

@testable import memory_exercises

extension `memory` {
    @Test(.exercise(check)) func `4 · One parcel`() {}

    private static let check = Check(awaitParcel, solution: Solution.exercise4, in: Street.self) { check in
        typealias Await = (Home, Observable<String>) throws -> Void
        func wait(_ marbles: String, until stop: Int? = nil, other: String? = nil)
            -> (Street, @escaping Await) throws -> Void
        {
            { street, awaitParcel in
                let parcels = street.parcels(marbles)
                try street.moveIn(until: stop, other: other) { try awaitParcel($0, parcels) }
            }
        }
        // A binder works at once on main.
        check.isOnMain = true
        check.play(.text, "the family stays", wait("---a--b--c--"))
        check.play(.disposed, "the family moves out at tick 2", wait("---a--b--c--", until: 2))
        check.play(.disposed, "the family moves out at tick 5", wait("---a--b--c--", until: 5))
        check.play(.disposed, "no parcel comes, and the family moves out at tick 7", wait("------------", until: 7))
        check.play(.otherInput, "the parcels end, and none has come", wait("-----|", until: 9))
        check.play(.otherInput, "the first parcel comes late", wait("----------k"))
        check.play(.otherInput, "two parcels in one tick", wait("--(ghg)--g"))
        check.play(.otherInput, "the home waits for something else", wait("---a--b--", until: 8, other: "-y--y---z-y"))
        check.play(.secondSubscriber, "two homes") { street, awaitParcel in
            let parcels = street.parcels("---a--b--")
            try street.moveIn("the first", until: 5) { try awaitParcel($0, parcels) }
            try street.moveIn("the second", until: 9) { try awaitParcel($0, parcels) }
        }
        check.play(.laterSubscriber, "a second home after the first") { street, awaitParcel in
            let parcels = street.parcels("---a--b--c-")
            try street.moveIn("the first", until: 4) { try awaitParcel($0, parcels) }
            let second = street.moveIn("the second", until: 15) { _ in }
            street.at(5) { if let home = second() { try? awaitParcel(home, parcels) } }
        }

        check.mistake(
            "A parcel has come, and nothing is opened. What held the subscription, and how long did it exist?",
            madeBy: { home, parcels in home.unpacks(parcels.take(1), in: DisposeBag()) }
        ) { $0.isText && $0.isEmpty && !$0.uses().isEmpty && $0.uses().allSatisfy { $0.unsubscribe < 3 } }
        check.mistake(
            "A parcel has come, nothing is opened, and something listened to the parcels after that. What does it wait for?",
            madeBy: { home, parcels in
                parcels.asSingle().subscribe(with: home, onSuccess: { $0.unpack($1) }, onFailure: { _, _ in })
                    .disposed(by: home.bag)
            }
        ) { $0.isText && $0.isEmpty && $0.uses().contains { $0.unsubscribe > 3 } }
        check.mistake(
            "A second parcel is opened. The text asks for one. Which operator ends a stream after its first element?",
            madeBy: { home, parcels in home.unpacks(parcels) }
        ) { $0.isText && $0.came("a") && $0.elements.count > 1 && !$0.came("") }
        check.mistake(
            "One parcel is opened, and the parcels are still in use. What ends the subscription?",
            madeBy: { home, parcels in
                var isDone = false
                parcels.subscribe(with: home) { home, parcel in
                    if !isDone { home.unpack(parcel) }
                    isDone = true
                }
                .disposed(by: home.bag)
            }
        ) { $0.isText && $0.isInUse() }
        check.mistake(
            "No parcel has come yet, nobody else holds the home, and it is not freed. Until when does a subscription with "
                + "`take(1)` hold its closure?", step: "One element for each room",
            madeBy: { home, parcels in _ = parcels.take(1).subscribe(onNext: { home.unpack($0) }) }
        ) { $0.isDisposed && $0.isLate }
        check.mistake(
            "The home is freed, and the parcels are still in use, until one comes. A weak reference ends no subscription. What "
                + "does?", step: "Three rooms and their clocks",
            madeBy: { home, parcels in _ = parcels.take(1).subscribe(with: home, onNext: { $0.unpack($1) }) }
        ) { $0.isDisposed && $0.isUsedByNobody }

        check.hardCoded { home, parcels in home.unpacks(parcels.take(1).map { _ in "a" }) }
        let seen = FirstOfAll()
        check.worksOnce { if seen.isFirst(with: $1) { Solution.exercise4($0, from: $1) } }

        check.rejects(
            { home, parcels in home.unpacks(parcels.skip(1).take(1)) },
            { home, parcels in home.unpacks(parcels.take(1).filter { $0 == "a" }) },
            { home, parcels in home.unpacks(parcels.take(1).ifEmpty(default: "")) },
            { home, parcels in
                parcels.take(1).subscribe(with: home, onNext: { $0.unpack($1) }, onCompleted: { $0.unpack("") })
                    .disposed(by: home.bag)
            })
        check.rejects("one subscription for all homes") { home, parcels in
            let only = SerialDisposable()
            Street.slot.exchange(only).dispose()
            only.disposable = parcels.take(1).subscribe(with: home, onNext: { $0.unpack($1) })
            only.disposed(by: home.bag)
        }
        check.accepts("a binder") { home, parcels in
            parcels.take(1).bind(to: Binder(home) { $0.unpack($1) }).disposed(by: home.bag)
        }
        check.accepts("first") { home, parcels in
            parcels.first().subscribe(with: home, onSuccess: { if let parcel = $1 { $0.unpack(parcel) } })
                .disposed(by: home.bag)
        }
        check.accepts("disposed of by hand, and a bag") { home, parcels in
            let only = SingleAssignmentDisposable()
            only.disposed(by: home.bag)
            only.setDisposable(
                parcels.subscribe(onNext: { [weak home] parcel in
                    if !only.isDisposed { home?.unpack(parcel) }
                    only.dispose()
                }))
        }
    }
}
