import Foundation
import XCTest

/// Samples in real windows, gone through and operated by a screen reader's means alone: libatspi from Python, on
/// a session's bus of the test's own. What is done stands in `Tests/Readers/scenarios.py`.
///
/// Skipped where Xvfb, at-spi2-core or Python's libatspi is not installed, and on Wayland where weston is not. By
/// hand, with a tree to look at:
///
///     dbus-run-session -- python3 Samples/Tests/Readers/scenarios.py FOLDER-OF-PRODUCTS tree Mail
final class ReaderTests: XCTestCase {
  private func run(
    _ scenario: String, onWayland: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    for need in ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/python3/dist-packages/gi"]
    where !FileManager.default.fileExists(atPath: need) {
      throw XCTSkip("at-spi2-core or python3-gi is not installed: there is no \(need).")
    }
    let desktop = try TestDesktop("1100x800", tools: ["python3", "gdbus"])
    defer { desktop.end() }
    try desktop.startSessionBus()
    // A user who wants GTK's tree of a window: the programs leave it out all the same.
    desktop.environment["GTK_A11Y"] = "atspi"
    if onWayland { try desktop.startWayland(width: 1000, height: 760) }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Readers/scenarios.py").standardizedFileURL
    let products = TestDesktop.product("Mail").deletingLastPathComponent()
    let output = try desktop.run("python3", [script.path, products.path, scenario])
    let said = String(decoding: output, as: UTF8.self)
    if said.contains("skipped:") { throw XCTSkip(said) }
    XCTAssertEqual(said, "\(scenario): done\n", file: file, line: line)
  }

  func test_everySample_saysWhatIsInIt() throws { try run("every-sample") }
  func test_mail() throws { try run("mail") }
  func test_settings() throws { try run("settings") }
  func test_contacts() throws { try run("contacts") }
  func test_texts() throws { try run("texts") }
  func test_rows() throws { try run("rows") }
  func test_charactersOfTexts() throws { try run("characters") }
  func test_searches() throws { try run("searches") }
  func test_tables() throws { try run("tables") }
  func test_copiesOfTheTree_stayTrue() throws { try run("mirrors") }

  func test_everySample_onWayland() throws { try run("every-sample", onWayland: true) }
  func test_mail_onWayland() throws { try run("mail", onWayland: true) }
  func test_settings_onWayland() throws { try run("settings", onWayland: true) }
  func test_contacts_onWayland() throws { try run("contacts", onWayland: true) }
  func test_texts_onWayland() throws { try run("texts", onWayland: true) }
  func test_rows_onWayland() throws { try run("rows", onWayland: true) }
  func test_charactersOfTexts_onWayland() throws { try run("characters", onWayland: true) }
  func test_searches_onWayland() throws { try run("searches", onWayland: true) }
  func test_tables_onWayland() throws { try run("tables", onWayland: true) }
}
