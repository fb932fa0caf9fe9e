/// How many colours a terminal can show.
package enum ColourDepth: Hashable, Sendable, CaseIterable {
    /// None, or none are wanted.
    case none
    /// The sixteen of a simple terminal.
    case basic
    /// The 256 of xterm.
    case indexed
    /// All of them.
    case full

    /// The colours of a terminal that shows colours, by what its environment says.
    ///
    /// Terminals that can show all of them set `COLORTERM`. The name in `TERM` says the rest.
    package init(environment: [String: String]) {
        let name = environment["TERM"] ?? ""
        if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || name.hasSuffix("-direct") {
            self = .full
        } else {
            self = name.contains("256color") ? .indexed : .basic
        }
    }
}
