import NibDocument

/// The sources that start before the unit tests of a project: they launch the app around those that it hosts, let
/// frames come while the others wait, and have all of them find their files in `Bundle.main`.
struct TestEntries {
  /// The module of the app, nil where the project makes frameworks alone.
  let app: String?
  /// The name of the package, which its folders of resources begin with.
  let package: String
  let tests: [XcodeProject.Target]
  /// Whether frameworks of the project come with a bundle.
  let hasFrameworks: Bool

  /// The source for a target; nil for targets that hold no unit tests.
  func text(of target: XcodeProject.Target) -> String? {
    guard target.kind == .unitTests else { return nil }
    guard target.isHosted, let app else {
      return Self.alone(target.sources, call: isAnyHosted ? nil : findsResources)
    }
    // Not an import of this file's, for whoever reads the lines.
    let word = "import"
    let others = tests.filter { $0.kind == .unitTests && $0.moduleName != target.moduleName }
    return """
      \(word) UIKitTestSupport

      // The tests run inside the app, which starts before the first of them.
      @_silgen_name("\(app)_main") private func appMain(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32

      private enum Host {
        @section(".init_array") @used static let entry: @convention(c) () -> Void = {
          HostedApp.startBeforeTests(
            of: "\(app)", in: \(Self.list([target] + others))
          ) { appMain($0, $1) }
        }
      }

      """ + TestSources.placeOfSpecs(among: target.sources)
  }

  private var isAnyHosted: Bool {
    app != nil && tests.contains { $0.kind == .unitTests && $0.isHosted }
  }

  /// The call that has tests which no app hosts find their files and those of frameworks; nil where there are none.
  private var findsResources: String? {
    let own = tests.filter { $0.kind == .unitTests && !$0.resources.isEmpty }
    guard !own.isEmpty || hasFrameworks else { return nil }
    return Self.findsResources(ofPackage: package, tests: own.map(\.moduleName))
  }

  /// The call that has tests find their files in `Bundle.main`.
  ///
  /// - Parameters:
  ///   - package: the name of the written package.
  ///   - tests: the targets of tests with resources.
  static func findsResources(ofPackage package: String, tests: [String]) -> String {
    let list = tests.isEmpty ? "" : ", tests: " + tests.map(\.quoted).joined(separator: ", ")
    return "HostedApp.findResources(ofPackage: \(package.quoted)\(list))"
  }

  private static func list(_ targets: [XcodeProject.Target]) -> String {
    targets.map { "\"\($0.moduleName)\"" }.joined(separator: ", ")
  }

  /// The source for tests that no app hosts.
  ///
  /// - Parameter call: what else is called while the process is loaded.
  static func alone(_ sources: [String], call: String? = nil) -> String {
    """
    \("import") UIKitTestSupport

    // Frames come while the tests wait for something.
    private enum Frames {
      @section(".init_array") @used static let entry: @convention(c) () -> Void = {
        \(call.map { $0 + "\n    " } ?? "")HostedApp.runFramesDuringTests()
      }
    }

    """ + TestSources.placeOfSpecs(among: sources)
  }
}
