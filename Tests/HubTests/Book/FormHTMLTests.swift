import Testing

@testable import Hub

struct FormHTMLTests {
    private func form(_ lines: String...) -> String? { FormHTML(lines.joined(separator: "\n"))?.html.text }

    @Test func `a screen has field, light and button in their columns; an empty field is no button`() {
        let screen = form("  Is it?", "", "› Number [12    ]", "  Ok   ● blue", "  [ Send ] (disabled)")
        #expect(
            screen == """
                <code class="form"><b>  Is it?</b>
                  Number <span class="field focus"> 12     </span>
                  Ok   <span class="lamp blue">●</span> blue
                  <span class="button off">  Send  </span><span class="state"> (disabled)</span></code>
                """)
        #expect(form("A", "", "  B [     ]")?.contains("<span class=\"field\">       </span>") == true)
        #expect(
            form("A", "", "  1 [ - ]   2 › [ + ]")?.hasSuffix(
                "  1 <span class=\"button\">  -  </span>   2   <span class=\"button focus\">  +  </span></code>")
                == true)
    }

    @Test(arguments: ["--1--^\n     ^\nNo event.", "a", "┌──┐\n│  │\n└──┘"])
    func `other lines are no screen`(_ text: String) { #expect(FormHTML(text) == nil) }
}
