import ExerciseSupport

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(check)) func `5 · A plate at the gate`() {}

    private static let check = Check(plate, solution: Solution.exercise5, in: CarPark.self) { check in
        check.steps = [
            .swallows: "A server that is busy", .late: "A server that is busy",
            .failsOtherwise: "A meter in the cellar",
        ]

        check.stream("two blurred photos, then a good one", gives: "------(p|)", disposedAt: 3) {
            try $0.arrive($1, "--#", "--#", "--(p|)")
        }
        check.stream("the first photo is good") { try $0.arrive($1, "---(q|)") }
        let allBlurred = check.stream("three blurred photos") { try $0.arrive($1, "-#", "--#", "---#", "-(p|)") }
        check.stream("two plates on the first photo") { try $0.arrive($1, "-p-q|") }
        check.stream("a plate, and then the attempt fails") { try $0.arrive($1, "-p-#", "--(q|)") }
        check.stream("no plate on the second photo") { try $0.arrive($1, "--#", "--|") }

        check.mistake(
            "The same photo was read again. Which line of yours runs once, and which one each time?",
            step: "A bad line", madeBy: { $0.read($0.photo()).retry(2) }, orBy: { $0.read($0.photo()).retry(3) }
        ) { $0.isText && $0.uses("photo 1").count > 1 }
        check.mistake(
            "All photos were taken at tick 0. An attempt needs its photo when the attempt before has failed.",
            step: "A concert and a record",
            madeBy: { gate in .catch(sequence: (0..<3).map { _ in gate.read(gate.photo()) }) }
        ) { $0.isText && $0.photos.count > 1 && $0.photos.allSatisfy { $0 == 0 } }
        check.mistake(
            "There were fewer than three attempts, and then the error arrived. What does the number of `retry` count?",
            step: "A bad line", madeBy: { attempt($0).retry(2) }, orBy: { attempt($0) }
        ) { $0.isText && $0.fails && $0.photos.count < 3 }
        check.mistake(
            "The third attempt failed, and a fourth photo was taken. How many attempts are there in all?",
            step: "A bad line", madeBy: { attempt($0).retry(4) }
        ) { $0.in(allBlurred) && $0.photos.count > 3 }

        check.rejects(.unasked) { gate in gate.read(gate.photo()).catch { _ in attempt(gate).retry(2) } }
        check.rejects(.late) { gate in
            attempt(gate).retry(when: { errors in
                errors.delay(.milliseconds(100), scheduler: (gate as! CarPark.Camera).park.scheduler)
            })
        }
        check.spoiled(.noEnd, .swallows, .failsOtherwise, .endsBefore, .goesOn)
        check.rejects(.failsOtherwise) { gate in
            attempt(gate).catch { error in attempt(gate).catch { _ in attempt(gate).catch { _ in .error(error) } } }
        }
        check.rejects(.lost) { Solution.exercise5(at: $0).takeLast(1) }
        check.rejects(
            { gate in
                .deferred { gate.read(gate.photo()).toArray().asObservable().flatMap { Observable.from($0) } }.retry(3)
            },
            { gate in .deferred { gate.read(gate.photo()).ifEmpty(switchTo: .error(RxError.noElements)) }.retry(3) })
        check.rejects(.mixesSubscribers) { gate in
            var remaining = 3
            return attempt(gate)
                .retry(when: { errors in
                    errors.flatMap { error -> Observable<Int> in
                        remaining -= 1
                        return remaining > 0 ? .just(0) : .error(error)
                    }
                })
        }
        check.hardCoded { Solution.exercise5(at: $0).map { _ in "p" } }
        check.worksOnce { firstOnly(Solution.exercise5(at: $0)) }
        check.endless({ $0.read($0.photo()).share(replay: 1, scope: .forever).retry() }, { _ in .repeatElement("p") })

        check.accepts("create, and retry behind it") { gate in
            Observable.create { observer in gate.read(gate.photo()).subscribe(observer) }.retry(3)
        }
        check.accepts("retry(when:)") { gate in
            attempt(gate).retry(when: { errors in
                errors.enumerated().flatMap { number, error -> Observable<Int> in
                    number < 2 ? .just(number) : .error(error)
                }
            })
        }
        check.accepts("one catch in another") { gate in
            attempt(gate).catch { _ in attempt(gate) }.catch { _ in attempt(gate) }
        }
        check.accepts("a list that is made lazily") { gate in
            .catch(sequence: (0..<3).lazy.map { _ in gate.read(gate.photo()) })
        }
        check.accepts("just, and a closure that takes the photo") { gate in
            Observable.just(()).flatMap { gate.read(gate.photo()) }.retry(3)
        }
    }
}

private func attempt(_ gate: any Gate) -> Observable<String> { .deferred { gate.read(gate.photo()) } }

private final class CarPark: Scene<String> {
    /// The ticks in which photos were taken.
    private(set) var photos: [TestTime] = []

    struct Blurred: Error { let photo: Int }

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
