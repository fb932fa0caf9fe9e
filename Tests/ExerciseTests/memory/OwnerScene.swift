import ExerciseSupport

/// Objects that somebody holds until a tick, what they show, and when they are freed.
class OwnerScene: Scene<String> {
    private final class Place<Owner: AnyObject> {
        var owner: Owner?
        weak var last: Owner?

        init(_ owner: Owner) { (self.owner, last) = (owner, owner) }
    }

    private var released: [(name: String, isThere: () -> Bool)] = []
    private var late: Set<String> = []
    private var lastStop: TestTime = 0

    /// Whether an object exists after the tick in which the last one let go of it.
    var isLate: Bool { !late.isEmpty }
    /// Whether a source is in use after the tick in which the last one let go of the last object.
    var isUsedByNobody: Bool { uses().contains { $0.unsubscribe > lastStop } }
    /// Whether an object exists at the end, and nobody else holds it.
    var isLeaking: Bool { released.contains { $0.isThere() } }

    /// Makes an object that shows its lines in a row, and holds it until a tick.
    ///
    /// - Returns: The object, as long as it is held.
    @discardableResult func hold<Owner: AnyObject>(
        _ name: String, until stop: TestTime? = nil, _ make: (@escaping (String) -> Void) throws -> Owner
    ) rethrows -> () -> Owner? {
        let shown = ReplaySubject<String>.createUnbounded()
        subscribe(name, to: shown.asObservable())
        return keep(name, try make { shown.onNext($0) }, until: stop)
    }

    /// Holds an object until a tick.
    func keep<Owner: AnyObject>(_ name: String, _ owner: Owner, until stop: TestTime?) -> () -> Owner? {
        let place = Place(owner)
        // Without a tick it is held to the end of the run.
        at(stop ?? Self.duration) { [self] in
            place.owner = nil
            if stop != nil, place.last != nil { late.insert(name) }
        }
        if stop != nil { released.append((name, { place.last != nil })) }
        lastStop = max(lastStop, stop ?? Self.duration)
        return { place.owner }
    }

    override func run() {
        super.run()
        for (name, isThere) in released {
            note("\(name) is freed", isThere() ? "never" : late.contains(name) ? "too late" : "in time")
        }
    }
}

/// Says yes once for each run: to the first that comes with a source.
final class FirstOfAll: @unchecked Sendable {
    private var seen: [AnyObject] = []

    func isFirst(with source: AnyObject) -> Bool {
        defer { seen.append(source) }
        return !seen.contains { $0 === source }
    }
}
