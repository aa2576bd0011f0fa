import Foundation
import XCTest

@testable import UIKitCore

/// Fonts that a program brings in files of its own, as `UIAppFonts` names them.
final class BundledFontTests: XCTestCase {
  /// An installed font under another name of the same length.
  private static func file(named name: String, in folder: URL) throws -> URL {
    let source = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    var data = try Data(contentsOf: URL(fileURLWithPath: source))
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let old = try XCTUnwrap("DejaVu".data(using: encoding))
      let new = try XCTUnwrap(name.data(using: encoding))
      var place = data.startIndex
      while let found = data.range(of: old, in: place..<data.endIndex) {
        data.replaceSubrange(found, with: new)
        place = found.upperBound
      }
    }
    let file = folder.appendingPathComponent("\(name).ttf")
    try data.write(to: file)
    return file
  }

  func test_aFileOfTheBundle_isFoundByItsNames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try Self.file(named: "Bundle", in: folder)
    MainActor.assumeIsolated {
      XCTAssertNil(UIFont(name: "BundleSansMono", size: 20))
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      label.text = "iiiiiiiiii"
      let usual = label.sizeThatFits(.zero)
      XCTAssertTrue(BundledFonts.add(file.path))
      let font = UIFont(name: "BundleSansMono", size: 20)
      XCTAssertEqual(font?.familyName, "Bundle Sans Mono")
      XCTAssertTrue(UIFont.familyNames.contains("Bundle Sans Mono"))
      label.font = font
      XCTAssertGreaterThan(label.sizeThatFits(.zero).width, usual.width * 1.5)
      // Beside what the font lacks it is drawn, too.
      label.text = "iiiiiiiiii你"
      XCTAssertGreaterThan(label.sizeThatFits(.zero).width, usual.width * 1.5)
      XCTAssertFalse(BundledFonts.add(folder.appendingPathComponent("none.ttf").path))
    }
  }
}
