import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct BuildFolderTests {
    @Test func `a checkout is built in its own folder`() throws {
        let sample = try SampleCourse()
        let folder = BuildFolder(for: sample.checkout)
        #expect(folder.url.path == sample.checkout.root.appendingPathComponent(".build").path)
        #expect(folder.options.isEmpty)
    }

    @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
    func `one that cannot be written is built elsewhere, each time in the same place`() throws {
        let sample = try SampleCourse()
        chmod(sample.root.path, 0o555)
        defer { chmod(sample.root.path, 0o755) }
        let folder = BuildFolder(for: sample.checkout)
        #expect(folder.isElsewhere)
        #expect(!folder.url.path.hasPrefix(sample.checkout.root.path))
        #expect(folder.options == ["--scratch-path", folder.url.path])
        #expect(BuildFolder(for: sample.checkout).url == folder.url)
    }
}
