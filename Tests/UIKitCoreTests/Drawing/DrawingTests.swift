import CoreGraphics
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class DrawingTests: XCTestCase {
  /// Red, green, blue, alpha of the pixel at a place of an image, as they are stored.
  @MainActor private static func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let cg = image.cgImage,
      let b = cg.source.pixels(atLeastWidth: cg.width, height: cg.height)
    else { return [] }
    let p = b.bytes + y * b.bytesPerRow + x * 4
    return [2, 1, 0, 3].map { p.load(fromByteOffset: $0, as: UInt8.self) }
  }

  @MainActor private static func draw(
    _ width: CGFloat = 10, _ height: CGFloat = 10, scale: CGFloat = 1, opaque: Bool = false,
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image(actions: actions)
  }

  /// A smaller picture than the one that was asked for would be another one.
  func test_sizesOfTooManyPixels_makeNoPicture_andAreSaid() {
    onMainActor {
      for (width, height) in [(20_000, 20_000), (40_000, 2), (9000, 4000)] as [(CGFloat, CGFloat)] {
        let image = Self.draw(width, height, scale: 2) { $0.fill($0.format.bounds) }
        XCTAssertEqual(image.size, .zero)
        XCTAssertNil(image.cgImage)
        XCTAssertEqual(
          Log.recentLines.last?.contains(
            "UIGraphicsImageRenderer: \(width * 2)×\(height * 2) pixels are too many for a picture"),
          true, "\(Log.recentLines.suffix(1))")
        UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), true, 2)
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        XCTAssertEqual(Log.recentLines.last?.contains("UIGraphicsBeginImageContext: "), true)
      }
      XCTAssertEqual(Self.draw(8192, 8192) { _ in }.size, CGSize(width: 8192, height: 8192))
    }
  }

  func test_renderer_makesPixelsAtItsScale() {
    onMainActor {
      let image = Self.draw(5, 4, scale: 3) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
      }
      XCTAssertEqual(image.size, CGSize(width: 5, height: 4))
      XCTAssertEqual(image.scale, 3)
      XCTAssertEqual(image.cgImage?.width, 15)
      XCTAssertEqual(Self.pixel(image, 2, 0), [255, 0, 0, 255])
      XCTAssertEqual(Self.pixel(image, 3, 0), [0, 0, 0, 0])
    }
  }

  /// Programs read the colour of a pixel there.
  func test_bytesOfAPictureFromAFile_beginWithRed() throws {
    try onMainActor {
      @MainActor func bytes(_ color: UIColor, opaque: Bool) throws -> (CGImage, Data) {
        let drawn = Self.draw(3, 2, opaque: opaque) {
          color.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let data = try XCTUnwrap(drawn.pngData())
        let image = try XCTUnwrap(UIImage(data: data)?.cgImage)
        return (image, try XCTUnwrap(image.dataProvider?.data) as Data)
      }
      let (opaque, first) = try bytes(UIColor(red: 1, green: 0.4, blue: 0, alpha: 1), opaque: true)
      XCTAssertEqual([UInt8](first.prefix(4)), [255, 102, 0, 255])
      XCTAssertEqual(first.count, 24)
      XCTAssertEqual(opaque.bytesPerRow, 12)
      let (clear, second) = try bytes(UIColor(red: 1, green: 0, blue: 0, alpha: 0.2), opaque: false)
      XCTAssertEqual([UInt8](second.prefix(4)), [255, 0, 0, 51])
      XCTAssertEqual(clear.alphaInfo, .last)
    }
  }

  func test_opaqueRenderer_beginsBlack() {
    onMainActor {
      XCTAssertEqual(Self.pixel(Self.draw(opaque: true) { _ in }, 0, 0), [0, 0, 0, 255])
      let cleared = Self.draw(opaque: true) {
        $0.cgContext.clear(CGRect(x: 0, y: 0, width: 9, height: 9))
      }
      XCTAssertEqual(Self.pixel(cleared, 0, 0), [0, 0, 0, 255])
      XCTAssertEqual(cleared.cgImage?.alphaInfo, .noneSkipFirst)
    }
  }

  func test_rendererBounds_placeTheOrigin() {
    onMainActor {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(
        bounds: CGRect(x: 100, y: 50, width: 4, height: 4), format: format
      ).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 100, y: 50, width: 1, height: 1))
      }
      XCTAssertEqual(Self.pixel(image, 0, 0), [0, 0, 255, 255])
      XCTAssertEqual(Self.pixel(image, 1, 1), [0, 0, 0, 0])
    }
  }

  func test_currentImage_showsWhatWasDrawnSoFarAndDrawingGoesOn() {
    onMainActor {
      var middle: UIImage?
      let image = Self.draw { context in
        context.cgContext.translateBy(x: 5, y: 0)
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        middle = context.currentImage
        UIColor.green.setFill()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      }
      XCTAssertEqual(Self.pixel(middle!, 5, 0), [255, 0, 0, 255])
      XCTAssertEqual(Self.pixel(middle!, 6, 0), [0, 0, 0, 0])
      XCTAssertEqual(Self.pixel(image, 5, 0), [255, 0, 0, 255])
      XCTAssertEqual(Self.pixel(image, 6, 0), [0, 255, 0, 255])
    }
  }

  func test_oldImageContexts_nest() {
    onMainActor {
      XCTAssertNil(UIGraphicsGetCurrentContext())
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
      XCTAssertEqual(
        Self.pixel(UIGraphicsGetImageFromCurrentImageContext()!, 0, 0), [0, 0, 0, 0])
      UIGraphicsEndImageContext()
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      XCTAssertEqual(Self.pixel(image!, 3, 3), [255, 0, 0, 255])
      XCTAssertNil(UIGraphicsGetCurrentContext())
      XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    }
  }

  func test_sizesThatMakeNoBitmap_giveAnEmptyImage() {
    onMainActor {
      for size in [
        CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: CGFloat.nan, height: 5),
        CGSize(width: CGFloat.infinity, height: 0),
      ] {
        let image = UIGraphicsImageRenderer(size: size).image {
          UIColor.red.setFill(); $0.fill(.infinite)
        }
        XCTAssertEqual(image.size, .zero, "\(size)")
        XCTAssertNil(image.pngData())
      }
    }
  }

  func test_coreGraphicsImages_areUpsideDownInAView_andUIImagesUpright() {
    onMainActor {
      let top = Self.draw(2, 2) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      }
      let upright = Self.draw(2, 2) { _ in top.draw(at: .zero) }
      XCTAssertEqual(Self.pixel(upright, 0, 0), [255, 0, 0, 255])
      let flipped = Self.draw(2, 2) {
        $0.cgContext.draw(top.cgImage!, in: CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      XCTAssertEqual(Self.pixel(flipped, 0, 0), [0, 0, 0, 0])
      XCTAssertEqual(Self.pixel(flipped, 0, 1), [255, 0, 0, 255])
    }
  }

  func test_bitmapContext_keepsTheAppsMemoryUpToDate() {
    onMainActor {
      _ = PlatformServices.current
      var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
      bytes.withUnsafeMutableBytes { memory in
        let context = CGContext(
          data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        // y points up: this is the last row.
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(Array(memory[8..<12]), [255, 128, 0, 255])
        memory[0] = 9
        memory[3] = 255
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        XCTAssertEqual(Array(memory[0..<4]), [9, 0, 0, 255])
        XCTAssertEqual(Array(memory[12..<16]), [255, 128, 0, 255])
      }
    }
  }

  func test_bitmapContextOfItsOwn_offersItsData() {
    onMainActor {
      _ = PlatformServices.current
      let context = CGContext(
        data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)!
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      let data = context.data!.assumingMemoryBound(to: UInt8.self)
      XCTAssertEqual([data[0], data[1], data[2]], [0, 255, 0])
      XCTAssertEqual(context.makeImage()?.bitsPerPixel, 8)
    }
  }

  func test_blendModesAndTransparencyLayers_reachThePixels() {
    onMainActor {
      let image = Self.draw(4, 1) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        UIColor.green.setFill()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1), blendMode: .multiply)
        let cg = context.cgContext
        cg.setAlpha(0.5)
        cg.beginTransparencyLayer(auxiliaryInfo: nil)
        UIColor.blue.setFill()
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        cg.endTransparencyLayer()
      }
      XCTAssertEqual(Self.pixel(image, 0, 0), [255, 0, 0, 255])
      XCTAssertEqual(Self.pixel(image, 1, 0), [0, 0, 0, 255])
      XCTAssertEqual(Self.pixel(image, 2, 0)[3], 128, accuracy: 1)
      XCTAssertEqual(Self.pixel(image, 3, 0), [0, 0, 0, 0])
    }
  }

  func test_rendererOffTheMainThread_drawsWhileTheMainThreadWaits() {
    onMainActor { _ = PlatformServices.current }
    let group = DispatchGroup()
    for _ in 0..<8 {
      DispatchQueue.global().async(group: group) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(
          size: CGSize(width: 40, height: 40), format: format
        ).image { context in
          UIColor.systemRed.setFill()
          context.cgContext.setShadow(offset: CGSize(width: 1, height: 1), blur: 2)
          UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 30, height: 30)).fill()
          UIImage(systemName: "star.fill")?.draw(at: .zero)
        }
        XCTAssertEqual(image.size, CGSize(width: 40, height: 40))
        XCTAssertNotNil(image.pngData())
      }
    }
    XCTAssertEqual(group.wait(timeout: .now() + 20), .success)
  }

  func test_whatAThreadDrewWith_endsWithTheThread() {
    final class Ended: @unchecked Sendable {
      weak var stack: GraphicsContextStack?
      weak var traits: UITraitCollection?
    }
    onMainActor { _ = PlatformServices.current }
    let ended = Ended()
    var thread = pthread_t()
    let context = Unmanaged.passRetained(ended)
    pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer else { return nil }
        let ended = Unmanaged<Ended>.fromOpaque(pointer).takeRetainedValue()
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        UITraitCollection.current = traits
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        ended.stack = .current
        ended.traits = traits
        return nil
      }, context.toOpaque())
    pthread_join(thread, nil)
    XCTAssertNil(ended.stack)
    XCTAssertNil(ended.traits)
  }

  // MARK: UIBezierPath

  func test_clockwiseArc_goesDownFirst() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    XCTAssertEqual(path.currentPoint.y, 10, accuracy: 1e-6)
    XCTAssertEqual(path.bounds.minX, 0, accuracy: 1e-6)
  }

  func test_roundingSomeCorners_leavesTheOthersSharp() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 99, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 99, y: 99)))
    XCTAssertTrue(path.contains(CGPoint(x: 1, y: 99)))
  }

  func test_dashes_readBack() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    var count = 0
    path.getLineDash(nil, count: &count, phase: nil)
    XCTAssertEqual(count, 3)
    var lengths = [CGFloat](repeating: 0, count: 3)
    var phase: CGFloat = 0
    path.getLineDash(&lengths, count: nil, phase: &phase)
    XCTAssertEqual(lengths, [4, 2, 1])
    XCTAssertEqual(phase, 5)
  }

  func test_cgPathTaken_doesNotChangeLater() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let taken = path.cgPath
    path.addLine(to: CGPoint(x: 9, y: 9))
    XCTAssertEqual(taken.elements.count, 5)
  }

  func test_evenOddRing_isHollow() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    XCTAssertTrue(ring.contains(CGPoint(x: 50, y: 50)))
    ring.usesEvenOddFillRule = true
    XCTAssertFalse(ring.contains(CGPoint(x: 50, y: 50)))
    let reversed = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    reversed.append(
      UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)).reversing())
    XCTAssertFalse(reversed.contains(CGPoint(x: 50, y: 50)))
  }

  func test_archivedPath_readsBack() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.lineWidth = 3
    path.lineJoinStyle = .bevel
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data)
    XCTAssertEqual(found, path)
  }

  func test_viewsDraw_isRecordedInItsBounds() {
    onMainActor {
      final class Drawing: UIView {
        override func draw(_ rect: CGRect) {
          UIColor.red.setFill()
          UIRectFill(CGRect(x: bounds.minX, y: bounds.minY, width: 1, height: 1))
        }
      }
      let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.bounds.origin = CGPoint(x: 7, y: 8)
      guard case .drawing(let record)? = view.recordDrawing(in: .zero)?.first else {
        return XCTFail("nothing was recorded")
      }
      XCTAssertEqual(record.bounds, CGRect(x: 0, y: 0, width: 20, height: 10))
      XCTAssertNil(UIGraphicsGetCurrentContext())
      XCTAssertNil(UIView().recordDrawing(in: .zero))
    }
  }
}
