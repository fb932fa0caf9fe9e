import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import sharing_exercises

extension `sharing` {
    @Test(.exercise(AScaleUnderTheHive.exercise)) func `4 · A scale under the hive`() {}
}

struct AScaleUnderTheHive {
    static let exercise = Check(hive, solution: Solution.hive, in: Scene<Int>.self) { check in
        check.uses = .each

        check.stream("the scale sends 1, 2, 3, 4, 5", disposedAt: 10) {
            try $0.look($1, "1--2--3--4--5--")
        }
        check.stream("the scale sends 7, 7, 0") { try $0.look($1, "7--7--0--") }
        check.stream("the scale sends nothing yet") { try $0.look($1, "---------") }
        check.play(.further, "Ines looks from tick 0 to 10, Juri from tick 4 to 14") { scene, answer in
            let weight = try scene.look(answer, "1--2--3--4--5--")
            scene.subscribe("Ines", to: weight, disposedAt: 10)
            scene.subscribe("Juri", to: weight, at: 4, disposedAt: 14)
        }
        check.play(.further, "somebody looks from tick 0 to 5, somebody else from tick 8 on") { scene, answer in
            let weight = try scene.look(answer, "--1--2--3--4--5--")
            scene.subscribe("the first", to: weight, disposedAt: 6)
            scene.subscribe("the second", to: weight, at: 8)
        }

        check.mistake(
            "Nobody looks, and the scale is on. Which line subscribes to it?", step: "A lecture",
            madeBy: { scale in
                let weight = scale.replay(1)
                _ = weight.connect()
                return Fixed(weight)
            },
            orBy: { scale in
                let weight = ReplaySubject<Int>.create(bufferSize: 1)
                _ = scale.subscribe(weight)
                return Fixed(weight)
            }, { Measured($0) }
        ) { $0.kind == .nobody }

        check.mistake(
            "Nobody looks any more, and the scale is still on. What ends the subscription to it?", step: "A lecture",
            madeBy: { scale in
                let weight = scale.replay(1)
                var isOn = false
                return Anew {
                    if !isOn { _ = weight.connect() }
                    isOn = true
                    return weight
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }

        check.mistake(
            "The same weight came again, and it is not there. Nobody asked to leave it out.",
            madeBy: { Fixed($0.distinctUntilChanged().share(replay: 1)) },
            orBy: { Fixed($0.filter { $0 > 0 }.share(replay: 1)) }
        ) { $0.kind == .otherInput && $0.elements.count == 2 }

        check.mistake(
            "Two weights come in the first tick, and the scale has sent one. Where is the other from?",
            madeBy: { Fixed($0.share().startWith(1)) },
            orBy: { Fixed($0.multicast(makeSubject: { BehaviorSubject(value: 0) }).refCount()) }
        ) { scene in [.text, .disposed].contains(scene.kind) && scene.ticksOfWeights.count { $0 == 0 } > 1 }

        check.mistake(
            "The weights ended, and the scale did not. What ends them?",
            madeBy: { Fixed($0.share(replay: 1).take(1)) }, orBy: { Fixed($0.share(replay: 1).take(3)) }
        ) { $0.kind == .text && $0.ends }

        check.mistake(
            "Somebody looks, and no weight came. Which line subscribes to the scale?", step: "A lecture",
            madeBy: { Fixed($0.replay(1)) }, orBy: { Fixed($0.publish()) }
        ) { $0.kind == .text && $0.isEmpty }

        check.mistake(
            "Two people look, and the scale was switched on twice. `weight` is read twice: what does it make each time?",
            step: "Two labels and a city",
            madeBy: { scale in Anew { scale.share(replay: 1) } }, orBy: { scale in Anew { scale.share() } },
            { scale in Anew { scale.share(replay: 1, scope: .forever) } },
            { scale in Anew { scale.publish().refCount() } }, { scale in Anew { scale.replay(1).refCount() } },
            { scale in Anew { scale } }, { scale in Fixed(scale) },
            { scale in Fixed(Observable.deferred { scale.share(replay: 1) }) }
        ) { $0.kind == .secondSubscriber && $0.uses("scale").count > 1 }

        check.mistake(
            "This person is there, and does not receive the weight that came last. What is kept for somebody who comes later?",
            step: "Three displays of a price",
            madeBy: { Fixed($0.share()) }, orBy: { Fixed($0.publish().refCount()) },
            { Fixed($0.share(replay: 1).skip(1)) },
            { scale in
                let shared = scale.share()
                return Anew { shared.share(replay: 1) }
            }
        ) { $0.kind != .laterSubscriber && $0.start ?? 99 > ($0.kind == .further ? 4 : 0) }

        check.mistake(
            "Nobody looked for some time, and the first weight now is from before. How long is it kept?",
            step: "A gauge at the river",
            madeBy: { Fixed($0.share(replay: 1, scope: .forever)) },
            orBy: { Fixed($0.multicast(ReplaySubject.create(bufferSize: 1)).refCount()) }
        ) { $0.kind == .laterSubscriber && $0.elements.first ?? 1 != 1 }

        check.mistake(
            "Somebody who comes later receives more than the weight that came last.", step: "Three displays of a price",
            madeBy: { Fixed($0.share(replay: 2)) }, orBy: { Fixed($0.replayAll().refCount()) }
        ) { $0.kind == .further && $0.received.events.count { $0.time == 4 } > 1 }

        check.hardCoded { scale in Fixed(Observable.zip(scale, Observable.of(1, 2, 3, 4, 5)) { $1 }.share(replay: 1)) }
        check.worksOnce { scale in Fixed(firstOnly(scale.share(replay: 1))) }

        check.accepts("a shared one, shared again") { scale in
            let shared = scale.share(replay: 1)
            return Anew { shared.share(replay: 1) }
        }
        check.accepts("a lazy property") { scale in
            var made: Observable<Int>?
            return Anew {
                made = made ?? scale.replay(1).refCount()
                return made ?? .never()
            }
        }
    }
}

/// A hive that makes its weight once.
private final class Fixed: Hive {
    let weight: Observable<Int>

    init(_ weight: Observable<Int>) { self.weight = weight }
}

/// A hive that calls a closure each time its weight is read.
private final class Anew: Hive {
    private let make: () -> Observable<Int>

    var weight: Observable<Int> { make() }

    init(_ make: @escaping () -> Observable<Int>) { self.make = make }
}

/// A hive that weighs as long as it exists.
private final class Measured: Hive {
    private let last = ReplaySubject<Int>.create(bufferSize: 1)
    private let bag = DisposeBag()

    var weight: Observable<Int> { last }

    init(_ scale: Observable<Int>) { scale.subscribe(last).disposed(by: bag) }
}

extension Scene<Int> {
    fileprivate var ticksOfWeights: [TestTime] {
        received.events.filter { $0.value.element != nil }.map(\.time)
    }

    /// The weight of a hive, read anew by each subscriber.
    fileprivate func look(
        _ answer: (Observable<Int>) throws -> any Hive, _ marbles: String
    ) throws -> Observable<Int> {
        let hive = try answer(cold("scale", marbles).asObservable())
        // Somebody holds the hive to the end.
        at(Self.duration) { _ = hive }
        return .deferred { hive.weight }
    }
}
