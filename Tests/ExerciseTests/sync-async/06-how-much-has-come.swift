import Dispatch
import ExerciseSupport
import LessonKit
import Streams
import Testing

@testable import sync_async_exercises

@Suite struct HowMuchHasCome: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(download, solution: Solution.download, in: SiteScene.self) { check in
        let good = ["1: 40", "1: 100", "1: done"]
        check.play(.text, "40 and 100 per cent, and done") { try $0.download("map.pdf", good, $1) }
        check.play(.nobody, "nobody subscribes") { try $0.download("map.pdf", [], subscribers: 0, $1) }
        check.play(.disposed, "40 per cent, and disposed of") {
            try $0.download("map.pdf", ["1: 40", "dispose 1", "1: 100", "1: done"], $1)
        }
        check.play(.disposed, "disposed of at once") { try $0.download("map.pdf", ["dispose 1", "1: 100"], $1) }
        check.play(.otherInput, "40 per cent, and an error") { try $0.download("map.pdf", ["1: 40", "1: error"], $1) }
        check.play(.otherInput, "an error at once") { try $0.download("map.pdf", ["1: error"], $1) }
        check.play(.otherInput, "done at once") { try $0.download("empty.txt", ["1: done"], $1) }
        check.play(.otherInput, "0, 7, 7 and 3 per cent, and done") {
            try $0.download("song.mp3", ["1: 0", "1: 7", "1: 7", "1: 3", "1: done"], $1)
        }
        check.play(.secondSubscriber, "two subscribers, and the first is disposed of") {
            try $0.download(
                "map.pdf", ["1: 10", "2: 20", "dispose 1", "1: 15", "2: 30", "2: done"], subscribers: 2, $1)
        }
        check.play(.laterSubscriber, "a second subscriber when the first is done") {
            try $0.download("map.pdf", good + ["subscribe", "2: 50", "2: done"], $1)
        }

