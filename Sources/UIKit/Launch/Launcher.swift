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
    KeptDefaults.watch()
    OutputCapture.printByLine()
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
      if let options {
        try ProcessSettings.apply(options)
      } else {
        ProcessSettings.chooseLocale(of: .window)
      }
      if let path = options?.previewListPath { return try Previews.writeList(to: path) }
      if let icons = options?.iconScaling {
        try ScaledIcons.write(icons)
        return 0
      }
      let delegateClass = Previews.delegateClass(for: options) ?? delegateClass
      let window = options?.mode != .headless
      let links = window ? LaunchLinks.of(CommandLine.arguments) : []
      // What the command starts is a program of its own, however many of it run.
      if options == nil, isHandedOver(links) { return 0 }
      guard install(options ?? LaunchOptions()) else { return 1 }
      let automation = try options.flatMap { try Automation($0) }
      if window, automation == nil {
        keepWindows()
        KeptDefaults.keep()
      } else if options?.sessionPath != nil, getenv("CFFIXED_USER_HOME") != nil {
        // A home of its own outlives a launch, as that of an app on a simulator does.
        KeptDefaults.keep()
      }
      return run(delegateClass, automation, links)
    } catch {
      Log.write("\(error)")
      return 1
    }
  }

  private static func run(
    _ delegateClass: NSObject.Type?, _ automation: Automation?, _ links: [URL]
  ) -> Int32 {
    makeFolders()
    let status = PlatformServices.current.application.run {
      let delegate = delegateClass.map(makeDelegate)
      ApplicationLifeCycle.launch(delegate: delegate, links: links)
      automation?.start()
    }
    automation?.finish()
    KeptDefaults.write()
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

  /// Whether the program has an `Info.plist` of an app, with a name of its own on the desktop.
  private static var isApp: Bool { AppInfo.dictionary["CFBundleIdentifier"] != nil }

  #if GTK
    private static var instance: ProgramInstance?
  #endif

  /// Gives what the program was started for to an earlier start that runs still.
  ///
  /// - Returns: false where this is the first one, or a program that the desktop does not know.
  private static func isHandedOver(_ links: [URL]) -> Bool {
    #if GTK
      guard isApp, let made = ProgramInstance(AppIdentity.current.identifier) else { return false }
      guard made.isFirst else {
        made.handOver(links)
        return true
      }
      instance = made
    #endif
    return false
  }

  /// The program's windows are those of its last run, by a file among the user's state.
  private static func keepWindows() {
    let environment = ProcessInfo.processInfo.environment
    let state =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? NSHomeDirectory() + "/.local/state"
    guard isApp else { return }
    SceneSessionStore.file = URL(
      fileURLWithPath: "\(state)/\(AppIdentity.current.identifier)/windows.plist")
  }

  /// iOS-BEHAVIOUR: an app writes into its folder of documents without making it first. Programs that
  /// are no app of an Xcode project are left alone. Evidence: unmeasured.
  private static func makeFolders() {
    guard isApp else { return }
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
            applicationID: app.identifier, name: app.name, window: window, instance: instance,
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
