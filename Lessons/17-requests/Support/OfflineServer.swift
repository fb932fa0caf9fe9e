import Foundation
import LessonKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers in place of the service. A `URLSession` with this class in its `protocolClasses` asks it, and not the network.
/// Everything else is real: the request, the way back of the answer, the errors, the cancelling.
///
/// It works on the queue "server".
final class OfflineServer: URLProtocol {
    private static let queue = DispatchQueue(label: "server")

    private let start = DispatchTime.now()

    /// What it does next. Only its queue uses this.
    private var next: DispatchWorkItem?

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let reply = Reply.all[request.url?.path ?? ""] ?? Reply(.status(404), #"{"message": "Not Found"}"#)
        after(.milliseconds(30)) { [self] in
            show(request.httpMethod ?? "?", request.url?.path ?? "?")
            if reply.delay > request.timeoutInterval {
                // The loader has to keep the request's time limit. Here this class is the loader.
                after(.milliseconds(Int(request.timeoutInterval * 1000))) { [self] in fail(.timedOut) }
            } else {
                after(.milliseconds(Int(reply.delay * 1000))) { [self] in send(reply) }
            }
        }
    }

    override func stopLoading() {
        let work = DispatchWorkItem { [self] in
            // The session calls this after an answer, too.
            guard let waiting = next else { return }
            next = nil
            waiting.cancel()
            // On macOS the session keeps the time limit as well, and may be the first. Then nobody has called the request off.
            guard DispatchTime.now() < start + (request.timeoutInterval - 0.1) else { return }
            show("called off:", request.url?.path ?? "?")
        }
        Self.queue.async(execute: work)
    }

    private func after(_ delay: DispatchTimeInterval, _ work: @escaping () -> Void) {
        let item = DispatchWorkItem(block: work)
        // The first is set before the queue has this request, and every other one on the queue.
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

/// The answer of the server to a request.
private struct Reply: Sendable {
    enum Kind: Sendable {
        /// An answer with this status.
        case status(Int)
        /// No answer: the server cannot be reached.
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
