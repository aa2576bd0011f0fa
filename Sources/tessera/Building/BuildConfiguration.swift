import ArgumentParser

/// How programs are built.
enum BuildConfiguration: String, ExpressibleByArgument {
  case release
  /// Slow lists, and a program that debuggers understand; builds sooner after a change of UIKit.
  case debug
}
