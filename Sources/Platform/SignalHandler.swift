import Foundation

extension sigaction {
    /// A signal's handler, where each system has it in a union of its own.
    package typealias Handler = @convention(c) (Int32) -> Void

    /// - Parameter handler: Called on the stack that `sigaltstack` names. A system call that it interrupts goes on.
    package init(_ handler: @escaping Handler) {
        self.init()
        #if canImport(Darwin)
            __sigaction_u.__sa_handler = handler
        #else
            __sigaction_handler.sa_handler = handler
        #endif
        sa_flags = SA_ONSTACK | SA_RESTART
    }

    /// What the program does at the signal now.
    package init(of number: Int32) {
        self.init()
        sigaction(number, nil, &self)
    }

    /// Whether the signal is ignored.
    package var isIgnoring: Bool { address == unsafeBitCast(SIG_IGN, to: Int.self) }

    /// Whether the system does with the signal what it does where a program does not ask for more.
    package var isDefault: Bool { address == unsafeBitCast(SIG_DFL, to: Int.self) }

    private var address: Int {
        #if canImport(Darwin)
            let handler = __sigaction_u.__sa_handler
        #else
            let handler = __sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self)
    }
}
