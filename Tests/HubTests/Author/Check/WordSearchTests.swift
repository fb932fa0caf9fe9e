import Testing

@testable import Hub

@Suite("Words in a text") struct WordSearchTests {
    private let search = WordSearch(["hot", "class", "cold", "side effect", "first-class", "serial queue"])

    @Test(arguments: [
        ("A Hot one, colds.", ["hot", "cold"]), ("shot hotter hot-dog", []), ("Classes", ["class"]),
        ("side effects, side  effect", ["side effect"]), ("first-class", ["first-class"]), ("a side", []),
        ("cold 콜드", ["cold"]), ("cold콜드", ["cold"]), ("sides effect", []), ("(serial queue)", ["serial queue"]),
        ("", []),
    ])
    func `a word is found in the plural, too, and not inside another`(text: String, words: [String]) {
        #expect(search.words(in: text) == Set(words))
    }
}
