import Dispatch
import ExerciseSupport
import Platform

/// A run of tasks. All of them run on main, and what is played next begins when main has nothing left to do.
class TaskScene: Scene<Never> {
    override class var isMostlyWaiting: Bool { true }
    override class var isRepeatable: Bool { true }

    let site = Site(usesMain: true)
    /// Which line stands first, of what happens together; nil if the text promises an order.
    var order: ((String, String) -> Bool)?
    /// Whether a window is still there when its caller has let go of it.
    var isKept = false
    private var taken: [String] = []
    private let threads = TaskThreads()

    /// Does something on main, and lets run what it leads to.
    @discardableResult
    func play<Value>(until line: Awaited? = nil, _ job: @escaping () throws -> Value) throws -> Value {
        let result = Box<Result<Value, any Error>?>(nil)
        site.run(on: "main") { result.value = Result { try job() } }
        settle { line?.isThere(in: site.lines) ?? true }
        guard let value = try result.value?.get() else { throw StandsStill() }
        return value
    }

    /// Does something in a task on main, and lets run what it leads to.
    @discardableResult
    func playOnMain<Value: Sendable>(
        until line: Awaited? = nil, _ job: @escaping @MainActor @Sendable () throws -> Value
    ) throws -> Value {
        let (site, result) = (site, Box<Result<Value, any Error>?>(nil))
        site.run(on: "main") {
            task {
                let value = await Self.result(of: job)
                site.change { result.value = value }
            }
        }
        settle { site.read { result.value } != nil && line?.isThere(in: site.lines) ?? true }
        guard let value = try result.value?.get() else { throw StandsStill() }
        return value
    }

    @MainActor private static func result<Value: Sendable>(
        of job: @MainActor () throws -> Value
    ) -> Result<Value, any Error> { Result { try job() } }

    /// Starts a task on main, and lets it run.
    @discardableResult
    func start(until line: Awaited? = nil, _ work: @escaping @Sendable () async -> Void) throws -> Task<Void, Never> {
        try play(until: line) { task(work) }
    }

    /// Lets come what should not come.
    func look() {
        settle { true }
        threads.passBusy()
        settle { true }
    }

    /// Waits until main and the threads of Swift have nothing left to do, and `condition` holds. Neither can be asked: tasks go through
    /// them as barriers, and through those that other tests keep busy only if `condition` does not hold without.
    private func settle(until condition: () -> Bool) {
        func passes() -> Bool {
            var seen = -1
            while seen != site.lines.count {
                seen = site.lines.count
                site.settle()
                for _ in 0..<3 { threads.pass() }
            }
            return condition()
        }
        if !passes() {
            threads.passBusy()
            site.settle(until: passes)
        }
        taken += inOrder(Array(site.lines.dropFirst(taken.count)))
    }

    private func inOrder(_ lines: [String]) -> [String] {
        guard let order else { return lines }
        return lines.enumerated().sorted {
            order($0.element, $1.element) || !order($1.element, $0.element) && $0.offset < $1.offset
        }.map(\.element)
    }

    override func run() {
        site.close()
        for line in taken { log(line) }
        super.run()
    }

    /// Whether a line is there.
    func has(_ line: String) -> Bool { lines.contains(line) }

    /// The number of the lines that begin like this.
    func count(_ start: String) -> Int { lines.count { $0.hasPrefix(start) } }
}

extension Site {
    /// The number of the lines that begin like this.
    func count(_ start: String) -> Int { lines.count { $0.hasPrefix(start) } }
}

struct StandsStill: Error {}

/// Lines that should come.
struct Awaited {
    private let condition: ([String]) -> Bool

    init(_ condition: @escaping ([String]) -> Bool) { self.condition = condition }

    /// So many that begin like this.
    init(start: String, count: Int) { self.init { $0.count { $0.hasPrefix(start) } >= count } }

    func isThere(in lines: [String]) -> Bool { condition(lines) }
}

/// Starts a task on main.
@discardableResult
func task(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    // The threads for tasks of this priority are not those on which the checks wait.
    Task(executorPreference: mainExecutor, priority: .high) { await work() }
}

/// Runs on main what belongs to no actor, and what belongs to an actor without a place of its own.
private let mainExecutor = QueueExecutor(.main)
