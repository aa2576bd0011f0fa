/// The source that starts before the tests of a program.
enum TestHost {
  /// - Parameter names: of the package, of the program's target and of the tests'.
  static func text(_ names: [String]) -> String {
    let quoted = names.map { name in
      "\"" + String(name.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }) + "\""
    }
    // Not an import of this file's, for whoever reads the lines.
    let word = "import"
    return """
      \(word) UIKitTestSupport

      // The tests find the program's resources in Bundle.main, and frames come while they wait.
      private enum TestHost {
        @section(".init_array") @used static let entry: @convention(c) () -> Void = {
          HostedApp.findResources(ofPackage: \(quoted[0]), targets: [\(quoted[1]), \(quoted[2])])
          HostedApp.runFramesDuringTests()
        }
      }

      """
  }
}
