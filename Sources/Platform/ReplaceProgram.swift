import Foundation

/// Starts a program in place of this one: the same process, terminal and place in the shell.
///
/// - Parameters:
///   - file: The program.
///   - arguments: Its arguments, without its name.
///   - environment: Variables that it has besides those of this program.
/// - Returns: Only if it does not start.
package func replaceProgram(by file: URL, _ arguments: [String], adding environment: [String: String]) {
    for (name, value) in environment { setenv(name, value, 1) }
    fflush(nil)
    let words = ([file.path] + arguments).map { strdup($0) } + [nil]
    execv(file.path, words)
    for word in words { free(word) }
}
