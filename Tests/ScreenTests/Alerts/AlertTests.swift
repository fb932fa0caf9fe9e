import Streams
import Testing

@testable import Screen

extension Screen {
    /// As a lesson writes it.
    fileprivate func show(title: String, text: String?) -> Completable {
        .create { [weak self] completable in
            let alert = Alert(title: title, message: text)
            alert.addAction("Close") { completable(.completed) }
            self?.present(alert)
            return Disposables.create { alert.dismiss() }
        }
    }
}

@MainActor @Suite struct AlertTests {
    private let field = TextField("Name")
    private let screen: Screen
    private let log = Log()

    init() { screen = Screen("Form", [field]) }

    private func alert(_ title: String, _ actions: (String, Alert.Style)...) -> Alert {
        let alert = Alert(title: title, message: "Why")
        for (name, style) in actions { alert.addAction(name, style: style) { [log] in log.add("\(title) \(name)") } }
        return alert
    }

    private func isAlert(_ title: String, on screen: Screen) -> Bool {
        screen.frame().contains { $0.hasPrefix("  │  \(title) ") }
    }

    @Test func `it stands below the rows, and the screen has no focus`() {
        screen.present(alert("Failed", ("Again", .default), ("Close", .cancel)))
        #expect(
            screen.frame() == [
                "  Form", "", "  Name [                              ]", "",
                "  ┌─────────────────────────┐", "  │  Failed                 │", "  │                         │",
                "  │  Why                    │", "  │› [ Again ]   [ Close ]  │", "  └─────────────────────────┘",
            ])
    }

    @Test func `it takes all keys, and the chosen action dismisses it`() {
        screen.present(alert("Failed", ("Again", .default), ("Close", .cancel)))
        screen.type("abc")
        screen.press(.tab, .enter)
        #expect(log.lines == ["Failed Close"])
        #expect(screen.alert == nil)
        screen.type("x")
        #expect(field.text == "x")
    }

    @Test func `Esc chooses cancel, or the only action, otherwise nothing`() {
        screen.present(alert("1", ("Again", .default), ("Close", .cancel)))
        #expect(screen.escape == .close)
        #expect(screen.take(.escape))
        screen.present(alert("2", ("Ok", .default)))
        #expect(screen.take(.escape))
        screen.present(alert("3", ("Yes", .default), ("No", .default)))
        #expect(screen.escape == .nothing)
        #expect(screen.take(.escape))
        #expect(log.lines == ["1 Close", "2 Ok"])
        #expect(screen.alert != nil)
    }

    @Test func `the others wait, and a handler may present the next`() {
        let waiting = alert("2", ("Ok", .default))
        screen.present(alert("1", ("Ok", .default)))
        screen.present(waiting)
        screen.present(waiting)
        screen.present(alert("3", ("Ok", .default)))
        #expect(isAlert("1", on: screen) && !isAlert("2", on: screen))
        waiting.dismiss()
        screen.press(.enter, .enter, .enter)
        #expect(log.lines == ["1 Ok", "3 Ok"])
        #expect(screen.alert == nil)
        let first = Alert(title: "first")
        first.addAction("Next") { [screen, second = alert("second", ("Ok", .default))] in screen.present(second) }
        screen.present(first)
        screen.press(.enter)
        #expect(isAlert("second", on: screen))
    }

    @Test func `the program dismisses it without a handler, and may present it again`() {
        let alert = alert("1", ("Ok", .default))
        screen.present(alert)
        alert.dismiss()
        alert.dismiss()
        #expect(screen.alert == nil && log.lines == [])
        screen.present(alert)
        screen.press(.enter)
        #expect(log.lines == ["1 Ok"])
    }

    @Test func `in a stack it stands above the stack, whichever screen is on top`() {
        let stack = ScreenStack(screen)
        stack.push(Screen("Above", [Button("b")]))
        screen.present(alert("1", ("Ok", .default)))
        #expect(isAlert("1", on: stack))
        #expect(stack.take(.escape))
        #expect(stack.screens.count == 2 && log.lines == ["1 Ok"])
        #expect(stack.take(.escape))
        #expect(stack.screens.count == 1)
    }

    @Test func `presented before the screen is pushed, it stands when the screen is on top`() {
        let stack = ScreenStack(Screen("Below"))
        screen.present(alert("1", ("Ok", .default)))
        stack.push(screen)
        #expect(isAlert("1", on: stack))
        stack.press(.enter)
        #expect(stack.alert == nil)
    }

    @Test func `as a Completable: the action completes it, disposing dismisses it`() {
        let (bag, seen) = (DisposeBag(), Log())
        screen.show(title: "1", text: nil).subscribe(onCompleted: { seen.add("1 |") }).disposed(by: bag)
        #expect(screen.frame().contains { $0.hasPrefix("  │› [ Close ]") })
        screen.press(.enter)
        #expect(seen.lines == ["1 |"] && screen.alert == nil)
        let subscription = screen.show(title: "2", text: "text").subscribe(onCompleted: { seen.add("2 |") })
        #expect(screen.alert != nil)
        subscription.dispose()
        #expect(seen.lines == ["1 |"] && screen.alert == nil)
    }

    @Test func `nothing is kept after it has gone`() {
        weak var held: Alert?
        do {
            let alert = alert("1", ("Ok", .default))
            held = alert
            screen.present(alert)
        }
        #expect(held != nil)
        screen.press(.enter)
        #expect(held == nil)
    }
}
