import NibDocument

extension XcodeProject {
  /// Has targets depend on frameworks of the project that they import and neither name nor link.
  ///
  /// Xcode finds such a framework among the products as soon as it was built once, by its own scheme, and the program
  /// links it by itself; the simulator looks for it there, too.
  mutating func addImportedFrameworks() {
    let frameworks = targets.filter { $0.kind == .framework && $0.isForIOS && !$0.sources.isEmpty }
    guard !frameworks.isEmpty else { return }
    for place in targets.indices where targets[place].kind != .bundle && targets[place].isForIOS {
      let behind = libraries(of: targets[place])
      let reached = Set(behind.map(\.moduleName) + [targets[place].moduleName])
      let others = frameworks.filter {
        !reached.contains($0.moduleName) && !targets[place].packageProducts.contains($0.moduleName)
      }
      guard !others.isEmpty else { continue }
      let imports = TestSources.imports(of: targets[place])
      var added: Set<String> = []
      for framework in others where imports.contains(framework.moduleName) {
        // What imports the target itself would make a circle.
        guard !libraries(of: framework).contains(where: { $0.name == targets[place].name }),
          added.insert(framework.moduleName).inserted
        else { continue }
        targets[place].dependencies.append(framework.name)
      }
    }
  }
}
