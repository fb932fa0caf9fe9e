import Testing

@testable import LessonKit

@Suite("Steps in main.swift")
struct StepSourceTests {
    @Test func `a step is its title, its line and the code between its braces`() {
        let source = """
            import LessonKit

            Lesson.play(
                Step("One") { stage in
                    if true {
                        show("}")
                    }

                    show(1)
                },
                Step("Two", lasting: .seconds(1)) { _ in show(2) }
            )
            """
        #expect(
            StepSource.all(in: source) == [
                StepSource(title: "One", line: 4, code: ["if true {", "    show(\"}\")", "}", "", "show(1)"]),
                StepSource(title: "Two", line: 11, code: ["show(2)"]),
            ])
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

    @Test func `a quote in a title is read, an interpolated title is not`() {
        #expect(StepSource.all(in: #"Step("The \"end\"") { go() }"#).map(\.title) == ["The \"end\""])
        #expect(StepSource.all(in: #"Step("Step \(1)") { go() }"#).map(\.title) == [nil])
    }

    @Test func `a name that only ends in Step is another`() {
        #expect(StepSource.all(in: "firstStep(\"A\") { go() }; x.Step(\"B\") { go() }") == [])
    }

    @Test func `a variant stands behind its step`() {
        let steps = StepSource.all(
            in: """
                Step("One", lasting: .seconds(1)) { stage in
                    show(1)
                } variant: { stage in
                    show(2)
                },
                Step("Two") { _ in show(3) }
                """)
        #expect(steps.map(\.code) == [["show(1)"], ["show(3)"]])
        #expect(steps.map(\.variant) == [["show(2)"], nil])
    }
}
