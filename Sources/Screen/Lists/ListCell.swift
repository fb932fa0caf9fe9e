import Streams

/// The controls of a row of a list, beside each other.
///
///     final class MenuCell: ListCell {
///         let name = Label()
///         let plus = Button("+")
///         var bag = DisposeBag()
///         override var controls: [Control] { [name, plus] }
///         override func prepareForReuse() {
///             super.prepareForReuse()
///             bag = DisposeBag()
///         }
///     }
///
/// A list makes cells only for the rows that are seen. A cell whose row scrolls away is used again for another row. A cell as it is
/// has one label, for simple lists. It belongs to the main queue.
///
/// In UIKit this is a `UITableViewCell`.
open class ListCell: ReactiveCompatible {
    /// The text of a simple cell. Its type is UIKit's: a cell that has other controls does not show it.
    public let textLabel: Label? = Label()

    /// A cell without a row.
    public required init() {}

    /// The controls from left to right. They have to be the same ones each time.
    open var controls: [Control] { textLabel.map { [$0] } ?? [] }

    /// Called before the cell gets another row, or its own row anew.
    ///
    /// The controls are still as the last row left them. A subscription to one of them is still there as well, unless its bag is
    /// replaced here.
    open func prepareForReuse() {}
}
