import CairoBackend
import Failures
import PlatformInterface
import UIKitCore

#if GTK
  import GTKBackend
#endif

/// Brings a process up: options, platform, delegate, loop.
@MainActor
enum Launcher {
  /// Runs the app until it ends.
  static func run(delegateClass: NSObject.Type?) -> Int32 {
    if !ApplicationLifeCycle.isHosted {
      let name = ProcessInfo.processInfo.processName
      AppBundle.enter(package: name, targets: [name])
    }
    do {
      let options = try LaunchOptions.fromEnvironment()
      LastWords.setFile(options?.lastWordsPath)
      if ApplicationLifeCycle.isHosted {
        try launchHosted(delegateClass, options ?? LaunchOptions())
        return 0
      }
      if let options { try ProcessSettings.apply(options) }
      if let path = options?.previewListPath { return try Previews.writeList(to: path) }
      let delegateClass = Previews.delegateClass(for: options) ?? delegateClass
      guard install(options ?? LaunchOptions()) else { return 1 }
      let automation = try options.flatMap { try Automation($0) }
      return run(delegateClass, automation)
    } catch {
      Log.write("\(error)")
      return 1
    }
  }

  private static func run(_ delegateClass: NSObject.Type?, _ automation: Automation?) -> Int32 {
    makeFolders()
    let status = PlatformServices.current.application.run {
      let delegate = delegateClass.map(makeDelegate)
      ApplicationLifeCycle.launch(delegate: delegate)
      automation?.start()
    }
    automation?.finish()
    return automation?.status(status) ?? status
  }

  /// Launches the app on a screen without a display and leaves the loop to the tests around it.
  private static func launchHosted(
    _ delegateClass: NSObject.Type?, _ options: LaunchOptions
  ) throws {
    var options = options
    options.device = options.device ?? DeviceProfile.named("iphone-se")
    try ProcessSettings.apply(options)
    installHeadless(options, title: AppIdentity.current.name)
    makeFolders()
    ApplicationLifeCycle.launch(delegate: delegateClass.map(makeDelegate))
  }

  /// iOS-BEHAVIOUR: an app writes into its folder of documents without making it first. Programs that
  /// are no app of an Xcode project are left alone. Evidence: unmeasured.
  private static func makeFolders() {
    guard AppInfo.dictionary["CFBundleIdentifier"] != nil else { return }
    let manager = FileManager.default
    let kinds: [FileManager.SearchPathDirectory] = [
      .documentDirectory, .cachesDirectory, .applicationSupportDirectory,
    ]
    for folder in kinds.flatMap({ manager.urls(for: $0, in: .userDomainMask) }) {
      try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  private static func makeDelegate(_ type: NSObject.Type) -> any UIApplicationDelegate {
    guard let delegate = ObjectFactory.make(type) as? any UIApplicationDelegate else {
      failure(
        "The application's delegate must conform to UIApplicationDelegate; \(type) does not.")
    }
    return delegate
  }

  // MARK: Platform

  /// Installs the platform the options ask for; false, after a sentence, where it cannot be had.
  private static func install(_ options: LaunchOptions) -> Bool {
    let app = AppIdentity.current
    switch options.mode {
    case .headless:
      installHeadless(options, title: app.name)
      return true
    case .window:
      #if GTK
        var window = WindowConfiguration(
          title: app.name, size: CGSize(width: 1024, height: 768), scale: 1)
        if let device = options.device {
          window.size = device.size
          window.scale = device.scale
        }
        return GTKBackend.install(
          GTKBackend.Configuration(
            applicationID: app.identifier, name: app.name, window: window,
            adjustEnvironment: { options.applied(to: $0) }))
      #else
        Log.write(
          "This app was built without the trait GTK and has no windows; use `tessera snapshot`, or "
            + "build it with the trait.")
        return false
      #endif
    }
  }

  private static func installHeadless(_ options: LaunchOptions, title: String) {
    let device = options.device ?? DeviceProfile.named("desktop")
    let size = device?.size ?? CGSize(width: 1024, height: 768)
    HeadlessPlatform.install(
      HeadlessApplication.Configuration(
        environment: options.applied(to: PlatformEnvironment()),
        window: WindowConfiguration(title: title, size: size, scale: device?.scale ?? 1)))
  }
}
