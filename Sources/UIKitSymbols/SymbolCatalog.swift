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
    "battery.100.bolt": "battery-level-100-charged",
    "scanner": "scanner",
    "doc.badge.plus": "document-new",
    "folder.badge.plus": "folder-new",
    "folder.badge.gearshape": "folder-saved-search",
    "sdcard": "media-flash",
    "computermouse": "input-mouse",
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
    "location.viewfinder": "find-location",
    "dot.radiowaves.up.forward": "application-rss+xml",
    "bluetooth": "bluetooth",
    "rectangle.3.offgrid": "view-app-grid",
    "square.grid.4x3.fill": "view-app-grid",
    "rectangle.expand.vertical": "view-fullscreen",
    "questionmark.folder": "folder-saved-search",
    "lifepreserver": "help-browser",
  ]
}
