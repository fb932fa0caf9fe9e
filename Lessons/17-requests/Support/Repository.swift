import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The parts of a code repository that this lesson needs.
struct Repository: Decodable {
    let name: String
    let stars: Int

    private enum CodingKeys: String, CodingKey {
        case name = "full_name"
        case stars = "stargazers_count"
    }
}

extension Repository {
    /// Reads what `URLSession` hands to a data task. At least one of the three is always nil.
    init(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) throws {
        if let error { throw LookUpError(error) }
        guard let http = response as? HTTPURLResponse else { throw LookUpError.unreadable }
        switch http.statusCode {
        case 200...299: break
        case 404: throw LookUpError.notFound
        default: throw LookUpError.status(http.statusCode)
        }
        do {
            self = try JSONDecoder().decode(Repository.self, from: data ?? Data())
        } catch {
            throw LookUpError.unreadable
        }
    }
}

/// Why a repository could not be looked up.
enum LookUpError: Error, CustomStringConvertible {
    case notFound
    case status(Int)
    case unreadable
    case noNetwork
    case timedOut
    case other(String)

    /// Translates an error of `URLSession`.
    init(_ error: any Error) {
        switch (error as? URLError)?.code {
        case .timedOut: self = .timedOut
        case .notConnectedToInternet, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .networkConnectionLost:
            self = .noNetwork
        default: self = .other(error.localizedDescription)
        }
    }

    var description: String {
        switch self {
        case .notFound: "404, no such repository"
        case .status(let code): code < 500 ? "\(code), the server refuses" : "\(code), the server has a fault"
        case .unreadable: "an answer nobody can read"
        case .noNetwork: "there is no network"
        case .timedOut: "no answer in time"
        case .other(let text): text
        }
    }
}
