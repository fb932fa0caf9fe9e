import ExerciseSupport
import Foundation
import Platform
import Testing

@testable import Hub
@testable import LessonKit

/// The pages of this checkout beside what its lessons do now.
@Suite(.ownThread) struct EveryPageTests {
    private static let checkout = try! Checkout(containing: URL(filePath: #filePath).deletingLastPathComponent())
    private static let lessons = (try? Course(checkout))?.lessons ?? []
    private static let folders = lessons.map(\.folder)

    /// Each page is read once.
    private static let pages = Dictionary(
        uniqueKeysWithValues: lessons.map { lesson in
            (lesson.folder, Result { () throws(DamagedPage) in try ReadmePage(lesson, in: checkout) })
        })

    private static func page(_ folder: String) throws -> ReadmePage { try #require(pages[folder]).get() }

    /// A step on the real clock does not run: its run is one of many, and has to be one of the same code.
    @Test(arguments: folders) func `a page shows what the lesson's program records now`(_ folder: String) throws {
        let page = try Self.page(folder)
        if let reason = Self.reasonNotToCompare(page.lesson) { try Test.cancel("\(reason)") }
        let products = BuildProducts(folder: BuiltPrograms.folder, options: [])
        let recorder = LessonRecorder(checkout: Self.checkout, isVirtualOnly: true, onProgress: { _ in })
        let made = page.made(
            from: try #require(
                try recorder.play([page.lesson.name], in: products)[page.lesson.name]))
        let pictures = Self.checkout.root.appendingPathComponent("Lessons/\(folder)/pictures")
        #expect(page.problems(made, picturesIn: pictures) == [])
    }

    @Test func `the front page shows a picture of a run, as its lesson's page does`() throws {
        let text = SourceFile.text(of: Self.checkout.root.appendingPathComponent(FrontPage.path))
        let pages = try Self.folders.map { folder in
            let page = try Self.page(folder)
            return (page: page, parts: page.shown)
        }
        #expect(!pages.isEmpty && text.contains("<!-- picture "))
        let front = try FrontPage(in: Self.checkout).woven(pages)
        let isSame = text == front
        #expect(isSame, "\(FrontPage.path) shows another picture. Write it again: swift run workbook author pages")
    }

    @Test func `the programs are as new as their sources, so each page was compared`() throws {
        let reasons = Self.lessons.compactMap(Self.reasonNotToCompare)
        guard let first = reasons.first else { return }
        try Test.cancel("\(reasons.count) of \(Self.lessons.count) pages were not compared with a run: \(first)")
    }

    /// A program does what the sources say only if it was built after them.
    private static func reasonNotToCompare(_ lesson: Course.Lesson) -> String? {
        guard let built = date(BuiltPrograms.file(lesson.name)) else {
            return "the program \(lesson.name) is not built. Build it: swift build"
        }
        let folder = checkout.root.appendingPathComponent("Lessons/\(lesson.folder)")
        let support = try? FileManager.default.subpathsOfDirectory(
            atPath: folder.appendingPathComponent("Support").path)
        let own = ["main.swift"] + (support ?? []).map { "Support/\($0)" }
        let sources = own.map { folder.appendingPathComponent($0) } + modules
        return sources.first { date($0).map { $0 > built } ?? false }.map { newer in
            "the program \(lesson.name) is older than \(checkout.relative(newer.path)). Build it: swift build"
        }
    }

    /// The sources of what a lesson is built with.
    private static let modules: [URL] = {
        ["Platform", "Streams", "Terminal", "Marbles", "Screen", "LessonKit"].flatMap { module in
            let folder = checkout.root.appendingPathComponent("Sources/\(module)")
            let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
            return files.filter { $0.hasSuffix(".swift") && !$0.contains("Testing/") && !$0.contains("TestOpener/") }
                .map { folder.appendingPathComponent($0) }
        }
    }()

    private static func date(_ file: URL) -> Date? {
        try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}

extension ReadmePage {
    /// The parts that stand in the page now.
    fileprivate var shown: [ReadmeStep.Parts] {
        steps.map { step in
            func part(_ kind: PagePart.Kind) -> PagePart? { step.old.first { $0.part.kind == kind }?.part }
            let empty = PagePart(.run, lines: [])
            return .init(code: part(.code) ?? empty, run: part(.run) ?? empty, answered: step.answered)
        }
    }
}
