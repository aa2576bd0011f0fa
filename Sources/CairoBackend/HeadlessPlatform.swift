import CVirtualClock
import Foundation
import PlatformInterface

/// Installs the platform without a display. The C target's constructor hands this function to
/// `PlatformServices`, which calls it on first use, on the main thread.
@_cdecl("tessera_install_headless_platform")
public func installHeadlessPlatform() {
  MainActor.assumeIsolated { _ = HeadlessPlatform.install() }
}

/// The services of a process without a display.
@MainActor
package enum HeadlessPlatform {
  /// Installs them, in place of whatever was there, and returns the application that drives them.
  @discardableResult
  package static func install(
    _ configuration: HeadlessApplication.Configuration = HeadlessApplication.Configuration()
  ) -> HeadlessApplication {
    // A desktop's window may have been open before, in tests of windows.
    tessera_clock_follow_machine(false)
    let application = HeadlessApplication(configuration: configuration)
    let text = CairoTextMeasurer()
    PlatformServices.install(
      PlatformServices(
        application: application, textMeasurer: text, imageDecoder: CairoImageDecoder(),
        rasterizer: CairoRasterizer(text: text), clipboard: MemoryClipboard(),
        primarySelection: MemoryClipboard()))
    return application
  }
}
