Testing.__checkBinaryOperation(check.status,{ $0 == $1() },.exited(128 + SIGINT),expression: .__fromBinaryOperation(.__fromSyntaxNode("check.status"),"==",.__fromSyntaxNode(".exited(128 + SIGINT)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Commands/ProgramTests.swift:29:9-29:55
