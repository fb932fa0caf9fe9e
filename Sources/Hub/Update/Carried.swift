/// What became of a learner's text in another version of the course.
struct Carried: Equatable {
    enum Fate: Equatable {
        /// It stands under the new text of its exercise.
        case moved
        /// The code around it is new as well.
        case merged
        /// It does not fit any more. A copy is kept, as seen from the checkout.
        case kept(copy: String, why: String)
    }

    /// Where it stands, or stood.
    let path: String
    let fate: Fate
}
