/// Something that a project makes.
public struct Target: Codable, Equatable {
  public var name: String
  public var destinations: Destinations
  public var product: Product
  public var productName: String?
  public var bundleId: String
  public var deploymentTargets: DeploymentTargets?
  public var infoPlist: InfoPlist?
  public var sources: SourceFilesList?
  public var resources: ResourceFileElements?
  public var buildableFolders: [BuildableFolder]
  public var copyFiles: [CopyFilesAction]?
  public var headers: Headers?
  public var entitlements: Entitlements?
  public var scripts: [TargetScript]
  public var dependencies: [TargetDependency]
  public var settings: Settings?
  public var coreDataModels: [CoreDataModel]
  public var environmentVariables: [String: EnvironmentVariable]
  public var launchArguments: [LaunchArgument]
  public var additionalFiles: [FileElement]
  public var buildRules: [BuildRule]
  public var mergedBinaryType: MergedBinaryType
  public var mergeable: Bool
  public var onDemandResourcesTags: OnDemandResourcesTags?
  public var metadata: TargetMetadata

  /// The system of a target of Tuist 1 to 3.
  public var platform: Platform { destinations.platforms.contains(.iOS) ? .iOS : other }

  private var other: Platform { destinations.first?.platform ?? .iOS }

  public init(
    name: String, destinations: Destinations, product: Product, productName: String? = nil,
    bundleId: String, deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
    sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
    buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil,
    headers: Headers? = nil, entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
    dependencies: [TargetDependency] = [], settings: Settings? = nil,
    coreDataModels: [CoreDataModel] = [],
    environmentVariables: [String: EnvironmentVariable] = [:],
    launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [],
    buildRules: [BuildRule] = [], mergedBinaryType: MergedBinaryType = .disabled,
    mergeable: Bool = false, onDemandResourcesTags: OnDemandResourcesTags? = nil,
    metadata: TargetMetadata = .default
  ) {
    self.name = name
    self.destinations = destinations
    self.product = product
    self.productName = productName
    self.bundleId = bundleId
    self.deploymentTargets = deploymentTargets
    self.infoPlist = infoPlist
    self.sources = sources
    self.resources = resources
    self.buildableFolders = buildableFolders
    self.copyFiles = copyFiles
    self.headers = headers
    self.entitlements = entitlements
    self.scripts = scripts
    self.dependencies = dependencies
    self.settings = settings
    self.coreDataModels = coreDataModels
    self.environmentVariables = environmentVariables
    self.launchArguments = launchArguments
    self.additionalFiles = additionalFiles
    self.buildRules = buildRules
    self.mergedBinaryType = mergedBinaryType
    self.mergeable = mergeable
    self.onDemandResourcesTags = onDemandResourcesTags
    self.metadata = metadata
  }

  /// As manifests of Tuist 1 to 3 describe a target.
  public init(
    name: String, platform: Platform, product: Product, productName: String? = nil,
    bundleId: String, deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default,
    sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
    copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
    entitlements: Entitlements? = nil, actions: [TargetAction] = [],
    scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
    settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
    environment: [String: String] = [:],
    environmentVariables: [String: EnvironmentVariable] = [:],
    launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [],
    buildRules: [BuildRule] = [], mergedBinaryType: MergedBinaryType = .disabled,
    mergeable: Bool = false
  ) {
    let destinations: Destinations =
      switch platform {
      case .iOS: .iOS
      case .macOS: .macOS
      case .watchOS: .watchOS
      case .tvOS: .tvOS
      case .visionOS: .visionOS
      }
    var targets: DeploymentTargets?
    switch deploymentTarget {
    case .iOS(let version, _, _)?: targets = .iOS(version)
    case .macOS(let version)?: targets = .macOS(version)
    case .watchOS(let version)?: targets = .watchOS(version)
    case .tvOS(let version)?: targets = .tvOS(version)
    case .visionOS(let version)?: targets = .visionOS(version)
    case nil: break
    }
    self.init(
      name: name, destinations: destinations, product: product, productName: productName,
      bundleId: bundleId, deploymentTargets: targets, infoPlist: infoPlist, sources: sources,
      resources: resources, copyFiles: copyFiles, headers: headers, entitlements: entitlements,
      scripts: actions + scripts, dependencies: dependencies, settings: settings,
      coreDataModels: coreDataModels,
      environmentVariables: environment.mapValues { EnvironmentVariable(stringLiteral: $0) }
        .merging(environmentVariables) { $1 },
      launchArguments: launchArguments, additionalFiles: additionalFiles, buildRules: buildRules,
      mergedBinaryType: mergedBinaryType, mergeable: mergeable)
  }

