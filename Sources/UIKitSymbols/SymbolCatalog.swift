import CoreGraphics

/// Which icon of the desktop's theme stands for an SF symbol that is not drawn here.
package enum SymbolCatalog {
  /// A freedesktop name; nil for a symbol nothing stands for.
  package static func themeIcon(for name: String) -> String? {
    guard let icon = icons[name] ?? icons[name.hasSuffix(".fill") ? String(name.dropLast(5)) : name]
    else { return nil }
    return icon + "-symbolic"
  }

  /// Points the way of reading: mirrored where that is from right to left.
  package static func followsReading(_ name: String) -> Bool {
    name.contains("forward") || name.contains("backward") || name.contains("leading")
      || name.contains("trailing") || name.hasPrefix("list.") || name.contains("indent")
  }

  private final class Missing: @unchecked Sendable {
    package let lock = NSLock()
    package var names: Set<String> = []
  }
  private static let missing = Missing()

  /// Whether the log has not named this symbol as missing before.
  package static func isNews(_ name: String) -> Bool {
    missing.lock.withLock { missing.names.insert(name).inserted }
  }

  package static let icons: [String: String] = [
    "gearshape.2": "preferences-other",
    "battery.100.bolt": "battery-level-100-charged",
    "scanner": "scanner",
    "doc.badge.plus": "document-new",
    "doc.text.magnifyingglass": "document-print-preview",
    "folder.badge.plus": "folder-new",
    "folder.badge.gearshape": "folder-saved-search",
    "sdcard": "media-flash",
    "computermouse": "input-mouse",
    "eject": "media-eject",
    "eject.fill": "media-eject",
    "character.bubble": "insert-text",
    "increase.indent": "format-indent-more",
    "decrease.indent": "format-indent-less",
    "selection.pin.in.out": "edit-select-all",
    "flip.horizontal": "object-flip-horizontal",
    "arrow.left.and.right.righttriangle.left.righttriangle.right": "object-flip-horizontal",
    "arrow.up.and.down.righttriangle.up.righttriangle.down": "object-flip-vertical",
    "1.magnifyingglass": "zoom-original",
    "slash.circle": "action-unavailable",
    "sleep": "weather-clear-night",
    "character.book.closed": "accessories-dictionary",
    "envelope.badge": "mail-unread",
    "phone.arrow.up.right": "call-outgoing",
    "phone.arrow.down.left": "call-incoming",
    "phone.down": "call-stop",
    "phone.down.fill": "call-stop",
    "location.viewfinder": "find-location",
    "plus.forwardslash.minus": "accessories-calculator",
    "dot.radiowaves.up.forward": "application-rss+xml",
    "wave.3.right": "network-wireless-signal-excellent",
    "bluetooth": "bluetooth",
    "arrow.down.to.line": "folder-download",
    "arrow.up.to.line": "document-send",
    "rectangle.3.offgrid": "view-app-grid",
    "square.grid.4x3.fill": "view-app-grid",
    "rectangle.expand.vertical": "view-fullscreen",
    "accessibility": "preferences-desktop-accessibility",
    "app.badge": "preferences-system-notifications",
    "questionmark.folder": "folder-saved-search",
    "questionmark.diamond": "dialog-question",
    "lifepreserver": "help-browser",
  ]
}
