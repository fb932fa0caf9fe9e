import Dispatch
import ExerciseSupport
import Streams
import Testing

@testable import Screen

@MainActor @Suite(.ownThread) struct ListItemsTests {
    @Test func `cells are made for rows that are seen, and used again`() {
        let scene = MenuScene(Menu.some(100))
        #expect(scene.cells.isEmpty)
        _ = scene.lines
        #expect(scene.cells.count == 3 && scene.filled == [0, 1, 2])
        scene.press(.tab, .down, .down, .down)
        _ = scene.lines
        #expect(scene.cells.count == 3 && scene.filled == [0, 1, 2, 3])
        #expect(scene.cells.map(\.reuses) == [1, 0, 0])
        scene.press(.end)
        _ = scene.lines
        #expect(scene.cells.count == 3 && scene.filled.count == 7)
        #expect(scene.list.cell(of: 99) is MenuCell)
    }

    @Test func `drawing again fills nothing, nor does a row of several lines that has no room`() {
        let scene = MenuScene(Menu.some(5))
        _ = scene.lines
        _ = scene.screen.frame(width: 40)
        #expect(scene.filled == [0, 1, 2])
        let (list, log, bag) = (ListView(height: 5), Log(), DisposeBag())
        Observable.just(0..<9).bind(to: list.rx.items(cellIdentifier: "Row")) { row, _, cell in
            cell.textLabel?.text = "\(row)\nsecond line"
            log.add("\(row)")
        }.disposed(by: bag)
        let screen = Screen("", [list])
        for _ in 0..<3 { #expect(screen.frame().contains("  (7 below)")) }
        #expect(log.lines == ["0", "1", "2"])
        screen.press(.end)
        for _ in 0..<3 { #expect(screen.frame().contains("  (7 above)")) }
        #expect(log.lines == ["0", "1", "2", "8", "7", "6"])
    }

    @Test func `new rows fill each cell anew, each row its own`() {
        let scene = MenuScene(Menu.some(3))
        _ = scene.lines
        let cells = (0..<3).map { scene.list.cell(of: $0) }
        scene.menus.accept(Menu.some(3))
        _ = scene.lines
        #expect(scene.filled == [0, 1, 2, 0, 1, 2])
        #expect(scene.cells.map(\.reuses) == [1, 1, 1])
        #expect((0..<3).allSatisfy { scene.list.cell(of: $0) === cells[$0] })
    }

    @Test func `a bag that is not replaced keeps the last row's subscription`() {
        final class Forgetful: ListCell {
            let plus = Button("+")
            let bag = DisposeBag()
            override var controls: [Control] { [plus] }
        }
        let (list, log, bag) = (ListView(height: 1), Log(), DisposeBag())
        Observable.just([1, 2]).bind(to: list.rx.items(cellIdentifier: "a", cellType: Forgetful.self)) { row, _, cell in
            cell.plus.rx.tap.subscribe(onNext: { log.add("row \(row)") }).disposed(by: cell.bag)
        }.disposed(by: bag)
        let screen = Screen("", [list])
        _ = screen.frame()
        screen.press(.down)
        _ = screen.frame()
        screen.press(.tab, .enter)
        #expect(log.lines == ["row 0", "row 1"])
    }

    @Test func `a driver drives it, rows may be any sequence, and the type of the cell may come from the closure`() {
        let (list, menu, bag) = (ListView(), ListView(), DisposeBag())
        Driver.just(1...3).drive(list.rx.items(cellIdentifier: "Number", cellType: ListCell.self)) { _, number, cell in
            cell.textLabel?.text = "number \(number)"
        }.disposed(by: bag)
        Observable.just(["a"]).bind(to: menu.rx.items(cellIdentifier: "Menu")) { (_, name, cell: MenuCell) in
            cell.name.text = name
        }.disposed(by: bag)
        #expect(Screen("", [list]).frame() == ["", "", "› number 1", "  number 2", "  number 3"])
        #expect(Screen("", [menu]).frame().last == "› a   [ - ]   [ + ]")
    }

    @Test func `a completion leaves the rows, disposing takes them away`() {
        let (list, names) = (ListView(), PublishSubject<[String]>())
        let subscription = names.bind(to: list.rx.items(cellIdentifier: "Name")) { _, name, cell in
            cell.textLabel?.text = name
        }
        let screen = Screen("", [list])
        names.onNext(["a"])
        names.onCompleted()
        #expect(screen.frame().last == "› a")
        subscription.dispose()
        #expect(screen.frame().last == "› (empty)")
    }

    @Test func `the binding does not keep the list, nor the list what was disposed`() {
        final class Owner {}
        var (list, owner): (ListView?, Owner?) = (ListView(), Owner())
        weak let heldList = list
        weak let heldOwner = owner
        let names = BehaviorRelay(value: ["a"])
        let subscription = names.bind(to: list!.rx.items(cellIdentifier: "Name")) { [owner] _, name, cell in
            withExtendedLifetime(owner) { cell.textLabel?.text = name }
        }
        _ = Screen("", [list!]).frame()
        owner = nil
        #expect(heldOwner != nil)
        subscription.dispose()
        #expect(heldOwner == nil && heldList != nil)
        list = nil
        #expect(heldList == nil)
    }

    @Test func `a second binding is reported, and shows its rows`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let reports = Log()
                Hooks.misuseHandler = { reports.add($0.description) }
                let (list, first, second) = (ListView(), BehaviorRelay(value: ["a"]), BehaviorRelay(value: ["b"]))
                let subscriptions = [first, second].map { names in
                    names.bind(to: list.rx.items(cellIdentifier: "Name")) { _, name, cell in cell.textLabel?.text = name
                    }
                }
                let screen = Screen("", [list])
                first.accept(["c"])
                precondition(screen.frame().last == "› b")
                subscriptions[0].dispose()
                precondition(screen.frame().last == "› b")
                precondition(
                    reports.lines.count == 1 && reports.lines[0].hasPrefix("ListView.rx.items was bound twice."))
                subscriptions[1].dispose()
                _ = first.bind(to: list.rx.items(cellIdentifier: "Name")) { _, _, _ in }
                precondition(reports.lines.count == 1)
            }
        }
    }

    @Test func `rows from another queue come on the main queue`() async {
        struct Rows: Sequence {
            let log: Log
            func makeIterator() -> Array<String>.Iterator {
                log.add(currentQueueName())
                return ["a"].makeIterator()
            }
        }
        let (list, bag, log) = (ListView(), DisposeBag(), Log())
        let rows = PublishSubject<Rows>()
        rows.bind(to: list.rx.items(cellIdentifier: "Name")) { _, name, cell in cell.textLabel?.text = name }
            .disposed(by: bag)
        await withCheckedContinuation { done in
            DispatchQueue(label: "network").async {
                rows.onNext(Rows(log: log))
                DispatchQueue.main.async { done.resume() }
            }
        }
        #expect(list.rows.count == 1)
        #expect(Set(log.lines) == ["main"])
    }
}
