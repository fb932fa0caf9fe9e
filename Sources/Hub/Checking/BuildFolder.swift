import Foundation
import LessonKit

/// Where SwiftPM builds a checkout: in its `.build`, or in a folder of the user's own if `.build` cannot be written.
struct BuildFolder {
    let url: URL
    /// Whether it lies outside the checkout.
    let isElsewhere: Bool

    init(for checkout: Checkout) {
        let usual = checkout.root.appendingPathComponent(".build")
        let exists = FileManager.default.fileExists(atPath: usual.path)
        isElsewhere = access((exists ? usual : checkout.root).path, W_OK) != 0
        url = isElsewhere ? Self.home.appendingPathComponent(Self.name(checkout)) : usual
    }

    /// The options that SwiftPM needs for it.
    var options: [String] { isElsewhere ? ["--scratch-path", url.path] : [] }

    private static var home: URL {
        let files = FileManager.default
        let caches = files.urls(for: .cachesDirectory, in: .userDomainMask).first?
            .appendingPathComponent("stream-workbook")
        if let caches, (try? files.createDirectory(at: caches, withIntermediateDirectories: true)) != nil,
            access(caches.path, W_OK) == 0
        {
            return caches
        }
        return files.temporaryDirectory.appendingPathComponent("stream-workbook-\(getuid())")
    }

    /// Always the same for one checkout: its folder's name, and a number made from its path.
    private static func name(_ checkout: Checkout) -> String {
        let hash = checkout.root.path.utf8.reduce(5381 as UInt64) { $0 &* 33 ^ UInt64($1) }
        return "\(checkout.root.lastPathComponent) \(String(hash, radix: 36))"
    }
}
