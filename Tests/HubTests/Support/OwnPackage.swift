import Foundation

@testable import Hub

/// The folder of the package that these tests are a part of.
let ownPackage = try! Checkout(containing: URL(fileURLWithPath: #filePath).deletingLastPathComponent()).root
