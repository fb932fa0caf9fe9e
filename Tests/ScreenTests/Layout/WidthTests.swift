import Foundation
import Streams
import Terminal
import Testing

@testable import Screen

/// Every control with texts that are hard to measure, at every width.
@MainActor @Suite struct WidthTests {
    /// Hangul, also in parts; emoji of several scalars; flags; an accent of its own; no spaces; nothing.
    private static let texts = [
        "한글과 한자 漢字", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "👨‍👩‍👧👍🏽🏝️1️⃣", "🇰🇷🇸🇪 flags", "cafe\u{301}",
        "아무데서도끊을수없는아주긴낱말아무데서도끊을수없는아주긴낱말", "a\tb\nc", "", "plain words, quite a few of them, one after another",
        String(repeating: "한글 words 👨‍👩‍👧 ", count: 20),
    ]

    nonisolated private static let widths = [16, 40, 60, 80, 120, 200]
    private static let letters = [
        Letters(isASCII: false), Letters(isASCII: true), Letters(isASCII: false, hasPixels: true),
    ]

    @Test(arguments: widths) func `controls`(width: Int) {
        for text in Self.texts {
            let field = TextField(text, placeholder: text)
            field.text = text
            let off = Button(text)
            off.isEnabled = false
            off.backgroundColor = .systemOrange
            let screen = Screen(
                text,
                rows: [
                    [field, TextField(text, placeholder: text)], [Label(text), Light(text), Button(text), off],
                    [ImageView(Image(.cat), columns: 30, lines: 3, caption: text), ImageView(placeholder: text), off],
                    [ImageView(Image(.boat), columns: 150, lines: 2, caption: text)],
                ])
            screen.type(text)
            check(screen, width)
        }
    }

    @Test(arguments: widths) func `a list, its cells, and a list without rows`(width: Int) {
        let list = ListView(height: 5)
        let bag = DisposeBag()
        Observable.just(Self.texts).bind(to: list.rx.items(cellIdentifier: "Wide", cellType: WideCell.self)) {
            _, text, cell in
            cell.show(text)
        }.disposed(by: bag)
        let plain = ListView(height: 3)
        Observable.just(Self.texts).bind(to: plain.rx.items(cellIdentifier: "Plain")) { _, text, cell in
            cell.textLabel?.text = text
        }.disposed(by: bag)
        let screen = Screen("", [list], [plain], [ListView()])
        for _ in Self.texts {
            check(screen, width)
            screen.press(.down)
        }
        screen.press(.enter, .tab)
        check(screen, width)
    }

    @Test(arguments: widths) func `a stack with its way back, and an alert`(width: Int) {
        for text in Self.texts {
            let stack = ScreenStack(Screen(text, [Button(text)]))
            stack.push(Screen(text, [Label(text)], [Button(text)]))
            let alert = Alert(title: text, message: text)
            alert.addAction(text)
            alert.addAction("취소", style: .cancel)
            check(stack, width)
            stack.present(alert)
            check(stack, width)
        }
    }

    @Test(arguments: widths, [4, 8, 11, 23]) func `as many lines as fit, with the cursor among them`(
        width: Int, height: Int
    ) {
        let fields = (0..<12).map { TextField(Self.texts[$0 % Self.texts.count]) }
        let screen = Screen("제목 title", rows: fields.map { [$0] } + [[ImageView(Image(.boat), lines: 12)]])
        let play = ScreenPlay(screen, ascii: false)
        for _ in fields {
            let view = play.view(width: width, height: height, hasKeys: true)
            #expect(view.lines.count <= height)
            #expect(view.width <= width)
            #expect(view.cursor.map { $0.line < view.lines.count && $0.column < width } == true)
            screen.press(.tab)
        }
    }

    /// No line is too wide, no character is cut, and the cursor is on the screen.
    private func check(_ screen: Screen, _ width: Int, at location: SourceLocation = #_sourceLocation) {
        let whole = Set(Self.texts.map(\.drawable).joined() + "\u{20}취소")
        for letters in Self.letters {
            let drawing = screen.drawn(width: width, letters: letters)
            for line in drawing.lines {
                #expect(line.displayWidth <= width, "\(line.text)", sourceLocation: location)
                let cut = line.text.filter { !whole.contains($0) && !$0.isASCII && !Self.marks.contains($0) }
                #expect(cut.isEmpty, "\(line.text)", sourceLocation: location)
            }
            if let cursor = drawing.cursor {
                #expect(cursor.column < width && cursor.line < drawing.lines.count, sourceLocation: location)
            }
        }
    }

    private static let marks = Set("▀░▒▓█…·│┌─┐└┘›‹•●○")

    private final class WideCell: ListCell {
        let name = Label()
        let light = Light()
        let button = Button()
        let image = ImageView(columns: 8, lines: 2)
        override var controls: [Control] { [image, name, light, button] }

        func show(_ text: String) {
            name.text = text
            button.title = text
            button.isEnabled = text.count % 2 == 0
            image.caption = text
            image.image = Image(.face)
        }
    }
}
