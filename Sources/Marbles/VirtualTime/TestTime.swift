/// A point, or a span, of virtual time: a number of ticks.
public typealias TestTime = Int
