import XCTest

@testable import NibDocument

/// Sets of asset catalogs as Xcode writes them.
final class AssetReaderTests: XCTestCase {
  private func reader(_ text: String) -> AssetReader {
    AssetReader(Array(text.utf8), file: "Set/Contents.json")
  }

  func test_pictures_areChosenByDeviceAppearanceAndScale() throws {
    var reader = reader(
      """
      {"images": [
        {"idiom": "universal", "filename": "any1.png", "scale": "1x"},
        {"idiom": "universal", "filename": "any2.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "filename": "dark2.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "filename": "pad.png", "scale": "1x"}
      ]}
      """)
    let set = reader.imageSet()
    XCTAssertEqual(reader.problems, [])
    func file(_ place: AssetPlace, _ scale: Double) -> String? {
      set.picture(for: place, displayScale: scale)?.file
    }
    XCTAssertEqual(file(AssetPlace(), 1), "any1.png")
    XCTAssertEqual(file(AssetPlace(), 2), "any2.png")
    // The largest there is goes before the smallest.
    XCTAssertEqual(file(AssetPlace(), 3), "any2.png")
    XCTAssertEqual(file(AssetPlace(isDark: true), 1), "dark2.png")
    XCTAssertEqual(file(AssetPlace(idiom: "ipad", isDark: true), 2), "pad.png")
  }

  /// The very name goes before one with other capitals.
  func test_sets_areFoundWithOtherCapitals() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("capitals-\(ProcessInfo.processInfo.globallyUniqueString).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, red) in [("CustomBlue", "0.25"), ("Sky", "0.5"), ("sky", "0.75")] {
      let set = folder.appendingPathComponent(name + ".colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let text = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "\(red)", "green": "0", "blue": "1", "alpha": "1"}}}]}
        """
      try Data(text.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    let catalog = AssetCatalog(folder.path)
    XCTAssertTrue(catalog.contains(.color, named: "customBlue"))
    XCTAssertFalse(catalog.contains(.image, named: "customBlue"))
    XCTAssertNil(catalog.colorSet(named: "customBlues"))
    func name(_ asked: String) -> String? {
      (catalog.colorSet(named: asked)?.folder as NSString?)?.lastPathComponent
    }
    XCTAssertEqual(name("customBlue"), "CustomBlue.colorset")
    XCTAssertEqual(name("CustomBlue"), "CustomBlue.colorset")
    XCTAssertEqual(name("sky"), "sky.colorset")
    XCTAssertEqual(name("Sky"), "Sky.colorset")
  }

  func test_oneDrawing_isForAllScales() {
    var reader = reader(
      """
      {"images": [{"idiom": "universal", "filename": "a.pdf"}],
       "properties": {"template-rendering-intent": "template",
       "preserves-vector-representation": true}}
      """)
    let set = reader.imageSet()
    XCTAssertEqual(set.intent, .template)
    XCTAssertEqual(set.picture(for: AssetPlace(), displayScale: 3)?.file, "a.pdf")
  }

  func test_slicing_andDirections() {
    var reader = reader(
      """
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x",
        "language-direction": "left-to-right", "alignment-insets": {"left": 3},
        "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
          "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}]}
      """)
    let picture = reader.imageSet().picture(
      for: AssetPlace(isRightToLeft: true), displayScale: 2)
    XCTAssertEqual(picture?.slicing?.caps, NibInsets(top: 4, left: 6, bottom: 8, right: 10))
    XCTAssertEqual(picture?.slicing?.tiles, true)
    XCTAssertEqual(picture?.alignmentInsets?.left, 3)
    XCTAssertEqual(picture?.isMirroredRightToLeft, true)
  }

  /// A half in the three ways that Xcode's inspector has, and the spaces of colour.
  func test_colors() {
    var reader = reader(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x80", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "display-p3", "components":
          {"red": "1.000", "green": "0.000", "blue": "0.250", "alpha": "0.500"}}},
        {"idiom": "ipad", "color": {"color-space": "gray-gamma-22", "components":
          {"white": "0.700", "alpha": "1.000"}}},
        {"idiom": "mac", "color": {"platform": "ios", "reference": "systemRedColor"}},
        {"idiom": "tv", "color": {"components": {"red": "x"}}}
      ]}
      """)
    let set = reader.colorSet()
    func color(_ place: AssetPlace) -> NibColor? { set.variants.best(for: place).first?.color }
    XCTAssertEqual(
      color(AssetPlace()),
      .components(red: 128.0 / 255, green: 128.0 / 255, blue: 0.5, alpha: 1, space: .sRGB))
    XCTAssertEqual(
      color(AssetPlace(isDark: true)),
      .components(red: 1, green: 0, blue: 0.25, alpha: 0.5, space: .displayP3))
    XCTAssertEqual(
      color(AssetPlace(idiom: "ipad")),
      .components(red: 0.7, green: 0.7, blue: 0.7, alpha: 1, space: .gray))
    XCTAssertEqual(color(AssetPlace(idiom: "mac")), .system("systemRedColor", fallback: nil))
    XCTAssertEqual(set.variants.count, 4)
    XCTAssertEqual(reader.problems.count, 1)
  }

  func test_data_andWrongText() {
    let set = reader(
      """
      {"data": [{"idiom": "universal", "filename": "a.json",
        "universal-type-identifier": "public.json"}, {"idiom": "universal", "filename": "../b"}]}
      """
    ).dataSet()
    XCTAssertEqual(set.files.map(\.file), ["a.json"])
    XCTAssertEqual(set.files.first?.type, "public.json")
    var wrong = reader("{\n\"images\": [\n}")
    XCTAssertEqual(wrong.imageSet(), ImageSet())
    XCTAssertEqual(wrong.problems.map(\.line), [3])
  }

  func test_catalog_findsSetsInFoldersAndNamespaces() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tessera-\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      "Hat.imageset": "{}", "Plain/Coat.imageset": "{}", "Named/Red.colorset": "{}",
      "Named": "{\"properties\": {\"provides-namespace\": true}}", "AppIcon.appiconset": "{}",
      "Sky.cubetextureset": "{}", "star.symbolset": "{}",
    ] {
      let inner = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: inner.appendingPathComponent("Contents.json"))
    }
    let catalog = AssetCatalog(folder.path)
    XCTAssertEqual(catalog.names(of: .image), ["Coat", "Hat"])
    XCTAssertEqual(catalog.names(of: .color), ["Named/Red"])
    XCTAssertEqual(catalog.names(of: .symbol), ["star"])
    XCTAssertEqual(catalog.others, ["cubetextureset": 1])
  }
}
