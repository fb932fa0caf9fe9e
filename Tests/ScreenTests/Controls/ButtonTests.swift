import Streams
import Testing

@testable import Screen

@MainActor @Suite struct ButtonTests {
    @Test func `nothing comes on subscribing, then each tap, by Enter or by Space; a disabled one is not tapped`() {
        let button = Button("Send")
        let screen = Screen("", [button])
        let seen = Seen(button.rx.tap)
        #expect(seen.all == [])
        screen.press(.enter)
        screen.type(" ")
        screen.type("x")
        _ = Observable.just(false).bind(to: button.rx.isEnabled)
        screen.press(.enter)
        #expect(seen.all == ["tap", "tap"])
    }

    @Test func `a press that nobody is subscribed to is reported`() {
        let titles = Log()
        Button.onVain.withLock { $0 = { titles.add($0) } }
        defer { Button.onVain.withLock { $0 = nil } }
        let (heard, vain) = (Button("heard, in vain"), Button("vain, in vain"))
        let screen = Screen("", [heard], [vain])
        _ = heard.rx.tap.subscribe()
        screen.press(.enter, .tab, .enter)
        // Other tests press buttons at the same time.
        #expect(titles.lines.filter { $0.hasSuffix("in vain") } == ["vain, in vain"])
    }

    @Test func `its taps end with it`() {
        var button: Button? = Button("Send")
        let taps = button!.rx.tap
        let seen = Seen(taps)
        button = nil
        #expect(seen.all == ["|"])
        #expect(Seen(taps).all == ["|"])
    }

    @Test func `a tap that disables the button is the last`() {
        let button = Button("Send")
        let screen = Screen("", [button], [TextField()])
        let log = Log()
        _ = button.rx.tap.map { false }.bind(to: button.rx.isEnabled)
        _ = button.rx.tap.subscribe(onNext: { log.add("tap") })
        screen.press(.enter, .enter)
        #expect(log.lines == ["tap"])
    }

    @Test func `its title can be bound`() {
        let button = Button()
        _ = Observable.just("Stop").bind(to: button.rx.title)
        #expect(button.title == "Stop")
    }
}
