import Foundation
import Marbles
import Streams
import Testing

@Suite("decode", .counted)
struct DecodeTests {
    struct Photo: Codable, Equatable { var name: String }

    /// A decoder of our own: it counts the bytes.
    struct Counting: DataDecoder {
        func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
            guard let item = data.count as? Item else { throw MarbleError() }
            return item
        }
    }

    @Test(arguments: [
        Run("--1--2--|", held: "^-------!", "--1--2--|"), Run("---|", held: "^--!", "---|"),
        Run("-1--#", held: "^---!", "-1--#"), Run("-1-------------------2", held: "^-------------------!", "-1"),
    ])
    func `each element is decoded`(_ run: Run) {
        let problems = run.problems { source in
            source.map { Data("\($0)".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
        }
        #expect(problems == [])
    }

    @Test func `data that is no such item ends the result`() {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createHotObservable("--a--b--a|", values: ["a": Data("1".utf8), "b": Data("[]".utf8)])
        let recording = scheduler.record(source.decode(type: Int.self, decoder: JSONDecoder()))
        scheduler.start()
        #expect(recording.events.map(\.time) == [2, 5])
        #expect(recording.events.first?.value == .next(1))
        #expect(recording.events.last?.value.error is DecodingError)
        #expect(source.subscriptions == [Subscription(marbles: "^----!")])
    }

    @Test func `a decoder may be of another kind, or our own`() throws {
        let list = try PropertyListEncoder().encode(Photo(name: "harbour"))
        let photos = Observable.just(list).decode(type: Photo.self, decoder: PropertyListDecoder())
        #expect(photos.map(\.name).atOnce == "harbour | .")
        #expect(Observable.just(Data("abc".utf8)).decode(type: Int.self, decoder: Counting()).atOnce == "3 | .")
        let strings = Observable.just(Data("abc".utf8)).decode(type: String.self, decoder: Counting())
        #expect(strings.atOnce == "#error .")
    }
}
