import Foundation

// Plan.swift PACKAGE FOLDER < description
//
// Reads what `swift package describe --type json` says, and prints a line for each module: the step in which it can be
// checked, whether others import it, and its name. A module comes in a later step than those it imports. The names of its files
// are left in FOLDER/<name>.files.

struct Package: Decodable {
    struct Target: Decodable {
        let name: String
        let c99name: String
        let path: String
        let sources: [String]
        // swift-format-ignore: AlwaysUseLowerCamelCase
        let target_dependencies: [String]?
    }
    let targets: [Target]
}

let (root, folder) = (CommandLine.arguments[1], CommandLine.arguments[2])
let package = try JSONDecoder().decode(Package.self, from: FileHandle.standardInput.readDataToEndOfFile())
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
let imported = Set(package.targets.flatMap { $0.target_dependencies ?? [] })
var steps: [String: Int] = [:]

func step(_ target: Package.Target) -> Int {
    if let known = steps[target.name] { return known }
    let own = (target.target_dependencies ?? []).compactMap { targets[$0] }.map { step($0) + 1 }.max() ?? 0
    steps[target.name] = own
    return own
}

// Nobody waits for a module that no other imports: such modules come last, side by side.
let last = (package.targets.filter { imported.contains($0.name) }.map(step).max() ?? -1) + 1

// The large ones first: then none of them is left for the end.
for target in package.targets.sorted(by: { ($0.sources.count, $1.name) > ($1.sources.count, $0.name) }) {
    let files = target.sources.map { "\"\(root)/\(target.path)/\($0)\"" }.joined(separator: "\n")
    try Data(files.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(target.c99name).files"))
    let isProgram = target.sources.contains { $0.hasSuffix("main.swift") }
    print(
        imported.contains(target.name) ? step(target) : last,
        imported.contains(target.name) ? "module" : isProgram ? "program" : "leaf", target.c99name)
}
