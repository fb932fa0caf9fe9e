import Streams
import Testing

@Suite("SingleAssignmentDisposable", .counted)
struct SingleAssignmentDisposableTests {
    @Test func `it disposes of what is set`() {
        let inner = BooleanDisposable()
        let slot = SingleAssignmentDisposable()
        slot.setDisposable(inner)
        #expect(!inner.isDisposed)
        #expect(!slot.isDisposed)
        slot.dispose()
        slot.dispose()
        #expect(inner.isDisposed)
        #expect(slot.isDisposed)
    }

    @Test func `disposed of first, it disposes of what comes at once`() {
        let inner = BooleanDisposable()
        let slot = SingleAssignmentDisposable()
        slot.dispose()
        slot.setDisposable(inner)
        #expect(inner.isDisposed)
    }

    @Test func `setting twice stops the program`() async {
        await #expect(processExitsWith: .failure) {
            let slot = SingleAssignmentDisposable()
            slot.setDisposable(Disposables.create())
            slot.setDisposable(Disposables.create())
        }
    }

    @Test func `setting twice stops the program after a dispose too`() async {
        await #expect(processExitsWith: .failure) {
            let slot = SingleAssignmentDisposable()
            slot.setDisposable(Disposables.create())
            slot.dispose()
            slot.setDisposable(Disposables.create())
        }
    }
}
