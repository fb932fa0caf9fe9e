import ExerciseSupport
import Foundation
import Streams
import Testing

@testable import Screen

@MainActor @Suite(.ownThread) struct ListEventsTests {
    private let scene = MenuScene([Menu(name: "a"), Menu(name: "b")])

    @Test func `Enter and Space select a row, and the row before is deselected first`() {
        let log = Log()
        let paths = Seen(scene.list.rx.itemSelected.map { "\($0.section).\($0.row)" })
        let models = Seen(scene.list.rx.modelSelected(Menu.self))
        _ = scene.list.rx.itemSelected.subscribe(onNext: { log.add("+\($0.row)") })
        _ = scene.list.rx.itemDeselected.subscribe(onNext: { log.add("-\($0.row)") })
        #expect(paths.all == [] && models.all == [])
        scene.press(.tab, .enter, .down, .character(" "), .enter)
        #expect(paths.all == ["0.0", "0.1", "0.1"])
        #expect(models.all == ["a 0", "b 0", "b 0"])
        #expect(log.lines == ["+0", "-0", "+1", "+1"])
    }

    @Test func `the program selects without an event, and other rows are not selected`() {
        let paths = Seen(scene.list.rx.itemSelected.map { "\($0.row)" })
        scene.list.selectRow(at: IndexPath(row: 1, section: 0))
        #expect(scene.list.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(scene.list.current == 1)
        scene.list.deselectRow(at: IndexPath(row: 0, section: 0))
        #expect(scene.list.indexPathForSelectedRow?.row == 1)
        scene.list.deselectRow(at: IndexPath(row: 1, section: 0))
        #expect(scene.list.indexPathForSelectedRow == nil)
        scene.list.selectRow(at: IndexPath(row: 2, section: 0))
        #expect(scene.list.indexPathForSelectedRow == nil)
        #expect(paths.all == [])
        scene.press(.tab, .enter)
        scene.menus.accept(Menu.some(2))
        #expect(scene.list.indexPathForSelectedRow == nil)
    }

    @Test func `events end with the list`() {
        var list: ListView? = ListView()
        weak let held = list
        let paths = Seen(list!.rx.itemSelected.map { "\($0.row)" })
        let models = Seen(list!.rx.modelSelected(Menu.self))
        let losses = Seen(list!.rx.itemDeselected.map { "\($0.row)" })
        list = nil
        #expect(held == nil)
        #expect(paths.all == ["|"] && models.all == ["|"] && losses.all == ["|"])
    }

    @Test func `the element of a row`() throws {
        let path = IndexPath(row: 1, section: 0)
        #expect(try scene.list.rx.model(at: path) == Menu(name: "b"))
        #expect(throws: RxError.self) { try scene.list.rx.model(at: IndexPath(row: 2, section: 0)) as Menu }
        let error = #expect(throws: ListError.self) { try scene.list.rx.model(at: path) as Int }
        #expect(error?.description == "The rows of this list are of the type Menu, and Int was asked for.")
    }

    @Test func `a model of the wrong type is a mistake that is reported`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let reports = Log()
                Hooks.misuseHandler = { reports.add($0.description) }
                let scene = MenuScene([Menu(name: "a")])
                let models = Seen(scene.list.rx.modelSelected(Int.self))
                scene.press(.tab, .enter)
                precondition(models.all == [])
                precondition(reports.lines.count == 1 && reports.lines[0].contains("Menu, and Int"))
            }
        }
    }
}
