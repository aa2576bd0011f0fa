import Foundation

/// Where the build that made the tests has put its other programs.
enum TestProducts {
  static var folder: URL {
    let tests = Bundle.main.bundleURL
    return tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
  }
}
