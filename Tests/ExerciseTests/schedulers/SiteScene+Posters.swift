import ExerciseSupport

extension SiteScene {
    private struct NoWord: Error {}

    typealias Posters = (
        [String], @escaping @Sendable (String) throws -> String, any ImmediateSchedulerType, any ImmediateSchedulerType
    ) throws -> Observable<String>

    /// The languages that were asked for.
    var asked: Int { number(of: "asked") }
    /// The translations that had begun before one was ready.
    var began: Int { number(of: "begun") }
    /// Whether a poster that was ready did not arrive before the next one was ready.
    var isLate: Bool { notes.contains { $0.name == "arrived" && $0.value.contains("late") } }

    private func number(of name: String) -> Int { notes.first { $0.name == name }.flatMap { Int($0.value) } ?? 0 }

    /// Makes posters and subscribes. `ready` is the order in which translations are ready: "!Thai" throws, "dispose" disposes.
    func posters(
        _ languages: [String], ready: [String], subscribers: [String] = ["it"], later: Bool = false,
        _ posters: @escaping Posters
    ) throws {
        let (site, translators, printer) = (site, site.concurrentScheduler("translators"), site.scheduler("printer"))
        let (tickets, begun, isMade) = (Box<[String]>([]), Box(0), Box(false))
        // Whether a translation did not wait for its ticket: it comes when it likes.
        let isUntimed = Box(false)
        keepFree("printer")
        concurrent = ["translators", "another queue"]
        let translate: @Sendable (String) throws -> String = { language in
            let isEarly = site.change {
                begun.value += 1
                return !isMade.value
            }
            site.note("translates \(language)\(isEarly ? " too early" : "")")
            site.lookAround()
            guard site.place != "printer", !isEarly else {
                isUntimed.value = true
                return "\(language) poster"
            }
            let ticket = Box("")
            func index() -> Int? { tickets.value.firstIndex { [language, "!\(language)"].contains($0) } }
            site.hold {
                index() != nil
            } then: {
                guard let index = index() else { return }
                ticket.value = tickets.value[index]
                tickets.value.remove(at: index)
            }
            if ticket.value == "!\(language)" { throw NoWord() }
            return "\(language) poster"
        }
        func play(_ subscribers: [String]) {
            let (before, old, ends) = (site.read { begun.value }, count("receives") + ended, ended)
            for name in subscribers { subscribe(name, to: stream) }
            settle { _ in site.read { begun.value } >= before + languages.count * subscribers.count }
            note("asked", languages.count * subscribers.count)
            note("begun", site.read { begun.value } - before)
            var (expected, isLate) = (old, false)
            for language in ready {
                if language == "dispose" {
                    dispose()
                    expected = 0
                    continue
                }
                for _ in subscribers { site.change { tickets.value.append(language) } }
                if ready.first == language || expected > 0 { expected += subscribers.count }
                if ended < ends + subscribers.count { settle { $0.count("receives") + $0.ended >= expected } }
                isLate = isLate || ended == ends && count("receives") + ended < expected
            }
            note("arrived", isLate ? "late" : "at once")
            settle { $0.ended >= ends + subscribers.count || ready.contains("dispose") }
        }
        let stream = try make { try posters(languages, translate, translators, printer) }
        site.settle()
        site.change { isMade.value = true }
        play(subscribers)
        if later { play(["the second"]) }
        if isUntimed.value { arrivals = ready }
        // Who waits for a ticket goes on, and nothing of it is noted.
        site.close()
    }
}

/// A recipe for a poster, translated where it is subscribed to.
func here(_ translate: @escaping @Sendable (String) throws -> String) -> (String) -> Observable<String> {
    { language in .deferred { .just(try translate(language)) } }
}

/// A recipe for a poster, translated on a scheduler.
func there(_ translate: @escaping @Sendable (String) throws -> String, _ scheduler: any ImmediateSchedulerType)
    -> (String) -> Observable<String>
{
    { here(translate)($0).subscribe(on: scheduler) }
}
