import CGTK4
import PlatformInterface

/// X key symbols, which GDK uses on every display server, as keys and characters.
enum KeySymbols {
  private static let named: [UInt32: KeyInput.Key] = {
    var keys: [UInt32: KeyInput.Key] = [
      UInt32(GDK_KEY_Up): .up, UInt32(GDK_KEY_KP_Up): .up,
      UInt32(GDK_KEY_Down): .down, UInt32(GDK_KEY_KP_Down): .down,
      UInt32(GDK_KEY_Left): .left, UInt32(GDK_KEY_KP_Left): .left,
      UInt32(GDK_KEY_Right): .right, UInt32(GDK_KEY_KP_Right): .right,
      UInt32(GDK_KEY_Page_Up): .pageUp, UInt32(GDK_KEY_KP_Page_Up): .pageUp,
      UInt32(GDK_KEY_Page_Down): .pageDown, UInt32(GDK_KEY_KP_Page_Down): .pageDown,
      UInt32(GDK_KEY_Home): .home, UInt32(GDK_KEY_KP_Home): .home,
      UInt32(GDK_KEY_End): .end, UInt32(GDK_KEY_KP_End): .end,
      UInt32(GDK_KEY_Return): .enter, UInt32(GDK_KEY_KP_Enter): .enter,
      UInt32(GDK_KEY_ISO_Enter): .enter, UInt32(GDK_KEY_Escape): .escape,
      UInt32(GDK_KEY_Tab): .tab, UInt32(GDK_KEY_ISO_Left_Tab): .tab, UInt32(GDK_KEY_KP_Tab): .tab,
      UInt32(GDK_KEY_space): .space, UInt32(GDK_KEY_KP_Space): .space,
      UInt32(GDK_KEY_BackSpace): .backspace, UInt32(GDK_KEY_Delete): .delete,
      UInt32(GDK_KEY_KP_Delete): .delete,
      UInt32(GDK_KEY_Insert): .insert, UInt32(GDK_KEY_KP_Insert): .insert,
      UInt32(GDK_KEY_Menu): .menu,
    ]
    for number in 1...24 { keys[UInt32(GDK_KEY_F1) + UInt32(number) - 1] = .function(number) }
    return keys
  }()

  static func key(_ symbol: UInt32) -> KeyInput.Key { named[symbol] ?? .character }

  /// What the symbol types: nothing for keys that move, delete or act.
  static func characters(_ symbol: UInt32) -> String {
    switch key(symbol) {
    case .character, .space: break
    default: return ""
    }
    let value = gdk_keyval_to_unicode(symbol)
    guard value >= 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else { return "" }
    return String(Character(scalar))
  }

  /// Dead accents and the Compose key, which type only together with what follows.
  static func isComposing(_ symbol: UInt32) -> Bool {
    symbol == UInt32(GDK_KEY_Multi_key)
      || (UInt32(GDK_KEY_dead_grave)...UInt32(GDK_KEY_dead_greek)).contains(symbol)
  }
}
