/// An observable that hands its sink on to another one, as the last thing that it does.
///
/// If the last source of a `concat` is of this type, it gets the sink itself. So a `concat` that ends in a `deferred` that ends in a
/// `concat`, and so on, takes no more memory and no more stack.
class Tail<Element>: Observable<Element>, @unchecked Sendable {}
