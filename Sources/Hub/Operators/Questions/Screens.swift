extension OperatorTree {
    /// For somebody who thinks of a screen, a queue, or several subscribers.
    static let screens = """
          A question about screens, queues or sharing
            What is it about?
              A stream for the screen
                Is it a state, or something that happens once?
                  A state: there is always a value to show
                    Do you also send into it, or does the screen only read it?
                      I also send into it → BehaviorRelay
                      The screen only reads it → Driver
                  It happens once: a tap, an alert
                    Do you also send it, or does the screen only receive it?
                      I also send it → PublishRelay
                      The screen only receives it → Signal
                  It must not fail, and nothing else matters → catchAndReturn
              A label, a button or a relay that should follow a stream → bind
              A queue
                What should run there?
                  The work at the start of the stream → subscribe(on:)
                  What I do with the elements → observe(on:)
              One run for several subscribers
                When should the run begin?
                  With the first subscriber
                    What does a late subscriber receive first?
                      Nothing → share: share()
                      The latest element → share: share(replay: 1)
                  When I say so
                    What does a late subscriber receive first?
                      Nothing → publish
                      The last few elements → replay
                      All elements so far → replayAll
                      Only the last element, after the end → multicast = publishLast
                      That depends on a subject of mine → multicast
                  I have such a stream. How do I start it?
                    When should it start?
                      When I say so → connect
                      With the first subscriber → refCount
              A promise: how many elements will come?
                How many?
                  Exactly one, or an error → Single
                  One, none, or an error → Maybe
                  None: only the end, or an error → Completable

        """
}
