import Foundation

package enum FileExchange {
    #if canImport(Darwin)
        /// Exchanges the names of two files in one step: what somebody writes at the same time is in one of them.
        ///
        /// - Returns: False if the file system cannot do that. Then nothing was done.
        package static func exchange(_ one: String, _ other: String) -> Bool {
            renamex_np(one, other, UInt32(RENAME_SWAP)) == 0
        }
    #else
        private typealias Rename =
            @convention(c) (
                Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
            ) -> Int32

        /// It has no declaration in the headers that Swift reads.
        private static let rename = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }

        /// Exchanges the names of two files in one step: what somebody writes at the same time is in one of them.
        ///
        /// - Returns: False if the file system cannot do that. Then nothing was done.
        package static func exchange(_ one: String, _ other: String) -> Bool {
            let exchange: UInt32 = 2
            return rename?(AT_FDCWD, one, AT_FDCWD, other, exchange) == 0
        }
    #endif
}
