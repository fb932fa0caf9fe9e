import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import dispose_bag_exercises

@Suite struct TheWindowThatStaysEmpty: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(fill, solution: Solution.fill, in: WindowScene.self) { check in
        typealias Fill = (Window, Observable<String>, Observable<String>) throws -> Void
        func open(
            _ chat: String, _ news: String, closedAt stop: Int? = nil, weather: String? = nil
        ) -> (WindowScene, @escaping Fill) throws -> Void {
            { scene, fill in
                let chat = scene.hot("chat", chat, as: String.self).asObservable()
                let news = scene.hot("news", news, as: String.self).asObservable()
                try scene.open(closedAt: stop) { window in
                    if let weather { scene.showWeather(weather, in: window) }
                    try fill(window, chat, news)
                }
            }
        }

        check.play(.text, "the window is closed at tick 9", open("-a--b--c--d--", "--u--v--w--x-", closedAt: 9))
        check.play(.disposed, "the window is closed at tick 4", open("-a--b--c--d--", "--u--v--w--x-", closedAt: 4))
        check.play(.otherInput, "the same line twice, and two in one tick", open("-e-e-g-g-e-", "---f-g---g-"))
        check.play(.otherInput, "the chat completes, the news go on", open("-k|", "--m--n--o", closedAt: 12))
        check.play(
            .otherInput, "the window shows the weather already", open("-a--b--", "--u--v-", weather: "---s---t--"))
        check.play(.secondSubscriber, "two windows") { try $0.twoWindows(secondAt: 2, fill: $1) }
        check.play(.laterSubscriber, "a second window after the first") { try $0.twoWindows(secondAt: 10, fill: $1) }

        check.mistake(
            "The window shows nothing. A bag disposes of its subscriptions when it is freed. How long does your bag exist?",
            step: "Three clocks",
            madeBy: { window, chat, news in
                let bag = DisposeBag()
                chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: bag)
                news.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: bag)
            },
            orBy: { window, chat, news in
                chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: DisposeBag())
                news.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: DisposeBag())
            },
            { window, chat, news in
                chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
                news.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
                window.bag = DisposeBag()
            }
        ) { $0.kind == .text && $0.isEmpty }

        check.mistake(
            WindowScene.notFreed, step: "A window with a number",
            madeBy: { window, chat, news in
                chat.subscribe(onNext: { window.add($0) }).disposed(by: window.bag)
                news.subscribe(onNext: { window.add($0) }).disposed(by: window.bag)
            },
            orBy: { window, chat, news in
                chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
                news.subscribe(onNext: window.add).disposed(by: window.bag)
            }
        ) { $0.isLeaking }

        check.mistake(
            "The window shows the lines of one source, and none of the other. What happened to the other subscription?",
            madeBy: { window, chat, _ in
                chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
            },
            orBy: { window, chat, news in
                chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: DisposeBag())
                news.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
            },
            { window, chat, news in
                chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
                window.bag = DisposeBag()
                news.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
            }
        ) { $0.kind == .text && (Set($0.elements).isSubset(of: "abcd") || Set($0.elements).isSubset(of: "uvwx")) }

        check.mistake(
            "The window is freed, and a source is still in use. What could end a subscription when the window is freed?",
            step: "A window with a clock",
            madeBy: { window, chat, news in
                _ = chat.subscribe(with: window, onNext: { $0.add($1) })
                _ = news.subscribe(with: window, onNext: { $0.add($1) })
            },
            orBy: { window, chat, news in
                chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
                _ = news.subscribe(with: window, onNext: { $0.add($1) })
            }
        ) { $0.kind == .text && $0.isInUse() }

        check.mistake(
            "The window has lost the weather, which was in its bag. What happens to a bag when another takes its place?",
            step: "One bag for many",
            madeBy: { window, chat, news in
                window.bag = DisposeBag()
                Solution.fill(window, chat: chat, news: news)
            }
        ) { $0.showsWeather && !$0.elements.contains("t") }

        check.hardCoded { window, chat, news in
            let lines = ["a", "u", "b", "v", "c", "w"]
            Observable.merge(chat, news).enumerated()
                .subscribe(with: window, onNext: { $0.add(lines[$1.index % 6]) }).disposed(by: window.bag)
        }
        let seen = Locked<[Observable<String>]>([])
        check.worksOnce { window, chat, news in
            let isFirst = seen.withLock { seen in
                defer { seen.append(chat) }
                return !seen.contains { $0 === chat }
            }
            if isFirst { Solution.fill(window, chat: chat, news: news) }
        }
        check.rejects("no line twice") { window, chat, news in
            Solution.fill(window, chat: chat.distinctUntilChanged(), news: news)
        }
        check.rejects("the end of one ends both") { window, chat, news in
            let end = chat.ignoreElements().materialize()
            Solution.fill(window, chat: chat, news: news.take(until: end))
        }

        check.accepts("merged") { window, chat, news in
            Observable.merge(chat, news).subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
        }
        check.accepts("weak, and in one call") { window, chat, news in
            window.bag.insert(
                chat.subscribe(onNext: { [weak window] in window?.add($0) }),
                news.subscribe(onNext: { [weak window] in window?.add($0) }))
        }
    }
}

extension Set<String> {
    fileprivate func isSubset(of letters: String) -> Bool { isSubset(of: letters.map { "\($0)" }) }
}

/// Windows, and what they show.
final class WindowScene: Scene<String> {
    static let notFreed =
        "Nobody else holds the window any more, and it is not freed. It holds its bag, and the bag holds the subscription. "
        + "What does each closure of the subscription hold?"

    private final class Place {
        var window: Window?
        weak var last: Window?
    }

    private var closed: [Place] = []
    private(set) var showsWeather = false
    /// Whether a window that nobody else holds still exists.
    var isLeaking: Bool { closed.contains { $0.last != nil } }

    /// Opens a window, hands it to `use`, and lets go of it at a tick. The closure that is returned uses it again.
    @discardableResult func open(
        _ name: String = "the window", closedAt stop: TestTime? = nil, _ use: (Window) throws -> Void
    ) rethrows -> (@escaping (Window) -> Void) -> Void {
        let shown = ReplaySubject<String>.createUnbounded()
        subscribe(name, to: shown.asObservable())
        let place = Place()
        place.window = Window(display: { shown.onNext($0) })
        place.last = place.window
        if let window = place.window { try use(window) }
        // A window that stays open is held to the end of the run.
        at(stop ?? Self.duration) { place.window = nil }
        if stop != nil { closed.append(place) }
        return { use in if let window = place.window { use(window) } }
    }

    /// Something else that the window shows, with its subscription in the bag.
    func showWeather(_ marbles: String, in window: Window) {
        showsWeather = true
        hot("weather", marbles, as: String.self).subscribe(with: window, onNext: { $0.add($1) }).disposed(
            by: window.bag)
    }

    func twoWindows(
        secondAt start: TestTime, fill: @escaping (Window, Observable<String>, Observable<String>) throws -> Void
    ) throws {
        let chat = hot("chat", "-a--b--c--d--e--f", as: String.self).asObservable()
        let news = hot("news", "--u--v--w--x--y--", as: String.self).asObservable()
        try open("the first", closedAt: 9) { try fill($0, chat, news) }
        let use = open("the second", closedAt: 15) { _ in }
        at(start) { use { try? fill($0, chat, news) } }
    }

    override func run() {
        super.run()
        note("the window is freed", !isLeaking)
    }
}
