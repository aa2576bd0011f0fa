/// What of a project is built.
extension XcodeProject {
  /// The unit tests that go with an app, or with no app: those that run inside another one are not among
  /// them, nor those for other systems. In a project without apps those are among them that would run inside of one
  /// which it has lost.
  package func tests(with app: Target?) -> [Target] {
    let all = targets.filter { $0.kind == .unitTests && !$0.sources.isEmpty && $0.isForIOS }
    let others = targets.filter { $0.kind == .application && $0.name != app?.name }
    let hasApps = targets.contains { $0.kind == .application }
    var modules: Set<String> = []
    return all.filter { test in
      if let app, test.isTest(of: app) { return modules.insert(test.moduleName).inserted }
      let isOthers = test.isHosted && hasApps || others.contains { test.isTest(of: $0) }
      return !isOthers && modules.insert(test.moduleName).inserted
    }
  }

  /// The tests that use an app from outside, each module once.
  package func uiTests(of app: Target) -> [Target] {
    var modules: Set<String> = []
    return targets.filter {
      $0.isUITest(of: app) && !$0.sources.isEmpty && $0.isForIOS
        && modules.insert($0.moduleName).inserted
    }
  }

  /// The targets of the app, and of the tests, those that others need first; without an app all
  /// frameworks.
  ///
  /// Of several that make the same module the first counts: those for iOS go before others.
  package func built(for app: Target?, _ tests: [Target]) -> [Target] {
    var wanted = app.map { libraries(of: $0) + [$0] } ?? []
    wanted += tests.flatMap { libraries(of: $0) }
    if app == nil {
      for framework in targets where framework.kind == .framework && framework.isForIOS {
        guard !framework.sources.isEmpty else { continue }
        wanted += libraries(of: framework) + [framework]
      }
    }
    var modules: Set<String> = []
    return wanted.filter { modules.insert($0.moduleName).inserted }
  }
}
