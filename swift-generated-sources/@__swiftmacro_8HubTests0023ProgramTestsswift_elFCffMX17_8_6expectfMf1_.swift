Testing.__checkBinaryOperation(refusal.status,{ $0 == $1() },.exited(64),expression: .__fromBinaryOperation(.__fromSyntaxNode("refusal.status"),"==",.__fromSyntaxNode(".exited(64)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Commands/ProgramTests.swift:18:9-18:47
