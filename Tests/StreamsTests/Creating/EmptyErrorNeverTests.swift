import Streams
import Testing

@Suite("empty, error, never", .counted)
struct EmptyErrorNeverTests {
    @Test func `empty completes before subscribe returns`() {
        #expect(Observable<Int>.empty().atOnce == "| .")
    }

    @Test func `error fails before subscribe returns`() {
        #expect(Observable<Int>.error(Failure.offline).atOnce == "#offline .")
    }

    @Test func `never sends nothing, and onDisposed comes with the dispose`() {
        #expect(Observable<Int>.never().atOnce == "! .")
    }
}
