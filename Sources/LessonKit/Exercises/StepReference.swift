/// The step of a lesson that shows a mistake, by its title.
public struct StepReference: Codable, Equatable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let title: String
    /// Whether it is the step's variant that shows it, and not the step itself.
    public let isVariant: Bool

    public init(stringLiteral title: String) { (self.title, isVariant) = (title, false) }

    private init(variantOf title: String) { (self.title, isVariant) = (title, true) }

    /// The variant of the step with that title.
    public static func variant(of title: String) -> StepReference { StepReference(variantOf: title) }

    /// The words of the command line that walk to it.
    public var options: [String] { ["--walk", "--step", title] + (isVariant ? ["--variant"] : []) }

    /// As a sentence names it.
    public var name: String { (isVariant ? "the variant of the step" : "the step") + " \"\(title)\"" }
}
