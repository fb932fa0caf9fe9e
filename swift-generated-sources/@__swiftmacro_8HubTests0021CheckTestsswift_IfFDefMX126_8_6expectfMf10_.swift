Testing.__checkBinaryOperation(Hub(directory: course.root, terminal: map).run([]),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("Hub(directory: course.root, terminal: map).run([])"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:127:9-127:73
