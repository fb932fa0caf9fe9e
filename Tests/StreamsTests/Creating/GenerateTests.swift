import Streams
import Testing

@Suite("generate", .counted)
struct GenerateTests {
    @Test func `generate iterates for as long as the condition holds`() {
        let powers = Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
        #expect(powers.atOnce == "1 2 4 8 | .")
        let none = Observable.generate(initialState: 1, condition: { _ in false }, iterate: { $0 })
        #expect(none.atOnce == "| .")
    }

    @Test func `what iterate or the condition throws arrives as an error`() {
        let observable = Observable.generate(
            initialState: 1, condition: { _ in true },
            iterate: { state in
                if state == 2 { throw Failure.lost }
                return state + 1
            })
        #expect(observable.atOnce == "1 2 #lost .")
        let none = Observable.generate(initialState: 1, condition: { _ in throw Failure.lost }, iterate: { $0 })
        #expect(none.atOnce == "#lost .")
    }

    @Test func `an endless one stops under a take, without one state too many`() {
        var iterated = 0
        let observable = Observable.generate(
            initialState: 1, condition: { _ in true },
            iterate: { state in
                iterated += 1
                return state + 1
            })
        #expect(observable.take(3).atOnce == "1 2 3 | .")
        #expect(iterated == 2)
    }
}
