import Foundation
import Terminal

/// A step that was built anew and is no longer as it was delivered.
struct ChangedStep {
    /// The program that plays it.
    let program: URL
    let code: [String]
    /// What its last run showed.
    var seen: [StyledLine] = []
}

/// Live code: `l` builds main.swift as it is now, and `u` puts the delivered one back.
extension Player {
    /// Whether the wall has other code than the one that was delivered. A variant is not built anew.
    func isChanged(_ place: WalkPlace) -> Bool { !place.isVariant && changed[place.index] != nil }

    /// - Returns: What to say of it.
    mutating func restore(_ delivered: DeliveredCode) -> String {
        do {
            let said = try delivered.restore()
            changed = [:]
            return said
        } catch {
            return "\(error)"
        }
    }

    /// Builds the lesson again, and plays the step as main.swift has it now in a program of its own.
    mutating func reload(_ index: Int, _ delivered: DeliveredCode?) {
        guard let program else { return }
        let entry = script.entries[index]
        console.busy(painted([" ", StyledText("building \(script.name) \(page.letters.more)", .quiet)]))
        let rebuilt: URL
        do throws(RunningProgram.BuildFailure) {
            rebuilt = try program.rebuild()
        } catch {
            beginPage()
            write([[], []] + page.heading(of: index, in: script))
            part(page.prose([.said("It does not build. Mend `main.swift` and press `l` again.")]))
            return part(error.lines.flatMap { page.output("", $0) })
        }
        console.idle()
        // A key that was pressed while it was built would end the run.
        console.ignoreKeys()
        let steps = StepSource.all(in: SourceFile.text(of: program.mainFile))
        beginPage()
        guard let code = steps.first(where: { $0.title == entry.step.title })?.code else {
            write([[], []] + page.heading(of: index, in: script))
            return part(
                page.prose([.said("`main.swift` has no step of this title any more. The walk goes on without it.")]))
        }
        changed[index] = ChangedStep(program: rebuilt, code: code)
        showChanged(index)
        runChanged(index)
        if delivered?.isThere != false { changed[index] = nil }
    }

    mutating func showChanged(_ index: Int) {
        guard let changed = changed[index] else { return }
        write([[], []] + page.heading(of: index, in: script))
        part(page.prose([.said("Built again. This is the step as `main.swift` has it now.")]))
        part(page.marked(changed.code, since: script.entries[index].code))
    }

    /// Runs the step as it was built anew. What differs from the delivered one's run has a mark.
    mutating func runChanged(_ index: Int) {
        guard let program, let rebuilt = changed[index]?.program else { return }
        let (page, step, before) = (page, script.entries[index].step, ran[WalkPlace(index: index)])
        let seconds = Int((step.time.seconds + Rerun.patience).rounded(.up))
        if console.drawableLines != nil {
            let words = ["running", "any key ends it", "it has \(seconds) seconds"]
            console.busy(painted([" ", StyledText(words.joined(separator: " \(page.letters.dot) "), .quiet)]))
        }
        let asked = Rerun.Request(room: page.room, isASCII: page.letters.isASCII)
        let rerun = Rerun(rebuilt, step.title, of: program.mainFile, asked, lasting: step.time.seconds) {
            if console.drawableLines != nil { return console.pause(milliseconds: 50) }
            usleep(50_000)
            return false
        }
        console.idle()
        let isReal = step.time.seconds > 0
        var seen = page.parts([page.output(rerun.lines, isReal: isReal, since: before?.lines ?? rerun.lines)])
        if rerun.moreLines > 0 {
            seen += page.output("", "\(page.letters.more) and \(rerun.moreLines.formatted()) lines more")
        }
        if let drawn = rerun.drawn {
            let picture = Picture(of: drawn.rows, isReal: isReal, lasting: drawn.time)
            seen += page.parts([before.map { picture.lines(on: page, since: $0.drawn) } ?? picture.lines(on: page)])
        }
        seen += page.parts([rerun.remarks.flatMap { page.output("\(page.letters.cross) ", $0) }])
        if let line = rerun.line.flatMap(program.numbered) { seen += page.output("  ", line) }
        changed[index]?.seen = seen
        write(seen)
    }
}

extension Step.Time {
    /// The seconds on the clock of the room.
    fileprivate var seconds: Double {
        switch self {
        case .virtual: 0
        case .real(let duration): duration / .seconds(1)
        }
    }
}
