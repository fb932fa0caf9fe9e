import ExerciseSupport

@testable import dispose_bag_exercises

/// Windows, and what they show.
final class WindowScene: Scene<String> {
    static let notFreed =
        "Nobody else holds the window any more, and it is not freed. What of yours holds it? Look at each closure."

    static let overAtOnce =
        "The window shows nothing: each subscription was over in the tick in which it began. What held it, and how long "
        + "did that exist?"

    static let losesWeather =
        "The window has lost the weather, which was in its bag. What happens to a bag when another takes its place?"

    private final class Place {
        var window: Window?
        weak var last: Window?
    }

    private var closed: [Place] = []
    /// Whether a window that nobody else holds still exists.
    var isLeaking: Bool { closed.contains { $0.last != nil } }

    /// Whether nothing is shown, and each subscription was over at once.
    var isOverAtOnce: Bool { isEmpty && !uses().isEmpty && uses().allSatisfy { $0.unsubscribe == $0.subscribe } }

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
