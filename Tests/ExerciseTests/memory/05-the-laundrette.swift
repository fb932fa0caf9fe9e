import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import memory_exercises

extension `memory` {
    @Test(.exercise(TheLaundrette.exercise)) func `5 · The laundrette`() {}
}

struct TheLaundrette {
    static let exercise = Check(laundrette, solution: Solution.laundrette, in: Cellar.self) { check in
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
        check.play(.otherInput, "two of the same name") { try $0.wash([(0, "a", 5), (2, "a", 7)], until: 6, $1) }
        check.play(.otherInput, "a is done, then c begins, and b goes on") {
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
            madeBy: { machines in
                LaundretteByHand(machines) { shop, name in
                    if shop.count == 0 {
                        shop.count += 1
                        shop.list.append(shop.machines.start(name, done: { [weak shop] in shop?.count = 0 }))
                    }
                }
            },
            orBy: { laundretteWithOneChain($0) { $0.concatMap($1) } }
        ) { $0.isLateOrMissing }

        check.mistake(
            "A wash was started more than once. Each call of `wash` is one wash.",
            madeBy: { machines in
                LaundretteByHand(machines) { shop, name in
                    machines.start(name, done: {}).dispose()
                    shop.list.append(machines.start(name, done: {}))
                }
            }
        ) { $0.started > $0.wanted }

        check.mistake(
            "A wash was stopped before it was done, and somebody still held the laundrette. What happened in that tick, and what did "
                + "it dispose of?", step: "Three kiosks",
            madeBy: { machines in
                LaundretteByHand(machines) { $0.slot.disposable = $0.machines.start($1, done: {}) }
            },
            orBy: { machines in
                LaundretteByHand(machines) { shop, name in
                    machines.start(name, done: { [weak shop] in shop?.bag = DisposeBag() }).disposed(by: shop.bag)
                }
            },
            { machines in
                LaundretteByHand(machines) { shop, name in
                    shop.named[name]?.dispose()
                    shop.named[name] = machines.start(name, done: { [weak shop] in shop?.named[name] = nil })
                }
            },
            { machines in LaundretteByHand(machines) { machines.start($1, done: {}).disposed(by: DisposeBag()) } }
        ) { $0.wasStoppedTooEarly }

        check.mistake(
            "A wash is done, and somebody still holds its disposable. A bag has no way to take one out. What has one, and does "
                + "yours take out the right one?", step: "A hundred taps",
            madeBy: { machines in LaundretteByHand(machines) { machines.start($1, done: {}).disposed(by: $0.bag) } },
            orBy: { machines in LaundretteByHand(machines) { $0.list.append(machines.start($1, done: {})) } },
            { machines in
                LaundretteByHand(machines, close: { $0.group.dispose() }) {
                    $0.group.insert(machines.start($1, done: {}))
                }
            },
            { machines in
                LaundretteByHand(machines) { shop, name in
                    shop.count += 1
                    shop.list.append(
                        machines.start(
                            name,
                            done: { [weak shop] in
                                shop?.count -= 1
                                if shop?.count == 0 { shop?.list = [] }
                            }))
                }
            }
        ) { $0.keepsDone }

        check.mistake(
            "Nobody else holds the laundrette, and it is freed too late, or never. The machines hold `done` until the wash is "
                + "over. What does that closure hold?", step: "An album and a download",
            madeBy: { machines in
                LaundretteByHand(machines) { shop, name in
                    var key: CompositeDisposable.DisposeKey?
                    key = shop.group.insert(
                        machines.start(name, done: { if let key { shop.group.remove(for: key) } }))
                }
            },
            orBy: { machines in
                LaundretteByHand(machines) { shop, name in
                    shop.count += 1
                    let number = shop.count
                    shop.numbered[number] = machines.start(name, done: { shop.numbered[number] = nil })
                }
            }
        ) { $0.isLate }

        check.mistake(
            "Two washes have the same name or the same number, and one of them was forgotten. What do you know them by?",
            madeBy: { machines in
                LaundretteByHand(machines) { shop, name in
                    shop.named[name] = machines.start(name, done: { [weak shop] in shop?.named[name] = nil })
                }
            },
            orBy: { machines in
                LaundretteByHand(machines, close: { for wash in $0.numbered.values { wash.dispose() } }) { shop, name in
                    let number = shop.numbered.count
                    shop.numbered[number] = machines.start(name, done: { [weak shop] in shop?.numbered[number] = nil })
                }
            }
        ) { $0.isMixedUp }

        check.mistake(
            "The laundrette is freed, and a wash goes on. A bag disposes when it is freed. What holds the wash, and what does that do?",
            step: "Three kiosks",
            madeBy: { machines in
                LaundretteByHand(machines) { shop, name in
                    var key: CompositeDisposable.DisposeKey?
                    let group = shop.group
                    key = group.insert(machines.start(name, done: { if let key { group.remove(for: key) } }))
                }
            },
            orBy: { machines in
                LaundretteByHand(machines) { shop, name in
                    shop.count += 1
                    let number = shop.count
                    shop.numbered[number] = machines.start(name, done: { [weak shop] in shop?.numbered[number] = nil })
                }
            },
            { machines in LaundretteByHand(machines) { _ = machines.start($1, done: {}) } }
        ) { $0.goesOnUnowned }

        check.hardCoded { machines in
            LaundretteByHand(machines) { shop, name in
                shop.list.append(machines.start(name, done: { [weak shop] in _ = shop?.list.removeFirst() }))
            }
        }
        check.without(.worksOnce, because: "the group that all laundrettes share, below, makes this mistake")
        check.rejects("one group for all laundrettes") { machines in
            LaundretteByHand(machines, close: { _ in OneForAll.group.dispose() }) { _, name in
                var key: CompositeDisposable.DisposeKey?
                key = OneForAll.group.insert(
                    machines.start(name, done: { if let key { OneForAll.group.remove(for: key) } }))
            }
        }

        check.accepts("numbers, and a deinit") { machines in
            LaundretteByHand(machines, close: { for wash in $0.numbered.values { wash.dispose() } }) { shop, name in
                shop.count += 1
                let number = shop.count
                shop.numbered[number] = machines.start(name, done: { [weak shop] in shop?.numbered[number] = nil })
            }
        }
        check.accepts("a bag for each wash") { machines in
            LaundretteByHand(machines) { shop, name in
                shop.count += 1
                let number = shop.count
                let bag = DisposeBag()
                shop.bags[number] = bag
                machines.start(name, done: { [weak shop] in shop?.bags[number] = nil }).disposed(by: bag)
            }
        }
        check.accepts("one chain with flatMap") { laundretteWithOneChain($0) { $0.flatMap($1) } }
    }
}
