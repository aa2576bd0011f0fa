import CoreGraphics
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class ImageViewTests: XCTestCase {
  @MainActor private static func picture(_ width: Int, _ height: Int, scale: CGFloat = 1)
    -> UIImage
  {
    UIImage(
      cgImage: CGImage(PixelBuffer(width: width, height: height)), scale: scale, orientation: .up)
  }

  @MainActor private static func shown(_ view: UIImageView) -> RenderImage? {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    guard case .image(let image)? = view.renderContents(in: bounds)?.first else { return nil }
    return image
  }

  func test_contentModes_placeThePicture() {
    onMainActor {
      let view = UIImageView(image: Self.picture(40, 20))
      XCTAssertEqual(view.frame.size, CGSize(width: 40, height: 20))
      view.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
      let expected: [(UIView.ContentMode, CGRect)] = [
        (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
        (.redraw, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
        (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
        (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
        (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
        (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
        (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
        (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
        (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
        (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
      ]
      for (mode, rect) in expected {
        view.contentMode = mode
        XCTAssertEqual(Self.shown(view)?.destination, rect, "\(mode)")
      }
    }
  }

  func test_templates_takeTheTintAndOriginalsDoNot() {
    onMainActor {
      let view = UIImageView(image: Self.picture(4, 4).withRenderingMode(.alwaysTemplate))
      view.tintColor = .red
      XCTAssertEqual(Self.shown(view)?.tint, RGBA(red: 1, green: 0, blue: 0))
      view.image = Self.picture(4, 4)
      XCTAssertNil(Self.shown(view)?.tint)
      view.image = Self.picture(4, 4).withTintColor(.green)
      XCTAssertEqual(Self.shown(view)?.tint, RGBA(red: 0, green: 1, blue: 0))
      view.image = UIImage(systemName: "star")
      view.frame.size = CGSize(width: 20, height: 20)
      XCTAssertEqual(Self.shown(view)?.tint, RGBA(red: 1, green: 0, blue: 0))
    }
  }

  func test_highlightedImage_isShownWhileHighlighted() {
    onMainActor {
      let (a, b) = (Self.picture(4, 4), Self.picture(4, 4))
      let view = UIImageView(image: a, highlightedImage: b)
      XCTAssertTrue(Self.shown(view)?.image === a.cgImage)
      view.isHighlighted = true
      XCTAssertTrue(Self.shown(view)?.image === b.cgImage)
      view.highlightedImage = nil
      XCTAssertTrue(Self.shown(view)?.image === a.cgImage)
    }
  }

  func test_intrinsicSize_isTheImagesWithoutItsAlignmentInsets() {
    onMainActor {
      let view = UIImageView(image: Self.picture(40, 20, scale: 2))
      XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 10))
      view.image = view.image?.withAlignmentRectInsets(
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 14, height: 6))
      view.image = nil
      XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
      XCTAssertFalse(view.isUserInteractionEnabled)
    }
  }

  func test_resizableImage_stretchesItsMiddleOnly() {
    onMainActor {
      let image = Self.picture(20, 20).resizableImage(
        withCapInsets: UIEdgeInsets(top: 5, left: 4, bottom: 5, right: 6), resizingMode: .stretch)
      let view = UIImageView(image: image)
      view.frame.size = CGSize(width: 100, height: 20)
      let shown = Self.shown(view)
      XCTAssertEqual(shown?.unitCenter, CGRect(x: 0.2, y: 0.25, width: 0.5, height: 0.5))
      XCTAssertEqual(shown?.tilesCenter, false)
    }
  }

  func test_flippingImage_isMirroredWhereReadingGoesLeft() {
    onMainActor {
      let view = UIImageView(
        image: Self.picture(4, 4).imageFlippedForRightToLeftLayoutDirection())
      XCTAssertEqual(Self.shown(view)?.orientation, 1)
      view.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(Self.shown(view)?.orientation, 2)
    }
  }

  func test_animation_showsEachPictureInTurnAndEnds() {
    onMainActor {
      let frames = (0..<4).map { _ in Self.picture(2, 2) }
      let animation = ImageAnimation()
      let view = UIImageView(image: Self.picture(2, 2))
      animation.view = view
      animation.images = frames
      animation.duration = 0.4
      animation.repeatCount = 2
      animation.start()
      var seen: [Int] = []
      var time = 10.0
      while animation.step(at: time) {
        let current = animation.currentImage(isHighlighted: false)
        seen.append(frames.firstIndex { $0 === current } ?? -1)
        time += 0.1
      }
      XCTAssertEqual(seen, [0, 1, 2, 3, 0, 1, 2, 3])
      XCTAssertFalse(animation.isRunning)
      XCTAssertNil(animation.currentImage(isHighlighted: false))
    }
  }

  func test_animatedImage_runsByItself() {
    onMainActor {
      let view = UIImageView()
      view.image = UIImage.animatedImage(
        with: [Self.picture(2, 2), Self.picture(2, 2)], duration: 1)
      XCTAssertTrue(view.isAnimating)
      view.image = Self.picture(2, 2)
      XCTAssertFalse(view.isAnimating)
      view.startAnimating()
      XCTAssertFalse(view.isAnimating)
    }
  }

  func test_sizesThatAreNone_showNothing() {
    onMainActor {
      let view = UIImageView(image: Self.picture(2, 2))
      for mode in [UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center] {
        view.contentMode = mode
        for bounds in [
          CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
          CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
        ] {
          // A picture in the middle keeps its size, however small the view is.
          let count = mode == .center && bounds == .zero ? 1 : 0
          XCTAssertEqual(view.renderContents(in: bounds)?.count ?? 0, count, "\(mode) \(bounds)")
        }
      }
    }
  }
}

extension ImageViewTests {
  func test_patternBackground_isPaintedInTiles() {
    onMainActor {
      let tile = PixelBuffer(width: 2, height: 1)
      tile.bytes.storeBytes(of: 0xFFFF_0000, as: UInt32.self)
      tile.bytes.storeBytes(of: 0xFF00_00FF, toByteOffset: 4, as: UInt32.self)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.backgroundColor = UIColor(patternImage: UIImage(cgImage: CGImage(tile)))
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      }
      guard let shown = image.cgImage?.source.pixels(atLeastWidth: 4, height: 4) else {
        return XCTFail("no pixels")
      }
      let row = (0..<4).map { shown.bytes.load(fromByteOffset: $0 * 4, as: UInt32.self) }
      XCTAssertEqual(row, [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF])
    }
  }

  func test_symbolsThatAreShownLarge_haveSharpEdges() throws {
    try onMainActor {
      let view = UIImageView(image: UIImage(systemName: "circle.fill"))
      view.contentMode = .scaleAspectFit
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      view.tintColor = .black
      let picture = UIGraphicsImageRenderer(size: view.bounds.size).image {
        view.layer.render(in: $0.cgContext)
      }
      let image = try XCTUnwrap(picture.cgImage)
      let pixels = try XCTUnwrap(
        image.source.pixels(atLeastWidth: image.width, height: image.height))
      var (covered, onEdge) = (0, 0)
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          let alpha = pixels.bytes.load(
            fromByteOffset: y * pixels.bytesPerRow + x * 4 + 3, as: UInt8.self)
          if alpha == 255 { covered += 1 } else if alpha > 0 { onEdge += 1 }
        }
      }
      // A circle of n pixels across has about 4n on its edge.
      XCTAssertGreaterThan(covered, pixels.width * pixels.height / 2)
      XCTAssertLessThan(onEdge, pixels.width * 5)
    }
  }
}
