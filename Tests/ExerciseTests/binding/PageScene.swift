import ExerciseSupport
import Screen

@testable import binding_exercises

/// Pages on which keys are pressed, until nobody holds them.
final class PageScene: Scene<Never> {
    private struct Open {
        let page: SongPage
        let screen: Screen
    }

    private var open: [Open] = []
    private(set) var saved: [String] = []
    private(set) var (isLeaking, isSavedWithoutTap) = (false, false)
    private var isTapped = false

    func open(_ title: String, _ answer: (SongPage, @escaping (String) -> Void) throws -> Void) throws {
        let page = SongPage()
        page.title.text = title
        try answer(page) { [unowned self] title in
            saved.append(title)
            if !isTapped { isSavedWithoutTap = true }
            log("save \"\(title)\"")
        }
        open.append(Open(page: page, screen: Screen("Song", [page.title], [page.save], [page.line])))
    }

    /// Types into the field of the first page.
    func type(_ keys: String) {
        open[0].screen.type(keys)
        log("typed: \"\(open[0].page.title.text ?? "")\"")
    }

    /// Writes a title, as the program does.
    func write(_ title: String) {
        open[0].page.title.text = title
        log("the program writes \"\(title)\"")
    }

    /// Goes to the button, taps it, and goes back.
    func tap(in index: Int = 0) {
        isTapped = true
        open[index].screen.press(.tab, .enter, .shiftTab)
        isTapped = false
        log("the line: \"\(open[index].page.line.text ?? "")\"")
    }

    /// Lets go of all pages.
    func close() {
        let held = open.map { Weak(page: $0.page, line: $0.page.line) }
        open = []
        isLeaking = held.contains { $0.page != nil || $0.line != nil }
        note("the pages", isLeaking ? "still there" : "freed")
    }

    private struct Weak {
        weak var page: SongPage?
        weak var line: Label?
    }
}

/// Saves the example's titles, whatever is in the field.
func savesRainAndSnow(_ page: SongPage, _ save: @escaping (String) -> Void) {
    let count = Box(0)
    let titles = page.save.rx.tap.map {
        defer { count.value += 1 }
        return ["Rain", "Snow"][count.value % 2]
    }
    saves(titles, page, save)
}

/// The titles at the taps, as a right answer reads them.
func titles(_ page: SongPage) -> Observable<String> {
    page.save.rx.tap.map { [title = page.title] in title.text ?? "" }
}

/// Saves what `titles` sends, and shows it on the line.
func saves(_ titles: some ObservableType<String>, _ page: SongPage, _ save: @escaping (String) -> Void) {
    titles.bind(with: page, onNext: { saveTitle($1, on: $0, save) }).disposed(by: page.bag)
}

/// Saves a title, and shows it on the line.
func saveTitle(_ title: String, on page: SongPage, _ save: (String) -> Void) {
    save(title)
    page.line.text = "saved: \(title)"
}
