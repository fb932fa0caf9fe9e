import Foundation

/// A stack on which the calling thread's signal handlers run.
package enum SignalStack {
    /// Gives the thread one, if it has none: after an overflow there is no room left on the usual one.
    package static func prepare() {
        var stack = stack_t()
        guard sigaltstack(nil, &stack) == 0, stack.ss_flags & numericCast(SS_DISABLE) != 0 else { return }
        stack.ss_size = 1 << 16
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: Int(stack.ss_size), alignment: 16)
        stack.ss_flags = 0
        sigaltstack(&stack, nil)
    }
}
