import Streams
import Terminal

/// Screens above each other, of which the top one is seen.
///
///     let stack = ScreenStack(CollageScreen())
///     stack.push(PhotosScreen())
///
/// The title of the screen below is the way back. Esc pops a screen; on the last one it quits. Each screen keeps its own focus.
/// The stack holds its screens: if nobody else holds a screen that is popped, it is freed.
///
/// A stack is itself a screen. Everything that plays or draws a screen takes a stack as well. It belongs to the main queue.
///
/// In UIKit this is a `UINavigationController`.
public final class ScreenStack: Screen {
    private let held: Locked<[Screen]>

    /// A stack with one screen.
    public init(_ root: Screen) {
        held = Locked([root])
        super.init("", rows: [])
        root.place.stack = self
    }

    /// The screens, from the bottom. There is at least one.
    public var screens: [Screen] { held.value }

    /// The screen that is seen.
    public var top: Screen { screens[screens.count - 1] }

    /// Puts `screen` above the others. A screen that is in a stack already cannot be pushed: that is reported as a mistake.
    public func push(_ screen: Screen) {
        MainQueue.expect(.used, of: "push", on: self)
        guard screen !== self, screen.stack == nil else { return ScreenStack.pushedTwice(screen).report() }
        screen.place.stack = self
        top.depart(.covered)
        held.withLock { $0.append(screen) }
    }

    /// Removes the top screen and returns it. The last screen stays: then the result is nil.
    @discardableResult public func pop() -> Screen? {
        MainQueue.expect(.used, of: "pop", on: self)
        guard screens.count > 1 else { return nil }
        let leaving = top
        leaving.depart(.popped)
        // The screen may have popped itself meanwhile.
        guard leaving === top else { return leaving }
        _ = held.withLock { $0.removeLast() }
        leaving.place.stack = nil
        return leaving
    }

    /// Removes all screens but the last, from the top.
    public func popToRoot() { while pop() != nil {} }

    private static func pushedTwice(_ screen: Screen) -> Misuse {
        Misuse(
            "push: \(screen.description) is in a stack already. Make a new screen for each push, or pop it first.",
            consequence: .isPrinted)
    }

    // MARK: For the player

    override var heading: String { top.heading }
    override var alert: Alert? { super.alert ?? top.alert }
    override var escape: Escape { alert.map(Escape.init) ?? (screens.count > 1 ? .back : top.escape) }
    override var isInRows: Bool { alert == nil && top.isInRows }
    override var isForKeys: Bool { alert != nil || top.isForKeys }
    override func handle(_ key: Key) { top.handle(key) }
    override func scroll(by rows: Int) { if alert == nil { top.scroll(by: rows) } }
    override func goBack() -> Bool {
        if let inner = top as? ScreenStack, inner.screens.count > 1 { return inner.goBack() }
        return screens.count > 1 ? pop() != nil : top.goBack()
    }
    override func body(with canvas: Pen, back: String?) -> Drawing {
        top.body(with: canvas, back: screens.dropLast().last?.heading ?? back)
    }
}
