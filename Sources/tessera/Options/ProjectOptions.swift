import ArgumentParser
import NibDocument

/// What is meant of a project that holds several things, and what it may do.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The app, where a project or a package makes several: its target's name.", valueName: "name"))
  var target: String?

  @Option(help: ArgumentHelp("The app that a scheme of Xcode's launches.", valueName: "name"))
  var scheme: String?

  @Flag(
    help: """
      Builds packages of a project without asking, and runs manifests of Tuist's, that have not run on this \
      machine before.
      """)
  var trust = false

  /// Nothing said.
  static var none: ProjectOptions {
    var options = ProjectOptions()
    options.target = nil
    options.scheme = nil
    options.trust = false
    return options
  }

  func validate() throws {
    guard target == nil || scheme == nil else {
      throw ValidationError("Either --target or --scheme says which app is meant; found both.")
    }
  }

  /// The same with the app that a scheme of a description launches named as the target.
  func naming(_ schemes: [DescribedProject.Scheme]) -> ProjectOptions {
    guard let app = schemes.first(where: { $0.name == scheme })?.app else { return self }
    var options = self
    (options.target, options.scheme) = (app, nil)
    return options
  }

  /// The app of a project that is meant: the one that was named, else the one that the project itself is
  /// named for; nil where it makes none.
  ///
  /// - Parameters:
  ///   - path: of the `.xcodeproj` or the description of one; nil where there is none.
  ///   - note: gets a sentence where there was a choice.
  func application(
    of project: XcodeProject, at path: String?, note: (String) -> Void
  ) throws(Failure) -> XcodeProject.Target? {
    var wanted = target
    if let scheme, let path {
      wanted = XcodeScheme.target(of: scheme, project: path)
      // Xcode makes a scheme for each target where nobody else has.
      if wanted == nil, project.targets.contains(where: { $0.name == scheme }) { wanted = scheme }
      guard wanted != nil else {
        let names = XcodeScheme.names(of: path)
        throw .usage(
          "--scheme should name a scheme of \(project.name); it has "
            + (names.isEmpty ? "none in files" : names.joined(separator: ", "))
            + ", found \(scheme).")
      }
    }
    let all = project.applications
    guard let wanted else {
      if all.count > 1, let chosen = project.application {
        let others = all.map(\.name).filter { $0 != chosen.name }.joined(separator: ", ")
        note(
          "\(project.name) makes several apps; this is \(chosen.name). The others: \(others); "
            + "choose with --target NAME.")
      }
      return project.application
    }
    guard
      let chosen = project.targets.first(where: { $0.name == wanted && $0.kind == .application })
    else {
      let names = all.isEmpty ? "none" : all.map(\.name).joined(separator: ", ")
      throw .usage("\(project.name) should have an app \(wanted); its apps are \(names).")
    }
    return chosen
  }
}
