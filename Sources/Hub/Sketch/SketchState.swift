import LessonKit
import Terminal

/// What a learner sees of a sketch that is watched, as a value: `reduce` changes it, `SketchDrawing` draws it.
struct SketchState: Equatable {
    let sketch: SketchFile
    var size: PageSize
    var hasEditor = false
    /// What came of it last; what it has done so far, while it runs.
    var result: SketchResult?
    /// Whether its file is gone.
    var isMissing = false
    /// Whether the keys are shown.
    var showsKeys = false
    /// The first line that is seen, where the learner has chosen one.
    var top: Int?
    var work: Work?
    /// A sentence for the foot of the page, until the next key.
    var notice = ""
    /// Why it could not be built at all.
    var failure = ""
    private var lastID = 0

    /// The build or run that goes on.
    struct Work: Equatable {
        let id: Int
        var progress = "Building …"
        var seconds = 0
    }

    init(_ sketch: SketchFile, size: PageSize) { (self.sketch, self.size) = (sketch, size) }

    /// What may happen.
    enum Event: Sendable {
        case key(Key)
        case resized(PageSize)
        /// The file is another one than before; or it is gone.
        case saved(isMissing: Bool)
        case progress(id: Int, String)
        case elapsed(seconds: Int)
        /// What it has done so far.
        case report(id: Int, SketchReport)
        case done(id: Int, SketchResult)
        case failed(id: Int, String)
        case notice(String)
    }

    /// What has to be done for the learner.
    enum Effect: Equatable {
        /// Builds and runs it. Whatever is being done is given up.
        case play(id: Int)
        case stop
        case edit
        case quit
    }

    mutating func play() -> [Effect] {
        lastID += 1
        work = Work(id: lastID)
        failure = ""
        return [.play(id: lastID)]
    }

    /// Takes what has happened.
    ///
    /// - Returns: what is to be done for it.
    mutating func reduce(_ event: Event) -> [Effect] {
        switch event {
        case .key(let key):
            notice = ""
            return press(key)
        case .resized(let size): self.size = size
        case .saved(let isMissing):
            (self.isMissing, showsKeys) = (isMissing, false)
            guard isMissing else { return play() }
            work = nil
            return [.stop]
        case .progress(let id, let text): if work?.id == id { work?.progress = text }
        case .elapsed(let seconds): work?.seconds = seconds
        case .report(let id, let report):
            // In virtual time it is over at once: a picture that flickers helps nobody.
            if work?.id == id, report.isReal { result = SketchResult(outcome: .done, report: report) }
        case .done(let id, let result) where work?.id == id:
            (self.result, work, top) = (result, nil, nil)
        case .failed(let id, let text) where work?.id == id: (failure, work) = (text, nil)
        case .done, .failed: break
        case .notice(let text): notice = text
        }
        return []
    }

    private mutating func press(_ key: Key) -> [Effect] {
        if scroll(key) { return [] }
        switch key {
        case .escape, .endOfInput: showsKeys = false
        case .enter: if showsKeys { showsKeys = false } else if !isMissing { return play() }
        case .character(let character):
            switch HangulKeys.latin(character) {
            case "q": return [.quit]
            case "?": (showsKeys, top) = (!showsKeys, nil)
            case "r": if !isMissing { return play() }
            case "e":
                if hasEditor { return [.edit] }
                notice = "No editor is set. Put its name into VISUAL or EDITOR, or open the file yourself."
            default: break
            }
        default: break
        }
        return []
    }

    /// Moves the page, if `key` does that.
    private mutating func scroll(_ key: Key) -> Bool {
        let window = SketchDrawing(self, Paint(hasColour: false, isASCII: false)).page.window
        guard let moved = window.moved(by: key.withLetters, page: window.height - 3) else { return false }
        top = moved
        return true
    }
}
