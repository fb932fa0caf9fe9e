extension OperatorTree {
    /// The first question, and the answers for somebody who has one stream.
    static let oneStream = """
        What do you have?
          One stream
            What do you want to do with it?
              Change its elements
                What does an element become?
                  Another value
                    Do you look at each element on its own, or together with the ones before it?
                      Each on its own
                        Does every element give a new value?
                          Yes, every one → map
                          No, some give nil and are left out → compactMap
                          They are data, for example JSON → decode
                      Together with the ones before it
                        What do you need from the ones before?
                          A running total or a state → scan
                          Only how many there were → enumerated
                          Only the last one → zip = pairwise
                      On its own, with the time when it came → map = timestamp
                  A task that takes time: a request, a timer, any stream
                    A new element comes while a task still runs. What should happen?
                      Both tasks run → flatMap
                      The old task is given up → flatMapLatest
                      The new element is ignored → flatMapFirst
                      The new element waits for its turn → concatMap
                      A few tasks run, the others wait → merge(maxConcurrent:)
                  A part of a group of elements
                    What is a group?
                      A list, sent when it is full or its time is over → buffer
                      A stream, for each stretch of time → window
                      A stream, for each kind of element → groupBy
                  An event that is written as a value
                    In which direction?
                      Make values of the events, also of the end → materialize
                      Make events of such values again → dematerialize
              Keep only some of its elements
                What decides whether an element stays?
                  The element itself
                    Which ones stay?
                      Those that fit a condition → filter
                      Those that differ from the one before → distinctUntilChanged
                      Those that have never come before → groupBy = distinct
                      Those that can be changed into something else → compactMap
                  Its place in the row
                    Which place?
                      The first
                        What do you need?
                          A stream that ends after it → take: take(1)
                          One answer, or nil if nothing comes → first
                          An error if a second one comes → single
                          The first one that fits a condition → take = find
                      The first few → take
                      All except the first few → skip
                      One by its number → element(at:)
                      The last → takeLast = last
                      The last few → takeLast
                      All except the last few → zip = skipLast
                  The time between elements
                    Many elements come quickly. What do you want to receive?
                      Nothing until they stop, and then the last one → debounce
                      The first at once, then one in each stretch of time → throttle
                      The latest, at times that another stream gives → sample
                      All of them, in lists → buffer
                  A moment at which you begin or stop
                    Do you want what comes before that moment, or after it?
                      Before it: then the stream stops
                        What is the moment?
                          Another stream sends something → take(until:)
                          An element does not fit any more → take(while:)
                          Some time is over → take(for:)
                      After it: the beginning is left out
                        What is the moment?
                          Another stream sends something → skip(until:)
                          An element fits for the first time → skip(while:)
                          Some time is over → skip: skip(.seconds(2), scheduler: scheduler)
                  Nothing: only the end matters → ignoreElements
              Get one result of the whole stream
                What is the result?
                  A value that you compute step by step → reduce
                  A list of all elements → toArray
                  A list of the last elements → takeLast = takeLastBuffer
                  A number
                    Which number?
                      How many elements there were → reduce = count
                      Their sum → reduce = sum
                      The largest → reduce = max
                      The smallest → reduce = min
                      The average → reduce = average
                  Yes or no
                    What is the question?
                      Do all elements fit? → reduce = all
                      Is there an element that fits? → ifEmpty = contains
                      Is the stream empty? → ifEmpty = isEmpty
              Make something later
                What should be later?
                  Each element → delay
                  The start: the source begins later → delaySubscription
                  Each element, until they stop coming → debounce
              Put something before it, behind it, or in place of its end
                When should something else come?
                  At once, before the first element → startWith
                  After it has completed → concat
                  When it has completed and nothing came
                    What should come?
                      One value → ifEmpty: ifEmpty(default: value)
                      Another stream → ifEmpty: ifEmpty(switchTo: other)
                  When it fails
                    What should come in place of the error?
                      One value → catchAndReturn
                      Another stream → catch
                      The same stream again, at once → retry
                      The same stream again, after a while → retry(when:)
                      The error, as a value → materialize
                  When nothing has come for too long
                    What should come then?
                      An error → timeout
                      Another stream → timeout: timeout(.seconds(3), other: other, scheduler: scheduler)
                  When it has completed: the same stream again → concat = repeat
              Do something beside it
                What do you want to do?
                  See on the console what passes → debug
                  Run code at an event, and change nothing → do
                  Clean up when it is over → do = finalize
                  Use an object that may be gone by then → withUnretained
              Receive its elements → subscribe

        """
}
