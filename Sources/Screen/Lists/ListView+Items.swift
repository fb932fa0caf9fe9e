import Dispatch
import Streams

extension Reactive where Base: ListView {
    /// Shows each array of an observable as rows.
    ///
    ///     menus.bind(to: list.rx.items(cellIdentifier: "Menu", cellType: MenuCell.self)) { row, menu, cell in
    ///         cell.name.text = menu.name
    ///     }
    ///
    /// The closure fills a cell for a row that is going to be seen, on the main queue. Each array fills all cells anew. A completion
    /// changes nothing. Disposing empties the list. An error is a mistake in the program, as in every binding.
    ///
    /// - Parameters:
    ///   - cellIdentifier: Cells with the same identifier are used for each other's rows.
    ///   - cellType: The type of the cells. They need no registration.
    ///
    /// Source: RxCocoa, `items(cellIdentifier:cellType:)`.
    public func items<Rows: Sequence, Cell: ListCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Rows.Element, Cell) -> Void) -> Disposable
    where Source.Element == Rows {
        { [base] source in
            { [weak base] configure in
                guard let base else { return Disposables.create() }
                return base.bind(source) { rows in
                    let models = Array(rows)
                    return ListRows(count: models.count, model: { models[$0] }) { cells, row in
                        let cell = cells.enter(row, cellIdentifier, Cell.self)
                        configure(row, models[row], cell)
                        return cell
                    }
                }
            }
        }
    }

    /// The same with simple cells.
    ///
    ///     names.bind(to: list.rx.items(cellIdentifier: "Name")) { row, name, cell in cell.textLabel?.text = name }
    public func items<Rows: Sequence, Source: ObservableType>(
        cellIdentifier: String
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Rows.Element, ListCell) -> Void) -> Disposable
    where Source.Element == Rows {
        items(cellIdentifier: cellIdentifier, cellType: ListCell.self)
    }
}

extension ListView {
    /// Shows the rows of each element until the end of the subscription.
    fileprivate func bind<Source: ObservableType>(
        _ source: Source, rows: @escaping (Source.Element) -> ListRows
    ) -> Disposable {
        let binding = Binding()
        MainQueue.expect(.used, of: "rx.items", on: self)
        begin(binding)
        let subscription = source.subscribe(Binder(self) { list, element in list.show(rows(element), from: binding) })
        let end = Disposables.create { [weak self] in
            if DispatchQueue.isMain { self?.end(binding) } else { DispatchQueue.main.async { self?.end(binding) } }
        }
        return Disposables.create(subscription, end)
    }

    /// Tells the bindings of a list apart.
    private final class Binding: Sendable {}
}
