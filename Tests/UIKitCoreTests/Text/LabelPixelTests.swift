import Foundation
import PlatformInterface
import QuartzCore
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

  /// A gallery of labels to look at, written to the folder that `TESSERA_PICTURES` names.
  func test_gallery_canBeLookedAt() throws {
    guard let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] else { return }
    onMainActor {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 430, height: 640))
      host.backgroundColor = .white
      var y: CGFloat = 10
      func add(_ text: String, _ height: CGFloat, _ change: @MainActor (UILabel) -> Void) {
        MainActor.assumeIsolated {
          let label = label(text)
          label.frame = CGRect(x: 10, y: y, width: 280, height: height)
          label.backgroundColor = UIColor(white: 0.95, alpha: 1)
          change(label)
          host.addSubview(label)
        }
        y += height + 6
      }
      for style in [
        UIFont.TextStyle.largeTitle, .title1, .headline, .body, .subheadline, .footnote, .caption2,
      ] {
        let font = UIFont.preferredFont(forTextStyle: style)
        add("Text style \(Int(font.pointSize))", font.lineHeight.rounded(.up)) { $0.font = font }
      }
      let long = "The quick brown fox jumps over the lazy dog, and then it goes on and on."
      add(long, 44) { $0.numberOfLines = 2 }
      add(long, 24) { $0.lineBreakMode = .byTruncatingMiddle }
      add(long, 24) {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.3
      }
      add("Shadow", 24) {
        $0.shadowColor = .red
        $0.shadowOffset = CGSize(width: 1, height: 1)
      }
      add("Disabled", 24) { $0.isEnabled = false }
      add("Right to left", 24) { $0.semanticContentAttribute = .forceRightToLeft }
      add("", 60) { label in
        let text = NSMutableAttributedString(
          string: "Attributed ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        text.append(
          NSAttributedString(
            string: "red underlined",
            attributes: [
              .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
            ]))
        if let star = UIImage(systemName: "star.fill") {
          text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
        }
        text.append(
          NSAttributedString(string: " raised", attributes: [.baselineOffset: 6, .kern: 2]))
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        shadow.shadowOffset = CGSize(width: 2, height: 2)
        text.addAttribute(
          .shadow, value: shadow, range: NSRange(location: 0, length: text.length))
        label.attributedText = text
        label.numberOfLines = 0
      }
      let data = PlatformServices.current.imageDecoder.encodePNG(pixels(of: host))
      try? data?.write(to: URL(fileURLWithPath: folder + "/labels.png"))
    }
  }
}
