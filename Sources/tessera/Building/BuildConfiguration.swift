import ArgumentParser

/// How programs are built.
enum BuildConfiguration: String, ExpressibleByArgument {
  /// Optimised; takes minutes after a change of UIKit.
  case release
  /// A program that debuggers understand, soon built.
  case debug

  /// Behind the name of what is built.
  var purpose: String { self == .debug ? "for debugging" : "optimised" }
}
