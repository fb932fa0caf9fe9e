import Dispatch
import LessonKit
import Streams
import Testing

@testable import ExerciseSupport

/// What the machine tells of an answer that no mistake explains.
struct FaultTests {
    private typealias Answer = (Observable<Int>) throws -> Observable<Int>

    /// A check of `answer` on numbers, and on a failure.
    private func check(
        _ answer: @escaping Answer, beside solution: @escaping Answer = { $0 }, uses: UseRule = .each,
        source: String = "source", with describe: (CodeCheck<Answer, Scene<Int>, Int>) -> Void = { _ in }
    ) -> Check {
        Check(answer, solution: solution, in: Scene<Int>.self) { check in
            check.uses = uses
            check.stream("numbers") { scene, answer in try answer(scene.cold(source, "-1-2--3|").asObservable()) }
            check.stream("a failure") { scene, answer in try answer(scene.cold(source, "-4-#").asObservable()) }
            describe(check)
        }
    }

    private func diagnosis(_ verdict: Verdict) -> Diagnosis? {
        if case .wrong(let diagnosis) = verdict { diagnosis } else { nil }
    }

    /// The words for `answer`. If no other solution is given, the solution hands the source on.
    private func told(
        _ answer: @escaping Answer, beside solution: @escaping Answer = { $0 }, uses: UseRule = .each,
        source: String = "source"
    ) -> String? {
        diagnosis(check(answer, beside: solution, uses: uses, source: source).attempt())?.meaning
    }

    @Test func `the source that was used otherwise is named beside what came`() {
        #expect(told { $0 } == nil)
        #expect(
            told { source in source.take(2).concat(source.skip(2)) }
                == "3 came too late: at tick 9, and not at tick 6. "
                + "source was subscribed to twice, where once is right. What subscribes each time?")
        #expect(told { _ in .just(1) }?.hasSuffix("source was not subscribed to.") == true)
        #expect(
            told { early($0) } == "Nobody has subscribed, and source is in use. Which code runs only on subscribe?")
        #expect(
            told { leaking($0) }
                == "The subscription was disposed of at tick 3, and source is still in use. What disposes of it?")
        #expect(
            told { $0.share() }
                == "source was subscribed to once in all, where twice is right. Does each subscriber begin anew?")
    }

    @Test func `one use in place of two at the same time is no fault where the text does not count`() {
        let words = told({ $0.take(2) }, beside: { .merge($0, $0.filter { _ in false }) }, uses: .whenever)
        #expect(words == "It completed at tick 3, and 3 was to come.")
    }

    @Test func `what is put on a real queue by hand is told as what a scheduler puts there`() {
        let words = "Something of yours was put on a real queue"
        for queue in [DispatchQueue.main, .global()] {
            let moved = told { source in
                .create { observer in source.subscribe { event in queue.async { observer.on(event) } } }
            }
            #expect(moved?.hasPrefix(words) == true, "\(moved ?? "it passes")")
        }
        let observed = told { $0.observe(on: MainScheduler.asyncInstance) }
        #expect(observed?.hasPrefix(words) == true, "\(observed ?? "it passes")")
        #expect(told { $0.skip(1) } == "1 did not come. The rest came, in its order.")
    }

    @Test func `what two subscribers have together is told, and what outlives a call`() {
        #expect(
            told { source in
                var count = 0
                return source.filter { _ in
                    count += 1
                    return count < 5
                }
            }?.hasSuffix("A subscriber alone receives the right events. What is there once, for both?") == true)
        let outside = Box(0)
        #expect(
            told { source in
                outside.value += 1
                return outside.value > 1 ? source.skip(1) : source
            }?.hasPrefix("The text's example came out right, and later the same example did not.") == true)
    }

    @Test func `a real queue is told before what did not come, which is not drawn, because it comes when it likes`() {
        let answer: Answer = { $0.delay(.milliseconds(100), scheduler: MainScheduler.asyncInstance) }
        let diagnosis = diagnosis(check(answer).attempt())
        #expect(diagnosis?.meaning.hasPrefix("Something of yours was put on a real queue") == true)
        let evidence = "\(diagnosis?.evidence ?? [])"
        #expect(evidence.contains("source") && !evidence.contains("yours"))
    }

    @Test func `a source with a name of several words begins a sentence with a capital letter`() {
        let words = told({ $0.share() }, source: "a gauge")
        #expect(words?.hasPrefix("A gauge was subscribed to once in all") == true)
    }

    @Test func `a solution is spoiled in each way that is told`() {
        let faults: [Fault] = [
            .unasked, .goesOn, .shares, .noEnd, .endsBefore, .heldBack, .swallows, .failsOtherwise,
        ]
        let check = self.check(
            { $0 },
            with: { check in
                for fault in faults { check.spoiled(fault) { spoil in { spoil($0) } } }
            })
        for (fault, wrong) in zip(faults, check.wrong) {
            _ = wrong.verdict()
            #expect(wrong.faults.value.contains(fault))
        }
    }

    @Test func `a situation is the same one whatever it is called`() {
        let solution: Answer = { $0 }
        let check = Check(solution, solution: solution, in: Scene<Int>.self) { check in
            check.stream("a number") { scene, answer in try answer(scene.cold("source", "-2|").asObservable()) }
            let three = check.stream("a number") { scene, answer in
                try answer(scene.cold("source", "-3-2|").asObservable())
            }
            check.mistake("The three.", madeBy: { $0.filter { $0 == 2 } }) {
                $0.in(three) && $0.lost(3) && $0.shows(.lost) && $0.came(2, at: 3) && $0.end == 4
            }
        }
        #expect(diagnosis(check.wrong[0].verdict())?.meaning == "The three.")
    }
}
