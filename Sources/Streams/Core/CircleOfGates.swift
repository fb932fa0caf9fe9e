import Synchronization

extension Hooks {
    private static let circles = Atomic(0)

    /// How often a thread has left an event to another one, because two operators would have waited for each other.
    package static var circleCount: Int { circles.load(ordering: .relaxed) }

    /// How many threads wait for their turn in an operator.
    package static var waitingThreadCount: Int { WaitingThread.all.withLock { $0.count } }

    /// Counts a circle. A debug build prints the first.
    static func tellOfCircle() {
        if circles.add(1, ordering: .relaxed).oldValue == 0 { circle.report() }
    }

    private static let circle = Misuse(
        """
        ⚠️ Two operators wait for each other.
          What: a thread inside one operator sends into a second one, and a thread inside that one sends into the first. One of
          the two events was left to the other thread, which delivers it a little later. RxSwift waits for ever here.
          Why: two streams send into each other, and more than one queue or thread sends into them.
          Remedy: bring the events to one scheduler first, for example with .observe(on: MainScheduler.instance).
          This is printed once. To find the place, break on Hooks.tellOfCircle.
        """, consequence: .isPrinted)
}
