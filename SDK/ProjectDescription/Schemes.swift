/// A variable of the environment.
public struct EnvironmentVariable: Codable, Hashable, ExpressibleByStringInterpolation {
  public var value: String
  public var isEnabled: Bool

  public init(value: String, isEnabled: Bool = true) {
    self.value = value
    self.isEnabled = isEnabled
  }

  public init(stringLiteral value: String) { self.init(value: value) }

  public static func environmentVariable(value: String, isEnabled: Bool = true) -> Self {
    Self(value: value, isEnabled: isEnabled)
  }
}

/// An argument that a program is started with.
public struct LaunchArgument: Codable, Equatable {
  public var name: String
  public var isEnabled: Bool

  public init(name: String, isEnabled: Bool = true) {
    self.name = name
    self.isEnabled = isEnabled
  }

  public static func launchArgument(name: String, isEnabled: Bool = true) -> Self {
    Self(name: name, isEnabled: isEnabled)
  }
}

/// What a program is started with.
public struct Arguments: Codable, Equatable {
  public var environmentVariables: [String: EnvironmentVariable]
  public var launchArguments: [LaunchArgument]

  public init(environment: [String: String] = [:], launchArguments: [LaunchArgument] = []) {
    environmentVariables = environment.mapValues { EnvironmentVariable(value: $0) }
    self.launchArguments = launchArguments
  }

  @_disfavoredOverload
  public init(environment: [String: String] = [:], launchArguments: [String: Bool]) {
    self.init(environment: environment, launch: launchArguments)
  }

  public init(environment: [String: String] = [:], launch: [String: Bool]) {
    self.init(
      environment: environment,
      launchArguments: launch.map { LaunchArgument(name: $0.key, isEnabled: $0.value) })
  }

  public static func arguments(
    environmentVariables: [String: EnvironmentVariable] = [:],
    launchArguments: [LaunchArgument] = []
  ) -> Self {
    var result = Self(launchArguments: launchArguments)
    result.environmentVariables = environmentVariables
    return result
  }

  @_disfavoredOverload
  public static func arguments(
    environment: [String: String], launchArguments: [LaunchArgument] = []
  ) -> Self { Self(environment: environment, launchArguments: launchArguments) }
}

/// A target of this project or of another one.
public struct TargetReference: Codable, Hashable, ExpressibleByStringInterpolation {
  public var projectPath: Path?
  public var targetName: String

  public init(projectPath: Path?, target: String) {
    self.projectPath = projectPath
    targetName = target
  }

  public init(stringLiteral value: String) { self.init(projectPath: nil, target: value) }

  public static func project(path: Path, target: String) -> Self {
    Self(projectPath: path, target: target)
  }

  public static func target(_ name: String) -> Self { Self(projectPath: nil, target: name) }
}

/// A script before or after something that Xcode does; none is run here.
public struct ExecutionAction: Codable, Equatable {
  public init(
    title: String = "Run Script", scriptText: String, target: TargetReference? = nil,
    shellPath: String? = nil
  ) {}

  public static func executionAction(
    title: String = "Run Script", scriptText: String, target: TargetReference? = nil,
    shellPath: String? = nil
  ) -> Self { Self(scriptText: scriptText) }
}

/// The order in which Xcode builds targets.
public enum BuildOrder: String, Codable {
  case dependency, manual
}

/// What a scheme builds.
public struct BuildAction: Codable, Equatable {
  public var targets: [TargetReference]

  public init(
    targets: [TargetReference], preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], runPostActionsOnFailure: Bool = false
  ) {
    self.targets = targets
  }

  public static func buildAction(
    targets: [TargetReference], preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], buildOrder: BuildOrder = .dependency,
    runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
  ) -> BuildAction { BuildAction(targets: targets) }

  public static func buildAction(
    buildActionTargets: [BuildActionTarget], preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], buildOrder: BuildOrder = .dependency,
    runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
  ) -> BuildAction { BuildAction(targets: buildActionTargets.map(\.target)) }
}

