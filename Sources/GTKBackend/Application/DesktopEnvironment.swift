import CGTK4
import PlatformInterface

/// What the desktop says about appearance and language, and when it changes its mind.
///
/// Three sources, the first that knows wins: the settings portal or GSettings (GNOME's names, which
/// other desktops' portals speak as well), then GtkSettings (XSETTINGS and settings.ini), then the
/// process's locale.
@MainActor
final class DesktopEnvironment {
  /// What portal or GSettings told; nil where they did not.
  struct Reported {
    var prefersDark: Bool?
    var highContrast: Bool?
    var textScale: Double?
    var animations: Bool?
  }

  private var reported = Reported()
  /// Xft's resolution as the X server's resources have it since they were changed, in dots an inch; nil before.
  private var changedResolution: Double?
  private let settings: OpaquePointer?
  private var connections: [SignalConnection] = []
  /// What the user prefers by GTK's own setting, and what `showDecorations` wrote over it.
  private var gtkPrefersDark = false
  private var writtenPrefersDark: Bool?
  private(set) var current = PlatformEnvironment()
  /// Called when `current` changed, from the main loop.
  var changed: (() -> Void)?

  /// Waits at most this long for a portal that runs already.
  private static let patience: Int32 = 100

  init() {
    settings = gtk_settings_get_default()
    let callback:
      @MainActor @convention(c) (
        gpointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, OpaquePointer?
      ) -> Void = { data, space, key, value in
        guard let key, let value else { return }
        owner(DesktopEnvironment.self, data)?.take(String(cString: key), value)
      }
    tessera_settings_observe(
      Self.patience, unsafeBitCast(callback, to: TesseraSettingCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    if tessera_session_bus_is_silent() {
      Log.write("The session's bus does not answer; the program goes on without it.")
    }
    current = read()
  }

  /// Watches what GTK itself is told. Portal and GSettings are watched from the start.
  func startObserving() {
    guard connections.isEmpty, let settings else { return }
    let notify: NotifyHandler = { _, _, data in owner(DesktopEnvironment.self, data)?.update() }
    for property in [
      "gtk-theme-name", Self.preferDark, "gtk-enable-animations", "gtk-xft-dpi",
    ] {
      connections.append(
        SignalConnection(settings, "notify::" + property, owner: self, notify))
    }
    tessera_resolution_observe(
      { owner, dots in
        MainActor.assumeIsolated {
          guard let owner else { return }
          let environment = Unmanaged<DesktopEnvironment>.fromOpaque(owner).takeUnretainedValue()
          environment.changedResolution = dots
          environment.update()
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Draws the title bars that are GTK's to look like the application in them.
  func showDecorations(as appearance: PlatformEnvironment.Appearance) {
    let isDark = appearance == .dark
    guard let settings, isDark != flag(Self.preferDark) else { return }
    writtenPrefersDark = isDark
    var value = GValue()
    g_value_init(&value, GType(Self.booleanType))
    g_value_set_boolean(&value, isDark ? 1 : 0)
    g_object_set_property(cast(settings), Self.preferDark, &value)
    g_value_unset(&value)
  }

  private static let preferDark = "gtk-application-prefer-dark-theme"
  /// GLib's number of gboolean, whose macro Swift does not see.
  private static let booleanType: UInt = 5 << 2

  private func take(_ key: String, _ value: OpaquePointer) {
    switch key {
    case "color-scheme": reported.prefersDark = Self.prefersDark(value)
    case "contrast": reported.highContrast = Self.number(value) == 1
    case "high-contrast": reported.highContrast = Self.number(value) == 1
    case "text-scaling-factor": reported.textScale = Self.number(value)
    case "enable-animations": reported.animations = Self.number(value) == 1
    default: return
    }
    update()
  }

  private func update() {
    let new = read()
    guard new != current else { return }
    current = new
    changed?()
  }

  private func read() -> PlatformEnvironment {
    var environment = PlatformEnvironment()
    let theme = string("gtk-theme-name").lowercased()
    let themeIsDark = theme.hasSuffix("-dark") || theme.hasSuffix(":dark")
    let flagIsDark = flag(Self.preferDark)
    if flagIsDark != writtenPrefersDark {
      gtkPrefersDark = flagIsDark
      writtenPrefersDark = nil
    }
    let isDark = reported.prefersDark ?? (themeIsDark || gtkPrefersDark)
    environment.appearance = isDark ? .dark : .light
    environment.textSize = TextScale.name(forFactor: textScale)
    environment.reducesMotion = !(reported.animations ?? flag("gtk-enable-animations", else: true))
    environment.increasesContrast = reported.highContrast ?? theme.hasPrefix("highcontrast")
    let locale = DesktopLocale.current
    environment.localeIdentifier = locale
    environment.isRightToLeft = DesktopLocale.isRightToLeft(locale)
    return environment
  }

  /// What the text setting says; where nobody changed that, and it is there on every machine with GTK, the
  /// resolution counts.
  private var textScale: Double {
    if let scale = reported.textScale, abs(scale - 1) > 0.01 { return scale }
    return textScaleOfGTK
  }

  /// Xft's resolution against the usual 96; desktops without a text setting change that instead.
  private var textScaleOfGTK: Double {
    let dpi = changedResolution ?? Double(number("gtk-xft-dpi", else: -1)) / 1024
    return dpi > 0 ? dpi / 96 : 1
  }
}

// MARK: Values

extension DesktopEnvironment {
  private func withValue<Result>(
    _ property: String, _ read: (UnsafeMutablePointer<GValue>) -> Result
  ) -> Result? {
    guard let settings else { return nil }
    var value = GValue()
    g_object_get_property(cast(settings), property, &value)
    defer { g_value_unset(&value) }
    return read(&value)
  }

  private func string(_ property: String) -> String {
    withValue(property) { g_value_get_string($0).map { String(cString: $0) } ?? "" } ?? ""
  }

  private func flag(_ property: String, else fallback: Bool = false) -> Bool {
    withValue(property) { g_value_get_boolean($0) != 0 } ?? fallback
  }

  private func number(_ property: String, else fallback: Int32) -> Int32 {
    withValue(property) { g_value_get_int($0) } ?? fallback
  }

  /// The portal says 1 for dark, 2 for light, 0 for no preference; GSettings names them.
  private static func prefersDark(_ value: OpaquePointer) -> Bool? {
    if let name = text(value) { return name == "prefer-dark" }
    return number(value).map { $0 == 1 }
  }

  private static func type(of value: OpaquePointer) -> String {
    String(cString: g_variant_get_type_string(value))
  }

  private static func text(_ value: OpaquePointer) -> String? {
    guard type(of: value) == "s" else { return nil }
    return g_variant_get_string(value, nil).map { String(cString: $0) }
  }

  private static func number(_ value: OpaquePointer) -> Double? {
    switch type(of: value) {
    case "b": return g_variant_get_boolean(value) != 0 ? 1 : 0
    case "d": return g_variant_get_double(value)
    case "i": return Double(g_variant_get_int32(value))
    case "u": return Double(g_variant_get_uint32(value))
    case "v":
      guard let inner = g_variant_get_variant(value) else { return nil }
      defer { g_variant_unref(inner) }
      return number(inner)
    default: return nil
    }
  }
}
