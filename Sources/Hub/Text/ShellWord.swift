extension String {
    /// The text as one word of a command that somebody pastes into a shell: nothing in it is a command.
    var shellWord: String {
        guard contains(where: { "\"$`\\!".contains($0) }) else { return "\"\(self)\"" }
        return "'\(replacing("'", with: "'\\''"))'"
    }
}
