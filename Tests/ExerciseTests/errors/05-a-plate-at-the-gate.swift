import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(APlateAtTheGate.exercise)) func `5 · A plate at the gate`() {}
}

struct APlateAtTheGate {
    static let exercise = Check(plate, solution: Solution.plate, in: CarPark.self) { check in
        check.stream("two blurred photos, then a good one", gives: "------(p|)", disposedAt: 3) {
            try $0.arrive($1, "--#", "--#", "--(p|)")
        }
        check.stream("the first photo is good") { try $0.arrive($1, "---(q|)") }
        check.stream("three blurred photos") { try $0.arrive($1, "-#", "--#", "---#", "-(p|)") }
        check.stream("two plates on the first photo") { try $0.arrive($1, "-p-q|") }
        check.stream("a plate, and then the attempt fails") { try $0.arrive($1, "-p-#", "--(q|)") }
        check.stream("no plate on the second photo") { try $0.arrive($1, "--#", "--|") }

        check.mistake(
            "A photo was taken, and nobody has subscribed. Which lines run only on subscribe?", step: "A bad line",
            madeBy: { gate in
                gate.read(gate.photo()).catch { _ in Observable.deferred { gate.read(gate.photo()) }.retry(2) }
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The same photo was read again. `retry` subscribes again: which line does not run again then?",
            step: "A bad line",
            madeBy: { gate in
                let photo = gate.photo()
                return gate.read(photo).retry(2)
            },
            orBy: { gate in gate.read(gate.photo()).retry(3) },
            { gate in Observable.deferred { gate.read(gate.photo()).retry(3) } },
            { gate in Observable.just(gate.photo()).flatMap { gate.read($0) }.retry(3) }
        ) { $0.kind == .text && $0.uses("photo 1").count > 1 }
        check.mistake(
            "Three photos were taken at tick 0. An attempt needs its photo when the attempt before has failed.",
            step: "A concert and a record",
            madeBy: { gate in Observable.catch(sequence: (0..<3).map { _ in gate.read(gate.photo()) }) }
        ) { $0.kind == .text && $0.photos.count > 1 && $0.photos.allSatisfy { $0 == 0 } }
        check.mistake(
            "There were two attempts, and then the error arrived. What does the number of `retry` count?",
            step: "A bad line", madeBy: { gate in Observable.deferred { gate.read(gate.photo()) }.retry(2) },
            orBy: { gate in
                let attempt = Observable.deferred { gate.read(gate.photo()) }
                return attempt.catch { _ in attempt }
            }
        ) { $0.kind == .text && $0.fails && $0.photos.count == 2 }
        check.mistake(
            "There was one attempt, and then the error arrived. What does the number of `retry` count?",
            step: "A bad line", madeBy: { gate in Observable.deferred { gate.read(gate.photo()) }.retry(1) },
            orBy: { gate in Observable.deferred { gate.read(gate.photo()) } }
        ) { $0.kind == .text && $0.fails && $0.photos.count == 1 }
        check.mistake(
            "The next attempt began later than the error of the attempt before. The text has no wait.",
            step: "A server that is busy",
            madeBy: { gate in
                Observable.deferred { gate.read(gate.photo()) }
                    .retry(when: { errors in
                        errors.flatMap { _ in
                            Observable<Int>.timer(
                                .milliseconds(100), scheduler: (gate as! CarPark.Camera).park.scheduler)
                        }
                    })
            }
        ) { $0.kind == .text && $0.photos.count > 1 && $0.photos[1] > 2 }
        check.mistake(
            "The plate was read, the attempt has completed, and yours has not.", step: "A bad line",
            madeBy: { gate in Solution.plate(at: gate).concat(Observable.never()) }
        ) { $0.kind == .text && $0.elements == ["p"] && !$0.ends }
        check.mistake(
            "The third attempt failed, and a fourth photo was taken. How many attempts are there in all?",
            step: "A bad line", madeBy: { gate in Observable.deferred { gate.read(gate.photo()) }.retry(4) },
            orBy: { gate in Observable.deferred { gate.read(gate.photo()) }.retry() }
        ) { $0.situation == "three blurred photos" && $0.photos.count > 3 }
        check.mistake(
            "All three attempts failed, and the error did not arrive. What replaced it, or dropped it?",
            step: "A server that is busy",
            madeBy: { gate in
                Observable.deferred { gate.read(gate.photo()) }.retry(when: { errors in errors.take(2) })
            },
            orBy: { gate in Solution.plate(at: gate).catch { _ in .empty() } },
            { gate in Solution.plate(at: gate).catchAndReturn("") }
        ) { $0.situation == "three blurred photos" && !$0.fails }
        check.mistake(
            "All three attempts failed, and the error is not that of the third one.", step: "A meter in the cellar",
            madeBy: { gate in Solution.plate(at: gate).catch { _ in .error(RxError.unknown) } },
            orBy: { gate in
                let attempt = Observable.deferred { gate.read(gate.photo()) }
                return attempt.catch { error in attempt.catch { _ in attempt.catch { _ in .error(error) } } }
            }
        ) { $0.situation == "three blurred photos" && $0.failsWithAnother && $0.photos.count == 3 }
        check.mistake(
            "What an attempt sent did not come, or not at its tick. An attempt may send several plates, and may fail after that.",
            step: "A bad line", madeBy: { gate in Solution.plate(at: gate).take(1) },
            orBy: { gate in Solution.plate(at: gate).takeLast(1) },
            { gate in Observable.deferred { gate.read(gate.photo()).takeLast(1) }.retry(3) },
            { gate in
                Observable.deferred {
                    gate.read(gate.photo()).toArray().asObservable().flatMap { Observable.from($0) }
                }.retry(3)
            }
        ) { ["two plates on the first photo", "a plate, and then the attempt fails"].contains($0.situation) }
        check.mistake(
            "An attempt completed without a plate, and yours did not complete at that tick. Which attempts failed?",
            madeBy: { gate in
                Observable.deferred { gate.read(gate.photo()).ifEmpty(switchTo: .error(RxError.noElements)) }.retry(3)
            }
        ) { $0.situation == "no plate on the second photo" && !($0.completes && $0.received.events.last?.time == 4) }
        check.mistake(
            "The attempts of the second subscriber are not three. What counts the attempts of all subscribers together?",
            step: "A server that is busy",
            madeBy: { gate in
                var remaining = 3
                return Observable.deferred { gate.read(gate.photo()) }
                    .retry(when: { errors in
                        errors.flatMap { error -> Observable<Int> in
                            remaining -= 1
                            return remaining > 0 ? .just(0) : .error(error)
                        }
                    })
            }
        ) { [.secondSubscriber, .laterSubscriber].contains($0.kind) && $0.photos.count < 6 && $0.fails }
        check.mistake(
            "The subscription was disposed of, and an attempt goes on. What disposes of it?",
            madeBy: { gate in
                Observable.create { observer in
                    _ = Solution.plate(at: gate).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }
        check.hardCoded { gate in Solution.plate(at: gate).map { _ in "p" } }
        check.worksOnce { firstOnly(Solution.plate(at: $0)) }
        check.endless("one photo, shared for ever") { gate in
            gate.read(gate.photo()).share(replay: 1, scope: .forever).retry()
        }
        check.endless("an element that repeats") { _ in .repeatElement("p") }

        check.accepts("create, and retry behind it") { gate in
            Observable.create { observer in gate.read(gate.photo()).subscribe(observer) }.retry(3)
        }
        check.accepts("retry(when:)") { gate in
            Observable.deferred { gate.read(gate.photo()) }
                .retry(when: { errors in
                    errors.enumerated().flatMap { number, error -> Observable<Int> in
                        number < 2 ? .just(number) : .error(error)
                    }
                })
        }
        check.accepts("one catch in another") { gate in
            let attempt = Observable.deferred { gate.read(gate.photo()) }
            return attempt.catch { _ in attempt }.catch { _ in attempt }
        }
        check.accepts("a list that is made lazily") { gate in
            Observable.catch(sequence: (0..<3).lazy.map { _ in gate.read(gate.photo()) })
        }
        check.accepts("just, and a closure that takes the photo") { gate in
            Observable.just(()).flatMap { gate.read(gate.photo()) }.retry(3)
        }
    }
}

private final class CarPark: Scene<String> {
    /// The ticks in which photos were taken.
    private(set) var photos: [TestTime] = []

    struct Blurred: Error { let photo: Int }

    /// Whether the error is not that of the third photo.
    var failsWithAnother: Bool { fails && (received.events.last?.value.error as? Blurred)?.photo != 3 }

    func arrive(_ answer: (any Gate) throws -> Observable<String>, _ readings: String...) throws -> Observable<String> {
        let sources = readings.enumerated().map { index, marbles in
            cold("photo \(index + 1)", marbles, as: String.self, error: Blurred(photo: index + 1)).asObservable()
        }
        return try answer(Camera(park: self, readings: sources))
    }

    fileprivate struct Camera: Gate {
        let park: CarPark
        let readings: [Observable<String>]

        func photo() -> String {
            park.photos.append(park.scheduler.clock)
            park.log("tick \(park.scheduler.clock): photo \(park.photos.count)")
            return "photo \(park.photos.count)"
        }

        func read(_ photo: String) -> Observable<String> {
            // After the last one, the first comes again.
            guard let number = Int(photo.dropFirst("photo ".count)), number > 0 else { return .error(RxError.unknown) }
            return readings[(number - 1) % readings.count]
        }
    }
}
