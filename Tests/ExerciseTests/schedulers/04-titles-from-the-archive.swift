import ExerciseSupport
import LessonKit
import Streams
import Testing

@testable import schedulers_exercises

extension `schedulers` {
    @Test(.exercise(TitlesFromTheArchive.exercise)) func `4 · Titles from the archive`() {}
}

struct TitlesFromTheArchive {
    static let exercise = Check(labels, solution: Solution.labels, in: SiteScene.self) { check in
        let solution = Solution.labels
        check.play(.text, "the titles are Emma and Momo") { try $0.labels(["Emma", "Momo"], $1) }
        check.play(.nobody, "nobody subscribes") { try $0.labels(["Emma"], subscribers: [], $1) }
        check.play(.disposed, "disposed of after the first title; another title is sent after that") {
            try $0.labels(["Emma"], end: .open, $1)
        }
        check.play(.otherInput, "the titles are Heidi, Heidi, Jo") { try $0.labels(["Heidi", "Heidi", "Jo"], $1) }
        check.play(.otherInput, "no titles") { try $0.labels([], $1) }
        check.play(.otherInput, "a title, and then an error") { try $0.labels(["Emma"], end: .error, $1) }
        check.play(.secondSubscriber, "two subscribers") {
            try $0.labels(["Emma", "Momo"], subscribers: ["it", "the second"], $1)
        }
        check.play(.laterSubscriber, "a second subscriber after the first") {
            try $0.labels(["Emma", "Momo"], later: true, $1)
        }

        check.mistake(
            "The archive was opened, and nobody had subscribed. Which line of yours subscribes?",
            madeBy: { titles, label, archive, desk in
                let all = ReplaySubject<String>.createUnbounded()
                _ = titles.map { label($0) }.subscribe(on: archive).subscribe(all)
                return all.observe(on: desk)
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The archive was opened on desk. `observe(on:)` moves titles. What moves the start, and if two do: which one is nearer?",
            step: "Load, crop, put",
            madeBy: { titles, label, archive, desk in titles.observe(on: archive).map { label($0) }.observe(on: desk) },
            orBy: { titles, label, archive, desk in titles.map { label($0) } },
            { titles, label, archive, desk in titles.map { label($0) }.observe(on: desk) },
            { titles, label, archive, desk in titles.map { label($0) }.observe(on: archive).observe(on: desk) }
        ) { $0.has("desk: opens") && !$0.has("archive: it") }
        check.mistake(
            "The archive was opened on desk, and the labels arrived on archive. Which of the two operators moves the start, and "
                + "which one the elements?",
            step: "Load, crop, put",
            madeBy: { titles, label, archive, desk in
                titles.map { label($0) }.subscribe(on: desk).observe(on: archive)
            },
            orBy: { titles, label, archive, desk in titles.subscribe(on: desk).observe(on: archive).map { label($0) } },
            { titles, label, archive, desk in titles.map { label($0) }.observe(on: archive) }
        ) { $0.has("desk: opens") }
        check.mistake(
            "A label was made on desk, and desk waited for it. Does your `map` stand above or below the line that goes to desk?",
            step: "Find, load, put",
            madeBy: { titles, label, archive, desk in titles.subscribe(on: archive).observe(on: desk).map { label($0) }
            },
            orBy: { titles, label, archive, desk in titles.observe(on: desk).map { label($0) }.subscribe(on: archive) }
        ) { $0.has("desk: labels") }
        check.mistake(
            "Something ran on a queue that is none of yours. The two schedulers are parameters.",
            madeBy: { titles, label, archive, desk in
                titles.map { label($0) }.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default)).observe(
                    on: desk)
            },
            orBy: { titles, label, archive, desk in
                titles.map { label($0) }.subscribe(on: archive).observe(on: MainScheduler.instance)
            },
            { titles, label, archive, desk in
                titles.subscribe(on: archive).observe(on: SerialDispatchQueueScheduler(qos: .default))
                    .map { label($0) }.observe(on: desk)
            }
        ) { $0.has("another queue:", "main:") }
        check.mistake(
            "The labels arrived on archive, where they were made. `subscribe(on:)` does not lead back. What does?",
            step: "North and south",
            madeBy: { titles, label, archive, desk in titles.map { label($0) }.subscribe(on: archive) },
            orBy: { titles, label, archive, desk in
                titles.map { label($0) }.subscribe(on: archive).subscribe(on: desk)
            },
            { titles, label, archive, desk in
                titles.observe(on: desk).observe(on: archive).map { label($0) }.subscribe(on: archive)
            }
        ) { $0.has("archive: it") }
        check.mistake(
            "The end came, and not each title has its label. What ends your stream, or drops a title?",
            madeBy: { titles, label, archive, desk in solution(titles.take(1), label, archive, desk) },
            orBy: { titles, label, archive, desk in solution(titles, label, archive, desk).filter { _ in false } },
            { titles, label, archive, desk in solution(titles.distinctUntilChanged(), label, archive, desk) }
        ) {
            [.text, .otherInput].contains($0.kind) && $0.count("completes") > 0
                && $0.count("receives") < $0.notes.count { $0.name == "title" }
        }
        check.mistake(
            "There are more or fewer calls of `label` than titles. One call for each title.",
            madeBy: { titles, label, archive, desk in
                titles.map {
                    _ = label($0)
                    return label($0)
                }.subscribe(on: archive).observe(on: desk)
            },
            orBy: { titles, label, archive, desk in titles.subscribe(on: archive).observe(on: desk) }
        ) { $0.kind == .text && $0.count("labels") != 2 }
        check.mistake(
            "It was disposed of, and the archive is still open, or goes on. What does your function return to the one who "
                + "subscribes?",
            madeBy: { titles, label, archive, desk in
                by(archive) { observer in _ = titles.map { label($0) }.subscribe(observer) }.observe(on: desk)
            }
        ) { $0.kind == .disposed && ($0.count("closes") == 0 || $0.count("Momo") > 0) }
        check.mistake(
            "The archive was closed on desk, where somebody disposed. It should be closed where it was opened. Which operator "
                + "does both on one queue?",
            step: "North and south",
            madeBy: { titles, label, archive, desk in
                Observable<String>.create { observer in
                    let inner = SingleAssignmentDisposable()
                    _ = archive.schedule(()) { _ in
                        inner.setDisposable(titles.map { label($0) }.subscribe(observer))
                        return Disposables.create()
                    }
                    return inner
                }.observe(on: desk)
            }
        ) { $0.kind == .disposed && $0.has("desk: closes") }
        check.mistake(
            "The titles ended with an error, and the subscriber did not receive it.",
            madeBy: { titles, label, archive, desk in solution(titles, label, archive, desk).catch { _ in .empty() } },
            orBy: { titles, label, archive, desk in solution(titles, label, archive, desk).catchAndReturn("") }
        ) { $0.situation?.contains("error") == true && $0.count("fails") == 0 }
        check.mistake(
            "All labels arrived, and then nothing. The titles have ended: how does the subscriber learn that?",
            madeBy: { titles, label, archive, desk in
                solution(titles.concat(Observable.never()), label, archive, desk)
            }
        ) { $0.kind == .text && $0.ended == 0 && $0.count("receives") == 2 }
        check.mistake(
            "A label was made, and it did not arrive before the titles ended. What keeps it?",
            madeBy: { titles, label, archive, desk in
                solution(titles, label, archive, desk).toArray().asObservable().flatMap { Observable.from($0) }
            }
        ) { $0.kind == .disposed && $0.count("labels") == 1 && $0.count("receives") == 0 }
        check.mistake(
            "There were two subscribers, and the archive was opened once. What does each subscriber run?",
            madeBy: { titles, label, archive, desk in
                solution(titles, label, archive, desk).share(replay: 9, scope: .forever)
            },
            orBy: { titles, label, archive, desk in solution(titles, label, archive, desk).share() }
        ) {
            [.secondSubscriber, .laterSubscriber].contains($0.kind) && $0.has("desk: the second receives")
                && $0.count("opens") == 1
        }

