import Foundation
import Synchronization

/// Counts the objects that the Swift runtime allocates: instances, boxes, closure contexts and array storage, on any thread.
///
/// The runtime calls a function pointer for each object. While a count runs, the pointer leads here.
enum AllocationCounter {
    private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

    private static let count = Atomic(0)
    private nonisolated(unsafe) static let hook = runtime("_swift_allocObject", as: Allocate.self)
    private static let original = hook.pointee
    /// The runtime raises this flag when it finds a changed pointer. From then on every object takes a slower way.
    private nonisolated(unsafe) static let isHooked = runtime(
        "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly", as: Bool.self)

    /// How many objects `work` allocates.
    static func count(in work: () throws -> Void) rethrows -> Int {
        // They allocate when they are first used: use them before the count.
        _ = (original, isHooked)
        count.store(0, ordering: .relaxed)
        hook.pointee = { metadata, size, alignment in
            AllocationCounter.count.add(1, ordering: .relaxed)
            return AllocationCounter.original(metadata, size, alignment)
        }
        defer {
            hook.pointee = original
            isHooked.pointee = false
        }
        try work()
        return count.load(ordering: .relaxed)
    }

    private static func runtime<Value>(_ symbol: String, as type: Value.Type) -> UnsafeMutablePointer<Value> {
        guard let address = dlsym(dlopen(nil, RTLD_NOW), symbol) else {
            fatalError("This Swift runtime has no \(symbol), so allocations cannot be counted.")
        }
        return address.assumingMemoryBound(to: Value.self)
    }
}
