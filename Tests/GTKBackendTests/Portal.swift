import CVirtualClock
import Foundation
import XCTest

@testable import GTKBackend

/// A bus of a test's own, and a portal on it that is a program of Python's: it writes what it is told to a log.
@MainActor
final class Portal {
  let address: String
  let folder: URL
  private var programs: [Process] = []

  /// - Parameter program: the portal's, beside these tests.
  init(_ program: String) throws {
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
        .appendingPathComponent("Support/\(program)").path, address, folder.path,
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
