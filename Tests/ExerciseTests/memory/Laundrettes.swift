import ExerciseSupport

@testable import memory_exercises

/// Laundrettes, and what their machines do.
final class Cellar: OwnerScene {
    fileprivate final class Wash {
        let name: String
        let begin: TestTime
        var end: TestTime?
        var stop: TestTime?
        weak var ticket: Ticket?
        var isKept = false
        /// When nobody holds the laundrette any more.
        let closed: TestTime

        init(_ name: String, at begin: TestTime, closed: TestTime) {
            (self.name, self.begin, self.closed) = (name, begin, closed)
        }
    }

    fileprivate var washes: [Wash] = []
    private var wantedAt: [TestTime] = []
    /// How many washes were wanted, while somebody held the laundrette.
    var wanted: Int { wantedAt.count }
    /// Whether the disposable of a wash that is done is held.
    private(set) var keepsDone = false

    var started: Int { washes.count }
    /// Whether a wash was not started, or not at once.
    var isLateOrMissing: Bool { started < wanted || started == wanted && washes.map(\.begin) != wantedAt.sorted() }
    var wasStoppedTooEarly: Bool { washes.contains { wash in wash.stop.map { $0 < wash.closed } ?? false } }
    var goesOnUnowned: Bool {
        washes.contains { wash in (wash.stop ?? wash.end ?? Self.duration) > wash.closed && wash.begin < wash.closed }
    }

    /// Washes at their ticks: the name, and how long it takes.
    func wash(
        _ calls: [(tick: TestTime, name: String, length: Int)], until stop: TestTime? = nil,
        _ make: (any Machines) throws -> any Laundrette
    ) throws {
        let machines = FakeMachines(self, closed: stop ?? Self.duration)
        let shop = try hold("laundrette", until: stop) { _ in try make(machines) as AnyObject }
        for (tick, name, length) in calls {
            wantedAt.append(tick)
            at(tick) {
                machines.length = length
                (shop() as? any Laundrette)?.wash(name)
            }
        }
    }

    override func run() {
        super.run()
        for wash in washes { log(wash.text) }
    }

    fileprivate func begin(_ wash: Wash, length: Int, _ done: @escaping () -> Void) -> Ticket {
        washes.append(wash)
        let done = Box<(() -> Void)?>(done)
        let ticket = Ticket { [scheduler] in
            guard wash.end == nil, wash.stop == nil else { return }
            wash.stop = scheduler.clock
            done.value = nil
        }
        wash.ticket = ticket
        at(scheduler.clock + length) { [self] in
            guard wash.stop == nil else { return }
            wash.end = scheduler.clock
            done.value?()
            done.value = nil
            at(scheduler.clock) { [self] in
                wash.isKept = wash.ticket != nil
                if wash.isKept { keepsDone = true }
            }
        }
        return ticket
    }
}

extension Cellar.Wash {
    fileprivate var text: String {
        let end = end.map { "done at tick \($0)" } ?? stop.map { "stopped at tick \($0)" } ?? "not stopped"
        return "\(name) begins at tick \(begin), \(end)" + (isKept ? ", and its disposable is held" : "")
    }
}

/// What stops a wash.
private final class Ticket: Disposable {
    private let stop: () -> Void

    init(_ stop: @escaping () -> Void) { self.stop = stop }

    func dispose() { stop() }
}

private final class FakeMachines: Machines {
    private unowned let cellar: Cellar
    private let closed: TestTime
    var length = 1

    init(_ cellar: Cellar, closed: TestTime) { (self.cellar, self.closed) = (cellar, closed) }

    func start(_ name: String, done: @escaping () -> Void) -> any Disposable {
        cellar.begin(.init(name, at: cellar.scheduler.clock, closed: closed), length: length, done)
    }
}
