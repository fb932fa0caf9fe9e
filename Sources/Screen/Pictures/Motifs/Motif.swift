extension Image {
    /// Something that an image can show. Each can be recognised without colours too.
    public enum Motif: String, CaseIterable, Hashable, Sendable {
        /// The sun above the sea, half gone.
        case sunset
        /// A boat with two sails.
        case boat
        /// Two mountains with snow.
        case mountain
        /// A flower with six petals.
        case flower
        /// A face that smiles.
        case face
        /// The head of a cat.
        case cat
        /// A house with a door and a chimney.
        case house
        /// A crescent among stars.
        case moon
    }

    /// Draws a motif.
    ///
    ///     let thumbnail = Image(.cat, width: 24, height: 16)
    ///
    /// The motif stands in the middle, and what is behind it fills the rest. The same motif and size give the same pixels.
    ///
    /// - Parameters:
    ///   - motif: What to draw. Its `rawValue` is the word for it.
    ///   - width: The width in pixels, at least 1.
    ///   - height: The height in pixels, at least 1.
    public init(_ motif: Motif, width: Int = 96, height: Int = 64) {
        var canvas = Canvas(width: width, height: height)
        switch motif {
        case .sunset: canvas.drawSunset()
        case .boat: canvas.drawBoat()
        case .mountain: canvas.drawMountain()
        case .flower: canvas.drawFlower()
        case .face: canvas.drawFace()
        case .cat: canvas.drawCat()
        case .house: canvas.drawHouse()
        case .moon: canvas.drawMoon()
        }
        self = canvas.image
    }
}
