/// Carries a value where the compiler wants `Sendable`. You promise that no two threads use it at the same time.
package struct Carried<Value>: @unchecked Sendable {
    package var value: Value
    package init(_ value: Value) { self.value = value }
}
