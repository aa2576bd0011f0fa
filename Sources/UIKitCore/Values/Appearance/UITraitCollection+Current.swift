import CSwiftRuntime

extension UITraitCollection {
  /// The traits that code now running should obey: UIKit sets them around `draw(_:)`,
  /// `layoutSubviews`, trait changes and the like; elsewhere they are the screen's.
  ///
  /// Each thread has its own.
  public class var current: UITraitCollection {
    get {
      guard let pointer = tessera_current_traits() else { return SystemTraits.shared.collection }
      return Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
    }
    set {
      let old = tessera_current_traits()
      tessera_set_current_traits(Unmanaged.passRetained(newValue).toOpaque())
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }

  /// Runs a closure with these traits as `UITraitCollection.current`, by which colours and images
  /// are resolved meanwhile.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Runs `body` with these traits as `current`, and gives its result.
  ///
  /// The collection is kept alive by the caller, so that nothing is counted here: this runs around
  /// every layout of every view.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let old = tessera_current_traits()
    let mine = Unmanaged.passRetained(self).toOpaque()
    tessera_set_current_traits(mine)
    defer {
      // `body` may have assigned `current`; that assignment ends here.
      if let now = tessera_current_traits() {
        Unmanaged<UITraitCollection>.fromOpaque(now).release()
      }
      tessera_set_current_traits(old)
    }
    return try body()
  }
}

/// The traits outside any window: what the desktop and the command line ask for.
final class SystemTraits: @unchecked Sendable {
  static let shared = SystemTraits()

  private let lock = NSLock()
  private var stored: UITraitCollection

  private init() {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.userInterfaceIdiom = .phone
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.layoutDirection = .leftToRight
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    values.displayGamut = .SRGB
    values.forceTouchCapability = .unavailable
    values.userInterfaceLevel = .base
    values.activeAppearance = .active
    values.sceneCaptureState = .inactive
    values.displayScale = 2
    values.preferredContentSizeCategory = .large
    stored = UITraitCollection(values: values)
  }

  /// Any thread may read it; the application sets it on the main thread.
  var collection: UITraitCollection {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