        check.mistake(
            "A download was started, and nobody had subscribed. Which code runs only on subscribe?",
            step: "A picture as a stream",
            madeBy: { file, downloader, screen in
                let news = ReplaySubject<Int>.createUnbounded()
                let number = downloader.start(file, progress: { news.onNext($0) }, done: { news.finish($0) })
                return news.do(onDispose: { downloader.cancel(number) }).observe(on: screen)
            },
            orBy: { file, downloader, screen in
                _ = downloader.start(file, progress: { _ in }, done: { _ in })
                return Solution.download(file, with: downloader, screen: screen)
            }
        ) { $0.kind == .nobody || $0.lines.comes("downloader: starts", before: "the caller: the stream is made") }
        check.mistake(
            "Somebody subscribed, and no download was started.", madeBy: { _, _, _ in .never() },
            orBy: { _, _, screen in Observable.of(40, 100).observe(on: screen) }
        ) { $0.count("starts") == 0 }
        check.mistake(
            "Another file was downloaded than the one that was wanted.",
            madeBy: { _, downloader, screen in Solution.download("map.pdf", with: downloader, screen: screen) },
            orBy: { _, downloader, screen in Solution.download("file", with: downloader, screen: screen) }
        ) { scene in scene.lines.contains { $0.contains("starts") && !$0.contains("\"\(scene.file)\"") } }
        check.mistake(
            "subscribe did not come back before the download was done. Who waits there, and for what?",
            step: "A picture as a stream",
            madeBy: { file, downloader, screen in
                let isDone = DispatchSemaphore(value: 0)
                return following(
                    file, downloader, done: { _, _ in isDone.signal() },
                    begun: { observer, _ in
                        isDone.wait()
                        observer.onCompleted()
                    }
                )
                .observe(on: screen)
            }
        ) { $0.has("the caller: subscribe has not") }
        check.mistake(
            "Something arrived on the downloader's own queue. It is expected on screen, and so are the end and the error.",
            step: "Two pictures", madeBy: { file, downloader, screen in following(file, downloader) },
            orBy: { file, downloader, screen in following(file, downloader).subscribe(on: screen) },
            { file, downloader, screen in
                following(file, downloader) { observer, percent in
                    _ = screen.schedule(percent) {
                        observer.onNext($0)
                        return Disposables.create()
                    }
                }
            }
        ) { $0.has("network:") }
        check.mistake(
            "Something arrived on a queue that is not one of yours. It is expected on screen.",
            madeBy: { file, downloader, screen in following(file, downloader).observe(on: MainScheduler.instance) }
        ) { $0.has("main:") || $0.has("another queue:") }
        check.mistake(
            "The download was cancelled before it was done, and nobody had disposed of anything. What cancelled it: a line of "
                + "yours, or an end that came too early?",
            madeBy: { file, downloader, screen in
                following(file, downloader, begun: { downloader.cancel($1) }).observe(on: screen)
            },
            orBy: { file, downloader, screen in following(file, downloader).observe(on: screen).take(1) },
            { file, downloader, screen in
                let numbers = following(
                    file, downloader,
                    progress: {
                        $0.onNext($1)
                        if $1 == 100 { $0.onCompleted() }
                    })
                return numbers.observe(on: screen)
            }
        ) { $0.kind == .text && $0.count("cancels") > 0 }
        check.mistake(
            "The end came before done was called. Which callback says that it is over?",
            madeBy: { file, downloader, screen in
                following(file, downloader, begun: { observer, _ in observer.onCompleted() }, disposed: { _ in })
                    .observe(on: screen)
            },
            orBy: { file, downloader, screen in
                following(
                    file, downloader,
                    progress: {
                        $0.onNext($1)
                        $0.onCompleted()
                    }, disposed: { _ in }
                )
                .observe(on: screen)
            }
        ) { $0.lines.comes("screen: it completes", before: "downloader: done") }
        check.mistake(
            "done was called with an error, and the stream completed. What should a subscriber receive then?",
            madeBy: { file, downloader, screen in
                following(file, downloader, done: { observer, _ in observer.onCompleted() }).observe(on: screen)
            },
            orBy: { file, downloader, screen in
                following(file, downloader).observe(on: screen).catch { _ in .empty() }
            }
        ) { $0.isToFail && $0.count("completes") > 0 }
        check.mistake(
            "done was called with an error, and the subscriber did not receive that error.",
            madeBy: { file, downloader, screen in
                following(file, downloader, done: { if $1 == nil { $0.onCompleted() } }).observe(on: screen)
            },
            orBy: { file, downloader, screen in
                following(file, downloader).observe(on: screen).catch { _ in .error(RxError.unknown) }
            }
        ) { $0.isToFail && !$0.has("screen: it fails with NoNetwork") }
        check.mistake(
            "done was called with nil, and the stream did not end.",
            madeBy: { file, downloader, screen in
                following(file, downloader, done: { if let error = $1 { $0.onError(error) } }).observe(on: screen)
            }
        ) { [.text, .otherInput].contains($0.kind) && !$0.isToFail && $0.count("completes") + $0.count("fails") == 0 }
        check.mistake(
            "done was called with nil, and the stream failed. With nil, all went well, whatever the numbers were.",
            madeBy: { file, downloader, screen in
                let last = Box(0)
                return following(
                    file, downloader,
                    progress: {
                        last.value = $1
                        $0.onNext($1)
                    }, done: { $0.finish($1 ?? (last.value == 100 ? nil : RxError.unknown)) }
                )
                .observe(on: screen)
            }
        ) { [.text, .otherInput].contains($0.kind) && !$0.isToFail && $0.count("fails") > 0 }
        check.mistake(
            "The numbers are not those that progress was called with. Each call is one element, as it is.",
            madeBy: { file, downloader, screen in
                following(file, downloader).observe(on: screen).distinctUntilChanged()
            },
            orBy: { file, downloader, screen in following(file, downloader).observe(on: screen).startWith(0) },
            { file, downloader, screen in following(file, downloader).observe(on: screen).takeLast(1) },
            { file, downloader, screen in following(file, downloader).observe(on: screen).filter { $0 > 0 } },
            { file, downloader, screen in
                following(file, downloader).observe(on: screen).scan(0) { max($0, $1) }
            }
        ) { [.text, .otherInput].contains($0.kind) && $0.count("completes") > 0 }
        check.mistake(
            "It was disposed of, and the download goes on for nobody. What is the closure of Disposables.create for?",
            step: "Two pictures",
            madeBy: { file, downloader, screen in following(file, downloader, disposed: { _ in }).observe(on: screen) },
            orBy: { file, downloader, screen in
                let begun = Box(false)
                return following(
                    file, downloader,
                    progress: {
                        begun.value = true
                        $0.onNext($1)
                    }, disposed: { if begun.value { downloader.cancel($0) } }
                )
                .observe(on: screen)
            }
        ) { $0.kind == .disposed && $0.count("cancels") == 0 }
        check.mistake(
            "The download was cancelled more than once.",
            madeBy: { file, downloader, screen in
                following(file, downloader).observe(on: screen).do(onDispose: { downloader.cancel(1) })
            }
        ) { $0.kind == .disposed && $0.count("cancels") > 1 }
        check.mistake(
            "There were two subscribers, and one download. Each subscriber starts a download of their own.",
            madeBy: { file, downloader, screen in following(file, downloader).observe(on: screen).share() }
        ) { $0.kind == .secondSubscriber && $0.count("starts") == 1 && $0.has("screen: the second receives") }
        check.mistake(
            "One of two subscribers was disposed of. Which download is theirs, and who keeps its number?",
            madeBy: { file, downloader, screen in
                let last = Box(0)
                return following(
                    file, downloader, begun: { last.value = $1 }, disposed: { _ in downloader.cancel(last.value) }
                )
                .observe(on: screen)
            },
            orBy: { file, downloader, screen in
                let all = Box<[Int]>([])
                return following(
                    file, downloader, begun: { all.value.append($1) },
                    disposed: { _ in all.value.forEach(downloader.cancel) }
                )
                .observe(on: screen)
            }
        ) { $0.kind == .secondSubscriber && $0.lines.filter { $0.contains("cancels") } != ["downloader: cancels 1"] }

