Testing.__checkBinaryOperation(status,{ $0 == $1() },.exited(Hub.Exit.unavailable),expression: .__fromBinaryOperation(.__fromSyntaxNode("status"),"==",.__fromSyntaxNode(".exited(Hub.Exit.unavailable)")),comments: ["\(system): \(said)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/BuildSystemTests.swift:30:13-30:83