/// A target that a scheme builds, and what for.
public struct BuildActionTarget: Codable, Equatable {
  public enum BuildFor: String, Codable, CaseIterable {
    case analyzing, archiving, profiling, running, testing
  }

  public var target: TargetReference

  public static func target(
    _ name: String, buildFor: Set<BuildFor> = Set(BuildFor.allCases)
  ) -> Self { Self(target: .target(name)) }

  public static func project(
    path: Path, target: String, buildFor: Set<BuildFor> = Set(BuildFor.allCases)
  ) -> Self { Self(target: .project(path: path, target: target)) }
}

/// Tests that a scheme runs.
public struct TestableTarget: Codable, Equatable, ExpressibleByStringInterpolation {
  public enum Parallelization: String, Codable {
    case disabled, swiftTestingOnly, enabled
  }

  public var target: TargetReference
  public var isSkipped: Bool

  public init(
    target: TargetReference, skipped: Bool = false, parallelizable: Bool = false,
    randomExecutionOrdering: Bool = false
  ) {
    self.target = target
    isSkipped = skipped
  }

  public init(stringLiteral value: String) { self.init(target: .target(value)) }

  public static func testableTarget(
    target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool,
    isRandomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
  ) -> Self { Self(target: target, skipped: isSkipped) }

  public static func testableTarget(
    target: TargetReference, isSkipped: Bool = false,
    parallelization: Parallelization = .disabled, isRandomExecutionOrdering: Bool = false,
    simulatedLocation: SimulatedLocation? = nil
  ) -> Self { Self(target: target, skipped: isSkipped) }

  public static func target(_ name: String) -> Self { Self(target: .target(name)) }
}

/// A test plan that is described, not a file.
public struct TestPlan: Codable, Equatable {
  public var testTargets: [TestableTarget]

  public static func testPlan(
    name: String, testTargets: [TestableTarget] = [], isDefault: Bool = false
  ) -> Self { Self(testTargets: testTargets) }
}

/// How a scheme runs tests.
public struct TestAction: Codable, Equatable {
  public var testPlans: [Path]?
  public var targets: [TestableTarget]
  public var arguments: Arguments?
  public var skippedTests: [String]

  init(
    _ targets: [TestableTarget], plans: [Path]? = nil, arguments: Arguments? = nil,
    skippedTests: [String] = []
  ) {
    self.targets = targets
    testPlans = plans
    self.arguments = arguments
    self.skippedTests = skippedTests
  }

  public init(
    targets: [TestableTarget], arguments: Arguments? = nil,
    configurationName: ConfigurationName = .debug, coverage: Bool = false,
    codeCoverageTargets: [TargetReference] = [], preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
    language: SchemeLanguage? = nil, region: String? = nil
  ) {
    self.init(targets, arguments: arguments)
  }

  public static func targets(
    _ targets: [TestableTarget], arguments: Arguments? = nil,
    configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
    expandVariableFromTarget: TargetReference? = nil, preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], options: TestActionOptions = .options(),
    diagnosticsOptions: SchemeDiagnosticsOptions = .options(), skippedTests: [String] = []
  ) -> Self { Self(targets, arguments: arguments, skippedTests: skippedTests) }

  @_disfavoredOverload
  public static func testPlans(
    _ testPlans: [Path], configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
    preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
  ) -> Self { Self([], plans: testPlans) }

  public static func testPlans(
    _ testPlans: Path..., configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
    preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
  ) -> Self { Self([], plans: testPlans) }

  public static func testPlans(
    default: Path, other: [Path] = [], configuration: ConfigurationName = .debug,
    preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
  ) -> Self { Self([], plans: [`default`] + other) }

  @_disfavoredOverload
  public static func testPlans(
    _ testPlans: [TestPlan], configuration: ConfigurationName = .debug,
    attachDebugger: Bool = true, preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = []
  ) -> Self { Self(testPlans.flatMap(\.testTargets)) }
}

