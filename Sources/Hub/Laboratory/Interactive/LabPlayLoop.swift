import Foundation
import Platform
import Terminal

/// Waits for keys, the mouse and a new size, gives them to the state, and does what comes of it.
final class LabPlayLoop {
    private var state: LabPlay
    private let paint: Paint
    private let folder: URL
    private let knowledge: LabKnowledgeReader
    private var page: FullPage
    private var reader = KeyReader()
    private let facts = TerminalFacts()
    private var isOver = false
    private var isChanged = true

    /// - Parameter folder: Where pictures are saved.
    init(_ state: LabPlay, _ paint: Paint, _ knowledge: LabKnowledgeReader, in folder: URL) {
        (self.state, self.paint, self.folder, page) = (state, paint, folder, FullPage(paint))
        self.knowledge = knowledge
    }

    /// How often it looks at the size of the terminal, in milliseconds.
    private static let beat: Int32 = 50

    /// Runs until the learner quits or a signal asks to stop.
    ///
    /// - Returns: the state at the end.
    func run() -> LabPlay {
        while !isOver, Interruption.requested == nil {
            if KeyboardMode.takeResumption() { (isChanged, _) = (true, page.forget()) }
            if let size = PageSize(facts), size != state.size {
                page.forget()
                take(.resized(size))
            }
            if let read = knowledge.take() { take(.read(read)) }
            if isChanged { page.show(LabPlayDrawing(state, paint).lines) }
            isChanged = false
            wait()
        }
        return state
    }

    private func wait() {
        if InputWait.readable([STDIN_FILENO], Self.beat)[0] {
            guard let bytes = SystemInput.read() else {
                isOver = true
                return
            }
            for input in reader.inputs(of: bytes) where !isOver {
                switch input {
                case .key(let key): take(.key(key))
                case .mouse(let mouse): take(.mouse(mouse))
                case .cursor: break
                }
            }
        } else if reader.isInEscape {
            for key in reader.rest() { take(.key(key)) }
        }
    }

    private func take(_ event: LabPlayEvent) {
        isChanged = true
        for effect in state.reduce(event) {
            switch effect {
            case .save(let name, let overwrites): take(save(name, overwrites: overwrites))
            case .copy(let text): Clipboard.copy(text)
            case .quit: isOver = true
            }
        }
    }

    private func save(_ name: String, overwrites: Bool) -> LabPlayEvent {
        guard let result = state.result else { return .failed("There is no picture to save yet.") }
        let file = OwnFile(name, in: folder, .picture)
        if file.isThere, !overwrites { return .exists(name) }
        do { try file.replace(by: result.svg) } catch { return .failed("\(error)") }
        return .saved(name)
    }
}