  /// The same with the file of the entitlements by its path.
  @_disfavoredOverload
  public init(
    name: String, platform: Platform, product: Product, productName: String? = nil,
    bundleId: String, deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default,
    sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
    copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil, entitlements: Path?,
    actions: [TargetAction] = [], scripts: [TargetScript] = [],
    dependencies: [TargetDependency] = [], settings: Settings? = nil,
    coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
    launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [],
    buildRules: [BuildRule] = []
  ) {
    self.init(
      name: name, platform: platform, product: product, productName: productName,
      bundleId: bundleId, deploymentTarget: deploymentTarget, infoPlist: infoPlist,
      sources: sources, resources: resources, copyFiles: copyFiles, headers: headers,
      entitlements: entitlements.map { Entitlements.file(path: $0) }, actions: actions,
      scripts: scripts, dependencies: dependencies, settings: settings,
      coreDataModels: coreDataModels, environment: environment, launchArguments: launchArguments,
      additionalFiles: additionalFiles, buildRules: buildRules)
  }

  /// The same with arguments as manifests of Tuist 1 list them.
  @_disfavoredOverload
  public init(
    name: String, platform: Platform, product: Product, productName: String? = nil,
    bundleId: String, deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default,
    sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
    headers: Headers? = nil, entitlements: Entitlements? = nil, actions: [TargetAction] = [],
    dependencies: [TargetDependency] = [], settings: Settings? = nil,
    coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
    launchArguments: [String: Bool]
  ) {
    self.init(
      name: name, platform: platform, product: product, productName: productName,
      bundleId: bundleId, deploymentTarget: deploymentTarget, infoPlist: infoPlist,
      sources: sources, resources: resources, headers: headers, entitlements: entitlements,
      actions: actions, dependencies: dependencies, settings: settings,
      coreDataModels: coreDataModels, environment: environment,
      launchArguments: launchArguments.map { LaunchArgument(name: $0.key, isEnabled: $0.value) })
  }

  public static func target(
    name: String, destinations: Destinations, product: Product, productName: String? = nil,
    bundleId: String, deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
    sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
    buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil,
    headers: Headers? = nil, entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
    dependencies: [TargetDependency] = [], settings: Settings? = nil,
    coreDataModels: [CoreDataModel] = [],
    environmentVariables: [String: EnvironmentVariable] = [:],
    launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [],
    buildRules: [BuildRule] = [], mergedBinaryType: MergedBinaryType = .disabled,
    mergeable: Bool = false, onDemandResourcesTags: OnDemandResourcesTags? = nil,
    metadata: TargetMetadata = .default
  ) -> Self {
    Self(
      name: name, destinations: destinations, product: product, productName: productName,
      bundleId: bundleId, deploymentTargets: deploymentTargets, infoPlist: infoPlist,
      sources: sources, resources: resources, buildableFolders: buildableFolders,
      copyFiles: copyFiles, headers: headers, entitlements: entitlements, scripts: scripts,
      dependencies: dependencies, settings: settings, coreDataModels: coreDataModels,
      environmentVariables: environmentVariables, launchArguments: launchArguments,
      additionalFiles: additionalFiles, buildRules: buildRules, mergedBinaryType: mergedBinaryType,
      mergeable: mergeable, onDemandResourcesTags: onDemandResourcesTags, metadata: metadata)
  }
}
