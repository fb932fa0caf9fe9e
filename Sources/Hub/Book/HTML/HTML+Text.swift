extension HTML {
    /// What stands in the file of the page. A reader of XML understands it as well as one of HTML.
    var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Elements that have no end tag in HTML.
    private static let void: Set = ["br", "hr", "img", "input", "link", "meta"]

    /// Elements that begin a line of the file. White space between them means nothing.
    private static let blocks: Set = [
        "article", "aside", "body", "details", "div", "dl", "dt", "figcaption", "figure", "footer", "h1", "h2", "h3",
        "h4",
        "head", "header", "html", "li", "link", "main", "meta", "nav", "ol", "p", "pre", "script", "section", "summary",
        "table", "tbody", "thead", "title", "tr", "ul",
    ]

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .text(let text): Self.escape(text, to: &bytes)
        case .parts(let parts): for part in parts { part.write(to: &bytes) }
        case .picture(let svg): bytes += svg.utf8
        case .style(let sheet): bytes += "<style>\n\(sheet)</style>\n".utf8
        case .element(let element): Self.write(element, to: &bytes)
        }
    }

    private static func write(_ element: Element, to bytes: inout [UInt8]) {
        bytes += "<\(element.name)".utf8
        for attribute in element.attributes {
            bytes += " \(attribute.name)=\"".utf8
            escape(attribute.value, isAttribute: true, to: &bytes)
            bytes += "\"".utf8
        }
        if void.contains(element.name) {
            bytes += "/>".utf8
        } else {
            bytes += ">".utf8
            for part in element.content { part.write(to: &bytes) }
            bytes += "</\(element.name)>".utf8
        }
        if blocks.contains(element.name) { bytes += "\n".utf8 }
    }

    /// Adds `text` as letters. A control character is shown as a sign: XML does not have it, and a program may obey it.
    private static func escape(_ text: String, isAttribute: Bool = false, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\"") where isAttribute: bytes += "&quot;".utf8
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"): bytes.append(byte)
            // The signs of these characters stand in the same order from U+2400 on.
            case 0..<0x20: bytes += [0xE2, 0x90, 0x80 + byte]
            case 0x7F: bytes += "\u{2421}".utf8
            default: bytes.append(byte)
            }
        }
    }
}
