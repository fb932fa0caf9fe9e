import Marbles
import Streams
import Testing

@Suite("map, filter, compactMap", .counted)
struct MapFilterTests {
    private func check(_ element: Int) throws -> Int {
        if element == 9 { throw MarbleError() }
        return element
    }

    @Test(arguments: [
        Run("--1--2--3--|", held: "^----------!", "--2--4--6--|"), Run("-1--9--2|", held: "^---!", "-2--#"),
        Run("-1-#", held: "^--!", "-2-#"),
    ])
    func `map transforms each element`(_ run: Run) {
        #expect(run.problems { source in source.map { try check($0) * 2 } } == [])
        #expect(Observable.of(1, 2).map { "<\($0)>" }.atOnce == "<1> <2> | .")
    }

    @Test(arguments: [
        Run("--1--2--3--4--|", held: "^-------------!", "-----2-----4--|"), Run("-1-3|", held: "^---!", "----|"),
        Run("-2--9--2|", held: "^---!", "-2--#"), Run("-2-#", held: "^--!", "-2-#"),
    ])
    func `filter lets through what the predicate holds for`(_ run: Run) {
        #expect(run.problems { source in source.filter { try check($0) % 2 == 0 } } == [])
    }

    @Test(arguments: [
        Run("--1--2--3--4--|", held: "^-------------!", "--------6--8--|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-3--#", held: "^---!", "-6--#"),
        Run("-3--9--4|", held: "^---!", "-6--#"),
        Run("-3-------------------4", held: "^-------------------!", "-6"),
    ])
    func `compactMap leaves out what the closure makes nil of`(_ run: Run) {
        #expect(run.problems { source in source.compactMap { try check($0) < 3 ? nil : $0 * 2 } } == [])
    }
}
