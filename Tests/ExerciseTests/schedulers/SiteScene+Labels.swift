import ExerciseSupport

extension SiteScene {
    typealias Labels = (
        Observable<String>, @escaping @Sendable (String) -> String, any ImmediateSchedulerType,
        any ImmediateSchedulerType
    ) throws -> Observable<String>

    /// The titles of the archive.
    var sent: Set<String> { Set(notes.filter { $0.name == "title" }.map(\.value)) }

    enum End { case completed, error, open }

    private struct Damp: Error {}

    func labels(
        _ titles: [String], end: End = .completed, subscribers: [String] = ["it"], later: Bool = false,
        _ labels: @escaping Labels
    ) throws {
        let (site, reader) = (site, Box<AnyObserver<String>?>(nil))
        let (archive, desk) = (site.scheduler("archive"), site.scheduler("desk"))
        keepFree("desk")
        for title in titles { note("title", title) }
        let recipe = Observable<String>.create { observer in
            reader.value = observer
            site.takeLong("opens")
            for title in titles { observer.onNext(title) }
            switch end {
            case .completed: observer.onCompleted()
            case .error: observer.onError(Damp())
            case .open: break
            }
            return Disposables.create { site.note("closes") }
        }
        let label: @Sendable (String) -> String = { title in
            site.takeLong("labels \(title)")
            return "[\(title)]"
        }
        let stream = try make { try labels(recipe, label, archive, desk) }
        subscribe(subscribers, to: stream)
        if end == .open {
            settle { $0.count("receives") > 0 }
            dispose()
            settle { $0.count("closes") > 0 }
            site.run(on: "archive") { reader.value?.onNext("Momo") }
            settle()
        } else {
            settle { $0.ended >= subscribers.count && $0.count("closes") >= subscribers.count }
        }
        if later {
            subscribe("the second", to: stream)
            settle { $0.ended > subscribers.count && $0.count("closes") > subscribers.count }
        }
    }
}
