Testing.__checkFunctionCall(wrong.self,calling: {
  $0.hasPrefix($1)
},"""
                ✗ ways 2 · Wrong
                    --1
                    --2
                  Not that one.
                  A hint: swift run workbook hint ways 2
                  It printed:
                    two

                0 passed, 1 wrong, 0 to do
                """,expression: .__fromFunctionCall(.__fromSyntaxNode("wrong"),"hasPrefix",(nil,.__fromStringLiteral(#""""\#n                ✗ ways 2 · Wrong\#n                    --1\#n                    --2\#n                  Not that one.\#n                  A hint: swift run workbook hint ways 2\#n                  It printed:\#n                    two\#n\#n                0 passed, 1 wrong, 0 to do\#n                """"#, "✗ ways 2 · Wrong\n    --1\n    --2\n  Not that one.\n  A hint: swift run workbook hint ways 2\n  It printed:\n    two\n\n0 passed, 1 wrong, 0 to do"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:71:9-83:22
