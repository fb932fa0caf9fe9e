import Dispatch
import ExerciseSupport
import Streams
import Terminal
import Testing

@testable import Screen

/// A screen that remembers how it went.
private final class Photos: Screen {
    let departed = Log()
    private let add = Button("Add")
    private let field = TextField("Name")

    init() { super.init("Photos", [add], [field]) }

    override func viewWillDisappear(_ departure: Departure) { departed.add("\(departure)") }
}

@MainActor @Suite(.ownThread) struct ScreenStackTests {
    private let root = Screen("Collage", [Button("Open")], [TextField("Title")])
    private let stack: ScreenStack

    init() { stack = ScreenStack(root) }

    @Test func `the top screen is seen, with the title below as the way back; titles can change`() {
        #expect(stack.frame()[0] == "  Collage")
        stack.push(Photos())
        #expect(stack.frame() == ["  ‹ Collage · Photos", "", "› [ Add ]", "  Name [                              ]"])
        #expect(stack.frame(ascii: true)[0] == "  < Collage - Photos")
        _ = Observable.just("2 photos").bind(to: root.rx.title)
        _ = Observable.just("All").bind(to: stack.top.rx.title)
        #expect(stack.frame()[0] == "  ‹ 2 photos · All")
        stack.pop()
        #expect(stack.frame()[0] == "  2 photos")
    }

    @Test func `keys go to the top screen, and each screen keeps its focus`() {
        stack.press(.tab)
        stack.type("a")
        stack.push(Photos())
        stack.press(.down)
        stack.type("b")
        stack.press(.escape)
        stack.type("c")
        #expect(root.frame().last == "› Title [ac                            ]")
    }

    @Test func `Esc goes back, and on the last screen there is nothing to go back to`() {
        stack.push(Photos())
        #expect(stack.escape == .back)
        #expect(stack.take(.escape))
        #expect(stack.top === root && stack.screens.count == 1)
        #expect(stack.escape == .quit)
        #expect(!stack.take(.escape))
        #expect(stack.pop() == nil)
        #expect(stack.top === root)
    }

    @Test func `covered is not popped, and popToRoot tells those that it pops`() {
        let photos = Photos()
        let events = Seen(photos.rx.viewWillDisappear.map { "\($0)" })
        stack.push(photos)
        stack.push(Screen("Above"))
        #expect(photos.departed.lines == ["covered"])
        stack.pop()
        stack.press(.escape)
        #expect(photos.departed.lines == ["covered", "popped"])
        #expect(events.all == ["covered", "popped"])
        #expect(photos.stack == nil)
        let others = Photos()
        stack.push(others)
        stack.push(Screen("Above"))
        stack.popToRoot()
        #expect(stack.screens.count == 1 && others.departed.lines == ["covered", "popped"])
    }

    @Test func `a popped screen that nobody holds is freed, and its events end`() {
        weak var held: Photos?
        let events: Seen
        do {
            let photos = Photos()
            held = photos
            events = Seen(photos.rx.viewWillDisappear.map { "\($0)" })
            stack.push(photos)
        }
        #expect(held != nil && held?.stack === stack)
        stack.pop()
        #expect(held == nil)
        #expect(events.all == ["popped", "|"])
    }

    @Test func `a screen may pop itself while a key is handled`() {
        weak var held: Screen?
        do {
            let close = Button("Close")
            let screen = Screen("Form", [close])
            held = screen
            _ = close.rx.tap.subscribe(onNext: { [weak screen] in screen?.stack?.pop() })
            stack.push(screen)
        }
        stack.press(.enter)
        #expect(stack.top === root && held == nil)
    }

    @Test func `a popped screen can be pushed again, one that is there cannot`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let reports = Log()
                Hooks.misuseHandler = { reports.add($0.description) }
                let (stack, photos) = (ScreenStack(Screen("Collage")), Photos())
                stack.push(photos)
                stack.pop()
                stack.push(photos)
                precondition(reports.lines == [] && stack.screens.count == 2)
                stack.push(photos)
                precondition(stack.screens.count == 2)
                precondition(reports.lines[0].hasPrefix("push: the screen \"Photos\" is in a stack already."))
            }
        }
    }

    @Test func `a title that is too long is folded beside the way back, which is cut`() {
        stack.push(Screen(String(repeating: "한글 ", count: 12)))
        root.title = String(repeating: "collage ", count: 5)
        for line in stack.frame(width: 40) { #expect(line.displayWidth <= 40) }
        #expect(stack.frame(width: 40)[0].hasPrefix("  ‹ collage colla… · 한글"))
    }

    @Test func `the stack is reported when another queue uses it`() async {
        await #expect(processExitsWith: .success) {
            let reports = Log()
            Hooks.misuseHandler = { reports.add(String($0.description.prefix { $0 != ":" })) }
            await withCheckedContinuation { done in
                DispatchQueue.global().async {
                    let stack = ScreenStack(Screen("a"))
                    stack.push(Screen("b"))
                    stack.pop()
                    stack.title = "c"
                    stack.present(Alert(title: "d"))
                    done.resume()
                }
            }
            let names = reports.lines.map { $0.prefix { $0 != " " } }
            precondition(names == ["push", "pop", "title", "present"].map { "ScreenStack.\($0)" })
        }
    }
}