/// What a scheme launches.
public enum Executable: Codable, Equatable {
  case askOnLaunch
  case executable(TargetReference?)
}

/// How a scheme launches an app.
public struct RunAction: Codable, Equatable {
  public var executable: TargetReference?
  public var arguments: Arguments?

  public init(
    configurationName: ConfigurationName = .debug, executable: TargetReference? = nil,
    filePath: Path? = nil, arguments: Arguments? = nil, options: RunActionOptions = .options(),
    diagnosticsOptions: SchemeDiagnosticsOptions = .options()
  ) {
    self.executable = executable
    self.arguments = arguments
  }

  public static func runAction(
    configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
    customLLDBInitFile: Path? = nil, preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
    customWorkingDirectory: Path? = nil, filePath: Path? = nil, arguments: Arguments? = nil,
    options: RunActionOptions = .options(),
    diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
    metalOptions: MetalOptions = .options(), expandVariableFromTarget: TargetReference? = nil,
    launchStyle: LaunchStyle = .automatically, appClipInvocationURLString: String? = nil
  ) -> RunAction { RunAction(executable: executable, arguments: arguments) }

  @_disfavoredOverload
  public static func runAction(
    configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
    customLLDBInitFile: Path? = nil, preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], executable: Executable,
    customWorkingDirectory: Path? = nil, filePath: Path? = nil, arguments: Arguments? = nil,
    options: RunActionOptions = .options(),
    diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
    metalOptions: MetalOptions = .options(), expandVariableFromTarget: TargetReference? = nil,
    launchStyle: LaunchStyle = .automatically, appClipInvocationURLString: String? = nil
  ) -> RunAction {
    guard case .executable(let target) = executable else { return RunAction(arguments: arguments) }
    return RunAction(executable: target, arguments: arguments)
  }
}

/// How a scheme makes an archive; none is made here.
public struct ArchiveAction: Codable, Equatable {
  public init(
    configurationName: ConfigurationName = .release, revealArchiveInOrganizer: Bool = true,
    customArchiveName: String? = nil, preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = []
  ) {}

  public static func archiveAction(
    configuration: ConfigurationName = .release, revealArchiveInOrganizer: Bool = true,
    customArchiveName: String? = nil, preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = []
  ) -> ArchiveAction { ArchiveAction() }
}

/// How a scheme measures an app; nothing is measured here.
public struct ProfileAction: Codable, Equatable {
  public init(
    configurationName: ConfigurationName = .release, executable: TargetReference? = nil,
    arguments: Arguments? = nil
  ) {}

  public static func profileAction(
    configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [],
    postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
    arguments: Arguments? = nil
  ) -> ProfileAction { ProfileAction() }
}

/// How a scheme looks for mistakes; nothing is looked for here.
public struct AnalyzeAction: Codable, Equatable {
  public init(configurationName: ConfigurationName = .debug) {}

  public static func analyzeAction(configuration: ConfigurationName = .debug) -> AnalyzeAction {
    AnalyzeAction()
  }
}

/// What is built, launched and tested under one name.
public struct Scheme: Codable, Equatable {
  public var name: String
  public var buildAction: BuildAction?
  public var testAction: TestAction?
  public var runAction: RunAction?

  public init(
    name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
    testAction: TestAction? = nil, runAction: RunAction? = nil,
    archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
    analyzeAction: AnalyzeAction? = nil
  ) {
    self.name = name
    self.buildAction = buildAction
    self.testAction = testAction
    self.runAction = runAction
  }

  public static func scheme(
    name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
    testAction: TestAction? = nil, runAction: RunAction? = nil,
    archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
    analyzeAction: AnalyzeAction? = nil
  ) -> Self {
    Self(name: name, buildAction: buildAction, testAction: testAction, runAction: runAction)
  }
}
