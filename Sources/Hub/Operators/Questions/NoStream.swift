extension OperatorTree {
    /// For somebody who has no stream yet.
    static let noStream = """
          No stream yet
            What should the new stream send?
              Values that I already have
                What do you have?
                  One value → just
                  A few values that I write down → of
                  An array or another sequence → from
                  A value that may be nil → from: Observable.from(optional: value)
                  One value, to be sent again and again → repeatElement
              Numbers
                When should they come?
                  All at once, in a row: 1, 2, 3 → range
                  All at once, each computed from the one before → generate
                  One, after a while → timer
                  One after another, always after the same time → interval
              What my code finds out
                How does the code give its result?
                  It returns a value, and should run for each subscriber → deferred = start
                  It calls a closure, once or many times → create
                  It is an async function → Single: Single.create { try await load() }
                  It returns a stream, a new one for each subscriber → deferred
                  It needs something that has to be closed later → using
              What I send by hand, from other code
                Can the stream end or fail?
                  Yes
                    What does a late subscriber receive first?
                      Nothing → PublishSubject
                      The latest value → BehaviorSubject
                      The last few elements → ReplaySubject
                      Only the last element, after the end → AsyncSubject
                  No, it goes on as long as the screen
                    What does a late subscriber receive first?
                      Nothing → PublishRelay
                      The latest value → BehaviorRelay
                      The last few elements → ReplayRelay
              No element
                What should it do?
                  Complete at once → empty
                  Fail at once → error
                  Stay silent and never end → never

        """
}
