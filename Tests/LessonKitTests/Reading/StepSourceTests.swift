import Testing

@testable import LessonKit

@Suite("Steps in main.swift")
struct StepSourceTests {
    @Test func `a step is its title, its line and the code between its braces, and behind it stands its variant`() {
        let source = """
            import LessonKit

            Lesson.play(
                Step("One") { stage in
                    if true {
                        show("}")
                    }

                    show(1)
                } variant: { stage in
                    show(2)
                },
                Step("Two", lasting: .seconds(1)) { _ in show(3) }
            )
            """
        let steps = StepSource.all(in: source)
        #expect(steps.map(\.title) == ["One", "Two"] && steps.map(\.line) == [4, 13])
        #expect(steps.map(\.code) == [["if true {", "    show(\"}\")", "}", "", "show(1)"], ["show(3)"]])
        #expect(steps.map(\.variant) == [["show(2)"], nil])
    }

    @Test(arguments: [
        "{ stage in\n    go()\n}", "{ _ in\n    go()\n}", "{ (stage: Stage) in go() }", "{ [weak x] stage in go() }",
        "{ stage throws in go() }", "{ go() }",
    ]) func `what the closure is given is not shown`(body: String) {
        #expect(StepSource.all(in: "Step(\"A\") \(body)").map(\.code) == [["go()"]])
    }

    @Test func `braces, quotes and steps in strings and comments are none`() {
        let source = #"""
            // Step("commented") { }
            /* Step("also") { /* nested */ } */
            let text = "Step(\"quoted\") { \("}") }"
            Step("Real") { stage in
                show("}", "\(["}": 1])", #"a "raw" }"#) // }
                show("""
                    }
                    """)
            }
            """#
        let steps = StepSource.all(in: source)
        #expect(steps.map(\.title) == ["Real"])
        #expect(steps.first?.code?.count == 4)
        #expect(steps.first?.code?.last == "    \"\"\")")
    }

    @Test(arguments: [
        (#"Step("The \"end\"") { go() }"#, ["The \"end\""]), (#"Step("Step \(1)") { go() }"#, [nil]),
        (#"firstStep("A") { go() }; x.Step("B") { go() }"#, []),
    ])
    func `a quote in a title is read, an interpolation is not; a name that only ends in Step is another`(
        source: String, titles: [String?]
    ) {
        #expect(StepSource.all(in: source).map(\.title) == titles)
    }
}
