/// Tells work that goes on from work that comes to its end, by the processor time that a program has used when it is looked at
/// each 50 milliseconds.
///
/// On a busy machine a thread that works on has little of the processor, and what is at its end takes long.
struct LastingWork {
    private let first: Int
    private var before: Int
    private var looks = 0
    /// How many looks one after the other have found no work.
    private var quietLooks = 0

    /// Nanoseconds of work that may have other reasons, in each look.
    private static let little = 500_000
    /// Nanoseconds of work that nothing takes to come to its end.
    private static let much = 200_000_000

    /// - Parameter used: The processor time by now, in nanoseconds.
    init(from used: Int) { (first, before) = (used, used) }

    /// Nil if this cannot be told yet; it is told after a second.
    mutating func lasts(at used: Int) -> Bool? {
        looks += 1
        quietLooks = used - before < Self.little ? quietLooks + 1 : 0
        before = used
        if quietLooks == 2 || used - first < looks * Self.little { return false }
        return used - first > Self.much || looks == 20 ? true : nil
    }
}
