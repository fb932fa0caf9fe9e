/// Carries a value across a border that wants `Sendable`, on the word of whoever writes it.
package struct Carried<Value>: @unchecked Sendable {
    package var value: Value
    package init(_ value: Value) { self.value = value }
}
