import Streams
import Terminal
import Testing

@testable import Screen

/// Clicks on what was drawn.
@MainActor @Suite struct MouseTests {
    private let field = TextField("Name")
    private let first = Button("First")
    private let second = Button("Second")
    private let log = Log()
    private let bag = DisposeBag()
    private let screen: Screen

    init() {
        screen = Screen("Form", [field], [first, second])
        for button in [first, second] {
            button.rx.tap.subscribe(onNext: { [log] in log.add(button.title ?? "") }).disposed(by: bag)
        }
    }

    /// Clicks on the first column of a text that is seen.
    private func click(_ text: String, on screen: Screen? = nil, plus columns: Int = 0) {
        let screen = screen ?? self.screen
        let drawing = screen.drawn(width: 60, letters: Letters(isASCII: true))
        for (line, shown) in drawing.texts.enumerated() {
            guard let place = shown.firstRange(of: text) else { continue }
            let column = String(shown[..<place.lowerBound]).displayWidth + columns
            _ = screen.click(.init(line: line, column: column), in: drawing)
            return
        }
        Issue.record("\(text) is not seen")
    }

    @Test func `a button is pressed and has the focus; a disabled one is not, and beside everything nothing happens`() {
        click("Form")
        second.isEnabled = false
        click("Second")
        #expect(log.lines == [] && screen.focused === field)
        second.isEnabled = true
        click("Second")
        #expect(log.lines == ["Second"] && screen.focused === second)
    }

    @Test func `a field gets the cursor where the click was`() {
        screen.type("한abc")
        screen.press(.tab)
        click("bc")
        screen.type("x")
        #expect(field.text == "한axbc")
        click("Name")
        screen.type("y")
        #expect(field.text == "y한axbc")
    }

    @Test func `a row and the buttons in it`() {
        let scene = MenuScene(Menu.some(3))
        let list = scene.list
        let rows = Seen(list.rx.itemSelected.map { "row \($0.row)" })
        click("menu 1", on: scene.screen)
        #expect(rows.all == ["row 1"])
        #expect(list.current == 1 && list.inner == nil)
        click("[ + ]", on: scene.screen)
        #expect(list.current == 0 && list.inner == 3)
        #expect(rows.all == ["row 1"])
    }

    @Test func `an alert takes the clicks`() {
        let alert = Alert(title: "Sure?")
        alert.addAction("Yes") { [log] in log.add("yes") }
        alert.addAction("No") { [log] in log.add("no") }
        screen.present(alert)
        click("Second")
        #expect(log.lines == [])
        click("No")
        #expect(log.lines == ["no"] && screen.alert == nil)
    }

    @Test func `a screen in a stack`() {
        let stack = ScreenStack(Screen("Below"))
        stack.push(screen)
        click("First", on: stack)
        #expect(log.lines == ["First"])
    }

    @Test func `the wheel goes through the rows, and stays in the list`() {
        let scene = MenuScene(Menu.some(9))
        scene.screen.scroll(by: 3)
        #expect(scene.list.current == 3)
        scene.screen.scroll(by: -9)
        #expect(scene.list.current == 0)
    }
}
