import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What `URLSession` hands to a data task, in a few words.
struct Report: CustomStringConvertible {
    let description: String

    init(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let status = (response as? HTTPURLResponse).map { "status \($0.statusCode)" } ?? "no status"
        let failure = error.map { "error: \(LookUpError($0))" } ?? "no error"
        description = "\(status), \(failure)"
    }
}
