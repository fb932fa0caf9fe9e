import Foundation
import LessonKit

signal(SIGPIPE, SIG_IGN)
Interruption.listen()
let hub = Hub(
    directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), page: .standardOutput,
    say: { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
    tell: Status.standardError.show)
exit(hub.run(Array(CommandLine.arguments.dropFirst())))
