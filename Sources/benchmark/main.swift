import Foundation

do {
    let options = try Options(CommandLine.arguments.dropFirst())
    if options.wantsHelp {
        print(Options.help)
    } else {
        let chosen = try options.choose(from: cases)
        #if DEBUG
            complain("These are the figures of a debug build, which say little: swift run -c release benchmark")
        #endif
        let width = chosen.map(\.name.count).max() ?? 0
        if options.wantsJSON {
            print(try Report(results: chosen.map { try $0.measure() }).json())
        } else {
            print(Report.heading(width: width))
            let results = try chosen.map { benchmark in
                let result = try benchmark.measure()
                print(Report.line(result, width: width))
                return result
            }
            if results.count > 1 { print(Report(results: results).summary(width: width)) }
        }
    }
} catch let error as Options.Refusal {
    complain("\(error)")
    exit(64)
}

func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
