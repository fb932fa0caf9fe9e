import ExerciseSupport

@testable import subscribe_exercises

extension `subscribe` {
    @Test(.exercise(check)) func `4 · From callback to stream`() {}

    /// An exercise with a fake: a server that answers as marbles say.
    private static let check = Check(page, solution: Solution.exercise4, in: ServerScene.self) { check in
        check.uses = .each
        check.steps = [.shares: "A second subscriber"]

        check.stream("the server answers", gives: "----(a|)", disposedAt: 2) { scene, page in
            try page("news", scene.server("----a"))
        }
        check.stream("the server fails") { scene, page in try page("news", scene.server("----#")) }
        let isOther = check.stream("it is asked for another page") { scene, page in
            try page("home/today", scene.server("-b"))
        }

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
        ) { $0.isText && $0.shows(.onlyEnd) && $0.completes && $0.end == 0 }
        check.mistake(
            "The end came in the tick of the answer, and the answer did not. In which order do you send the two?",
            step: "What comes after an end",
            madeBy: { path, server in
                asked(path, server) { observer, result in
                    if case .success = result { observer.onCompleted() }
                    observer.finish(result)
                }
            }
        ) { $0.isText && $0.shows(.onlyEnd) && $0.completes && $0.end == 4 }
        check.mistake(
            "The server was asked for another page than the one that was wanted. Which path do you hand on?",
            madeBy: { _, server in Solution.exercise4("news", from: server) }
        ) { $0.in(isOther) && $0.paths.last == "news" }

        check.rejects(.unasked) { path, server in
            var waiting: AnyObserver<String>?
            let cancel = server.get(path) { waiting?.finish($0) }
            return Observable.create { observer in
                waiting = observer
                return Disposables.create(with: cancel)
            }
        }
        check.rejects(.letsGo) { path, server in
            Observable.create { observer in
                server.get(path) { observer.finish($0) }()
                return Disposables.create()
            }
        }
        check.rejects(.noEnd) { asked($0, $1) { $0.on($1.asEvent) } }
        check.rejects(.swallows) { path, server in
            asked(path, server) { observer, result in
                if case .success(let text) = result { observer.onNext(text) }
                observer.onCompleted()
            }
        }
        check.rejects(.goesOn) { path, server in
            Observable.create { observer in
                _ = server.get(path) { observer.finish($0) }
                return Disposables.create()
            }
        }
        check.spoiled(.failsOtherwise)
        check.rejects(.shares) { Solution.exercise4($0, from: $1).share(replay: 1, scope: .forever) }
        // The one who has an answer cancels the request of the other.
        check.rejects(.mixesSubscribers) { path, server in
            var cancel: () -> Void = {}
            return Observable.create { observer in
                cancel = server.get(path) { observer.finish($0) }
                return Disposables.create { cancel() }
            }
        }
        check.hardCoded { _, server in Solution.exercise4("news", from: server).map { _ in "a" } }
        check.worksOnce { firstOnly(Solution.exercise4($0, from: $1)) }
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

private func asked(
    _ path: String, _ server: any Server, then send: @escaping (AnyObserver<String>, Result<String, any Error>) -> Void
) -> Observable<String> { .create { observer in Disposables.create(with: server.get(path) { send(observer, $0) }) } }

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
