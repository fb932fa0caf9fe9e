Testing.__checkBinaryOperation(map.lines.first,{ $0 == $1() },"2 lessons, 11 exercises, 4 passed.",expression: .__fromBinaryOperation(.__fromSyntaxNode("map.lines.first"),"==",.__fromStringLiteral(#""2 lessons, 11 exercises, 4 passed.""#, "2 lessons, 11 exercises, 4 passed.")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:128:9-128:73
