import ArgumentParser

/// How programs are built.
enum BuildConfiguration: String, ExpressibleByArgument {
  /// Optimised; takes minutes after a change of UIKit.
  case release
  /// A program that debuggers understand, soon built.
  case debug

  /// Behind the name of what is built.
  var purpose: String { self == .debug ? "for debugging" : "optimised" }

  /// What SwiftPM needs besides to build tests that import modules with `@testable`.
  var testArguments: [String] { self == .debug ? [] : ["-Xswiftc", "-enable-testing"] }
}
