import Dispatch
import ExerciseSupport

@testable import sync_async_exercises

/// A downloader that goes on when the check says so.
final class SlowDownloader: Downloader, @unchecked Sendable {
    private struct NoNetwork: Error {}

    private let site: Site
    private var downloads: [(progress: (Int) -> Void, done: ((any Error)?) -> Void, isDone: Bool)] = []

    init(_ site: Site) {
        self.site = site
        site.scheduler(Site.network)
    }

    var count: Int { site.read { downloads.count } }

    func start(_ file: String, progress: @escaping (Int) -> Void, done: @escaping ((any Error)?) -> Void) -> Int {
        let callbacks = Sent((progress, done))
        let number = site.change {
            downloads.append((callbacks.value.0, callbacks.value.1, false))
            return downloads.count
        }
        site.add("downloader: starts \(number), \"\(file)\"")
        return number
    }

    func cancel(_ number: Int) {
        let isOpen = site.read { downloads.indices.contains(number - 1) && !downloads[number - 1].isDone }
        if isOpen { site.add("downloader: cancels \(number)") }
    }

    /// Calls a callback of a download on the downloader's queue.
    func play(_ number: Int, _ what: String) {
        let download = site.read { downloads.indices.contains(number - 1) ? downloads[number - 1] : nil }
        guard let download else { return }
        if let percent = Int(what) {
            site.add("downloader: progress(\(percent))")
            call { download.progress(percent) }
        } else {
            site.change { downloads[number - 1].isDone = true }
            site.add("downloader: done(\(what == "error" ? "an error" : "nil"))")
            call { download.done(what == "error" ? NoNetwork() : nil) }
        }
    }

    /// Calls a callback. What arrives on another queue is noted when the callback has returned, or waits.
    private func call(_ callback: @escaping () -> Void) {
        site.shut()
        site.run(on: Site.network, isPatient: false, callback)
        site.open()
        site.run(on: Site.network)
    }
}

extension SiteScene {
    typealias Download = (String, any Downloader, any ImmediateSchedulerType) throws -> Observable<Int>

    var isToFail: Bool { situation?.contains("error") == true }

    /// Subscribes, and plays what comes: "1: 40" is a number of the first download, "dispose 1" is the first subscriber's.
    func download(_ file: String, _ script: [String], subscribers: Int = 1, _ download: @escaping Download) throws {
        let (site, downloader, screen) = (site, SlowDownloader(site), site.scheduler("screen"))
        let made = Box<Observable<Int>?>(nil)
        let names = ["it", "the second"].prefix(subscribers)
        let isBack = try call(nil) {
            let stream = try download(file, downloader, screen)
            made.value = stream
            site.note("the stream is made")
        }
        for (index, name) in names.enumerated() where isBack {
            guard let stream = made.value, try call(nil, { [self] in subscribe(name, to: stream) }) else { break }
            settle { _ in downloader.count > index }
        }
        var expected = 0
        for step in script {
            let words = step.split(separator: " ").map { String($0) }
            if words[0] == "dispose" {
                dispose(1)
                settle { $0.count("cancels") > 0 }
            } else if words[0] == "subscribe", let stream = made.value {
                try call(nil) { [self] in subscribe("the second", to: stream) }
                settle { _ in downloader.count > 1 }
            } else if let number = Int(words[0].dropLast()) {
                downloader.play(number, words[1])
                if isSubscribed(number) { expected += 1 }
            }
            settle { $0.count("receives") + $0.count("completes") + $0.count("fails") >= expected }
        }
        settle { _ in true }
    }
}
