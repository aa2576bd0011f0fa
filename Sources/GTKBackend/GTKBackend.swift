import CGTK4
import CVirtualClock
import CairoBackend
import Foundation
import PlatformInterface

/// The desktop window: installs GTK as the platform of this process.
@MainActor
package enum GTKBackend {
  package struct Configuration: Sendable {
    /// Reverse-DNS name by which the desktop knows the program: window class, Wayland app id, icon.
    package var applicationID: String
    /// The program's name as users read it.
    package var name: String
    /// Size and title of a window nobody gave a size to; its scale is the desktop's.
    package var window: WindowConfiguration
    /// Hears of later starts of the program; nil where each start is a program of its own.
    package var instance: ProgramInstance?
    /// What the command line decided over the desktop's head. Called with the desktop's environment
    /// at the start and at each change; what it returns is what the application sees.
    package var adjustEnvironment: @MainActor @Sendable (PlatformEnvironment) -> PlatformEnvironment

    package init(
      applicationID: String, name: String,
      window: WindowConfiguration? = nil, instance: ProgramInstance? = nil,
      adjustEnvironment:
        @escaping @MainActor @Sendable (PlatformEnvironment) -> PlatformEnvironment = { $0 }
    ) {
      self.applicationID = applicationID
      self.name = name
      self.instance = instance
      self.window =
        window
        ?? WindowConfiguration(title: name, size: CGSize(width: 1280, height: 800), scale: 1)
      self.adjustEnvironment = adjustEnvironment
    }
  }

  /// Makes GTK the platform, in place of whatever was installed.
  ///
  /// Touches GTK only once a display is known to answer. Without one it says so on standard error,
  /// in one sentence with what to do instead, and returns false; the caller exits with status 1.
  package static func install(_ configuration: Configuration) -> Bool {
    guard let display = Display.open() else {
      Log.write(noDisplayMessage)
      return false
    }
    // Text, pictures and the rasteriser are the same in a window as without one.
    HeadlessPlatform.install()
    var services = PlatformServices.current
    let application = GTKApplication(configuration, display: display)
    services.application = application
    services.clipboard = GTKClipboard()
    services.primarySelection = GTKClipboard(isPrimary: true)
    services.notifications = DesktopNotifier(
      applicationID: configuration.applicationID, name: configuration.name)
    services.mediaControls = DesktopMediaControls(
      applicationID: configuration.applicationID, name: configuration.name)
    PlatformServices.install(services)
    tessera_clock_follow_machine(true)
    return true
  }

  static var noDisplayMessage: String {
    let wanted = ProcessInfo.processInfo.environment["GDK_BACKEND"]
    return "There is no display to open a window on (\(Display.absence(backend: wanted))); "
      + "start this in a desktop session, or use `tessera snapshot` to get a picture without one."
  }
}
