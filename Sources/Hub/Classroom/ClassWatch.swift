import Dispatch
import Foundation
import LessonKit
import Synchronization
import Terminal

/// `class --watch`: the class is drawn again whenever a file comes, in the terminal and in a page for a browser.
final class ClassWatch {
    private let request: ClassRequest
    private let hub: Hub
    /// Writes the page for a browser, also before the first file. It renews itself while the class is watched.
    private let write: @Sendable (ClassReading?, _ isWatched: Bool) throws -> Void
    private let mailbox = Mailbox<ClassFollower.View>()
    private var view = ClassFollower.View()
    private var top = 0

    /// - Parameter write: Writes the page for a browser, if one is wanted.
    init(
        _ request: ClassRequest, on hub: Hub,
        write: @escaping @Sendable (ClassReading?, _ isWatched: Bool) throws -> Void
    ) {
        (self.request, self.hub, self.write) = (request, hub, write)
    }

    /// Runs until somebody quits or a signal asks to stop.
    ///
    /// - Returns: the signal; nil when somebody quit.
    func run() throws -> Int32? {
        var follower = ClassFollower(request)
        _ = follower.look()
        try show(follower.view)
        let input = LoopKeyboard.Kind(of: hub.terminal)
        if input == .keys { KeyboardMode.openPage() }
        defer { KeyboardMode.leave() }
        let isOver = follow(follower)
        defer { isOver.over.store(true, ordering: .relaxed) }
        try loop(input)
        try write(view.reading, false)
        return Interruption.requested
    }

    /// Says to another thread that the loop is over.
    private final class Flag: Sendable { let over = Atomic(false) }

    /// Looks twice a second, away from the loop: a shared folder may take long to answer.
    private func follow(_ follower: ClassFollower) -> Flag {
        let flag = Flag()
        let (mailbox, write) = (mailbox, write)
        Thread.detachNewThread {
            var follower = follower
            while !flag.over.load(ordering: .relaxed) {
                usleep(500_000)
                guard follower.look() else { continue }
                var view = follower.view
                do {
                    try write(view.reading, true)
                } catch {
                    view.trouble = "\(error)"
                }
                mailbox.post(view)
            }
        }
        return flag
    }

    private func loop(_ input: LoopKeyboard.Kind) throws {
        var keyboard = LoopKeyboard(input)
        let facts = TerminalFacts()
        var (screen, size) = (FullPage(hub.renderer.paint), PageSize(columns: 80, lines: 24))
        while !keyboard.isOver, Interruption.requested == nil {
            if input == .keys {
                let now = PageSize(facts) ?? size
                if KeyboardMode.takeResumption() || now != size { screen.forget() }
                size = now
                screen.show(page(size).page.lines)
            }
            for key in keyboard.wait(orFor: mailbox.descriptor) {
                guard take(key, page(size).page.window, size) else { return }
            }
            guard let news = mailbox.take().last else { continue }
            view = news
            if input != .keys { print(news) }
        }
    }

    private func page(_ size: PageSize) -> ClassScreen {
        ClassScreen(
            view: view, name: request.name.printable, most: request.most, size: size, paint: hub.renderer.paint,
            top: top)
    }

    /// - Returns: False for a key that quits.
    private func take(_ key: Key, _ window: PageWindow, _ size: PageSize) -> Bool {
        switch key.commands.first {
        case .character("q"), .escape, .endOfInput: return false
        case .enter: top = window.moved(by: 1)
        case let command: top = window.moved(by: command, page: size.lines - 8) ?? top
        }
        return true
    }

    /// The first view.
    private func show(_ view: ClassFollower.View) throws {
        self.view = view
        try write(view.reading, true)
        if !hub.terminal.isInteractive { print(view) }
    }

    /// Where nothing can be drawn in place, the class stands below what was there.
    private func print(_ view: ClassFollower.View) {
        let notes = [view.trouble, view.latest.map { "Last came: \($0)" } ?? ""].filter { !$0.isEmpty }
        let page = view.reading.map { ClassPage(classroom: $0.classroom, most: request.most).blocks } ?? []
        hub.write(page + [.gap] + notes.map { .prose($0) } + [.gap])
    }
}
