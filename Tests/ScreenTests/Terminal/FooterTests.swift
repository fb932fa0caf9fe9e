import Terminal
import Testing

@testable import Screen

/// The keys that stand under a screen in a terminal.
@MainActor @Suite struct FooterTests {
    private func footer(_ screen: Screen) -> String {
        ScreenPlay(screen, ascii: true).view(width: 80, height: 24, hasKeys: true).texts.last ?? ""
    }

    @Test func `in a list the arrows are named as well; an alert takes the keys from it`() {
        let scene = MenuScene(Menu.some(3))
        #expect(footer(scene.screen) == "  Tab next - Enter press - Esc quit")
        scene.screen.press(.tab)
        #expect(footer(scene.screen) == "  Up, Down rows - Tab next - Enter press - Esc quit")
        let alert = Alert(title: "Sold out")
        scene.screen.present(alert)
        #expect(!footer(scene.screen).contains("rows"))
        alert.dismiss()
        scene.menus.accept([])
        #expect(!footer(scene.screen).contains("rows"), "an empty list has no rows to go through")
    }

    @Test func `a screen that has only things to look at names no key but Esc`() {
        let (next, words) = (Button("Next"), Screen("Words", [Label("A long text")], [Button("Off")]))
        words.controls[1].isEnabled = false
        let stack = ScreenStack(Screen("First", [next]))
        #expect(footer(stack) == "  Tab next - Enter press - Esc quit")
        stack.push(words)
        #expect(footer(stack) == "  Esc back")
        words.present(Alert(title: "Sold out"))
        #expect(footer(stack).contains("Enter press"))
    }
}
