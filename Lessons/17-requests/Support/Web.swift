import Foundation
import LessonKit
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A way to the service that knows repositories.
struct Web {
    let session: URLSession

    /// Our own server, which needs no network.
    static let offline = Web(session: session { $0.protocolClasses = [OfflineServer.self] })

    /// The real service.
    static let live = Web(session: session { $0.timeoutIntervalForRequest = 4 })

    /// The one that the command line asks for.
    static var chosen: Web { Lesson.isGiven("--live") ? live : offline }

    /// Names that `offline` answers badly, each in its own way.
    static let failing = [
        "nobody/nothing", "broken/server", "broken/answer", "without/network", "too/slow",
    ]

    /// How long a step waits for the chosen one.
    static var patience: Duration { Lesson.isGiven("--live") ? .seconds(5) : .milliseconds(800) }

    /// Asks for a repository. It fails if nothing has been heard for so many seconds.
    func request(_ name: String, within seconds: TimeInterval = 4) -> URLRequest {
        var address = URLComponents()
        address.scheme = "https"
        address.host = "api.github.com"
        address.path = "/repos/\(name)"
        guard let url = address.url else { preconditionFailure("\(name) cannot stand in an address.") }
        var request = URLRequest(url: url, timeoutInterval: seconds)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue("stream-workbook", forHTTPHeaderField: "User-Agent")
        return request
    }

    /// Looks up a repository, anew for each subscriber. The answer comes on the queue "network".
    func repository(_ name: String, within seconds: TimeInterval = 4) -> Single<Repository> {
        .create { single in
            let task = session.dataTask(with: request(name, within: seconds)) { data, response, error in
                single(Result { try Repository(data, response, error) })
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }

    /// Here, since an operation queue does not keep its own alive.
    private static let network = DispatchQueue(label: "network")

    private static func session(_ configure: (URLSessionConfiguration) -> Void) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configure(configuration)
        // A name for the output. Without one the session makes a queue of its own.
        let queue = OperationQueue()
        queue.underlyingQueue = network
        queue.maxConcurrentOperationCount = 1
        return URLSession(configuration: configuration, delegate: nil, delegateQueue: queue)
    }
}
