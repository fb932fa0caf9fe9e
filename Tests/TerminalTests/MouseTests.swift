import Testing

@testable import Terminal

struct MouseTests {
    private func inputs(_ text: String) -> [KeyReader.Input] {
        var reader = KeyReader()
        return reader.inputs(of: Array(text.utf8))
    }

    @Test func `a press, a drag and a release, with the cell counted from 0; the other buttons, and the wheel`() {
        func events(_ text: String) -> [Mouse] {
            inputs(text).compactMap { if case .mouse(let mouse) = $0 { mouse } else { nil } }
        }
        #expect(
            events("\u{1B}[<0;1;1M\u{1B}[<32;2;1M\u{1B}[<0;12;34m") == [
                Mouse(.press(.left), column: 0, line: 0), Mouse(.drag(.left), column: 1, line: 0),
                Mouse(.release(.left), column: 11, line: 33),
            ])
        let others: [Mouse.Action] = [.press(.middle), .press(.right), .wheelUp, .wheelDown]
        #expect(
            events("\u{1B}[<1;1;1M\u{1B}[<2;1;1M\u{1B}[<64;1;1M\u{1B}[<65;1;1M")
                == others.map { Mouse($0, column: 0, line: 0) })
        let withKeys = events("\u{1B}[<28;3;4M")
        #expect(withKeys == [Mouse(.press(.left), column: 2, line: 3)], "Shift, Alt and Ctrl change nothing")
    }

    @Test func `events and keys keep their order, and keys alone leave events out`() {
        let text = "a\u{1B}[<0;1;1Mb"
        #expect(
            inputs(text) == [
                .key(.character("a")), .mouse(Mouse(.press(.left), column: 0, line: 0)), .key(.character("b")),
            ])
        var reader = KeyReader()
        #expect(reader.keys(of: Array(text.utf8)) == [.character("a"), .character("b")])
    }

    @Test func `bytes may come in pieces`() {
        let bytes = Array("\u{1B}[<0;12;3M".utf8)
        for cut in 0...bytes.count {
            var reader = KeyReader()
            let parts = reader.inputs(of: Array(bytes[..<cut])) + reader.inputs(of: Array(bytes[cut...]))
            #expect(parts == [.mouse(Mouse(.press(.left), column: 11, line: 2))], "cut at \(cut)")
        }
    }

    @Test(arguments: [
        "\u{1B}[<0;1M", "\u{1B}[<:;1;1M", "\u{1B}[<0;0;1M", "\u{1B}[<35;1;1M", "\u{1B}[<128;1;1M", "\u{1B}[<M",
    ])
    func `what is no event is left out, whole`(text: String) { #expect(inputs(text + "a") == [.key(.character("a"))]) }
}
