import ExerciseSupport
import LessonKit
import Streams
import Testing

@testable import subscribe_exercises

extension `subscribe` {
    @Test(.exercise(ADiary.exercise)) func `6 · A diary`() {}
}

/// An exercise that returns no stream: each situation is played by hand.
struct ADiary {
    static let exercise = Check(diary, solution: Solution.diary, in: Scene<Never>.self) { check in
        struct Offline: Error {}
        check.uses = .each

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
        check.play(.otherInput, "the source goes on", write("--7--8--"))
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
            "The diary is empty. Which line of yours subscribes, and when does it run?",
            madeBy: { source, write in
                Disposables.create {
                    _ = source.do(onNext: { write("\($0)") }, onCompleted: { write("completed") })
                }
            }
        ) { $0.kind == .text && $0.lines.isEmpty }

        check.mistake(
            "The subscription was over before the source had sent anything. Who may dispose of it, and when?",
            step: "What subscribe returns",
            madeBy: { source, write in
                let subscription = Solution.diary(of: source, write: write)
                subscription.dispose()
                return subscription
            },
            orBy: { source, write in
                let bag = DisposeBag()
                Solution.diary(of: source, write: write).disposed(by: bag)
                return Disposables.create()
            }
        ) { $0.kind == .text && $0.lines == ["disposed"] }

        check.mistake(
            "The source has sent numbers, and the diary does not have them yet. When should a line be written?",
            madeBy: { source, write in
                var lines: [String] = []
                return source.subscribe(
                    onNext: { lines.append("\($0)") }, onError: { _ in lines.append("error") },
                    onCompleted: { lines.append("completed") },
                    onDisposed: {
                        lines.forEach(write)
                        write("disposed")
                    })
            }
        ) { $0.situation == "the source goes on" && $0.lines.isEmpty }

        check.mistake(
            "The diary says \"completed\" after a dispose. Is a dispose an end?", step: "What subscribe returns",
            madeBy: { source, write in
                source.subscribe(
                    onNext: { write("\($0)") }, onError: { _ in write("error") },
                    onDisposed: {
                        write("completed")
                        write("disposed")
                    })
            }
        ) { $0.kind == .disposed && $0.lines.contains("completed") && !$0.lines.contains("8") }

        check.mistake(
            "\"disposed\" is in the diary twice. Which handler runs after a dispose, and which closure of yours?",
            step: "What subscribe returns",
            madeBy: { source, write in
                let subscription = Solution.diary(of: source, write: write)
                return Disposables.create {
                    subscription.dispose()
                    write("disposed")
                }
            }
        ) { $0.kind == .disposed && $0.lines.count { $0 == "disposed" } > 1 }

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

        // With a source that asks a server, these are two requests.
        check.rejects("two subscriptions") { source, write in
            let numbers = source.subscribe(onNext: { write("\($0)") })
            let end = source.subscribe(
                onError: { _ in write("error") }, onCompleted: { write("completed") }, onDisposed: { write("disposed") }
            )
            return Disposables.create(numbers, end)
        }
        check.accepts("with do") { source, write in
            source.do(onDispose: { write("disposed") }).subscribe(
                onNext: { write("\($0)") }, onError: { _ in write("error") }, onCompleted: { write("completed") })
        }
        check.accepts("with events") { source, write in
            source.materialize().subscribe(
                onNext: { event in
                    switch event {
                    case .next(let number): write("\(number)")
                    case .error: write("error")
                    case .completed: write("completed")
                    }
                },
                onDisposed: { write("disposed") })
        }

        check.without(.worksOnce, because: "a diary keeps nothing from one call to the next")
    }
}
