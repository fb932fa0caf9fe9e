/// Where a walk can be: at a step, or at the part of it that its variant is.
struct WalkPlace: Hashable {
    /// The step, from 0.
    let index: Int
    var isVariant = false
}
