import PlatformInterface
import QuartzCore

/// The scenes of the process, and the screen they lie on.
@MainActor
package enum SceneRegistry {
  /// The scenes in the order of their connection.
  package private(set) static var scenes: [UIWindowScene] = []

  static func add(_ scene: UIWindowScene) {
    if scenes.isEmpty { answerDisplayLinks(makingScene: false) }
    scenes.append(scene)
  }

  /// Has display links run where no window was ever made, by a scene that the first of them brings in.
  ///
  /// Called for tests that no app hosts, around which frames come on iOS, too. Evidence:
  /// https://github.com/timdonnelly/Advance/blob/master/Tests/AdvanceTests/DisplayLinkTests.swift
  package static func serveDisplayLinks() {
    if scenes.isEmpty { answerDisplayLinks(makingScene: true) }
  }

  /// Display links belong to no window; whichever makes frames serves them.
  private static func answerDisplayLinks(makingScene: Bool) {
    DisplayLinks.requestFrame = {
      MainThread.later {
        if makingScene, scenes.isEmpty, DisplayLinks.areRunning {
          _ = ApplicationLifeCycle.connectImplicitScene()
        }
        for scene in scenes { scene.host.loop.setNeedsFrame() }
      }
    }
  }

  static func remove(_ scene: UIWindowScene) { scenes.removeAll { $0 === scene } }

  private static weak var lastActivated: UIWindowScene?

  static func wasActivated(_ scene: UIWindowScene) { lastActivated = scene }

  /// The scene that has the keyboard, else the one that had it last, else the first; what scripts drive and
  /// pictures show.
  package static var front: UIWindowScene? {
    scenes.first { $0.activationState == .foregroundActive }
      ?? scenes.first { $0 === lastActivated } ?? scenes.first
  }

  /// Where a window goes that was given no scene. A program without `UIApplicationMain`, such as a
  /// unit test, gets a scene of the platform's default size.
  static func sceneForNewWindow() -> UIWindowScene {
    front ?? ApplicationLifeCycle.connectImplicitScene()
  }

  static var screenSize: CGSize {
    front?.host.size ?? KeptWindow.ofLaunch?.size
      ?? PlatformServices.current.application.defaultWindow.size
  }

  static var screenScale: CGFloat {
    front?.host.scale ?? PlatformServices.current.application.defaultWindow.scale
  }
}

extension SceneHost {
  /// Views made before a window is there look as on the device that the platform stands for now. For
  /// test support, which changes the device under a running process.
  package static func platformWasConfigured() {
    let application = PlatformServices.current.application
    SystemTraits.take(application.environment, scale: SceneRegistry.screenScale)
  }
}

extension SystemTraits {
  /// For views outside any window; asks the platform for its environment the first time.
  @MainActor
  static var forNewViews: UITraitCollection {
    if !hasEnvironment { readEnvironment() }
    return shared.collection
  }

  @MainActor
  static var layoutDirection: UIUserInterfaceLayoutDirection {
    forNewViews.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  @MainActor private static var hasEnvironment = false

  @MainActor
  private static func readEnvironment() {
    hasEnvironment = true
    let application = PlatformServices.current.application
    take(application.environment, scale: application.defaultWindow.scale)
  }

  /// Takes over what the desktop or the command line says.
  @MainActor
  static func take(_ environment: PlatformEnvironment, scale: CGFloat) {
    hasEnvironment = true
    var values = values(of: environment)
    values.displayScale = scale
    let classes = DeviceMetrics.sizeClasses(
      of: SceneRegistry.screenSize, idiom: values.userInterfaceIdiom)
    values.horizontalSizeClass = classes.horizontal
    values.verticalSizeClass = classes.vertical
    if values != shared.collection.values { shared.collection = UITraitCollection(values: values) }
  }

  /// iOS-BEHAVIOUR: a program's list may fix its appearance. Evidence:
  /// https://developer.apple.com/documentation/bundleresources/information-property-list/uiuserinterfacestyle
  @MainActor
  static func values(of environment: PlatformEnvironment) -> TraitValues {
    var values = TraitValues()
    values.userInterfaceStyle =
      AppInfo.userInterfaceStyle ?? (environment.appearance == .dark ? .dark : .light)
    values.userInterfaceIdiom = environment.idiom == .pad ? .pad : .phone
    values.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
    values.accessibilityContrast = environment.increasesContrast ? .high : .normal
    values.legibilityWeight = environment.hasBoldText ? .bold : .regular
    values.displayGamut = .SRGB
    values.forceTouchCapability = .unavailable
    values.userInterfaceLevel = .base
    values.activeAppearance = .active
    values.sceneCaptureState = .inactive
    values.preferredContentSizeCategory =
      UIContentSizeCategory(name: environment.textSize) ?? .large
    return values
  }
}
