import Streams
import Testing

/// Who holds whom: as in RxSwift, whose column `.ci/rxswift` fills.
@Suite("Lifetimes", .counted)
struct LifetimeTests {
    @Test(arguments: KeepingProgram.all)
    func `a subscription keeps what it keeps in RxSwift`(_ program: KeepingProgram) {
        var begun: [Weak] = []
        let kept = Hooks.listen(toSubscriptions: { begun.append(Weak($0)) }, in: program.run)
        #expect(kept == program.better ?? program.kept)
        for subscription in begun { subscription.dispose() }
    }
}

/// A subscription that may be gone.
private struct Weak {
    private weak let subscription: AnyObject?
    init(_ subscription: Disposable) { self.subscription = subscription as AnyObject }
    func dispose() { (subscription as? Disposable)?.dispose() }
}
