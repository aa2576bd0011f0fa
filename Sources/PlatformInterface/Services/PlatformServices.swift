import CSwiftRuntime
import Failures

/// Everything UIKit asks of the platform, installed once by a backend.
@MainActor
package struct PlatformServices {
  private struct Members {
    var application: any PlatformApplication
    var textMeasurer: any TextMeasurer
    var imageDecoder: any ImageDecoder
    var rasterizer: any Rasterizer
    var clipboard: any Clipboard
    var primarySelection: any Clipboard
    var notifications: (any DesktopNotifications)?
    var mediaControls: (any MediaControls)?
  }
  /// Shared by all copies until one is changed: `current` hands one out at each call.
  private final class Storage {
    let members: Members
    init(_ members: Members) { self.members = members }
  }
  private var storage: Storage
  private var members: Members {
    get { storage.members }
    set { storage = Storage(newValue) }
  }

  package var application: any PlatformApplication {
    get { storage.members.application }
    set { members.application = newValue }
  }
  package var textMeasurer: any TextMeasurer {
    get { storage.members.textMeasurer }
    set { members.textMeasurer = newValue }
  }
  package var imageDecoder: any ImageDecoder {
    get { storage.members.imageDecoder }
    set { members.imageDecoder = newValue }
  }
  package var rasterizer: any Rasterizer {
    get { storage.members.rasterizer }
    set { members.rasterizer = newValue }
  }
  package var clipboard: any Clipboard {
    get { storage.members.clipboard }
    set { members.clipboard = newValue }
  }
  /// What was selected last in any program of the desktop, which the middle button of the mouse pastes.
  package var primarySelection: any Clipboard {
    get { storage.members.primarySelection }
    set { members.primarySelection = newValue }
  }
  /// What shows notifications and badges; nil, the default, where there is no desktop.
  package var notifications: (any DesktopNotifications)? {
    get { storage.members.notifications }
    set { members.notifications = newValue }
  }
  /// What shows what is played, and hears of media keys; nil, the default, where there is no desktop.
  package var mediaControls: (any MediaControls)? {
    get { storage.members.mediaControls }
    set { members.mediaControls = newValue }
  }

  package init(
    application: any PlatformApplication, textMeasurer: any TextMeasurer,
    imageDecoder: any ImageDecoder, rasterizer: any Rasterizer, clipboard: any Clipboard,
    primarySelection: any Clipboard
  ) {
    storage = Storage(
      Members(
        application: application, textMeasurer: textMeasurer, imageDecoder: imageDecoder,
        rasterizer: rasterizer, clipboard: clipboard, primarySelection: primarySelection))
  }

  private static var installed: PlatformServices?

  /// The services of this process. First use without an installed backend brings in the headless
  /// one, so that UIKit objects work in a plain executable or a unit test.
  package static var current: PlatformServices {
    if let installed { return installed }
    guard let installer = tessera_headless_installer() else {
      failure(
        "UIKit needs a platform: link the UIKit product, or UIKitTestSupport in tests.")
    }
    installer()
    guard let installed else {
      failure(
        "The headless platform's installer did not call PlatformServices.install.")
    }
    return installed
  }

  /// Whether `current` has an answer: some backend is there, or can install itself.
  package static var isAvailable: Bool { installed != nil || tessera_headless_installer() != nil }

  /// Whether some backend is there already.
  package static var isInstalled: Bool { installed != nil }

  /// Called by a backend, before any UIKit object is made, or by a test that brings its own.
  package static func install(_ services: PlatformServices) {
    installed = services
    MainThreadChecker.watchMainActor()
    ImageDecoding.install(services.imageDecoder)
    let rasterizer = services.rasterizer
    GraphicsServices.install(
      GraphicsServices(
        paint: { record, scale, width, height in
          rasterizer.paint(record, scale: scale, width: width, height: height)
        }, writePDF: { rasterizer.writePDF($0) }, open: { EncodedImageSource.open($0)?.first }))
  }
}

/// The decoder for code off the main thread, which cannot ask `PlatformServices`.
package enum ImageDecoding {
  private final class Box: @unchecked Sendable {
    let lock = NSLock()
    var decoder: (any ImageDecoder)?
  }
  private static let box = Box()

  static func install(_ decoder: any ImageDecoder) {
    box.lock.withLock { box.decoder = decoder }
  }

  /// Nil before a backend was installed.
  package static var current: (any ImageDecoder)? { box.lock.withLock { box.decoder } }
}
