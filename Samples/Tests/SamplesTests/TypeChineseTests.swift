import Foundation
import XCTest

/// Chinese typed into a text field in a real window, through GTK's own input method: a compose file maps
/// the sounds `ni` and `hao` to characters, which are shown underlined while they are composed. What the
/// field holds is copied and pasted by xclip. Skipped where Xvfb, xdotool or xclip is not installed.
///
/// By hand, with a picture to look at:
///
///     mkdir -p /tmp/config/gtk-4.0
///     printf '<n> <i> : "你"\n<h> <a> <o> : "好"\n' > /tmp/config/gtk-4.0/Compose
///     Xvfb :99 -screen 0 1000x700x24 &
///     DISPLAY=:99 GDK_BACKEND=x11 GTK_IM_MODULE=gtk-im-context-simple XDG_CONFIG_HOME=/tmp/config \
///       ./tessera run Samples/Notes &
///     DISPLAY=:99 xdotool mousemove 500 117 click 1 key n i h a
///     DISPLAY=:99 import -window root composing.png
///     DISPLAY=:99 xdotool key o && DISPLAY=:99 import -window root composed.png
final class TypeChineseTests: XCTestCase {
  func test_soundsBecomeCharacters() throws {
    let desktop = try TestDesktop("1000x700", tools: ["xdotool", "xclip"])
    defer { desktop.end() }
    let config = try composeFolder()
    defer { try? FileManager.default.removeItem(at: config) }
    desktop.environment["XDG_CONFIG_HOME"] = config.path
    try desktop.start(TestDesktop.product("Notes"))
    let text = try desktop.eventually("Composed text", tries: 40, every: 0.5) {
      () throws -> String? in
      // The search field, the sounds, then everything to the clipboard.
      try desktop.run("xdotool", ["mousemove", "500", "117", "click", "1"])
      // Clock: a hand takes its time between a click and a key.
      Thread.sleep(forTimeInterval: 0.5)
      let keys = ["key", "--delay", "120", "ctrl+a", "n", "i", "h", "a", "o", "ctrl+a", "ctrl+c"]
      try desktop.run("xdotool", keys)
      let copied = try desktop.run("xclip", ["-selection", "clipboard", "-o"])
      let text = String(decoding: copied, as: UTF8.self)
      return text.contains("你") ? text : nil
    }
    XCTAssertEqual(text, "你好")
  }

  /// A folder of settings with a compose file.
  private func composeFolder() throws -> URL {
    let config = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-compose-\(ProcessInfo.processInfo.processIdentifier)")
    let gtk = config.appendingPathComponent("gtk-4.0")
    try FileManager.default.createDirectory(at: gtk, withIntermediateDirectories: true)
    try "<n> <i> : \"你\"\n<h> <a> <o> : \"好\"\n".write(
      to: gtk.appendingPathComponent("Compose"), atomically: true, encoding: .utf8)
    return config
  }
}
