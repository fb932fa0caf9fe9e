extension String {
    /// The text without what would move a cursor: a tab is a space, other control characters are left out.
    package var drawable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.compactMap { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .lineSeparator, .paragraphSeparator: scalar == "\t" || scalar == "\n" ? " " : nil
                    default: scalar
                    }
                }))
    }
}