        check.mistake(
            "`label` was called with a title that the archive has not sent.",
            madeBy: { titles, label, archive, desk in solution(titles.map { _ in "Emma" }, label, archive, desk) }
        ) {
            $0.sent.isDisjoint(with: ["Emma", "Momo"]) && $0.count("Emma") > 0
                || $0.count("Momo") == 0 && $0.sent.contains("Momo")
        }

        check.hardCoded { titles, label, archive, desk in
            solution(titles.enumerated().map { ["Emma", "Momo"][min($0.index, 1)] }, label, archive, desk)
        }
        check.worksOnce { titles, label, archive, desk in
            firstOnly(solution(titles, label, archive, desk))
        }
        check.accepts("subscribe(on:) at the end") { titles, label, archive, desk in
            titles.map { label($0) }.observe(on: desk).subscribe(on: archive)
        }
        check.accepts("handed over on the way, too") { titles, label, archive, desk in
            titles.subscribe(on: archive).observe(on: archive).map { label($0) }.observe(on: desk)
        }
        check.accepts("two subscribe(on:), the second without effect") { titles, label, archive, desk in
            titles.subscribe(on: archive).map { label($0) }.subscribe(on: desk).observe(on: desk)
        }
    }

    /// A stream whose recipe runs on a scheduler, and that cannot be stopped.
    private static func by(_ scheduler: any ImmediateSchedulerType, _ recipe: @escaping (AnyObserver<String>) -> Void)
        -> Observable<String>
    {
        .create { observer in
            _ = scheduler.schedule(()) { _ in
                recipe(observer)
                return Disposables.create()
            }
            return Disposables.create()
        }
    }
}
