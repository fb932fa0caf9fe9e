import Streams
import Testing

@testable import Screen

@MainActor @Suite struct TextFieldTests {
    @Test func `its present text comes at once, then what the user makes of it, and not what the program does`() {
        let field = TextField()
        field.text = "1"
        let screen = Screen("", [field])
        let seen = Seen(field.rx.text)
        #expect(seen.all == ["1"])
        screen.type("2a")
        field.text = "7"
        screen.press(.backspace)
        screen.type("8")
        #expect(seen.all == ["1", "12", "12a", "", "8"])
    }

    @Test func `each subscription has the text of its own time, and changed leaves out the text that was there`() {
        let field = TextField()
        let screen = Screen("", [field])
        let (early, changed) = (Seen(field.rx.text.orEmpty), Seen(field.rx.text.orEmpty.changed))
        screen.type("a")
        let late = Seen(field.rx.text.orEmpty)
        screen.type("b")
        #expect(early.all == ["", "a", "ab"])
        #expect(changed.all == ["a", "ab"])
        #expect(late.all == ["a", "ab"])
    }

    @Test func `a stream can be bound to it, of texts or of optional texts`() {
        let field = TextField()
        _ = Observable.just("one").bind(to: field.rx.text)
        #expect(field.text == "one")
        _ = Observable<String?>.just(nil).bind(to: field.rx.text)
        #expect(field.text == "")
        _ = Observable.just("two").bind(to: field.rx.text.orEmpty)
        #expect(field.text == "two")
    }

    @Test func `it completes when the field goes, which no subscription keeps, and at once for who comes later`() {
        var field: TextField? = TextField()
        weak let held = field
        let property = field!.rx.text
        let (seen, words) = (Seen(property), Seen(field!.rx.text.orEmpty))
        field = nil
        #expect(held == nil)
        #expect(seen.all == ["", "|"] && words.all == ["", "|"])
        #expect(Seen(property).all == ["|"])
    }

    @Test func `who has disposed hears nothing more`() {
        let field = TextField()
        let screen = Screen("", [field])
        let log = Log()
        let subscription = field.rx.text.orEmpty.subscribe(onNext: { log.add($0) })
        screen.type("a")
        subscription.dispose()
        screen.type("b")
        #expect(log.lines == ["", "a"])
    }

    @Test(arguments: [
        ("한글", ["한", "한글", "한", ""]), ("e\u{301}x", ["e\u{301}", "e\u{301}x", "e\u{301}", ""]),
        ("👨‍👩‍👧🇰🇷", ["👨‍👩‍👧", "👨‍👩‍👧🇰🇷", "👨‍👩‍👧", ""]),
    ]) func `what is seen as one character is typed and erased as one`(text: String, texts: [String]) {
        let field = TextField()
        let screen = Screen("", [field])
        let seen = Seen(field.rx.text.orEmpty.changed)
        screen.type(text)
        screen.press(.backspace, .backspace)
        #expect(seen.all == texts)
    }

    @Test func `parts that come one by one make one character`() {
        let field = TextField()
        let screen = Screen("", [field])
        // The three parts of a syllable, as some keyboards send them.
        for part in "\u{1112}\u{1161}\u{11AB}".unicodeScalars { screen.press(.character(Character(part))) }
        #expect(field.text == "한")
        screen.press(.backspace)
        #expect(field.text == "")
    }

    @Test func `in an empty field there is nothing to erase, and nothing is told; a disabled one hears nothing`() {
        let field = TextField()
        let screen = Screen("", [field])
        let seen = Seen(field.rx.text.orEmpty)
        screen.press(.backspace)
        screen.type("a")
        field.isEnabled = false
        screen.type("b")
        screen.press(.backspace)
        #expect(seen.all == ["", "a"] && field.text == "a")
    }

    @Test func `the program may answer a key by changing the field`() {
        let field = TextField()
        let screen = Screen("", [field])
        let seen = Seen(field.rx.text.orEmpty)
        _ = field.rx.text.orEmpty.map { $0.uppercased() }.bind(to: field.rx.text)
        screen.type("ab")
        #expect(field.text == "AB")
        #expect(seen.all == ["", "a", "Ab"])
    }

    @Test func `it is edited at its cursor, and only changes are told`() {
        let field = TextField()
        let screen = Screen("", [field])
        let seen = Seen(field.rx.text.orEmpty.changed)
        screen.type("ac")
        screen.press(.left, .character("b"), .home, .delete, .end, .backspace, .deleteToStart)
        #expect(seen.all == ["a", "ac", "abc", "bc", "b", ""])
    }

    @Test func `the arrows stay in a text, and leave an empty field`() {
        let (first, second) = (TextField("first"), TextField("second"))
        let screen = Screen("", [first], [second])
        screen.type("a")
        screen.press(.left, .left, .right, .right)
        #expect(screen.focused === first)
        screen.press(.tab, .left)
        #expect(screen.focused === first)
    }

    @Test func `a paste is one change, and presses nothing`() {
        let (field, button) = (TextField(), Button("Go"))
        let screen = Screen("", [field], [button])
        let (seen, taps) = (Seen(field.rx.text.orEmpty.changed), Seen(button.rx.tap))
        screen.press(.paste("one\r\ntwo\t"))
        screen.press(.tab, .paste("\n \n"))
        #expect(seen.all == ["one two"])
        #expect(taps.all == [])
    }

    @Test func `a password is dots on the screen and nowhere else`() {
        let field = TextField("Password")
        field.isSecureTextEntry = true
        let screen = Screen("", [field])
        screen.type("s한")
        #expect(field.text == "s한")
        #expect(screen.frame()[2].hasPrefix("› Password [••  "))
        #expect(screen.frame(ascii: true)[2].hasPrefix("> Password [**  "))
        #expect(!field.description.contains("한"))
    }

    @Test func `fields below each other begin in one column`() {
        let (email, password, short) = (TextField("E-mail"), TextField("Password"), TextField("A"))
        let screen = Screen("", [email, Light()], [password], [Button("Go")], [short])
        #expect(screen.frame()[2].hasPrefix("› E-mail   [ "))
        #expect(screen.frame()[3].hasPrefix("  Password [ "))
        #expect(screen.frame()[5].hasPrefix("  A        [ "))
    }
}
