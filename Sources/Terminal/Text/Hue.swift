/// A colour that a terminal can show.
package enum Hue: Hashable, Sendable {
    case red
    case orange
    case yellow
    case green
    case blue
    case gray
    /// The colour of a pixel. A terminal with fewer colours shows the nearest that it has.
    case pixel(RGB)

    /// Those that have a name.
    package static let named: [Hue] = [.red, .orange, .yellow, .green, .blue, .gray]
}

// MARK: The terminal's codes

extension Hue {
    /// The parameters of the escape code for letters of this colour.
    func foreground(_ depth: ColourDepth) -> String {
        switch self {
        case .red: "31"
        case .orange: "38;5;208"
        case .yellow: "33"
        case .green: "32"
        case .blue: "34"
        case .gray: "90"
        case .pixel(let colour): colour.codes(depth, first: 30)
        }
    }

    /// The parameters of the escape code for this colour behind letters, and letters that can be read on it.
    func background(_ depth: ColourDepth) -> String {
        switch self {
        case .red: "97;41"
        case .orange: "30;48;5;208"
        case .yellow: "30;43"
        case .green: "30;42"
        case .blue: "97;44"
        case .gray: "97;100"
        case .pixel(let colour): colour.codes(depth, first: 40)
        }
    }
}

extension RGB {
    /// The parameters of the escape code; `first` is that of black: 30 for letters, 40 for what is behind them.
    fileprivate func codes(_ depth: ColourDepth, first: Int) -> String {
        switch depth {
        case .none: ""
        case .basic: "\(basic < 8 ? first + basic : first + 60 + basic - 8)"
        case .indexed: "\(first + 8);5;\(indexed)"
        case .full: "\(first + 8);2;\(red);\(green);\(blue)"
        }
    }
}
