// Complete · From callback to stream (home, 12 min)
//
// `Server` is somebody else's code. It answers later, once, by calling a
// closure. Make a stream of it:
//
//     the server answers       ----a
//     page(...)                ----(a|)
//
//     the server fails         ----#
//     page(...)                ----#
//
//     disposed at tick 2       --!            and the server is told to
//                                             cancel, at tick 2
//
// Each subscriber asks the server anew. Before somebody subscribes, it is
// not asked at all. To cancel a request that has been answered does no
// harm.

import LessonKit
import Streams

protocol Server {
    /// Asks for a page. `answer` is called once, later. Call the closure that is returned to cancel the request.
    func get(_ path: String, answer: @escaping (Result<String, any Error>) -> Void) -> () -> Void
}

func page(_ path: String, from server: any Server) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        _ = server.get(path) { result in
            switch result {
            case .success(let text): observer.onNext(text)
            case .failure(let error): observer.onError(error)
            }
        }
        return Disposables.create()
    }
}
