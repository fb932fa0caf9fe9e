import Foundation
import LessonKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Stands in for the service. A `URLSession` that is told of this class asks it instead of the network: everything above is the
/// real thing, the request, the answer's way back, the error, the cancelling.
///
/// What it does is done on the queue "server".
final class OfflineServer: URLProtocol {
    private static let queue = DispatchQueue(label: "server")

    /// What it does next. Touched on its queue alone.
    private var next: DispatchWorkItem?

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let reply = Reply.all[request.url?.path ?? ""] ?? Reply(.status(404), #"{"message": "Not Found"}"#)
        after(.milliseconds(30)) { [self] in
            show(request.httpMethod ?? "?", request.url?.path ?? "?")
            if reply.delay > request.timeoutInterval {
                // Keeping the request's time is up to who loads it: here to this class.
                after(.milliseconds(Int(request.timeoutInterval * 1000))) { [self] in fail(.timedOut) }
            } else {
                after(.milliseconds(Int(reply.delay * 1000))) { [self] in send(reply) }
            }
        }
    }

    override func stopLoading() {
        let work = DispatchWorkItem { [self] in
            // It is called after an answer too.
            guard let waiting = next else { return }
            next = nil
            waiting.cancel()
            show("called off:", request.url?.path ?? "?")
        }
        Self.queue.async(execute: work)
    }

    private func after(_ delay: DispatchTimeInterval, _ work: @escaping () -> Void) {
        let item = DispatchWorkItem(block: work)
        // The first is set before the server's queue knows of this request, every other one on that queue.
        next = item
        Self.queue.asyncAfter(deadline: .now() + delay, execute: item)
    }

    private func send(_ reply: Reply) {
        next = nil
        switch reply.kind {
        case .status(let code):
            guard let url = request.url,
                let response = HTTPURLResponse(
                    url: url, statusCode: code, httpVersion: "HTTP/1.1",
                    headerFields: ["Content-Type": "application/json"])
            else { return fail(.badServerResponse) }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(reply.body.utf8))
            client?.urlProtocolDidFinishLoading(self)
        case .unreachable: fail(.notConnectedToInternet)
        }
    }

    private func fail(_ code: URLError.Code) {
        next = nil
        client?.urlProtocol(self, didFailWithError: URLError(code))
    }
}

/// What the server has to say to a request.
private struct Reply: Sendable {
    enum Kind: Sendable {
        /// An answer with this status.
        case status(Int)
        /// None: there is no way to the server.
        case unreachable
    }

    let kind: Kind
    let body: String
    /// In seconds.
    let delay: TimeInterval

    init(_ kind: Kind, _ body: String = "", after delay: TimeInterval = 0.08) {
        self.kind = kind
        self.body = body
        self.delay = delay
    }

    static let all: [String: Reply] = [
        "/repos/ReactiveX/RxSwift": Reply(
            .status(200), #"{"full_name": "ReactiveX/RxSwift", "stargazers_count": 24000, "fork": false}"#),
        "/repos/broken/server": Reply(.status(500), "<h1>Something went wrong</h1>"),
        "/repos/broken/answer": Reply(.status(200), #"{"full_name": "broken/answer", "stargaz"#),
        "/repos/without/network": Reply(.unreachable),
        "/repos/too/slow": Reply(.status(200), "{}", after: 3600),
    ]
}
