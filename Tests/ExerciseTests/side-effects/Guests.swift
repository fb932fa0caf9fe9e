import Streams

@testable import side_effects_exercises

/// Answers to exercise 7.
extension `side-effects` {
    /// The solution with variables that are made once, for all guests together.
    static func outside(
        _ concert: Observable<String>, _ write: @escaping (String) -> Void, countsAfter: Bool = false,
        resets: Bool = false, forgets: Bool = false, forgetsEqual: Bool = false
    ) -> Observable<String> {
        var (songs, isOver, last) = (0, false, "")
        func end(_ text: String) {
            isOver = true
            write(text)
        }
        return concert.do(
            onNext: {
                songs += countsAfter || forgetsEqual && $0 == last ? 0 : 1
                last = $0
            }, afterNext: { _ in songs += countsAfter ? 1 : 0 },
            onError: { _ in end("broken off") }, onCompleted: { end("stayed") },
            onSubscribe: {
                if resets { (songs, isOver) = (0, false) }
                write("came")
            },
            onDispose: { if forgets || !isOver { write("left after \(songs)") } })
    }

    /// The solution.
    static func ours(_ concert: Observable<String>, _ write: @escaping (String) -> Void) -> Observable<String> {
        Solution.exercise7(concert, write: write)
    }

    /// Right, without `do`.
    static func byHand(_ concert: Observable<String>, _ write: @escaping (String) -> Void) -> Observable<String> {
        .create { observer in
            var (songs, isOver) = (0, false)
            write("came")
            let subscription = concert.subscribe { event in
                switch event {
                case .next: songs += 1
                case .error: (isOver, _) = (true, write("broken off"))
                case .completed: (isOver, _) = (true, write("stayed"))
                }
                observer.on(event)
            }
            return Disposables.create {
                subscription.dispose()
                if !isOver { write("left after \(songs)") }
            }
        }
    }

    /// Wrong: writes when the end has gone on, and by then it has been disposed of.
    static func afterTheEnd(_ concert: Observable<String>, _ write: @escaping (String) -> Void) -> Observable<String> {
        .deferred {
            var (songs, isOver) = (0, false)
            func end(_ text: String) {
                isOver = true
                write(text)
            }
            return concert.do(
                onNext: { _ in songs += 1 }, afterError: { _ in end("broken off") },
                afterCompleted: { end("stayed") }, onSubscribe: { write("came") },
                onDispose: { if !isOver { write("left after \(songs)") } })
        }
    }
}
