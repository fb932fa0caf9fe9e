// test-opener BINARY [ARGUMENT ...]
//
// Opens a test bundle's binary and calls its main, as the testing helper of the toolchain does. The system protects that helper
// from backtraces, and so a crash could not be told with its line. Built on macOS only, and not yet run there.
import Darwin

guard CommandLine.argc > 1, let image = dlopen(CommandLine.arguments[1], RTLD_NOW), let symbol = dlsym(image, "main")
else { exit(EXIT_FAILURE) }
// Without arguments for the tests, the question was whether the binary can be opened.
if CommandLine.argc == 2 { exit(EXIT_SUCCESS) }

typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
exit(unsafeBitCast(symbol, to: Main.self)(CommandLine.argc, CommandLine.unsafeArgv))
