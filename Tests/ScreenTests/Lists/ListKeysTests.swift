import Streams
import Testing

@testable import Screen

@MainActor @Suite struct ListKeysTests {
    private let scene = MenuScene([Menu(name: "a"), Menu(name: "b"), Menu(name: "c")])

    /// The control that has the focus, or the row.
    private var focus: String {
        guard scene.screen.focused === scene.list else { return scene.screen.focused?.shortText ?? "none" }
        return "\(scene.list.current)" + (scene.list.innerControl?.shortText ?? "")
    }

    private func focuses(_ keys: Screen.Key...) -> [String] {
        keys.map { key in
            scene.screen.press(key)
            return focus
        }
    }

    @Test func `Tab goes to the row, to the buttons in it, and out of the list; Shift-Tab goes back`() {
        #expect(focuses(.tab, .tab, .tab, .tab) == ["0", "0-", "0+", "after"])
        #expect(focuses(.shiftTab, .shiftTab) == ["0", "before"])
        #expect(focuses(.tab, .tab, .tab, .shiftTab, .shiftTab, .shiftTab) == ["0", "0-", "0+", "0-", "0", "before"])
    }

    @Test func `up and down go through the rows and out of the list, and stay with the same button`() {
        #expect(focuses(.down, .down, .down, .down) == ["0", "1", "2", "after"])
        #expect(focuses(.up, .up, .up, .up) == ["2", "1", "0", "before"])
        #expect(focuses(.tab, .tab, .tab, .down, .down) == ["0", "0-", "0+", "1+", "2+"])
        #expect(focuses(.tab) == ["after"])
    }

    @Test func `a disabled button is passed over, and a hidden one loses the focus to its row`() {
        _ = scene.lines
        scene.cells[0].minus.isEnabled = false
        #expect(focuses(.tab, .tab) == ["0", "0+"])
        scene.cells[0].plus.isHidden = true
        #expect(focus == "0")
        scene.cells[0].plus.isHidden = false
        #expect(focuses(.tab) == ["0+"])
        scene.cells[0].plus.isEnabled = false
        #expect(focuses(.enter) == ["0+"], "disabled under the focus it keeps it, and is not tapped")
        #expect(scene.menus.value[0].count == 0)
        #expect(focuses(.tab) == ["after"])
    }

    @Test func `a tap in a row changes it, and the focus stays there`() {
        #expect(focuses(.tab, .down, .tab, .tab, .enter, .enter) == ["0", "1", "1-", "1+", "1+", "1+"])
        #expect(scene.menus.value.map(\.count) == [0, 2, 0])
    }

    @Test func `a row that goes gives the focus to the last`() {
        _ = focuses(.tab, .end, .tab)
        scene.menus.accept([Menu(name: "only")])
        #expect(focus == "0")
        scene.menus.accept([])
        #expect(focuses(.tab) == ["after"])
    }

    @Test func `fields in cells take text, and Enter goes on, also from a row that has nothing to press`() {
        final class NoteCell: ListCell {
            let note = TextField("note")
            override var controls: [Control] { [note] }
        }
        let (list, plain) = (ListView(), ListView())
        plain.allowsSelection = false
        let subscriptions = [
            Observable.just([1, 2])
                .bind(to: list.rx.items(cellIdentifier: "Note", cellType: NoteCell.self)) { _, _, _ in },
            Observable.just([1, 2]).bind(to: plain.rx.items(cellIdentifier: "Row")) { _, _, _ in },
        ]
        let screen = Screen("", [list], [plain], [Button("end")])
        screen.press(.down, .tab)
        screen.type("ab\n")
        #expect((list.cell(of: 1) as? NoteCell)?.note.text == "ab")
        #expect(screen.focused === plain)
        screen.press(.enter)
        #expect(screen.focused?.shortText == "end")
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func `a disabled list takes no keys`() {
        scene.list.isEnabled = false
        #expect(focuses(.tab) == ["after"])
    }
}
