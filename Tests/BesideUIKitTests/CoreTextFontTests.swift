import CoreText
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Fonts that programs register, and fonts that are cast to UIKit's.
final class CoreTextFontTests: XCTestCase {
  private static func file(named name: String, in folder: URL) throws -> URL {
    var data = try Data(
      contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"))
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

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func test_aRegisteredFile_isFoundByUIKit_andASecondTimeIsAnError() throws {
    let file = try Self.file(named: "Urlfnt", in: folder)
    try onMainActor {
      XCTAssertNil(UIFont(name: "UrlfntSansMono", size: 20))
      var error: Unmanaged<CFError>?
      XCTAssertTrue(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
      XCTAssertNil(error)
      XCTAssertEqual(UIFont(name: "UrlfntSansMono", size: 20)?.familyName, "Urlfnt Sans Mono")
      XCTAssertFalse(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
      let twice = try XCTUnwrap(error?.takeRetainedValue())
      XCTAssertEqual(CFErrorGetDomain(twice), kCTFontManagerErrorDomain)
      XCTAssertEqual(CFErrorGetCode(twice), CTFontManagerError.alreadyRegistered.rawValue)
      let nothing = self.folder.appendingPathComponent("none.ttf")
      XCTAssertFalse(CTFontManagerRegisterFontsForURL(nothing as CFURL, .process, &error))
      XCTAssertEqual(error?.takeRetainedValue().code, CTFontManagerError.fileNotFound.rawValue)
      let text = self.folder.appendingPathComponent("text.ttf")
      try Data("no font".utf8).write(to: text)
      XCTAssertFalse(CTFontManagerRegisterFontsForURL(text as CFURL, .process, &error))
      XCTAssertEqual(
        error?.takeRetainedValue().code, CTFontManagerError.unrecognizedFormat.rawValue)
    }
  }

  func test_aTypefaceOfBytes_isRegistered_andUsedWithoutBeing() throws {
    let first = try Self.file(named: "Bytesa", in: folder)
    let second = try Self.file(named: "Bytesb", in: folder)
    try onMainActor {
      let provider = try XCTUnwrap(CGDataProvider(url: first as CFURL))
      let font = try XCTUnwrap(CGFont(provider))
      var error: Unmanaged<CFError>?
      XCTAssertTrue(CTFontManagerRegisterGraphicsFont(font, &error))
      XCTAssertNotNil(UIFont(name: "BytesaSansMono", size: 12))
      XCTAssertFalse(CTFontManagerRegisterGraphicsFont(font, &error))
      XCTAssertNotNil(error?.takeRetainedValue())
      let other = try XCTUnwrap(
        CGDataProvider(data: try Data(contentsOf: second) as CFData).flatMap { CGFont($0) })
      let made = CTFontCreateWithGraphicsFont(other, 30, nil, nil)
      XCTAssertEqual((made as UIFont).familyName, "Bytesb Sans Mono")
      XCTAssertEqual(CTFontGetSize(made), 30)
    }
  }

  func test_fonts_areUIKits_withTheirTraits() throws {
    try onMainActor {
      let font = UIFont.systemFont(ofSize: 17) as CTFont
      XCTAssertEqual(
        CTFontGetAscent(font) + CTFontGetDescent(font), font.lineHeight, accuracy: 0.01)
      let bold = try XCTUnwrap(
        CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
      XCTAssertTrue(CTFontGetSymbolicTraits(bold).contains(.traitBold))
      XCTAssertEqual(CTFontGetSize(bold), 17)
      let regular = try XCTUnwrap(CTFontCreateCopyWithSymbolicTraits(bold, 40, nil, [], .traitBold))
      XCTAssertFalse(CTFontGetSymbolicTraits(regular).contains(.traitBold))
      let attributes: [CFString: Any] = [
        kCTFontFamilyNameAttribute: "DejaVu Sans Mono", kCTFontSizeAttribute: 22,
        kCTFontTraitsAttribute: [kCTFontWeightTrait: 0.4],
      ]
      let descriptor = CTFontDescriptorCreateWithAttributes(attributes as CFDictionary)
      let mono = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
      XCTAssertEqual(CTFontCopyFamilyName(mono) as String, "DejaVu Sans Mono")
      XCTAssertEqual(CTFontGetSize(mono), 22)
      XCTAssertTrue(CTFontGetSymbolicTraits(mono).contains(.traitBold))
      XCTAssertEqual(
        CTFontDescriptorCopyAttribute(descriptor, kCTFontFamilyNameAttribute) as? NSString,
        "DejaVu Sans Mono")
      XCTAssertEqual(
        CTFontCreateForString(font, "世", CFRangeMake(0, 1)).familyName == font.familyName, false)
    }
  }
}
