import Testing

@testable import LessonKit

struct SwiftWordsTests {
    /// The words that have a class, as `class:word`.
    private func words(_ code: String) -> [String] {
        SwiftWords.all(in: code).compactMap { word in word.kind.map { "\($0.rawValue):\(word.text)" } }
    }

    @Test(arguments: [
        ("let a = 1.5", ["kw:let", "num:1.5"]),
        ("for i in 1...5 {}", ["kw:for", "kw:in", "num:1", "num:5"]),
        ("Observable<Int>.just(0x1F)", ["type:Observable", "type:Int", "num:0x1F"]),
        ("show(\"a \\(b + \"c\") // d\") // e \"f\"", ["str:\"a \\(b + \"c\") // d\"", "com:// e \"f\""]),
        ("map { $0.count }", []),
        ("@MainActor final class A: B {}", ["kw:@MainActor", "kw:final", "kw:class", "type:A", "type:B"]),
        ("list.first.map(self.init)", ["kw:self", "kw:init"]),
        ("open(file); default: return", ["kw:default", "kw:return"]),
        ("`class`.default", []),
        ("let async = a\nasync.b(async)\nawait c", ["kw:let", "kw:await"]),
        ("if let self { d(as: self, default: 1, in: e) }", ["kw:if", "kw:let", "kw:self", "kw:self", "num:1"]),
        ("/* a /* b */ c */ nil", ["com:/* a /* b */ c */", "kw:nil"]),
        ("\"\"\"\n  a \"b\"\n  \"\"\"", ["str:\"\"\"\n  a \"b\"\n  \"\"\""]),
        ("\"no end", ["str:\"no end"]),
    ])
    func `words are told apart`(code: String, expected: [String]) {
        #expect(words(code) == expected)
    }

    @Test func `no letter is lost`() {
        let code = "@ \\ #if \"a\"\n\t`b` /* c */ 한글(_ x: some P) -> [T]? { x.1.a } // <\n"
        #expect(SwiftWords.all(in: code).map(\.text).joined() == code)
    }
}
