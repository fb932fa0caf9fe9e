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
    /// Whether the wall has other code than the one that was delivered.
    func isChanged(_ place: WalkPlace) -> Bool { changed[place] != nil }

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

    /// Builds the lesson again, and plays the step, or its variant, as main.swift has it now in a program of its own.
    ///
    /// - Returns: What to say of it.
    mutating func reload(_ place: WalkPlace, _ delivered: DeliveredCode?) -> String {
        guard let program else { return "" }
        let entry = script.entries[place.index]
        let rebuilt: URL
        do throws(BuildErrors) {
            guard let built = try program.rebuild(while: building()) else {
                console.idle()
                return "The build was ended. The step is as it was."
            }
            rebuilt = built
        } catch {
            let words = page.prose([.said("It does not build. Mend `main.swift` and press `l` again.")])
            // The title has its lines as well.
            fail(place, [words, Array(error.lines(on: page, room: wall.map { $0 - words.count - 5 }).dropFirst())])
            return ""
        }
        console.idle()
        // A key that was pressed while it was built would end the run.
        console.ignoreKeys()
        let source = StepSource.all(in: SourceFile.text(of: program.mainFile)).first { $0.title == entry.step.title }
        guard let code = place.isVariant ? source?.variant : source?.code else {
            let what = place.isVariant ? "no variant of this step" : "no step of this title"
            fail(place, [page.prose([.said("`main.swift` has \(what) any more. The walk goes on without it.")])])
            return ""
        }
        changed[place] = ChangedStep(program: rebuilt, code: code)
        runChanged(place)
        if delivered?.isThere != false { changed[place] = nil }
        return ""
    }

    /// Shows for how long it is built.
    ///
    /// - Returns: Lets a short time pass, and returns whether the build goes on: Esc ends it.
    private func building() -> () -> Bool {
        let (start, dot) = (ContinuousClock.now, " \(page.letters.dot) ")
        var last = -1
        return { [console, script, paint = page.paint] in
            let seconds = Int((ContinuousClock.now - start) / .seconds(1))
            if seconds != last {
                last = seconds
                console.idle()
                let words = ["building \(script.name), \(seconds) s", "Esc ends it"].joined(separator: dot)
                console.busy(paint.text(of: [" ", StyledText(words, .quiet)]))
            }
            if console.drawableLines != nil { return console.pause(milliseconds: 100) != .escape }
            usleep(100_000)
            return true
        }
    }

    /// Shows why there is nothing to run. The walk goes on with the delivered step.
    mutating func fail(_ place: WalkPlace, _ why: [[StyledLine]]) {
        changed[place] = nil
        beginPage()
        write([[], []] + heading(at: place) + page.parts(why))
    }

    /// The heading and the code of what was built anew.
    func changedPage(_ place: WalkPlace) -> [StyledLine] {
        guard let changed = changed[place] else { return [] }
        let what = place.isVariant ? "variant" : "step"
        return [[], []] + heading(at: place)
            + page.parts([
                page.prose([.said("Built again. This is the \(what) as `main.swift` has it now.")]),
                page.marked(changed.code, since: delivered(at: place)),
            ])
    }

    /// Runs what was built anew. What differs from the delivered one's run has a mark.
    mutating func runChanged(_ place: WalkPlace) {
        guard let program, let rebuilt = changed[place]?.program else { return }
        let (page, step, before) = (page, step(at: place), ran[place])
        beginPage()
        if wall != nil { clear(for: wallPage(place, [])) } else { write(changedPage(place)) }
        let seconds = Int((step.time.seconds + Rerun.patience).rounded(.up))
        if console.drawableLines != nil {
            let words = ["running", "any key ends it", "it has \(seconds) seconds"]
            console.busy(painted([" ", StyledText(words.joined(separator: " \(page.letters.dot) "), .quiet)]))
        }
        let asked = Rerun.Request(room: page.room, isASCII: page.letters.isASCII, isVariant: place.isVariant)
        let rerun = Rerun(rebuilt, step.title, of: program.mainFile, asked, lasting: step.time.seconds) {
            guard console.drawableLines != nil else { return usleep(50_000) != 0 }
            guard console.pause(milliseconds: 50) != nil else { return false }
            console.idle()
            console.busy(painted([" ", StyledText("ending it", .quiet)]))
            return true
        }
        console.idle()
        console.ignoreKeys()
        let isReal = step.time.seconds > 0
        // Why it ended is on the screen as well.
        let most = rerun.remarks.isEmpty ? rerun.lines.count : wall.map { max(3, $0 / 3) } ?? rerun.lines.count
        let lines = Array(rerun.lines.prefix(most))
        var seen = page.parts([page.output(lines, isReal: isReal, since: before?.lines ?? lines)])
        let more = rerun.moreLines + rerun.lines.count - lines.count
        if more > 0 { seen += page.output("", "\(page.letters.more) and \(more.formatted()) lines more") }
        if let drawn = rerun.drawn {
            let picture = Picture(of: drawn.rows, isReal: isReal, lasting: drawn.time)
            let end = rerun.isCut ? drawn.time : nil
            seen += page.parts([
                before.map { picture.lines(on: page, since: $0.drawn, upTo: end) }
                    ?? picture.lines(on: page, upTo: end)
            ])
        }
        if seen.isEmpty, rerun.remarks.isEmpty { seen = page.parts([page.output("", "Nothing was printed.")]) }
        seen += page.parts([rerun.remarks.flatMap { page.output("\(page.letters.cross) ", $0) }])
        if let line = rerun.line.flatMap(program.numbered) { seen += page.output("  ", line) }
        changed[place]?.seen = seen
        if wall != nil { present(wallPage(place, seen)) } else { write(seen) }
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
