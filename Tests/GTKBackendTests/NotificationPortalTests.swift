import CVirtualClock
import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// Notifications by the portal, as inside a sandbox of Flatpak's, on a bus of the test's own.
final class NotificationPortalTests: XCTestCase {
  /// A bus, and a portal that is a program of Python's.
  @MainActor
  private final class Portal {
    let address: String
    private let folder: URL
    private var programs: [Process] = []

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tessera-portal-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let output = Pipe()
      let bus = Process()
      bus.executableURL = URL(fileURLWithPath: try TestDisplay.tool("dbus-daemon"))
      bus.arguments = ["--session", "--nofork", "--print-address=1"]
      bus.standardOutput = output
      bus.standardError = FileHandle.nullDevice
      try bus.run()
      tessera_clock_disregard_child(bus.processIdentifier)
      var line = Data()
      while !line.contains(UInt8(ascii: "\n")) {
        let piece = output.fileHandleForReading.availableData
        guard !piece.isEmpty else { throw XCTSkip("dbus-daemon did not start.") }
        line += piece
      }
      address = String(decoding: line, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      programs = [bus]
      let portal = Process()
      portal.executableURL = URL(fileURLWithPath: try TestDisplay.tool("python3"))
      portal.arguments = [
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("Support/notification_portal.py").path, address, folder.path,
      ]
      portal.standardError = FileHandle.nullDevice
      try portal.run()
      tessera_clock_disregard_child(portal.processIdentifier)
      programs.append(portal)
    }

    var isRunning: Bool { programs.allSatisfy(\.isRunning) }

    var log: [String] {
      let text = try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
      return (text ?? "").split(separator: "\n").map(String.init)
    }

    func end() {
      for program in programs.reversed() {
        program.terminate()
        program.waitUntilExit()
      }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  func test_thePortal_showsAndAnswers() throws {
    try inMainLoop { _ in
      let portal = try Portal()
      defer { portal.end() }
      await eventually("the portal") { portal.log == ["ready"] || !portal.isRunning }
      guard portal.log == ["ready"] else { throw XCTSkip("Python has no GLib.") }
      let notifier = DesktopNotifier(
        applicationID: "org.example.Notes", name: "Notes", address: portal.address, isPortal: true)
      defer { notifier.end() }
      var answers: [String] = []
      notifier.answered = { answers.append("\($0) \($1)") }
      notifier.show(
        DesktopNotification(
          identifier: "a", title: "First", body: "<b> & c",
          actions: [DesktopNotification.Action(identifier: "later", title: "Later")]))
      notifier.show(DesktopNotification(identifier: "b", title: "Second", body: ""))
      await eventually("both answers") { answers.count == 2 }
      XCTAssertEqual(answers, [#"a chose(action: "later")"#, "b opened"])
      notifier.withdraw("a")
      await eventually("the end of one") { portal.log.last == "remove|a" }
      XCTAssertEqual(
        portal.log,
        ["ready", "add|a|First|<b> & c|default|later=Later", "add|b|Second||default|", "remove|a"])
    }
  }

  func test_withoutAService_nothingIsShown_andNothingWaits() throws {
    try inMainLoop { _ in
      let portal = try Portal()
      defer { portal.end() }
      // The bus alone has no daemon of notifications.
      let notifier = DesktopNotifier(
        applicationID: "org.example.Notes", name: "Notes", address: portal.address, isPortal: false)
      let notification = DesktopNotification(identifier: "a", title: "First", body: "")
      notifier.show(notification)
      notifier.showBadge(3)
      notifier.withdraw("a")
      // Clock: whatever the bus answers has come by then.
      try await Task.sleep(nanoseconds: 300_000_000)
      notifier.show(notification)
      notifier.end()
      notifier.show(notification)
      let nobody = DesktopNotifier(
        applicationID: "org.example.Notes", name: "Notes", address: "unix:path=/nowhere",
        isPortal: true)
      nobody.show(notification)
      nobody.withdraw("a")
      XCTAssertTrue(portal.isRunning)
    }
  }
}
