import Foundation
import LessonKit
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A session that asks the service for repositories.
struct Web {
    let session: URLSession

    /// Asks our own server, which needs no network.
    static let offline = Web(session: session { $0.protocolClasses = [OfflineServer.self] })

    /// Asks the real service.
    static let live = Web(session: session { $0.timeoutIntervalForRequest = 4 })

    /// The one that the command line chooses.
    static var chosen: Web { Lesson.isGiven("--live") ? live : offline }

    /// Names that `offline` answers badly, each in its own way.
    static let failing = [
        "nobody/nothing", "broken/server", "broken/answer", "without/network", "too/slow",
    ]

    /// How long a step waits for the chosen one.
    static var patience: Duration { Lesson.isGiven("--live") ? .seconds(5) : .milliseconds(800) }

    /// The request for a repository that exists.
    static let rxSwift = chosen.request("ReactiveX/RxSwift")

    /// The request for a repository. It fails if no answer comes for so many seconds.
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

    /// Kept here, because an operation queue does not keep its underlying queue alive.
    private static let network = DispatchQueue(label: "network")

    private static func session(_ configure: (URLSessionConfiguration) -> Void) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configure(configuration)
        // The queue has a name for the output. Without this, the session makes a queue of its own.
        let queue = OperationQueue()
        queue.underlyingQueue = network
        queue.maxConcurrentOperationCount = 1
        return URLSession(configuration: configuration, delegate: nil, delegateQueue: queue)
    }
}
