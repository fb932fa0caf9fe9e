Testing.__checkBinaryOperation(map.status,{ $0 == $1() },.exited(0),expression: .__fromBinaryOperation(.__fromSyntaxNode("map.status"),"==",.__fromSyntaxNode(".exited(0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Commands/ProgramTests.swift:13:9-13:42
