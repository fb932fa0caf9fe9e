import Dispatch
import ExerciseSupport

@testable import sync_async_exercises

/// A library that answers when the check says so.
final class SlowLibrary: Library, @unchecked Sendable {
    private let site: Site
    private var questions: [(name: String, answer: (String) -> Void)] = []

    init(_ site: Site) {
        self.site = site
        site.scheduler("library")
    }

    var count: Int { site.read { questions.count } }
    var names: [String] { site.read { questions.map(\.name) } }

    func find(_ name: String, answer: @escaping (String) -> Void) {
        let answer = Sent(answer)
        site.change { questions.append((name, answer.value)) }
    }

    /// Answers on the library's queue. If nobody asked for `name`, it answers the first question. With `isPatient: false` it does not
    /// wait for an answer that stands still.
    func answer(_ name: String, with text: String, isPatient: Bool = true) {
        let known = site.read { questions.first { $0.name == name } ?? questions.first }
        guard let known else { return }
        site.run(on: "library", isPatient: isPatient) { [site] in
            site.tell("answers \"\(text)\"")
            known.answer(text)
        }
    }
}

extension SiteScene {
    typealias Frame = (String, any Library, @escaping @Sendable (String) -> Void, DispatchQueue) throws -> Void

    var displaysEarly: Bool {
        if isSecond, has("screen: display \"an empty frame\"") { return true }
        let display = lines.firstIndex { $0.contains(": display") }
        return display.map { $0 < lines.firstIndex { $0.hasPrefix("library: answers") } ?? .max } ?? false
    }

    /// What was displayed, each text once.
    var displayed: Set<String> { Set(lines.filter { $0.contains(": display") }) }

    /// Asks for a frame for each name, and answers, the last name of the alphabet last.
    func frame(_ answers: [String: String], isLate: Bool = false, _ frame: @escaping Frame) throws {
        let early = try isLate ? usesTimers { try $0.frame(answers, frame) } : nil
        let (site, library, screen) = (site, SlowLibrary(site), site.queue("screen"))
        (site.free, site.patience) = (["screen"], Self.timers)
        // An answer that waits for a time may display two pictures while the library gives its second answer.
        isByLane = answers.count > 1
        calls += answers.count
        let names = answers.keys.sorted()
        var displayed = count("display")
        let isBack = try call("frame") {
            for name in names.reversed() { try frame(name, library, { site.tell("display \"\($0)\"") }, screen) }
        }
        if isBack {
            if site.lookAround() { settle { _ in library.count >= names.count } }
            if let early { site.wait(forLine: "screen: ", forTimers: early) }
        }
        for name in names {
            library.answer(name, with: answers[name] ?? "")
            displayed += 1
            settle { $0.count("display") >= displayed }
        }
        for name in library.names.sorted() { site.add("library: asked for \"\(name)\"") }
    }

    /// The same for two names, and screen is busy until the library has answered both.
    func frames(_ answers: [String: String], _ frame: @escaping Frame) throws {
        let (site, library, screen) = (site, SlowLibrary(site), site.queue("screen"))
        (site.free, site.patience) = (["screen"], Self.timers)
        (isByLane, isUnordered) = (true, true)
        calls += answers.count
        let names = answers.keys.sorted()
        let isBack = try call("frame") {
            for name in names { try frame(name, library, { site.tell("display \"\($0)\"") }, screen) }
        }
        guard isBack, site.lookAround() else { return }
        settle { _ in library.count >= names.count }
        let isBusy = Box(true)
        screen.async { site.hold { !isBusy.value } }
        // An answer may wait for screen.
        for name in names { library.answer(name, with: answers[name] ?? "", isPatient: false) }
        site.change { isBusy.value = false }
        settle { $0.count("display") >= names.count }
        for name in library.names.sorted() { site.add("library: asked for \"\(name)\"") }
    }
}

/// Asks the library, and displays on screen what `texts` makes of its answer.
func showing(
    _ texts: @escaping @Sendable (String) -> [String]
) -> @Sendable (String, any Library, @escaping @Sendable (String) -> Void, DispatchQueue) -> Void {
    { name, library, display, screen in
        library.find(name) { found in for text in texts(found) { screen.async { display(text) } } }
    }
}

/// Asks the library, and keeps its answer.
final class Kept: @unchecked Sendable {
    private(set) var picture = "an empty frame"
    private let isAnswered = DispatchSemaphore(value: 0)

    init(_ name: String, _ library: any Library) {
        library.find(name) { [self] found in
            picture = found
            isAnswered.signal()
        }
    }

    /// Waits for the answer.
    func wait() -> String {
        isAnswered.wait()
        return picture
    }
}
