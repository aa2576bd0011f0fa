import SnapshotComparison
import UIKit
import XCTest

@testable import SnapshotTesting

/// Views on devices, and pictures that are nearly equal.
final class PictureTests: XCTestCase {
  private func picture<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, UIImage>
  ) throws -> UIImage {
    var picture: UIImage?
    strategy.snapshot(value).run { picture = $0 }
    return try XCTUnwrap(picture)
  }

  private func plain(_ colour: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      colour.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  /// - Returns: The colour at a point, as red, green and blue.
  private func colour(_ picture: UIImage, _ x: CGFloat, _ y: CGFloat) throws -> [UInt8] {
    let image = try XCTUnwrap(picture.cgImage)
    var bytes = [UInt8](repeating: 0, count: 4)
    let context = try XCTUnwrap(
      CGContext(
        data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let scale = picture.scale
    context.draw(
      image,
      in: CGRect(
        x: -x * scale, y: y * scale + 1 - CGFloat(image.height), width: CGFloat(image.width),
        height: CGFloat(image.height)))
    context.flush()
    return Array(bytes.prefix(3))
  }

  private final class Edges: UIViewController {
    let inner = UIView()

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      inner.backgroundColor = .red
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
    }
  }

  func test_devices_haveTheSizesAndInsetsOfTheOracle() throws {
    let oracle = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/Fixtures/oracle/device_safe_areas.json")
    let table = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(contentsOf: oracle)) as? [String: Any])
    let devices = try XCTUnwrap(table["devices"] as? [String: [String: Any]])
    let known: [String: [(ViewImageConfig.Orientation) -> ViewImageConfig]] = [
      "iPhoneSE1": [ViewImageConfig.iPhoneSe], "iPhone8": [ViewImageConfig.iPhone8],
      "iPhone8Plus": [ViewImageConfig.iPhone8Plus], "iPhoneX": [ViewImageConfig.iPhoneX],
      "iPhoneXsMax_Xr": [ViewImageConfig.iPhoneXsMax, ViewImageConfig.iPhoneXr],
      "iPhone12_12Pro_13_13Pro": [
        ViewImageConfig.iPhone12, ViewImageConfig.iPhone12Pro, ViewImageConfig.iPhone13,
        ViewImageConfig.iPhone13Pro,
      ],
      "iPhone12ProMax_13ProMax": [ViewImageConfig.iPhone12ProMax, ViewImageConfig.iPhone13ProMax],
      "iPhone13Mini": [ViewImageConfig.iPhone13Mini],
    ]
    for (name, makers) in known {
      for (word, orientation) in [
        ("portrait", ViewImageConfig.Orientation.portrait), ("landscape", .landscape),
      ] {
        let row = try XCTUnwrap(devices[name]?[word] as? [String: [Double]], name)
        let (size, safe) = (row["size", default: []], row["safe", default: []])
        for make in makers {
          let config = make(orientation)
          XCTAssertEqual(config.size, CGSize(width: size[0], height: size[1]), name)
          let area = config.safeArea
          XCTAssertEqual(
            [area.top, area.left, area.bottom, area.right], safe.map { CGFloat($0) },
            "\(name) \(word)")
        }
      }
    }
  }

  func test_aControllerOnADevice_hasItsSizeInsetsAndTraits() throws {
    let controller = Edges()
    let image = try picture(controller, .image(on: .iPhoneX))
    XCTAssertEqual(image.size, CGSize(width: 375, height: 812))
    XCTAssertEqual(controller.inner.frame, CGRect(x: 0, y: 44, width: 375, height: 734))
    XCTAssertEqual(try colour(image, 10, 20), [255, 255, 255])
    XCTAssertEqual(try colour(image, 10, 100), [255, 0, 0])
    XCTAssertEqual(try colour(image, 10, 800), [255, 255, 255])
    let dark = try picture(
      controller, .image(on: .iPhoneX(.landscape), traits: .init(userInterfaceStyle: .dark)))
    XCTAssertEqual(dark.size, CGSize(width: 812, height: 375))
    XCTAssertEqual(try colour(dark, 10, 100), [0, 0, 0])
    XCTAssertEqual(try colour(dark, 60, 100), [255, 0, 0])
    XCTAssertNil(controller.view.window)
  }

  func test_aViewInASize_isLaidOutInIt() throws {
    let view = UIView()
    let box = UIView()
    box.backgroundColor = .green
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(box)
    let scaled = UITraitCollection(displayScale: 3)
    let image = try picture(view, .image(size: CGSize(width: 30, height: 20), traits: scaled))
    XCTAssertEqual(image.size, CGSize(width: 30, height: 20))
    XCTAssertEqual(image.cgImage?.width, 90)
  }

  func test_precision_isAShareOfPixelsAndOfColour() throws {
    let (red, nearly) = (plain(.red), plain(UIColor(red: 0.98, green: 0, blue: 0, alpha: 1)))
    let comparison = try ImageComparison(red, nearly)
    XCTAssertNotNil(comparison.failure(precision: 1, perceptualPrecision: 1))
    XCTAssertNotNil(comparison.failure(precision: 0.9, perceptualPrecision: 1))
    XCTAssertNil(comparison.failure(precision: 0.7, perceptualPrecision: 1))
    XCTAssertNil(comparison.failure(precision: 1, perceptualPrecision: 0.98))
    let blue = try ImageComparison(red, plain(.blue))
    XCTAssertNotNil(blue.failure(precision: 1, perceptualPrecision: 0.9))
    XCTAssertNotNil(blue.failure(precision: 0.5, perceptualPrecision: 0.9))
    XCTAssertThrowsError(
      try ImageComparison(
        red, UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }))
  }

  func test_differenceOfDarkPaintOnNothing_isSeen() throws {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, false)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
    let (nothing, black) = (
      renderer.image { _ in },
      renderer.image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }
    )
    func hasLight(_ picture: UIImage) throws -> Bool {
      try ImageComparison(picture, ImageComparison.difference(black, black))
        .differences(above: 0).pixels > 0
    }
    XCTAssertTrue(try hasLight(ImageComparison.difference(nothing, black)))
    XCTAssertFalse(try hasLight(ImageComparison.difference(nothing, nothing)))
  }

  /// Values of the CIE's formula for graphic arts as the package colour for Python publishes them.
  func test_distanceOfColours_isThatOf1994() {
    let first = LabColor(lightness: 100, a: 21.57210357, b: 272.22819350)
    let second = LabColor(lightness: 100, a: 426.67945353, b: 72.39590835)
    XCTAssertEqual(first.distance(to: second), 83.7792255, accuracy: 1e-6)
    let (black, white) = (LabColor([0, 0, 0, 255]), LabColor([255, 255, 255, 255]))
    XCTAssertEqual(black.distance(to: white), 100, accuracy: 0.01)
  }

  func test_hierarchies_haveALineForEachViewAndController() throws {
    let controller = UINavigationController(rootViewController: Edges())
    var text = ""
    Snapshotting<UIViewController, String>.hierarchy.snapshot(controller).run { text = $0 }
    let lines = text.split(separator: "\n")
    XCTAssertEqual(lines.count, 2, text)
    XCTAssertTrue(lines[0].hasPrefix("<UINavigationController>, state: appeared, view: <"), text)
    XCTAssertTrue(lines[1].hasPrefix("   | <"), text)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let label = UILabel(frame: CGRect(x: 1, y: 2.5, width: 3, height: 4))
    label.text = "Name"
    view.addSubview(label)
    Snapshotting<UIView, String>.recursiveDescription.snapshot(view).run { text = $0 }
    XCTAssertEqual(
      text,
      """
      <UIView; frame = (0 0; 30 20); layer = <CALayer>>
         | <UILabel; frame = (1 2.5; 3 4); text = 'Name'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
      """)
  }
}
