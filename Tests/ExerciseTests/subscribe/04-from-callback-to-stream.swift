import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import subscribe_exercises

extension `subscribe` {
    @Test(.exercise(FromCallbackToStream.exercise)) func `4 · From callback to stream`() {}
}

/// An exercise with a fake: a server that answers as marbles say.
struct FromCallbackToStream {
    static let exercise = Check(page, solution: Solution.page, in: ServerScene.self) { check in
        check.uses = .each

        check.stream("the server answers", gives: "----(a|)", disposedAt: 2) { scene, page in
            try page("news", scene.server("----a"))
        }
        check.stream("the server fails") { scene, page in try page("news", scene.server("----#")) }
        check.stream("it is asked for another page") { scene, page in try page("home/today", scene.server("-b")) }

        check.mistake(
            "The server was asked, and nobody has subscribed. Which lines run only on subscribe?",
            madeBy: { path, server in
                var waiting: AnyObserver<String>?
                let cancel = server.get(path) { waiting?.finish($0) }
                return Observable.create { observer in
                    waiting = observer
                    return Disposables.create(with: cancel)
                }
            }
        ) { $0.kind == .nobody }

        check.mistake(
            "The request was cancelled in the tick in which it began. When is the time to cancel?",
            madeBy: { path, server in
                Observable.create { observer in
                    server.get(path) { observer.finish($0) }()
                    return Disposables.create()
                }
            }
        ) { scene in scene.isEmpty && scene.uses().contains { $0.unsubscribe == $0.subscribe } }

        check.mistake(
            "The end came at once, before the answer. get returns at once, and the line below it runs now. "
                + "Which code runs when the answer is there?",
            madeBy: { path, server in
                Observable.create { observer in
                    let cancel = server.get(path) { observer.on($0.asEvent) }
                    observer.onCompleted()
                    return Disposables.create(with: cancel)
                }
            }
        ) { $0.kind == .text && $0.completes && $0.elements.isEmpty && $0.start == 0 }

        check.mistake(
            "The end came in the tick of the answer, and the answer did not. In which order do you send the two?",
            step: "What comes after an end",
            madeBy: { path, server in
                Observable.create { observer in
                    let cancel = server.get(path) { result in
                        if case .success = result { observer.onCompleted() }
                        observer.finish(result)
                    }
                    return Disposables.create(with: cancel)
                }
            }
        ) { $0.kind == .text && $0.completes && $0.elements.isEmpty }

        check.mistake(
            "The answer came, and then nothing. A server answers once: how does a subscriber learn that this was all?",
            madeBy: { path, server in
                Observable.create { observer in
                    let cancel = server.get(path) { observer.on($0.asEvent) }
                    return Disposables.create(with: cancel)
                }
            }
        ) { !$0.ends && $0.elements.count == 1 }

        check.mistake(
            "The server failed, and the subscriber did not receive an error. What do you do with a failure?",
            madeBy: { path, server in
                Observable.create { observer in
                    let cancel = server.get(path) { result in
                        if case .success(let text) = result { observer.onNext(text) }
                        observer.onCompleted()
                    }
                    return Disposables.create(with: cancel)
                }
            }
        ) { $0.situation == "the server fails" && !$0.fails }

        check.mistake(
            "The server failed, and the subscriber received another error. Whose error should it be?",
            madeBy: { path, server in
                Solution.page(path, from: server).catch { _ in .error(RxError.unknown) }
            }
        ) { $0.situation == "the server fails" && $0.fails }

        check.mistake(
            "The server was not asked for the second subscriber. Each subscriber should have a request of its own.",
            step: "A second subscriber",
            madeBy: { path, server in Solution.page(path, from: server).share(replay: 1, scope: .forever) }
        ) { [.secondSubscriber, .laterSubscriber].contains($0.kind) && $0.paths.count == 1 && $0.elements == ["a"] }

        check.mistake(
            "The subscription was disposed of at tick 2, and the server is still at work. `create` returns what is to be "
                + "done then. What does get return?",
            madeBy: { path, server in
                Observable.create { observer in
                    _ = server.get(path) { observer.finish($0) }
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }

        check.mistake(
            "The server was asked for another page than the one that was wanted. Which path do you hand on?",
            madeBy: { _, server in Solution.page("news", from: server) }
        ) { $0.paths.last != "news" || $0.situation == "it is asked for another page" }

        check.hardCoded { _, server in Solution.page("news", from: server).map { _ in "a" } }
        check.worksOnce { path, server in firstOnly(Solution.page(path, from: server)) }
    }
}

/// A server that answers as the marbles say, and its requests.
final class ServerScene: Scene<String> {
    private(set) var paths: [String] = []

    func server(_ marbles: String) -> any Server { FakeServer(self, cold("the server", marbles, as: String.self)) }

    private struct FakeServer: Server {
        let scene: ServerScene
        let answers: TestableObservable<String>

        init(_ scene: ServerScene, _ answers: TestableObservable<String>) {
            (self.scene, self.answers) = (scene, answers)
        }

        func get(_ path: String, answer: @escaping (Result<String, any Error>) -> Void) -> () -> Void {
            scene.paths.append(path)
            scene.note("asked for", path)
            // A request is over with its answer.
            let request = answers.take(1).subscribe(onNext: { answer(.success($0)) }, onError: { answer(.failure($0)) })
            return { request.dispose() }
        }
    }
}

extension Result where Failure == any Error {
    fileprivate var asEvent: Event<Success> {
        switch self {
        case .success(let value): .next(value)
        case .failure(let error): .error(error)
        }
    }
}

extension AnyObserver {
    fileprivate func finish(_ result: Result<Element, any Error>) {
        on(result.asEvent)
        onCompleted()
    }
}
