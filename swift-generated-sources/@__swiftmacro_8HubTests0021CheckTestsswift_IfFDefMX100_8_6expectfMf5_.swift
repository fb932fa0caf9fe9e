Testing.__checkBinaryOperation(both.map(\.status),{ $0 == $1() },[.exited(0), .exited(0)],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"both.map(\.status)"#),"==",.__fromSyntaxNode("[.exited(0), .exited(0)]")),comments: ["\(both.map(\.output))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:101:9-101:89