        check.hardCoded { file, downloader, screen in
            Solution.download(file, with: downloader, screen: screen).enumerated().map {
                [40, 100, 100][min($0.index, 2)]
            }
        }
        check.worksOnce { file, downloader, screen in
            firstOnly(Solution.download(file, with: downloader, screen: screen))
        }
        check.accepts("with one closure for all events") { file, downloader, screen in
            following(file, downloader, done: { $0.on($1.map { .error($0) } ?? .completed) }).observe(on: screen)
        }
        check.accepts("with a subject for each subscriber") { file, downloader, screen in
            Observable.deferred {
                let news = PublishSubject<Int>()
                let number = downloader.start(file, progress: { news.onNext($0) }, done: { news.finish($0) })
                return news.do(onDispose: { downloader.cancel(number) })
            }
            .observe(on: screen)
        }
    }

    private typealias Numbers = AnyObserver<Int>

    /// The solution, but for the queue, and for what is given.
    private static func following(
        _ file: String, _ downloader: any Downloader, progress: @escaping (Numbers, Int) -> Void = { $0.onNext($1) },
        done: @escaping (Numbers, (any Error)?) -> Void = { $0.finish($1) },
        begun: @escaping (Numbers, Int) -> Void = { _, _ in }, disposed: ((Int) -> Void)? = nil
    ) -> Observable<Int> {
        .create { observer in
            let number = downloader.start(file, progress: { progress(observer, $0) }, done: { done(observer, $0) })
            begun(observer, number)
            return Disposables.create { if let disposed { disposed(number) } else { downloader.cancel(number) } }
        }
    }
}

extension ObserverType {
    fileprivate func finish(_ error: (any Error)?) {
        if let error { onError(error) } else { onCompleted() }
    }
}

extension SiteScene {
    fileprivate typealias Download = (String, any Downloader, any ImmediateSchedulerType) throws -> Observable<Int>

    fileprivate var isToFail: Bool { situation?.contains("error") == true }

    /// Subscribes, and plays what comes: "1: 40" is a number of the first download, "dispose 1" is the first subscriber's.
    fileprivate func download(
        _ file: String, _ script: [String], subscribers: Int = 1, _ download: @escaping Download
    ) throws {
        let (site, downloader) = (site, SlowDownloader(site))
        self.file = file
        let made = Box<Observable<Int>?>(nil)
        let names = ["it", "the second"].prefix(subscribers)
        let isBack = try call(nil) {
            let stream = try download(file, downloader, site.scheduler)
            made.value = stream
            site.note("the stream is made")
        }
        for (index, name) in names.enumerated() where isBack {
            guard let stream = made.value, try call(nil, { site.subscribe(name, to: stream) }) else { break }
            settle { _ in downloader.count > index }
        }
        var expected = 0
        for step in script {
            let words = step.split(separator: " ").map { String($0) }
            if words[0] == "dispose" {
                site.dispose(1)
                settle { $0.count("cancels") > 0 }
            } else if words[0] == "subscribe", let stream = made.value {
                try call(nil) { site.subscribe("the second", to: stream) }
                settle { _ in downloader.count > 1 }
            } else if let number = Int(words[0].dropLast()) {
                downloader.play(number, words[1])
                if site.isSubscribed(number) { expected += 1 }
            }
            settle { $0.count("receives") + $0.count("completes") + $0.count("fails") >= expected }
        }
        settle { _ in true }
        site.close()
        site.dispose()
    }
}

/// A downloader that goes on when the check says so.
private final class SlowDownloader: Downloader, @unchecked Sendable {
    private struct NoNetwork: Error {}

    private let site: Site
    private let queue = Site.queue("network")
    private var downloads: [(progress: (Int) -> Void, done: ((any Error)?) -> Void, isDone: Bool)] = []

    init(_ site: Site) { self.site = site }

    var count: Int { site.read { downloads.count } }

    func start(_ file: String, progress: @escaping (Int) -> Void, done: @escaping ((any Error)?) -> Void) -> Int {
        let callbacks = Sent((progress, done))
        return site.change {
            downloads.append((callbacks.value.0, callbacks.value.1, false))
            site.append("downloader: starts \(downloads.count), \"\(file)\"")
            return downloads.count
        }
    }

    func cancel(_ number: Int) {
        site.change {
            guard downloads.indices.contains(number - 1), !downloads[number - 1].isDone else { return }
            site.append("downloader: cancels \(number)")
        }
    }

    /// Calls a callback of a download on the downloader's queue.
    func play(_ number: Int, _ what: String) {
        let download = site.read { downloads.indices.contains(number - 1) ? downloads[number - 1] : nil }
        guard let download else { return }
        if let percent = Int(what) {
            site.add("downloader: progress(\(percent))")
            site.run(on: queue) { download.progress(percent) }
        } else {
            site.change {
                downloads[number - 1].isDone = true
                site.append("downloader: done(\(what == "error" ? "an error" : "nil"))")
            }
            site.run(on: queue) { download.done(what == "error" ? NoNetwork() : nil) }
        }
    }
}
