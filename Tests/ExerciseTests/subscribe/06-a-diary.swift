import ExerciseSupport
import Foundation

@testable import subscribe_exercises

extension `subscribe` {
    @Test(.exercise(check)) func `6 · A diary`() {}

    /// An exercise that returns no stream: each situation is played by hand.
    private static let check = Check(diary, solution: Solution.exercise6, in: Scene<Never>.self) { check in
        struct Offline: Error {}
        check.uses = .each

        typealias Diary = (Observable<Int>, @escaping (String) -> Void) throws -> any Disposable
        func write(_ marbles: String, stopAt stop: Int? = nil) -> (Scene<Never>, Diary) throws -> Void {
            { scene, diary in
                let source = scene.cold("source", marbles, error: Offline())
                let subscription = try diary(source.asObservable(), scene.book())
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
            _ = try diary(source.asObservable(), scene.book("first: "))
            _ = try diary(source.asObservable(), scene.book("second: "))
        }
        check.play(.laterSubscriber, "a second diary after the first") { scene, diary in
            let source = scene.cold("source", "--7--|")
            _ = try diary(source.asObservable(), scene.book("first: "))
            scene.at(9) { _ = try? diary(source.asObservable(), scene.book("second: ")) }
        }

        check.mistake(
            "The diary is empty. Which line of yours subscribes, and when does it run?",
            madeBy: { source, write in Disposables.create { _ = Solution.exercise6(of: source, write: write) } }
        ) { $0.isText && $0.lines.isEmpty && $0.uses().isEmpty }
        check.mistake(
            "The subscription was over before the source had sent anything. Who may dispose of it, and when?",
            step: "What subscribe returns",
            madeBy: { source, write in
                let subscription = Solution.exercise6(of: source, write: write)
                subscription.dispose()
                return subscription
            }
        ) { $0.isText && $0.lines == ["disposed"] }
        check.mistake(
            "The diary says \"completed\" after a dispose. Is a dispose an end?", step: "What subscribe returns",
            madeBy: { lines(of: $0, $1, completed: [], disposed: ["completed", "disposed"]) }
        ) { $0.isDisposed && $0.says("completed") && !$0.says("8") }
        check.mistake(
            "\"disposed\" is missing. Which handler is called after each end, and after a dispose, too?",
            madeBy: {
                lines(of: $0, $1, error: ["error", "disposed"], completed: ["completed", "disposed"], disposed: [])
            },
            orBy: { lines(of: $0, $1, disposed: []) }
        ) { $0.shows(.lost) && !$0.says("disposed") }
        check.mistake(
            "The caller disposed of what you returned, and the diary went on. What has to be returned?",
            madeBy: { source, write in
                _ = Solution.exercise6(of: source, write: write)
                return Disposables.create()
            }
        ) { $0.isDisposed && $0.says("8") }

        check.rejects(.nothing) { source, write in
            var held: [String] = []
            return source.subscribe(
                onNext: { held.append("\($0)") }, onError: { _ in held.append("error") },
                onCompleted: { held.append("completed") }, onDisposed: { (held + ["disposed"]).forEach(write) })
        }
        check.rejects(.again) { source, write in
            Disposables.create(Solution.exercise6(of: source, write: write), Disposables.create { write("disposed") })
        }
        check.rejects(
            .other, { source, write in source.subscribe { write("\($0)") } },
            { source, write in
                source.subscribe(
                    onNext: { write("\($0)") }, onError: { write("\($0)") }, onCompleted: { write("completed") },
                    onDisposed: { write("disposed") })
            })
        check.rejects(.lost) { lines(of: $0, $1, error: []) }
        check.rejects(.realQueue) { Solution.exercise6(of: $0.observe(on: MainScheduler.instance), write: $1) }
        check.hardCoded { source, write in
            var numbers = ["7", "8"][...]
            return lines(of: source, { write(Int($0) == nil ? $0 : numbers.popFirst() ?? $0) }, error: ["completed"])
        }
        check.rejects(.usesTooOften) { source, write in
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
        check.without(.worksOnce, because: "a diary keeps nothing from one call to the next")
    }
}

extension Scene<Never> {
    /// Takes lines. What another thread writes comes too late.
    fileprivate func book(_ name: String = "") -> (String) -> Void {
        let thread = Thread.current
        return { [self] line in if Thread.current === thread { log(name + line) } }
    }
}

/// A diary with these lines for the ends.
private func lines(
    of source: Observable<Int>, _ write: @escaping (String) -> Void, error: [String] = ["error"],
    completed: [String] = ["completed"], disposed: [String] = ["disposed"]
) -> any Disposable {
    source.subscribe(
        onNext: { write("\($0)") }, onError: { _ in error.forEach(write) }, onCompleted: { completed.forEach(write) },
        onDisposed: { disposed.forEach(write) })
}
