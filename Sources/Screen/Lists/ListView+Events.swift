import Foundation
import Streams

extension Reactive where Base: ListView {
    /// The rows that the user selects, also when a row is selected again.
    ///
    ///     list.rx.itemSelected.subscribe(onNext: { path in print(path.row) })
    ///
    /// They come on the main queue, complete when the list is freed, and never fail.
    ///
    /// Source: RxCocoa, `itemSelected`.
    public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: base.selections) }

    /// The rows that lose the selection because the user selects another one. As `itemSelected` otherwise.
    ///
    /// Source: RxCocoa, `itemDeselected`.
    public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: base.deselections) }

    /// The elements whose rows the user selects.
    ///
    ///     list.rx.modelSelected(Menu.self).subscribe(onNext: { menu in print(menu.name) })
    ///
    /// As `itemSelected` otherwise. If an element has another type, that is a mistake in the program: a debug build stops, a release
    /// build prints it.
    ///
    /// Source: RxCocoa, `modelSelected`.
    public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        let models = base.selections.compactMap { [weak base] path -> Model? in
            guard let base, path.row < base.rows.count else { return nil }
            let model = base.rows.model(path.row)
            if let model = model as? Model { return model }
            Misuse.wrongModel(model, type).report()
            return nil
        }
        return ControlEvent(events: models)
    }

    /// The element of a row.
    ///
    /// - Throws: `RxError.argumentOutOfRange` if there is no such row; `ListError.wrongType` if it has another type.
    ///
    /// Source: RxCocoa, `model(at:)`.
    public func model<Model>(at path: IndexPath) throws -> Model {
        guard 0..<base.rows.count ~= path.row else { throw RxError.argumentOutOfRange }
        let model = base.rows.model(path.row)
        guard let model = model as? Model else {
            throw ListError.wrongType(Misuse.wrongModel(model, Model.self).description)
        }
        return model
    }
}

/// Why a list does not have the element that was asked for.
public enum ListError: Error, CustomStringConvertible {
    /// The rows show elements of another type.
    case wrongType(String)

    /// Which type was asked for, and which one the rows have.
    public var description: String {
        switch self {
        case .wrongType(let text): text
        }
    }
}

extension Misuse {
    fileprivate static func wrongModel(_ model: Any, _ type: Any.Type) -> Misuse {
        Misuse(
            "The rows of this list are of the type \(Swift.type(of: model)), and \(type) was asked for.",
            consequence: .stopsDebugBuild)
    }
}
