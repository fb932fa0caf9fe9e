/// The reason why a file cannot be read as a picture.
///
/// Its description is a sentence for people: `The file is damaged: the checksum of IDAT is wrong.`
public enum PNGError: Error, Hashable, CustomStringConvertible {
    /// The file is no PNG file.
    case notPNG
    /// The end of the file is missing.
    case cutShort
    /// Something in the file is wrong.
    case damaged(String)
    /// The file may be right, but only files of `pngData()` are read.
    case unsupported(String)

    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .notPNG: "This is not a PNG file."
        case .cutShort: "The file is damaged: its end is missing."
        case .damaged(let reason): "The file is damaged: \(reason)."
        case .unsupported(let feature): "Only files of pngData() can be read, and this one has \(feature)."
        }
    }
}
