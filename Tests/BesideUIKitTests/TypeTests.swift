import AVFoundation
import MobileCoreServices
import UniformTypeIdentifiers
import XCTest

final class TypeTests: XCTestCase {
  func test_types_areFoundByExtensionAndMIMEType() {
    XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
    XCTAssertEqual(UTType(mimeType: "image/png"), .png)
    XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
    XCTAssertEqual(UTType.plainText.preferredMIMEType, "text/plain")
    XCTAssertNil(UTType("com.example.unknown"))
  }

  func test_conformance_goesUpThroughAllTypes() {
    XCTAssertTrue(UTType.png.conforms(to: .image))
    XCTAssertTrue(UTType.png.conforms(to: .item))
    XCTAssertTrue(UTType.svg.isSubtype(of: .text))
    XCTAssertFalse(UTType.image.conforms(to: .png))
    XCTAssertTrue(UTType.data.isSupertype(of: .json))
    XCTAssertTrue(UTType.json.conforms(to: .json))
    XCTAssertFalse(UTType.json.isSubtype(of: .json))
  }

  func test_anUnknownExtension_makesADynamicType_thatKeepsIt() throws {
    let type = try XCTUnwrap(UTType(filenameExtension: "tessera", conformingTo: .image))
    XCTAssertTrue(type.isDynamic)
    XCTAssertEqual(type.preferredFilenameExtension, "tessera")
    XCTAssertTrue(type.conforms(to: .image))
    XCTAssertEqual(type, UTType(filenameExtension: "TESSERA", conformingTo: .image))
    XCTAssertNotEqual(type, UTType(filenameExtension: "tesserb", conformingTo: .image))
  }

  func test_ofSeveralTypesOfATag_theConformingOneIsTaken() {
    XCTAssertEqual(UTType(filenameExtension: "mp4"), .mpeg4Movie)
    XCTAssertEqual(UTType(filenameExtension: "mp4", conformingTo: .audio), .mpeg4Audio)
  }

  func test_paths_getTheTypesExtensionOnce() {
    let folder = URL(fileURLWithPath: "/tmp")
    XCTAssertEqual(
      folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent, "a.png")
    XCTAssertEqual(
      folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent, "a.jpg")
  }

  func test_everySupertype_isDeclaredItself() {
    for type in [UTType.rtfd, .epub, .swiftSource, .mpeg4Audio, .applicationBundle, .vCard] {
      for parent in type.supertypes { XCTAssertNotNil(UTType(parent.identifier), "\(parent)") }
    }
  }

  func test_typesAreCoded_asTheirIdentifier() throws {
    let data = try JSONEncoder().encode([UTType.heic])
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "[\"public.heic\"]")
    XCTAssertEqual(try JSONDecoder().decode([UTType].self, from: data), [.heic])
  }

  func test_olderNames_areTheSameIdentifiers() {
    XCTAssertEqual(kUTTypePlainText as String, UTType.plainText.identifier)
    XCTAssertEqual(kUTTypeMPEG4, UTType.mpeg4Movie.identifier)
  }

  func test_aRatio_isFittedIntoTheMiddle() {
    let wide = AVMakeRect(
      aspectRatio: CGSize(width: 4, height: 1),
      insideRect: CGRect(x: 10, y: 20, width: 100, height: 100))
    XCTAssertEqual(wide, CGRect(x: 10, y: 57.5, width: 100, height: 25))
    let tall = AVMakeRect(
      aspectRatio: CGSize(width: 1, height: 2),
      insideRect: CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertEqual(tall, CGRect(x: 37.5, y: 0, width: 25, height: 50))
  }

  func test_olderFunctions_answerAsTypesDo() throws {
    let made = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
    let png = try XCTUnwrap(made).takeRetainedValue()
    XCTAssertEqual(png as String, "public.png")
    XCTAssertEqual(
      UTTypeCopyPreferredTagWithClass(png, kUTTagClassMIMEType)?.takeRetainedValue(), "image/png")
    XCTAssertTrue(UTTypeConformsTo(png, kUTTypeImage))
    XCTAssertFalse(UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    XCTAssertTrue(UTTypeEqual("PUBLIC.PNG", kUTTypePNG))
    let all = UTTypeCreateAllIdentifiersForTag(kUTTagClassMIMEType, "image/jpeg", kUTTypeImage)
    XCTAssertEqual(all?.takeRetainedValue() as? [String], ["public.jpeg"])
    XCTAssertNil(UTTypeCreateAllIdentifiersForTag(kUTTagClassMIMEType, "image/x-none", nil))

    let unknown = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "qqq", nil)
    let dynamic = try XCTUnwrap(unknown).takeRetainedValue() as String
    XCTAssertTrue(UTTypeIsDynamic(dynamic))
    XCTAssertNil(UTTypeCopyPreferredTagWithClass(dynamic, kUTTagClassMIMEType))
    XCTAssertNil(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "", nil))
  }
}
