import Testing

@testable import LessonKit

@Suite("Nearest names")
struct NearestTests {
    private let names = ["sync-async", "subscribe", "dispose-bag", "just-from"]

    @Test(arguments: [
        ("subscirbe", ["subscribe"]), ("SUBSCRIBE", ["subscribe"]), ("dispose", ["dispose-bag"]),
        ("sync", ["sync-async"]), ("just_from", ["just-from"]), ("", []), ("kitchen", []), ("x", []),
    ]) func `a slip finds its name, and what is near nothing finds nothing`(word: String, expected: [String]) {
        #expect(Nearest.names(to: word, in: names) == expected)
    }

    @Test func `the best comes first, and three at most`() {
        #expect(Nearest.names(to: "map", in: ["mop", "map", "nap", "tap", "zip"]).first == "map")
        #expect(Nearest.names(to: "map", in: ["mop", "mip", "nap", "tap"]).count == 3)
    }
}
