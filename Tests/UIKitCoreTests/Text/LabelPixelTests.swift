import Foundation
import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// `view` as pixels, two a point, on white.
@MainActor
private func pixels(of view: UIView) -> PixelBuffer {
  view.layoutIfNeeded()
  let frame = LayerCommitter().commit(
    root: view.layer, size: view.bounds.size, scale: 2, background: .white)
  return PlatformServices.current.rasterizer.rasterize(
    frame.root, size: view.bounds.size, scale: 2, background: .white)
}

/// The smallest rectangle, in points, that holds all pixels darker than white.
@MainActor
private func ink(_ view: UIView) -> CGRect {
  let buffer = pixels(of: view)
  var box = CGRect.null
  for y in 0..<buffer.height {
    let row = buffer.bytes.advanced(by: y * buffer.bytesPerRow)
      .assumingMemoryBound(to: UInt8.self)
    for x in 0..<buffer.width where row[4 * x] < 200 {
      box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
    }
  }
  return CGRect(
    x: box.minX / 2, y: box.minY / 2, width: box.width / 2, height: box.height / 2)
}

/// All pixels of `view`.
@MainActor
private func bytes(of view: UIView) -> Data {
  let buffer = pixels(of: view)
  return Data(bytes: buffer.bytes, count: buffer.height * buffer.bytesPerRow)
}

/// How many pixels of `view` are no grey.
@MainActor
private func colourfulPixels(_ view: UIView) -> Int {
  let buffer = pixels(of: view)
  var count = 0
  for y in 0..<buffer.height {
    let row = buffer.bytes.advanced(by: y * buffer.bytesPerRow)
      .assumingMemoryBound(to: UInt8.self)
    for x in 0..<buffer.width {
      let pixel = (row[4 * x], row[4 * x + 1], row[4 * x + 2])
      let (low, high) = (min(pixel.0, pixel.1, pixel.2), max(pixel.0, pixel.1, pixel.2))
      if high - low > 40 { count += 1 }
    }
  }
  return count
}

@MainActor
private func label(_ text: String, change: (UILabel) -> Void = { _ in }) -> UILabel {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  label.text = text
  label.textColor = .black
  change(label)
  return label
}

final class LabelPixelTests: XCTestCase {
  func test_text_standsInTheMiddleAndAtItsSide() {
    onMainActor {
      let left = ink(label("HHH"))
      // Capitals of 17 points are 12 high, around the middle of 60 but for the descenders' space.
      XCTAssertEqual(left.height, 12.5, accuracy: 1)
      XCTAssertEqual(left.midY, 30, accuracy: 1.5)
      XCTAssertLessThan(left.minX, 3)
      let centred = ink(label("HHH") { $0.textAlignment = .center })
      XCTAssertEqual(centred.midX, 100, accuracy: 1)
      let right = ink(label("HHH") { $0.textAlignment = .right })
      XCTAssertGreaterThan(right.maxX, 197)
      XCTAssertEqual(left.width, right.width, accuracy: 0.6)
    }
  }

  func test_emoji_areInColour_andOtherScriptsAreNoBoxes() throws {
    let fonts = ["noto/NotoColorEmoji.ttf", "droid/DroidSansFallbackFull.ttf"]
    for font in fonts {
      guard FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/" + font) else {
        throw XCTSkip("The packages of scripts/fonts.txt are not installed.")
      }
    }
    onMainActor {
      XCTAssertGreaterThan(colourfulPixels(label("😀")), 300)
      XCTAssertEqual(colourfulPixels(label("H你好")), 0)
      // Boxes for what no font has are all alike.
      XCTAssertNotEqual(ink(label("一")), ink(label("鬱")))
    }
  }

  func test_korean_isNoBoxes() throws {
    guard FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/nanum/NanumGothic.ttf")
    else { throw XCTSkip("The packages of scripts/fonts.txt are not installed.") }
    onMainActor {
      // Boxes for what no font has are all alike, and so are those that stand for 가 in a font for Chinese.
      let syllables = ["가", "일", "기", "장", "힣"].map { bytes(of: label($0)) }
      for i in syllables.indices {
        for j in 0..<i { XCTAssertNotEqual(syllables[i], syllables[j], "\(i) \(j)") }
      }
    }
  }

  func test_overlongText_staysInsideTheLabel() {
    onMainActor {
      let long = String(repeating: "Overlong ", count: 10)
      for mode in [
        NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping,
        .byCharWrapping, .byWordWrapping,
      ] {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        host.addSubview(label(long) { $0.lineBreakMode = mode })
        let box = ink(host)
        XCTAssertLessThanOrEqual(box.maxX, 200.5, "\(mode)")
        XCTAssertGreaterThan(box.maxX, 120, "\(mode)")
      }
    }
  }

  func test_lines_fillTheLabelFromTheMiddle() {
    onMainActor {
      let one = ink(label("Hxg"))
      let three = ink(
        label("Hxg\nHxg\nHxg") {
          $0.numberOfLines = 0
          $0.frame.size.height = 100
        })
      XCTAssertEqual(three.height - one.height, 2 * 20.287, accuracy: 1)
      XCTAssertEqual(three.midY - 50, one.midY - 30, accuracy: 1)
    }
  }

  func test_painting_isTheSameEachTime() {
    onMainActor {
      let first = pixels(of: label("Hamburgefonts"))
      let second = pixels(of: label("Hamburgefonts"))
      XCTAssertEqual(memcmp(first.bytes, second.bytes, first.byteCount), 0)
    }
  }

  func test_changedText_isShownByTheNextCommit() {
    onMainActor {
      let label = label("H")
      let narrow = ink(label)
      label.text = "HHHHHH"
      XCTAssertGreaterThan(ink(label).width, narrow.width * 4)
      label.text = nil
      XCTAssertTrue(ink(label).isNull)
    }
  }

  func test_attachment_isPaintedInTheLine() {
    onMainActor {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      let view = label("") {
        $0.attributedText = NSAttributedString(
          attachment: NSTextAttachment(image: image))
      }
      let box = ink(view)
      XCTAssertEqual(box.width, 20, accuracy: 0.5)
      XCTAssertEqual(box.height, 20, accuracy: 0.5)
    }
  }

  func test_strings_areDrawnIntoImages() {
    onMainActor {
      let size = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
      let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60)).image { _ in
        "Hello".draw(
          at: .zero,
          withAttributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.black])
      }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      view.layer.contents = image.cgImage
      let box = ink(view)
      XCTAssertEqual(box.width, size.width, accuracy: 6)
      XCTAssertGreaterThan(box.height, 25)
    }
  }
}
