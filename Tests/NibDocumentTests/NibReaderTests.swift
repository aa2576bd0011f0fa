import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import NibDocument

final class NibReaderTests: XCTestCase {
  private func read(_ text: String) throws -> NibDocument {
    try NibReader.read(Array(text.utf8), fileName: "Cell.xib")
  }

  func test_xib_holdsObjectsWithValuesAndConnections() throws {
    let document = try read(Documents.cell)
    XCTAssertEqual(document.problems, [])
    XCTAssertEqual(document.kind, .xib)
    XCTAssertEqual(
      document.objects.map(\.element), ["placeholder", "placeholder", "collectionViewCell"])
    let cell = try XCTUnwrap(document.object("gTV-IL-0wX"))
    XCTAssertEqual(
      cell.customClass, NibClassName(name: "PhotoCell", module: "Photos", isOfTarget: true))
    XCTAssertEqual(cell.string("reuseIdentifier"), "Photo")
    XCTAssertEqual(
      cell.connections.map(\.kind),
      [
        .outlet(property: "imageView"), .outletCollection(property: "labels", appends: true),
        .action(selector: "tapped:", event: "touchUpInside"),
      ])
    XCTAssertEqual(cell.connections.map(\.destination), ["Img-01-aaa", "Lab-01-aaa", "-1"])

    let image = try XCTUnwrap(cell.keyedObjects["contentView"]?.subviews.first)
    XCTAssertEqual(image.values["frame"], .rect(NibRect(x: 0, y: 0, width: 100, height: 99.5)))
    XCTAssertEqual(
      image.values["backgroundColor"],
      .color(.components(red: 0, green: 0, blue: 0, alpha: 0.5, space: .gray)))
    XCTAssertEqual(
      image.runtimeAttributes.map(\.keyPath), ["layer.cornerRadius", "isRound"])
    XCTAssertEqual(image.runtimeAttributes.map(\.value), [.number(4.5), .bool(true)])

    let label = try XCTUnwrap(document.object("Lab-01-aaa"))
    XCTAssertEqual(label.string("text"), "A & B\nC")
    XCTAssertEqual(
      label.values["fontDescription"],
      .font(.system(size: 17, weight: "semibold", isItalic: false)))
    XCTAssertEqual(label.values["textColor"], .null)
  }

