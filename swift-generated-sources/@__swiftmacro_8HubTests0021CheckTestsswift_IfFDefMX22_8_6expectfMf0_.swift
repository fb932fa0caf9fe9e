Testing.__checkBinaryOperation(shown,{ $0 == $1() },"""
                ✓ ways 1 · Right
                ✗ ways 2 · Wrong
                    --1
                    --2
                  Not that one.
                  A hint: swift run workbook hint ways 2
                · ways 3 · Untouched (to do)
                ✗ ways 4 · Falls (crashed)
                  Lessons/01-ways/Exercises/04-falls.swift:5
                  It crashed: Index out of range
                  A hint: swift run workbook hint ways 4
                ✗ ways 5 · Spins (hung)
                  Lessons/01-ways/Exercises/05-spins.swift:6
                  It was not done after 4 seconds, and was ended. Something waits or repeats
                  without end.
                  A hint: swift run workbook hint ways 5
                ✗ ways 6 · Floods (hung)
                  …
                  A hint: swift run workbook hint ways 6
                ✗ ways 7 · Falls elsewhere (crashed)
                  Lessons/01-ways/Exercises/07-falls-elsewhere.swift:5
                  It crashed: Index out of range
                  A hint: swift run workbook hint ways 7
                ✓ ways 8 · Right, and busy
                  When its verdict was known it still went on with something. Stop what you
                  start: dispose of it, or let the loop ask whether it is still wanted.
                ✓ ways 9 · Right, and last
                ✗ ways 10 · Calls itself (crashed)
                  Lessons/01-ways/Exercises/10-calls-itself.swift:4
                  It crashed with …. A function that calls itself without end does this.
                  A hint: swift run workbook hint ways 10
                ✗ types 1 · A number (does not compile)
                  Lessons/02-types/Exercises/01-a-number.swift:2
                    func number() throws -> Int { "one" }
                                                  ^
                  cannot convert return expression of type 'String' to return type 'Int'

                Something was printed. Check one exercise to see it:
                    swift run workbook check ways 2

                3 passed, 1 wrong, 1 to do, 3 crashed, 2 hung, 1 does not compile
                Next: Lessons/02-types/Exercises/01-a-number.swift:2, which does not compile.
                    swift run workbook check types
                """,expression: .__fromBinaryOperation(.__fromSyntaxNode("shown"),"==",.__fromStringLiteral(#""""\#n                ✓ ways 1 · Right\#n                ✗ ways 2 · Wrong\#n                    --1\#n                    --2\#n                  Not that one.\#n                  A hint: swift run workbook hint ways 2\#n                · ways 3 · Untouched (to do)\#n                ✗ ways 4 · Falls (crashed)\#n                  Lessons/01-ways/Exercises/04-falls.swift:5\#n                  It crashed: Index out of range\#n                  A hint: swift run workbook hint ways 4\#n                ✗ ways 5 · Spins (hung)\#n                  Lessons/01-ways/Exercises/05-spins.swift:6\#n                  It was not done after 4 seconds, and was ended. Something waits or repeats\#n                  without end.\#n                  A hint: swift run workbook hint ways 5\#n                ✗ ways 6 · Floods (hung)\#n                  …\#n                  A hint: swift run workbook hint ways 6\#n                ✗ ways 7 · Falls elsewhere (crashed)\#n                  Lessons/01-ways/Exercises/07-falls-elsewhere.swift:5\#n                  It crashed: Index out of range\#n                  A hint: swift run workbook hint ways 7\#n                ✓ ways 8 · Right, and busy\#n                  When its verdict was known it still went on with something. Stop what you\#n                  start: dispose of it, or let the loop ask whether it is still wanted.\#n                ✓ ways 9 · Right, and last\#n                ✗ ways 10 · Calls itself (crashed)\#n                  Lessons/01-ways/Exercises/10-calls-itself.swift:4\#n                  It crashed with …. A function that calls itself without end does this.\#n                  A hint: swift run workbook hint ways 10\#n                ✗ types 1 · A number (does not compile)\#n                  Lessons/02-types/Exercises/01-a-number.swift:2\#n                    func number() throws -> Int { "one" }\#n                                                  ^\#n                  cannot convert return expression of type 'String' to return type 'Int'\#n\#n                Something was printed. Check one exercise to see it:\#n                    swift run workbook check ways 2\#n\#n                3 passed, 1 wrong, 1 to do, 3 crashed, 2 hung, 1 does not compile\#n                Next: Lessons/02-types/Exercises/01-a-number.swift:2, which does not compile.\#n                    swift run workbook check types\#n                """"#, #"✓ ways 1 · Right\#n✗ ways 2 · Wrong\#n    --1\#n    --2\#n  Not that one.\#n  A hint: swift run workbook hint ways 2\#n· ways 3 · Untouched (to do)\#n✗ ways 4 · Falls (crashed)\#n  Lessons/01-ways/Exercises/04-falls.swift:5\#n  It crashed: Index out of range\#n  A hint: swift run workbook hint ways 4\#n✗ ways 5 · Spins (hung)\#n  Lessons/01-ways/Exercises/05-spins.swift:6\#n  It was not done after 4 seconds, and was ended. Something waits or repeats\#n  without end.\#n  A hint: swift run workbook hint ways 5\#n✗ ways 6 · Floods (hung)\#n  …\#n  A hint: swift run workbook hint ways 6\#n✗ ways 7 · Falls elsewhere (crashed)\#n  Lessons/01-ways/Exercises/07-falls-elsewhere.swift:5\#n  It crashed: Index out of range\#n  A hint: swift run workbook hint ways 7\#n✓ ways 8 · Right, and busy\#n  When its verdict was known it still went on with something. Stop what you\#n  start: dispose of it, or let the loop ask whether it is still wanted.\#n✓ ways 9 · Right, and last\#n✗ ways 10 · Calls itself (crashed)\#n  Lessons/01-ways/Exercises/10-calls-itself.swift:4\#n  It crashed with …. A function that calls itself without end does this.\#n  A hint: swift run workbook hint ways 10\#n✗ types 1 · A number (does not compile)\#n  Lessons/02-types/Exercises/01-a-number.swift:2\#n    func number() throws -> Int { "one" }\#n                                  ^\#n  cannot convert return expression of type 'String' to return type 'Int'\#n\#nSomething was printed. Check one exercise to see it:\#n    swift run workbook check ways 2\#n\#n3 passed, 1 wrong, 1 to do, 3 crashed, 2 hung, 1 does not compile\#nNext: Lessons/02-types/Exercises/01-a-number.swift:2, which does not compile.\#n    swift run workbook check types"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:23:9-68:21
