import ExerciseSupport
import LessonKit
import Streams
import Testing

@testable import subscribe_exercises

/// An exercise that returns no stream: each situation is played by hand.
@Suite struct ADiary: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(diary, solution: Solution.diary, in: Scene<Never>.self) { check in
        struct Offline: Error {}

        typealias Diary = (Observable<Int>, @escaping (String) -> Void) throws -> any Disposable
        func write(_ marbles: String, stopAt stop: Int? = nil) -> (Scene<Never>, Diary) throws -> Void {
            { scene, diary in
                let source = scene.cold("source", marbles, error: Offline())
                let subscription = try diary(source.asObservable()) { scene.log($0) }
                if let stop { scene.at(stop) { subscription.dispose() } }
            }
        }

        check.play(.text, "the source completes", write("--7--8--|"))
        check.play(.otherInput, "the source fails", write("--7--#"))
        check.play(.otherInput, "the source sends nothing", write("|"))
        check.play(.otherInput, "the same number twice", write("(55)-9--|"))
        check.play(.disposed, "stopped at tick 4", write("--7--8--|", stopAt: 4))
        check.play(.secondSubscriber, "two diaries of one source") { scene, diary in
            let source = scene.cold("source", "--7--|")
            _ = try diary(source.asObservable()) { scene.log("first: \($0)") }
            _ = try diary(source.asObservable()) { scene.log("second: \($0)") }
        }
        check.play(.laterSubscriber, "a second diary after the first") { scene, diary in
            let source = scene.cold("source", "--7--|")
            _ = try diary(source.asObservable()) { scene.log("first: \($0)") }
            scene.at(9) { _ = try? diary(source.asObservable()) { scene.log("second: \($0)") } }
        }

        check.mistake(
            "The diary has the whole event. It should have the element as it is: 7.",
            madeBy: { source, write in source.subscribe { event in write("\(event)") } }
        ) { $0.lines.first?.contains("next") == true }

        check.mistake(
            "\"disposed\" is missing after a dispose without an end. Which handler is called in all three cases?",
            madeBy: { source, write in
                source.subscribe(
                    onNext: { write("\($0)") },
                    onError: { _ in
                        write("error")
                        write("disposed")
                    },
                    onCompleted: {
                        write("completed")
                        write("disposed")
                    })
            }
        ) { $0.kind == .disposed && !$0.lines.contains("disposed") }

        check.mistake(
            "The subscription is over, and the diary does not say so. What comes after an end?",
            madeBy: { source, write in
                source.subscribe(
                    onNext: { write("\($0)") }, onError: { _ in write("error") }, onCompleted: { write("completed") })
            }
        ) { $0.kind == .text && $0.lines.last == "completed" }

        check.mistake(
            "The diary names the error. It should have one word for every error: error.",
            madeBy: { source, write in
                source.subscribe(
                    onNext: { write("\($0)") }, onError: { write("\($0)") }, onCompleted: { write("completed") },
                    onDisposed: { write("disposed") })
            }
        ) { $0.lines.contains { $0.contains("Offline") } }

        check.mistake(
            "The source failed, and the diary does not say so. Which handler receives an error?",
            madeBy: { source, write in
                source.subscribe(
                    onNext: { write("\($0)") }, onError: { _ in }, onCompleted: { write("completed") },
                    onDisposed: { write("disposed") })
            }
        ) { $0.situation == "the source fails" && !$0.lines.contains("error") }

        check.mistake(
            "The caller disposed of what you returned, and the diary went on. What has to be returned?",
            madeBy: { source, write in
                _ = Solution.diary(of: source, write: write)
                return Disposables.create()
            }
        ) { $0.kind == .disposed && $0.lines.contains("8") }

        check.hardCoded { source, write in
            let lines = ["7", "8", "completed", "disposed"]
            return source.enumerated().subscribe(
                onNext: { write(lines[$0.index]) },
                onCompleted: {
                    write("completed")
                    write("disposed")
                })
        }

        check.without(.worksOnce, because: "a diary keeps nothing from one call to the next")
    }
}