  func test_font_mayHaveANamedSize() throws {
    let text = Documents.cell.replacingOccurrences(
      of: #"type="system" weight="semibold""#,
      with: #"type="system" size="system" weight="semibold""#
    ).replacingOccurrences(of: #"pointSize="17""#, with: "")
    let label = try XCTUnwrap(read(text).object("Lab-01-aaa"))
    XCTAssertEqual(
      label.values["fontDescription"], .font(.system(size: 14, weight: "semibold", isItalic: false))
    )
  }

  func test_constraints_haveRatiosAndVariations() throws {
    let cell = try XCTUnwrap(read(Documents.cell).object("gTV-IL-0wX"))
    XCTAssertEqual(cell.constraints.count, 2)
    XCTAssertEqual(cell.constraints[0].multiplier, 0.75)
    XCTAssertEqual(cell.constraints[0].constant, -8)
    XCTAssertEqual(cell.constraints[0].priority, 750)
    XCTAssertNil(cell.constraints[1].firstItem)
    XCTAssertEqual(cell.constraints[1].relation, .greaterThanOrEqual)
    XCTAssertEqual(
      cell.constraints[1].variations.map(\.condition),
      [NibCondition(width: .regular, height: .compact)])
    XCTAssertEqual(cell.constraints[1].variations[0].values["constant"], .number(12))
  }

  func test_storyboard_holdsScenesAndSegues() throws {
    let document = try read(Documents.storyboard)
    XCTAssertEqual(document.problems, [])
    XCTAssertEqual(document.initialViewController, "VC1-aa-aaa")
    let scene = try XCTUnwrap(document.scene(storyboardIdentifier: "List"))
    XCTAssertEqual(scene.canvasLocation, NibPoint(x: 53, y: 375))
    let connection = try XCTUnwrap(scene.viewController?.connections.first)
    guard case .segue(let segue) = connection.kind else { return XCTFail("\(connection)") }
    XCTAssertEqual(segue.kind, "show")
    XCTAssertEqual(segue.identifier, "detail")
    XCTAssertEqual(document.object(connection.destination)?.element, "viewController")
  }

  /// Previews by pressing firmly go where the segue around them goes.
  func test_segueOfAPreview_takesItsWayFromTheOneAroundIt() throws {
    let end = "id=\"Seg-01-aaa\"/>"
    XCTAssertTrue(Documents.storyboard.contains(end))
    let document = try read(
      Documents.storyboard.replacingOccurrences(
        of: end,
        with: """
          id="Seg-01-aaa"><segue key="commit" inheritsFrom="parent" id="C"/>
          <segue key="preview" inheritsFrom="commit" id="P"/></segue>
          """))
    XCTAssertEqual(document.problems, [])
  }

  /// The editor leaves out the padding, and writes one character more where there is none.
  func test_textsInBase64_areRead() throws {
    let texts = [
      ("YWLDsQ", "abñ"), ("YWJj\nYWLDsQ", "abcabñ"), ("YWLDsWFiYWJjA", "abñababc"),
    ]
    for (encoded, text) in texts {
      let document = try read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <textField id="F"><string key="placeholder" base64-UTF8="YES">
        \(encoded)
        </string></textField></objects></document>
        """)
      XCTAssertEqual(document.object("F")?.string("placeholder"), text)
    }
  }

  func test_coloursOfInk_areThoseOfLight() throws {
    let ink = "cyan=\"0.5\" magenta=\"0.0\" yellow=\"1\" black=\"0.5\" alpha=\"0.25\" "
    let text = Documents.cell.replacingOccurrences(of: "white=\"0.0\" alpha=\"0.5\" ", with: ink)
    XCTAssertNotEqual(text, Documents.cell)
    let cell = try XCTUnwrap(read(text).object("gTV-IL-0wX"))
    let image = try XCTUnwrap(cell.keyedObjects["contentView"]?.subviews.first)
    XCTAssertEqual(
      image.values["backgroundColor"],
      .color(.components(red: 0.25, green: 0.5, blue: 0, alpha: 0.25, space: .sRGB)))
  }

  func test_damage_isToldWithFileElementAndLine() throws {
    let text = Documents.cell
      .replacingOccurrences(
        of: "width=\"100\" height=\"99.5\"", with: "width=\"wide\" height=\"1\""
      )
      .replacingOccurrences(of: "destination=\"Lab-01-aaa\"", with: "destination=\"Gone\"")
      .replacingOccurrences(of: "textAlignment=\"natural\"", with: "glow=\"YES\"")
    let document = try read(text)
    XCTAssertEqual(
      document.problems.map(\.description),
      [
        "Cell.xib:19: error: <rect>: The attribute width should be a number; found \"wide\".",
        "Cell.xib:28: warning: <label>: The attribute glow is not supported.",
        "Cell.xib:42: error: <collectionViewCell>: The document has no object with the id Gone.",
      ])
    // The rest is there.
    let image = try XCTUnwrap(document.object("Img-01-aaa"))
    XCTAssertNil(image.values["frame"])
    XCTAssertEqual(image.string("contentMode"), "scaleAspectFit")
  }

  func test_otherFiles_areErrors() {
    for (text, line, part) in [
      ("", 1, "no element"), ("<plist version=\"1.0\"/>", 1, "found <plist>"),
      ("\n<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", 2, "Cocoa.XIB"),
    ] {
      XCTAssertThrowsError(try read(text)) { error in
        let problem = error as? NibProblem
        XCTAssertEqual(problem?.line, line)
        XCTAssertTrue("\(error)".hasPrefix("Cell.xib:\(line): error:"), "\(error)")
        XCTAssertTrue("\(error)".contains(part), "\(error)")
      }
    }
  }

  /// Bytes that are changed, left out or doubled end in a document or an error, never in a crash.
  func test_damagedBytes_areSurvived() {
    var random = SeededGenerator(seed: 0x5EED)
    for text in [Documents.cell, Documents.storyboard] {
      let bytes = Array(text.utf8)
      var documents = 0
      for _ in 0..<400 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let place = Int.random(in: 0..<damaged.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
          case 1:
            damaged.removeSubrange(
              place..<min(place + Int.random(in: 1...40, using: &random), damaged.count))
          default:
            damaged.insert(contentsOf: damaged[place..<min(place + 30, damaged.count)], at: place)
          }
        }
        if let document = try? NibReader.read(damaged, fileName: "x") {
          documents += 1
          for problem in document.problems { XCTAssertGreaterThan(problem.line, 0) }
        }
      }
      XCTAssertGreaterThan(documents, 200)
    }
  }
}
