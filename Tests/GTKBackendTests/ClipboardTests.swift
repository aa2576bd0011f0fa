import CairoBackend
import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// xclip, which copies and pastes what tests want.
private final class OtherProgram: Sendable {
  private let folder: URL

  init() throws {
    _ = try MainActor.assumeIsolated { try TestDisplay.tool("xclip") }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-clipboard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The bytes of a type.
  @MainActor func pasted(_ type: String, from selection: String = "clipboard") async throws -> Data
  {
    let file = folder.appendingPathComponent(UUID().uuidString)
    try await TestDisplay.run(
      "sh", "-c", "xclip -selection \(selection) -o -t '\(type)' > '\(file.path)'")
    return try Data(contentsOf: file)
  }

  @MainActor func copy(_ data: Data, as type: String) async throws {
    let file = folder.appendingPathComponent(UUID().uuidString)
    try data.write(to: file)
    // xclip stays behind as the owner; it must not keep what tells this process of the shell's end.
    let closing = "for f in /proc/$$/fd/*; do n=${f##*/}; [ $n -gt 2 ] && eval \"exec $n>&-\"; done"
    try await TestDisplay.run(
      "bash", "-c",
      "\(closing); xclip -selection clipboard -i -t '\(type)' '\(file.path)' >/dev/null 2>&1")
  }
}

/// The desktop's clipboard, with xclip as the other program.
final class ClipboardTests: XCTestCase {
  func test_whatIsOffered_isMadeWhenAnotherProgramPastesIt() throws {
    let other = try OtherProgram()
    let png = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try inMainLoop { _ in
      let clipboard = PlatformServices.current.clipboard
      let count = clipboard.changeCount
      var made = 0
      clipboard.offer([
        [
          ClipboardForm(type: "image/png") { done in
            made += 1
            // Some forms are ready only later.
            DispatchQueue.main.async { MainActor.assumeIsolated { done(png) } }
          },
          ClipboardForm(type: "text/plain;charset=utf-8", data: Data("Grüße".utf8)),
        ]
      ])
      XCTAssertEqual(clipboard.changeCount, count + 1)
      XCTAssertTrue(clipboard.isOwn)
      let targets = String(decoding: try await other.pasted("TARGETS"), as: UTF8.self)
      for type in ["image/png", "text/plain", "UTF8_STRING"] {
        XCTAssertTrue(targets.contains(type), "\(type) in \(targets)")
      }
      XCTAssertEqual(made, 0)
      let image = try await other.pasted("image/png")
      XCTAssertEqual(image, png)
      XCTAssertEqual(made, 1)
      let text = try await other.pasted("UTF8_STRING")
      XCTAssertEqual(String(decoding: text, as: UTF8.self), "Grüße")
      let plain = try await other.pasted("text/plain")
      XCTAssertEqual(String(decoding: plain, as: UTF8.self), "Grüße")
    }
  }

  func test_primarySelection_isAnotherThanTheClipboard() throws {
    let other = try OtherProgram()
    try inMainLoop { _ in
      let services = PlatformServices.current
      services.clipboard.offer([
        [ClipboardForm(type: "text/plain;charset=utf-8", data: Data("copied".utf8))]
      ])
      services.primarySelection.offer([
        [ClipboardForm(type: "text/plain;charset=utf-8", data: Data("selected".utf8))]
      ])
      let selected = try await other.pasted("UTF8_STRING", from: "primary")
      XCTAssertEqual(String(decoding: selected, as: UTF8.self), "selected")
      let copied = try await other.pasted("UTF8_STRING")
      XCTAssertEqual(String(decoding: copied, as: UTF8.self), "copied")
    }
  }

  func test_severalItems_arePastedOnALineEach() throws {
    let other = try OtherProgram()
    try inMainLoop { _ in
      let clipboard = PlatformServices.current.clipboard
      clipboard.offer(
        ["one", "two"].map {
          [ClipboardForm(type: "text/plain;charset=utf-8", data: Data($0.utf8))]
        })
      let text = try await other.pasted("UTF8_STRING")
      XCTAssertEqual(String(decoding: text, as: UTF8.self), "one\ntwo")
      XCTAssertEqual(clipboard.types.count, 2)
    }
  }

  func test_whatAnotherProgramCopied_isRead_andItsChangeIsHeard() throws {
    let other = try OtherProgram()
    let png = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    try inMainLoop { _ in
      let clipboard = PlatformServices.current.clipboard
      clipboard.offer([[ClipboardForm(type: "text/plain", data: Data("own".utf8))]])
      var changes = 0
      clipboard.foreignChangeHandler = { changes += 1 }
      defer { clipboard.foreignChangeHandler = nil }
      try await other.copy(Data("theirs".utf8), as: "UTF8_STRING")
      // The owner is known first, and what it offers when it has answered.
      await eventually("the change is heard") { changes > 0 && clipboard.types.count == 1 }
      XCTAssertFalse(clipboard.isOwn)
      let type = clipboard.types.first?.first { $0.hasPrefix("text/plain") }
      XCTAssertEqual(
        clipboard.data(ofType: type ?? "", inItem: 0).map { String(decoding: $0, as: UTF8.self) },
        "theirs", "\(clipboard.types)")
      let heard = changes
      try await other.copy(png, as: "image/png")
      await eventually("the next change is heard") {
        changes > heard && clipboard.types == [["image/png"]]
      }
      XCTAssertEqual(clipboard.data(ofType: "image/png", inItem: 0), png)
      XCTAssertNil(clipboard.data(ofType: "image/jpeg", inItem: 0))
    }
  }
}
