import CoreGraphics

import UIKitTestSupport
import XCTest

@testable import UIKitCore
@testable import UIKitSymbols

/// How large the pictures of symbols are, next to what Interface Builder writes.
final class SymbolSizeTests: XCTestCase {
  private struct Oracle: Decodable {
    struct Width: Decodable {
      var name: String
      var point_size: CGFloat
      var symbol_scale: String
      var display_scale: CGFloat
      var width: CGFloat
      var height: CGFloat?
    }
    var proportions: [String: [CGFloat]]
    var widths: [Width]
  }

  private func oracle() throws -> Oracle {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("Fixtures/oracle/symbol_sizes.json")
    return try JSONDecoder().decode(Oracle.self, from: Data(contentsOf: file))
  }

  // Evidence: metric-15.
  func test_pictures_areAsWideForTheirHeightAsOnIOS() throws {
    let proportions = try oracle().proportions
    XCTAssertGreaterThan(proportions.count, 200)
    onMainActor {
      var compared = 0
      for (name, sides) in proportions where SymbolShapes.shape(named: name) != nil {
        guard let size = symbol(name, pointSize: 128, displayScale: 2)?.size else {
          XCTFail(name)
          continue
        }
        let expected = sides[0] / sides[1]
        XCTAssertEqual(size.width / size.height, expected, accuracy: 0.015 * expected, name)
        compared += 1
      }
      XCTAssertGreaterThan(compared, 190)
    }
  }

  // Evidence: metric-16, metric-17.
  func test_pictures_areAsWideBesideTextAsOnIOS() throws {
    let widths = try oracle().widths
    onMainActor {
      for known in widths {
        guard
          let size = symbol(
            known.name, pointSize: known.point_size,
            scale: known.symbol_scale == "large" ? .large : .medium,
            displayScale: known.display_scale)?.size
        else {
          XCTFail(known.name)
          continue
        }
        // The ems were found from widths that are rounded to a pixel.
        let pixel = 1 / known.display_scale + 0.01
        XCTAssertEqual(
          size.width, known.width, accuracy: pixel, "\(known.name) \(known.symbol_scale)")
        if let height = known.height {
          XCTAssertEqual(size.height, height, accuracy: 2 * pixel, known.name)
        }
      }
    }
  }

  func test_ink_fillsThePictureButForItsMargins() throws {
    onMainActor {
      for name in [
        "plus", "chevron.right", "ellipsis", "square.and.arrow.up", "star.fill", "person.3",
      ] {
        let view = UIImageView(image: symbol(name, pointSize: 60, displayScale: 2))
        view.tintColor = .black
        view.sizeToFit()
        let rendered = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
          view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        guard let ink = rendered.cgImage?.inkRect else { XCTFail(name); continue }
        let (width, height) = (CGFloat(rendered.cgImage!.width), CGFloat(rendered.cgImage!.height))
        XCTAssertGreaterThan(ink.minX, 0, name)
        XCTAssertGreaterThan(ink.minY, 0, name)
        XCTAssertLessThan(ink.maxX, width, name)
        XCTAssertLessThan(ink.maxY, height, name)
        XCTAssertEqual(ink.midX, width / 2, accuracy: 3, name)
        XCTAssertEqual(ink.midY, height / 2, accuracy: 3, name)
        XCTAssertGreaterThan(ink.height, height - 2 * 0.13 * 60 * rendered.scale, name)
      }
    }
  }

  func test_symbolsStandAroundTheMiddleOfCapitals() {
    onMainActor {
      for name in ["circle", "plus", "minus", "square", "chevron.down"] {
        guard let image = symbol(name, pointSize: 100, displayScale: 2),
          let offset = image.baselineOffsetFromBottom
        else { XCTFail(name); continue }
        XCTAssertEqual(image.size.height / 2 - offset, 35.25, accuracy: 1.5, name)
      }
    }
  }

  func test_namesOfEarlierAndLaterSystems_areOne() {
    for (later, earlier) in [
      "document": "doc", "document.fill": "doc.fill", "text.page": "doc.text",
      "arrow.trianglehead.clockwise": "arrow.clockwise",
      "multiply.circle.fill": "xmark.circle.fill",
    ] {
      let (one, other) = (SymbolShapes.shape(named: later), SymbolShapes.shape(named: earlier))
      XCTAssertNotNil(one, later)
      XCTAssertEqual(one?.steps.count, other?.steps.count, later)
    }
  }
}

@MainActor private func symbol(
  _ name: String, pointSize: CGFloat, scale: UIImage.SymbolScale = .medium, displayScale: CGFloat
) -> UIImage? {
  let traits = UITraitCollection(displayScale: displayScale)
  let configuration = UIImage.SymbolConfiguration(
    pointSize: pointSize, weight: .regular, scale: scale
  )
  .withTraitCollection(traits)
  return UIImage(systemName: name, withConfiguration: configuration)
}

extension CGImage {
  /// The smallest rectangle around pixels that are not clear, in pixels.
  fileprivate var inkRect: CGRect? {
    guard let data = dataProvider?.data else { return nil }
    let bytes = [UInt8](data as Data)
    var rect = CGRect.null
    for y in 0..<height {
      for x in 0..<width where bytes[y * bytesPerRow + x * 4 + 3] > 20 {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return rect.isNull ? nil : rect
  }
}
