extension OperatorTree {
    /// For somebody who has several streams.
    static let severalStreams = """
          Several streams
            What do you want to receive?
              Every element of all of them
                When does each stream run?
                  All at the same time → merge
                  One after another → concat
                  A few at the same time, the others wait → merge(maxConcurrent:)
              Elements put together from several streams
                When should a new combination come?
                  When each stream has sent a new element → zip
                  When any of them has sent a new element → combineLatest
                  Only when one certain stream has: the other is only read → withLatestFrom
                  Once, from the last element of each → zip = forkJoin
                  When an element comes within some time after one of the other → flatMap = join
              Only one of the streams
                Which one?
                  The one that sends first → amb
                  The one that came last → switchLatest
                  The next one, when the one before fails → catch: Observable.catch(sequence: [one, other])
                  The second, if the first is empty → ifEmpty: ifEmpty(switchTo: other)
              One stream, controlled by another
                What does the other one do?
                  It lets the first begin → skip(until:)
                  It stops the first → take(until:)
                  It says when the latest element is read → sample
                  It says when to try again after an error → retry(when:)
              Whether two streams send the same → zip = sequenceEqual

        """
}
