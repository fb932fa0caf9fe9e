#if canImport(Darwin)
    @preconcurrency import Darwin
#else
    @preconcurrency import Glibc
#endif

/// Standard output as the C library buffers it.
package enum StandardOutput {
    /// Has each line written when it ends, even into a pipe.
    package static func writeEachLine() { setvbuf(stdout, nil, _IOLBF, 0) }
}
