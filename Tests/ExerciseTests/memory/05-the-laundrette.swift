import ExerciseSupport

@testable import memory_exercises

extension `memory` {
    @Test(.exercise(check)) func `5 · The laundrette`() {}

    private static let check = Check(laundrette, solution: Solution.exercise5, in: Cellar.self) { check in
        check.play(.text, "a at tick 0, b at tick 2, nobody holds the laundrette from tick 5 on") {
            try $0.wash([(0, "a", 4), (2, "b", 9)], until: 5, $1)
        }
        check.play(.disposed, "nobody holds it from tick 3 on") {
            try $0.wash([(0, "a", 9), (1, "b", 9)], until: 3, $1)
        }
        check.play(.disposed, "all are done, and nobody holds the laundrette from tick 9 on") {
            try $0.wash([(0, "a", 2), (1, "b", 3)], until: 9, $1)
        }
        check.play(.otherInput, "one after the other") { try $0.wash([(0, "a", 2), (4, "b", 2), (8, "c", 2)], $1) }
        check.play(.otherInput, "the second is done first") { try $0.wash([(0, "a", 9), (1, "b", 2)], until: 6, $1) }
        let sameName = check.play(.otherInput, "two of the same name") {
            try $0.wash([(0, "a", 5), (2, "a", 7)], until: 6, $1)
        }
        let thenC = check.play(.otherInput, "a is done, then c begins, and b goes on") {
            try $0.wash([(0, "a", 3), (1, "b", 12), (4, "c", 12)], until: 7, $1)
        }
        check.play(.otherInput, "four at the same time, done in one tick") {
            try $0.wash([(0, "k", 3), (0, "l", 3), (0, "m", 3), (0, "n", 8)], until: 5, $1)
        }
        check.play(.otherInput, "nothing is washed") { try $0.wash([], until: 5, $1) }
        check.play(.secondSubscriber, "two laundrettes") {
            try $0.wash([(0, "a", 4), (2, "b", 9)], until: 5, $1)
            try $0.wash([(1, "c", 3), (3, "d", 6)], until: 12, $1)
        }
        check.play(.laterSubscriber, "a second laundrette after the first") {
            try $0.wash([(0, "a", 9)], until: 3, $1)
            try $0.wash([(5, "b", 2), (6, "c", 9)], until: 9, $1)
        }

        check.mistake(
            "A wash was not started, or later than it should. `wash` starts it at once.",
            madeBy: { LaundretteByHand($0) { if $0.numbered.isEmpty { $0.keepNumbered($1) } } },
            orBy: { laundretteWithOneChain($0) { $0.concatMap($1) } }
        ) { $0.isLateOrMissing }
        check.mistake(
            "A wash was stopped before it was done, and somebody still held the laundrette. What happened in that tick, and what did "
                + "it dispose of?", step: "Three kiosks",
            madeBy: { LaundretteByHand($0) { $0.slot.disposable = $0.machines.start($1, done: {}) } },
            orBy: {
                LaundretteByHand($0) { shop, name in
                    shop.machines.start(name, done: { [weak shop] in shop?.bag = DisposeBag() }).disposed(by: shop.bag)
                }
            },
            {
                LaundretteByHand($0) {
                    $0.named[$1]?.dispose()
                    $0.keepNamed($1)
                }
            }, { LaundretteByHand($0) { $0.machines.start($1, done: {}).disposed(by: DisposeBag()) } }
        ) { $0.wasStoppedTooEarly }
        check.mistake(
            "A wash is done, and somebody still holds its disposable. A bag has no way to take one out. What has one, and does "
                + "yours take out the right one?", step: "A hundred taps",
            madeBy: { LaundretteByHand($0) { $0.machines.start($1, done: {}).disposed(by: $0.bag) } }
        ) { $0.keepsDone }
        check.mistake(
            "Nobody else holds the laundrette, and it is freed too late, or never. The machines hold `done` until the wash is "
                + "over. What does that closure hold?", step: "An album and a download",
            madeBy: { machines in
                LaundretteByHand(machines) { shop, name in
                    shop.named[name] = machines.start(name, done: { shop.named[name] = nil })
                }
            }
        ) { $0.isLate }
        check.mistake(
            "Two washes have the same name or the same number, and one of them was forgotten. What do you know them by?",
            madeBy: { LaundretteByHand($0) { $0.keepNamed($1) } },
            orBy: {
                LaundretteByHand($0, close: { $0.stopNumbered() }) {
                    // The number of the last one that goes on.
                    $0.count = $0.numbered.count
                    $0.keepNumbered($1)
                }
            }
        ) { $0.in(sameName, thenC) && !$0.keepsDone && !$0.isLate }
        check.mistake(
            "The laundrette is freed, and a wash goes on. A bag disposes when it is freed. What holds the wash, and what does that do?",
            step: "Three kiosks", madeBy: { LaundretteByHand($0) { $0.keep($1, in: $0.group) } }
        ) { $0.goesOnUnowned }

        check.hardCoded { machines in
            LaundretteByHand(machines) { shop, name in
                shop.list.append(machines.start(name, done: { [weak shop] in _ = shop?.list.removeFirst() }))
            }
        }
        check.without(.worksOnce, because: "the group that all laundrettes share, below, makes this mistake")
        check.rejects {
            LaundretteByHand($0) {
                $0.machines.start($1, done: {}).dispose()
                $0.list.append($0.machines.start($1, done: {}))
            }
        }
        check.rejects(.realQueue) {
            LaundretteByHand($0, close: { $0.stopNumbered() }) {
                $0.keepNumbered($1) { forget in
                    _ = MainScheduler.asyncInstance.schedule(()) { _ in Disposables.create(with: forget) }
                }
            }
        }
        check.rejects("one group for all laundrettes") {
            LaundretteByHand($0, close: { _ in OneForAll.group.dispose() }) { $0.keep($1, in: OneForAll.group) }
        }

        check.accepts("numbers, and a deinit") {
            LaundretteByHand($0, close: { $0.stopNumbered() }) { $0.keepNumbered($1) }
        }
        check.accepts("a bag for each wash") { LaundretteByHand($0) { $0.keepInABag($1) } }
        check.accepts("one chain with flatMap") { laundretteWithOneChain($0) { $0.flatMap($1) } }
    }
}
