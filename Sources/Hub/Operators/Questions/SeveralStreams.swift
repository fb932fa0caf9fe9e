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
              Elements that combine those of several streams
                When should a new combination come?
                  When each stream has sent a new element → zip
                  When any of them has sent a new element → combineLatest
                  When one certain stream sends: the other one is only read → withLatestFrom
                  Once, from the last element of each → zip = forkJoin
                  When two elements come within some time of each other → flatMap = join
              Only one of the streams
                Which one?
                  The one that sends first → amb
                  The one that came last → switchLatest
                  The next one, when the one before fails → catch: Observable.catch(sequence: [one, other])
                  The second, if the first is empty → ifEmpty: ifEmpty(switchTo: other)
              One stream, controlled by another
                What does the other one do?
                  It says when I begin to listen → skip(until:)
                  It says when I stop listening → take(until:)
                  It says when I read the latest element → sample
                  It says when I try again after an error → retry(when:)
              Whether two streams send the same → zip = sequenceEqual

        """
}
