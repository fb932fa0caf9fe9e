/// What stands beside the pages: the style sheet and the script. The script is written as several files, one for each idea, and
/// they are joined in the book.
enum BookAssets {
    static let names = ["book.css", "book.js"]

    private static let folder = "Sources/Hub/Book"

    /// The parts of the script, in the order in which they run.
    private static let parts = [
        "elements", "theme", "rows", "run", "question", "screens", "votes", "presentation", "speaker", "reload",
        "search", "keys", "start",
    ]

    /// The files that they are made of, as seen from the checkout.
    static let sources = ["\(folder)/book.css"] + parts.map { "\(folder)/Script/\($0).js" }

    /// The text of each.
    ///
    /// - Parameter read: Reads one of the `sources`.
    static func texts<Failure>(_ read: (String) throws(Failure) -> String) throws(Failure) -> [(
        name: String, text: String
    )] {
        let style = try read(sources[0])
        var script = intro
        for source in sources.dropFirst() { script += try read(source) + "\n" }
        return [(names[0], style), (names[1], script + "}\n")]
    }

    /// The braces keep its names from other scripts.
    private static let intro = """
        // The script of the book. A question hides its run, and the run its answer; a run plays; a lesson is presented.
        //
        // Without it everything on a page is visible. It asks no server for anything: a page is a file that opens.
        "use strict";
        {

        """
}
