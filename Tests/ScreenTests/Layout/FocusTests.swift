import Testing

@testable import Screen

@MainActor @Suite struct FocusTests {
    private let first = TextField("first")
    private let label = Label("label")
    private let second = TextField("second")
    private let button = Button("button")
    private let screen: Screen

    init() { screen = Screen("", [first, label], [second], [Light(), button]) }

    private func focus(after keys: Screen.Key...) -> String {
        for key in keys { screen.press(key) }
        return screen.focused?.shortText ?? "none"
    }

    @Test func `it begins with the first that can be used`() {
        #expect(focus() == "first")
        first.isEnabled = false
        #expect(Screen("", [Label()], [first], [button]).focused === button)
    }

    @Test func `it goes on, back and around, and with Enter on from a field`() {
        #expect(focus(after: .tab) == "second")
        #expect(focus(after: .down) == "button")
        #expect(focus(after: .right) == "first")
        #expect(focus(after: .shiftTab) == "button")
        #expect(focus(after: .up) == "second")
        #expect(focus(after: .left) == "first")
        #expect(focus(after: .enter) == "second")
    }

    @Test func `disabled and hidden ones are passed over`() {
        second.isEnabled = false
        #expect(focus(after: .tab) == "button")
        second.isEnabled = true
        button.isHidden = true
        #expect(focus() == "first")
        #expect(focus(after: .shiftTab) == "second")
    }

    @Test func `one that is disabled keeps it, and does not hear; one that is hidden gives it to the next`() {
        button.isHidden = true
        screen.press(.tab)
        second.isEnabled = false
        screen.type("a")
        #expect(focus() == "second")
        #expect(first.text == "" && second.text == "")
        #expect(focus(after: .tab) == "first")
        second.isEnabled = true
        first.isHidden = true
        #expect(focus() == "second")
    }

    @Test func `a screen without anything to use takes keys without effect`() {
        let screen = Screen("", [Label("only")])
        screen.type("a\t\n")
        #expect(screen.focused == nil)
        #expect(Screen("").focused == nil)
    }
}
