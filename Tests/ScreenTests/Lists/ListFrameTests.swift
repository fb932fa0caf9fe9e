import Marbles
import Streams
import Terminal
import Testing

@testable import Screen

@MainActor @Suite struct ListFrameTests {
    private func names(_ names: [String], height: Int = 5) -> (list: ListView, screen: Screen, bag: DisposeBag) {
        let (list, bag) = (ListView(height: height), DisposeBag())
        Observable.just(names).bind(to: list.rx.items(cellIdentifier: "Name")) { _, name, cell in
            cell.textLabel?.text = name
        }.disposed(by: bag)
        return (list, Screen("", [list]), bag)
    }

    @Test func `controls of cells begin in the same column, and the one with the focus is marked`() {
        let scene = MenuScene([Menu(name: "Bibimbap"), Menu(name: "김밥", count: 12)])
        scene.press(.tab)
        #expect(scene.lines == ["› Bibimbap   [ - ]  0    [ + ]", "  김밥       [ - ]  12   [ + ]"])
        scene.press(.tab)
        #expect(scene.lines == ["  Bibimbap › [ - ]  0    [ + ]", "  김밥       [ - ]  12   [ + ]"])
        scene.press(.tab, .down)
        #expect(scene.lines == ["  Bibimbap   [ - ]  0    [ + ]", "  김밥       [ - ]  12 › [ + ]"])
    }

    @Test func `the row with the focus is marked, and the selected one, also in ASCII`() {
        let scene = MenuScene([Menu(name: "a")])
        #expect(scene.lines == ["  a   [ - ]  0   [ + ]"])
        scene.press(.tab, .enter)
        #expect(scene.lines == ["›•a   [ - ]  0   [ + ]"])
        #expect(scene.screen.frame(ascii: true)[3] == ">*a   [ - ]  0   [ + ]")
    }

    @Test func `as many rows as fit are seen, the current one among them, and the rest is counted`() {
        let scene = MenuScene(Menu.some(7))
        scene.press(.tab)
        #expect(scene.lines.map { $0.prefix(8) } == ["› menu 0", "  menu 1", "  menu 2", "  (4 bel"])
        scene.press(.down, .down, .down)
        #expect(scene.lines.map { $0.prefix(8) } == ["  menu 1", "  menu 2", "› menu 3", "  (1 abo"])
        #expect(scene.lines.last == "  (1 above, 3 below)")
        scene.press(.up, .up)
        #expect(scene.lines.map { $0.prefix(8) } == ["› menu 1", "  menu 2", "  menu 3", "  (1 abo"])
        scene.press(.end)
        #expect(scene.lines.map { $0.prefix(8) } == ["  menu 4", "  menu 5", "› menu 6", "  (4 abo"])
        #expect(scene.lines.last == "  (4 above)")
        scene.press(.home)
        #expect(scene.lines.first?.hasPrefix("› menu 0") == true)
    }

    @Test func `Page Down and Page Up go as far as one sees`() {
        let scene = MenuScene(Menu.some(10))
        scene.press(.tab)
        _ = scene.lines
        scene.press(.pageDown)
        #expect(scene.lines.contains { $0.hasPrefix("› menu 3") })
        scene.press(.pageDown, .pageDown, .pageDown)
        #expect(scene.lines.contains { $0.hasPrefix("› menu 9") })
        scene.press(.pageUp)
        #expect(scene.lines.contains { $0.hasPrefix("› menu 6") })
    }

    @Test func `rows of several lines count as lines, and a row is never cut between others`() {
        let (list, screen, bag) = names(["1\n1", "2\n2", "3\n3"], height: 5)
        withExtendedLifetime(bag) {
            #expect(screen.frame() == ["", "", "› 1", "  1", "  2", "  2", "  (1 below)"])
            screen.press(.down, .down)
            #expect(screen.frame() == ["", "", "  2", "  2", "› 3", "  3", "  (1 above)"])
            #expect(list.cells.cell(of: 0) == nil)
        }
    }

    @Test func `rows stand below each other, one that is higher than the list is cut, and an empty list says so`() {
        for (rows, height, lines) in [
            (["one", "two"], 5, ["› one", "  two"]),
            (["1\n2\n3\n4", "next"], 2, ["› 1", "  2", "  (1 below)"]),
            ([], 5, ["› (empty)"]),
        ] {
            let (_, screen, bag) = names(rows, height: height)
            withExtendedLifetime(bag) { #expect(screen.frame() == ["", ""] + lines) }
        }
    }

    @Test func `when rows go, the window stays full`() {
        let scene = MenuScene(Menu.some(7))
        scene.press(.tab, .end)
        _ = scene.lines
        scene.menus.accept(Menu.some(2))
        #expect(scene.lines.map { $0.prefix(8) } == ["  menu 0", "› menu 1"])
    }

    @Test func `on a narrow screen the controls of a row go on below`() {
        let scene = MenuScene([Menu(name: "a name of some length")])
        scene.press(.tab, .tab)
        #expect(
            scene.screen.frame(width: 30).dropFirst(3) == [
                "  a name of some length", "  › [ - ]  0   [ + ]", "  [ after ]",
            ])
    }

    @Test func `the cursor stands where the keys go`() {
        let scene = MenuScene([Menu(name: "a"), Menu(name: "b")])
        let letters = Letters(isASCII: false)
        scene.press(.tab, .down)
        #expect(scene.screen.drawn(width: 60, letters: letters).cursor == .init(line: 4, column: 0))
        scene.press(.tab)
        #expect(scene.screen.drawn(width: 60, letters: letters).cursor == .init(line: 4, column: 8))
    }
}
