/// The printer of `debug`.
package enum DebugOutput {
    private static let printer = Locked<(String) -> Void> { Swift.print($0) }

    /// Prints a line. A test may put its own function here.
    package static var print: (String) -> Void {
        get { printer.value }
        set { _ = printer.exchange(newValue) }
    }
}
