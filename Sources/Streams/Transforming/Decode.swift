import Foundation

extension ObservableType where Element == Data {
    /// Each element decoded as an `Item`.
    ///
    ///     source                                         --a--b--|     a: "1", b: "[]"
    ///     decode(type: Int.self, decoder: json)          --1--#
    ///
    /// Data that is not an `Item` ends the result with the decoder's error and disposes of the source. The work is done on the
    /// thread of the element.
    ///
    /// Source: RxSwift, `decode`.
    public func decode<Item: Decodable>(type: Item.Type, decoder: some DataDecoder) -> Observable<Item> {
        map { try decoder.decode(type, from: $0) }
    }
}

/// Something that makes values from data.
///
/// Source: RxSwift, `DataDecoder`.
public protocol DataDecoder {
    /// The value that `data` holds. Throws if it holds no value of that type.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}
