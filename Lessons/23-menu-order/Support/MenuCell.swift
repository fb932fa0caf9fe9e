import Screen
import Streams

/// A row of the menu.
final class MenuCell: ListCell {
    let name = Label()
    let price = Label(columns: 9, alignment: .right)
    let minus = Button("-")
    let count = Label(columns: 3, alignment: .right)
    let plus = Button("+")
    var bag = DisposeBag()

    override var controls: [Control] { [name, price, minus, count, plus] }

    override func prepareForReuse() {
        super.prepareForReuse()
        bag = DisposeBag()
    }

    /// Shows an item.
    func show(_ item: Menu.Item) {
        name.text = item.name
        price.text = won(item.price)
        count.text = "\(item.count)"
    }
}
