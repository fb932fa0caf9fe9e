import Foundation
import Platform

/// Looks at the folder of a class again and again.
struct ClassFollower {
    /// What it has seen.
    struct View: Equatable {
        /// Nil until there was a file.
        var reading: ClassReading?
        /// Why the folder, or the file of somebody who is counted, cannot be read now; empty where it can be.
        var trouble = ""
        /// The file that came last, and when.
        var latest: String?
    }

    private let request: ClassRequest
    private(set) var view = View()
    private var stamps: [String: FileStamp] = [:]

    init(_ request: ClassRequest) { self.request = request }

    /// - Returns: Whether there is something new to show.
    mutating func look(at now: Date = .now) -> Bool {
        let before = view
        let stamps = self.stamps(of: NamedFile.all(in: request.folder) ?? [])
        if stamps.isEmpty, view.reading != nil {
            // A shared folder that is gone for a moment is often an empty one.
            view.trouble = "\(request.name) is gone or empty now. What it had before is shown."
        } else if stamps != self.stamps || view.reading == nil {
            do throws(NoClass) {
                let reading = try request.reading(after: view.reading)
                let new = stamps.filter { self.stamps[$0.key] != $0.value }.keys.sorted()
                view = View(
                    reading: reading, trouble: reading.stale, latest: latest(new, at: now) ?? view.latest)
                self.stamps = stamps
            } catch {
                view.trouble = error.description
            }
        } else {
            view.trouble = view.reading?.stale ?? ""
        }
        return view != before
    }

    private func stamps(of files: [NamedFile]) -> [String: FileStamp] {
        let own = files.filter { !$0.name.hasPrefix(".") && $0.name.lowercased().hasSuffix(".json") }
        return Dictionary(own.compactMap { file in file.stamp.map { (file.name, $0) } }) { $1 }
    }

    /// `minsu, 14:03:22`; nil where nothing is new.
    private func latest(_ files: [String], at now: Date) -> String? {
        guard let first = files.first else { return nil }
        let many = files.count.of("file")
        return "\(request.isAnonymous || files.count > 1 ? many : String(first.dropLast(5)).printable), \(now.second)"
    }
}
