import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Pictures, colours and data of asset catalogs in a bundle.
final class AssetCatalogTests: XCTestCase {
  /// One page of 40 by 20 points, its left half red.
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 40 20] /Contents 4 0 R>> endobj
    4 0 obj <</Length 24>> stream
    1 0 0 rg 0 0 20 20 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    %%EOF
    """

  private func bundle(_ files: [String: Data]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tessera-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    for (path, data) in files {
      let file = folder.appendingPathComponent("Assets.xcassets/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return try XCTUnwrap(Bundle(path: folder.path))
  }

  private static func png(_ color: UIColor, side: CGFloat = 4) -> Data {
    MainActor.assumeIsolated {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: side, height: side)
      return UIGraphicsImageRenderer(size: size, format: format).pngData {
        color.setFill()
        $0.fill(CGRect(origin: .zero, size: size))
      }
    }
  }

  private static func pixel(_ image: UIImage?) -> [UInt8]? {
    guard let pixels = image?.cgImage?.source.pixels(atLeastWidth: 1, height: 1) else { return nil }
    let bytes = pixels.bytes.assumingMemoryBound(to: UInt8.self)
    return [bytes[2], bytes[1], bytes[0], bytes[3]]
  }

  private static let hat = Data(
    """
    {"images": [{"idiom": "universal", "filename": "light.png", "scale": "2x"},
    {"idiom": "universal", "filename": "dark.png", "scale": "2x",
    "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
    "properties": {"template-rendering-intent": "original"}}
    """.utf8)

  func test_namesOfFiles_mayBeSpelledWithOtherCharactersForTheSameLetters() throws {
    // An e with an accent of its own in the document, one character in the folder.
    let bundle = try bundle([
      "Ball.imageset/Contents.json": Data(
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"Poke\u{301}.png\"}]}".utf8),
      "Ball.imageset/Pok\u{e9}.png": Self.png(.red),
    ])
    XCTAssertNotNil(UIImage(named: "Ball", in: bundle, compatibleWith: nil))
  }

  func test_aColourSetWithoutAColour_isNone() throws {
    let empty = Data(#"{"colors": [{"idiom": "universal"}], "info": {"version": 1}}"#.utf8)
    let bundle = try bundle(["AccentColor.colorset/Contents.json": empty])
    onMainActor { XCTAssertNil(UIColor(named: "AccentColor", in: bundle, compatibleWith: nil)) }
  }

  func test_pictures_followTheAppearanceOfTheirView() throws {
    let bundle = try bundle([
      "Hat.imageset/Contents.json": Self.hat, "Hat.imageset/light.png": Self.png(.red),
      "Hat.imageset/dark.png": Self.png(.blue),
    ])
    try onMainActor {
      let light = UITraitCollection(userInterfaceStyle: .light)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let image = try XCTUnwrap(UIImage(named: "Hat", in: bundle, compatibleWith: light))
      XCTAssertEqual(image.size, CGSize(width: 2, height: 2))
      XCTAssertEqual(image.renderingMode, .alwaysOriginal)
      XCTAssertEqual(Self.pixel(image), [255, 0, 0, 255])
      let asset = try XCTUnwrap(image.imageAsset)
      XCTAssertEqual(Self.pixel(asset.image(with: dark)), [0, 0, 255, 255])
      XCTAssertEqual(Self.pixel(image.withConfiguration(.init(traitCollection: dark)))?[2], 255)

      // What was made of it stays as it was made.
      let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      window.addSubview(view)
      window.isHidden = false
      window.layoutIfNeeded()
      XCTAssertEqual(Self.pixel(view.shownImage), [255, 0, 0, 255])
      window.overrideUserInterfaceStyle = .dark
      window.layoutIfNeeded()
      XCTAssertEqual(Self.pixel(view.shownImage), [0, 0, 255, 255])
      XCTAssertEqual(view.shownImage?.renderingMode, .alwaysTemplate)
      XCTAssertEqual(Self.pixel(view.image), [255, 0, 0, 255])
      window.isHidden = true
    }
  }

  func test_aNameWithAnExtension_meansTheSetWithoutIt() throws {
    let one = Data("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}".utf8)
    let bundle = try bundle([
      "hat.imageset/Contents.json": one, "hat.imageset/a.png": Self.png(.red, side: 6),
    ])
    for name in ["hat", "hat.png", "hat.jpg", "hat.JPEG"] {
      XCTAssertEqual(UIImage(named: name, in: bundle, with: nil)?.size.width, 6, name)
    }
    XCTAssertNil(UIImage(named: "hat.txt", in: bundle, with: nil))
    XCTAssertEqual(UIImage(resource: ImageResource(name: "hat", bundle: bundle)).size.width, 6)
    XCTAssertEqual(UIImage(resource: ImageResource(name: "cap", bundle: bundle)).size, .zero)
  }

  func test_programsRegisterPicturesOfTheirOwn() throws {
    try onMainActor {
      let light = try XCTUnwrap(UIImage(data: Self.png(.red)))
      let dark = try XCTUnwrap(UIImage(data: Self.png(.blue)))
      light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      ])
      XCTAssertEqual(Self.pixel(light.resolved(for: traits)), [0, 0, 255, 255])
      XCTAssertEqual(
        Self.pixel(dark.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light))),
        [255, 0, 0, 255])
      light.imageAsset?.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
      XCTAssertEqual(Self.pixel(light.resolved(for: traits)), [255, 0, 0, 255])
    }
  }

  func test_colours_followTheAppearance_andStandInDocuments() throws {
    let bundle = try bundle([
      "Paint.colorset/Contents.json": Data(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components":
        {"red": "0", "green": "0", "blue": "255", "alpha": "0.500"}}}]}
        """.utf8)
    ])
    try onMainActor {
      let color = try XCTUnwrap(UIColor(named: "Paint", in: bundle, compatibleWith: nil))
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      XCTAssertEqual(
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), .red)
      XCTAssertEqual(
        color.resolvedColor(with: dark), UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
      XCTAssertEqual(color, UIColor(named: "Paint", in: bundle, compatibleWith: nil))
      XCTAssertNil(UIColor(named: "Pain", in: bundle, compatibleWith: nil))
      XCTAssertEqual(color, UIColor(resource: ColorResource(name: "Paint", bundle: bundle)))

      // The document's own copy says green: the catalog counts.
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <color key="backgroundColor" name="Paint"/></view></objects><resources>
        <namedColor name="Paint"><color red="0" green="1" blue="0" alpha="1"
        colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></document>
        """
      let view = try XCTUnwrap(
        UINib(data: Data(xib.utf8), bundle: bundle).instantiate(withOwner: nil).first as? UIView)
      XCTAssertEqual(view.backgroundColor, color)
    }
  }

  func test_drawings_areAsSharpAsTheyAreShown() throws {
    let contents = Data("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.pdf\"}]}".utf8)
    let bundle = try bundle([
      "Half.imageset/Contents.json": contents, "Half.imageset/a.pdf": Data(Self.pdf.utf8),
    ])
    try onMainActor {
      let image = try XCTUnwrap(UIImage(named: "Half", in: bundle, compatibleWith: nil))
      XCTAssertEqual(image.size, CGSize(width: 40, height: 20))
      let pixels = try XCTUnwrap(image.cgImage?.source.pixels(atLeastWidth: 400, height: 200))
      XCTAssertEqual(pixels.width, 400)
      func alpha(_ x: Int) -> UInt8 {
        pixels.bytes.assumingMemoryBound(to: UInt8.self)[100 * pixels.bytesPerRow + x * 4 + 3]
      }
      XCTAssertEqual([alpha(0), alpha(198), alpha(201), alpha(399)], [255, 255, 0, 0])
    }
  }

  func test_data_haveTheirTypes() throws {
    let bundle = try bundle([
      "List.dataset/Contents.json": Data(
        """
        {"data": [{"idiom": "universal", "filename": "a.json",
        "universal-type-identifier": "public.json"}]}
        """.utf8), "List.dataset/a.json": Data("[]".utf8),
    ])
    let asset = try XCTUnwrap(NSDataAsset(name: "List", bundle: bundle))
    XCTAssertEqual(asset.data, Data("[]".utf8))
    XCTAssertEqual(asset.typeIdentifier, "public.json")
    XCTAssertNil(NSDataAsset(name: "Lists", bundle: bundle))
  }
}
