import CoreGraphics
import PlatformInterface
@testable import UIKitSymbols
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class ImageTests: XCTestCase {
  @MainActor private static func picture(
    _ width: CGFloat = 8, _ height: CGFloat = 4, scale: CGFloat = 1
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
  }

  private static func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let cg = image?.cgImage,
      let b = cg.source.pixels(atLeastWidth: cg.width, height: cg.height)
    else { return [] }
    let p = b.bytes + y * b.bytesPerRow + x * 4
    return [2, 1, 0, 3].map { p.load(fromByteOffset: $0, as: UInt8.self) }
  }

  // MARK: Data

  func test_pngData_readsBackTheSame() {
    onMainActor {
      let data = Self.picture().pngData()!
      let image = UIImage(data: data, scale: 2)
      XCTAssertEqual(image?.size, CGSize(width: 4, height: 2))
      XCTAssertEqual(Self.pixel(image, 0, 0), [0, 0, 255, 255])
      XCTAssertEqual(Self.pixel(image, 5, 3), [255, 0, 0, 255])
      XCTAssertEqual(image?.cgImage?.utType, "public.png")
    }
  }

  func test_damagedData_isNilWithASentence() {
    onMainActor {
      _ = PlatformServices.current
      let whole = Self.picture(64, 64).pngData()!
      for data in [Data(), Data([1, 2, 3]), Data("hello".utf8), whole.prefix(12)] {
        var image: UIImage?
        let lines = logged { image = UIImage(data: data) }
        XCTAssertNil(image, "\(data.count) bytes")
        XCTAssertEqual(lines.count, 1, "\(lines)")
      }
      // The header is whole and the pixels are not: nil when they are asked for, or what there is.
      let cut = UIImage(data: whole.prefix(whole.count / 2))
      _ = cut?.cgImage?.source.pixels(atLeastWidth: 64, height: 64)
      _ = cut?.preparingForDisplay()
      _ = cut?.preparingThumbnail(of: CGSize(width: 5, height: 5))
    }
  }

  func test_everyTruncation_ofAPicture_isHarmless() {
    onMainActor {
      for data in [
        Self.picture(16, 16).pngData()!, Self.picture(16, 16).jpegData(compressionQuality: 0.8)!,
      ] {
        _ = logged {
          for count in stride(from: 0, to: data.count, by: 7) {
            guard let image = UIImage(data: data.prefix(count)) else { continue }
            XCTAssertEqual(image.size, CGSize(width: 16, height: 16), "of \(count) bytes")
            if let small = image.preparingThumbnail(of: CGSize(width: 4, height: 4)) {
              XCTAssertEqual(small.size, CGSize(width: 4, height: 4))
            }
          }
        }
      }
    }
  }

  func test_randomDamage_isHarmless() {
    onMainActor {
      let data = Self.picture(32, 32).jpegData(compressionQuality: 0.9)!
      _ = logged {
        for seed in 0..<100 {
          var random = SeededGenerator(seed: seed)
          var damaged = data
          for _ in 0..<8 {
            let index = random.int(0..<damaged.count)
            damaged[damaged.startIndex + index] = UInt8(random.int(0...255))
          }
          guard let image = UIImage(data: damaged) else { continue }
          // What decodes has the size that it names.
          if let ready = image.preparingForDisplay() { XCTAssertEqual(ready.size, image.size) }
        }
      }
    }
  }

  func test_hugeHeader_isRefusedOrDecodedSmall() {
    onMainActor {
      // A PNG header that promises 30,000 × 30,000 pixels and brings none.
      var data = Self.picture(4, 4).pngData()!
      data.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
      _ = logged {
        let image = UIImage(data: data)
        XCTAssertNil(image?.preparingThumbnail(of: CGSize(width: 20, height: 20)))
      }
    }
  }

  func test_jpegOfAnEmptyImage_isNil() {
    XCTAssertNil(UIImage().jpegData(compressionQuality: 1))
    XCTAssertNil(UIImage().pngData())
    XCTAssertNil(UIImage().preparingForDisplay())
    XCTAssertEqual(UIImage().size, .zero)
  }

  // MARK: Files

  func test_fileNames_tellTheScale() throws {
    try onMainActor {
      let data = Self.picture(6, 6).pngData()!
      try withFolder { folder in
        for name in ["a.png", "a@2x.png", "a@3x~ipad.png"] {
          try data.write(to: folder.appendingPathComponent(name))
        }
        XCTAssertEqual(
          UIImage(contentsOfFile: folder.path + "/a.png")?.size, CGSize(width: 6, height: 6))
        XCTAssertEqual(UIImage(contentsOfFile: folder.path + "/a")?.scale, 1)
        XCTAssertEqual(
          UIImage(contentsOfFile: folder.path + "/a@2x.png")?.size, CGSize(width: 3, height: 3))
        XCTAssertEqual(UIImage(contentsOfFile: folder.path + "/a@3x~ipad.png")?.scale, 3)
        _ = logged { XCTAssertNil(UIImage(contentsOfFile: folder.path + "/missing.png")) }
      }
    }
  }

  func test_namedImage_takesTheScaleNearestToTheDisplays() throws {
    try onMainActor {
      let data = Self.picture(6, 6).pngData()!
      try withFolder { folder in
        for name in ["a.png", "a@3x.png", "b.png", "b~ipad.png", "c@2x.jpg"] {
          try data.write(to: folder.appendingPathComponent(name))
        }
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        func traits(_ scale: CGFloat, _ idiom: UIUserInterfaceIdiom) -> UITraitCollection {
          UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceIdiom: idiom),
          ])
        }
        func scale(_ name: String, _ traits: UITraitCollection) -> CGFloat? {
          UIImage(named: name, in: bundle, compatibleWith: traits)?.scale
        }
        XCTAssertEqual(scale("a", traits(2, .phone)), 3)
        XCTAssertEqual(scale("a", traits(1, .phone)), 1)
        XCTAssertEqual(scale("a.png", traits(3, .phone)), 3)
        XCTAssertEqual(scale("c", traits(3, .phone)), 2)
        XCTAssertNil(scale("d", traits(3, .phone)))
        XCTAssertNil(scale("", traits(3, .phone)))
      }
    }
  }

  func test_candidates_preferIdiomAndScale() {
    XCTAssertEqual(
      ImageFiles.candidates("x.png", scale: 2, isPad: true),
      ["x@2x~ipad.png", "x@2x.png", "x@3x~ipad.png", "x@3x.png", "x~ipad.png", "x.png"])
  }

  // MARK: Orientation

  func test_orientation_turnsSizeAndDrawing() {
    onMainActor {
      let base = Self.picture(8, 4)
      for orientation in [
        UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored,
        .rightMirrored,
      ] {
        let image = UIImage(cgImage: base.cgImage!, scale: 1, orientation: orientation)
        XCTAssertEqual(
          image.size,
          orientation.isSideways ? CGSize(width: 4, height: 8) : CGSize(width: 8, height: 4))
        // Drawn upright and turned pixel by pixel must agree.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
          image.draw(at: .zero)
        }
        let turned = UIImage(data: image.pngData()!)
        for y in 0..<Int(image.size.height) {
          for x in 0..<Int(image.size.width) {
            XCTAssertEqual(
              Self.pixel(drawn, x, y), Self.pixel(turned, x, y), "\(orientation) \(x) \(y)")
          }
        }
      }
    }
  }

  func test_mirroringTwice_isTheSameOrientation() {
    for raw in 0..<8 {
      let orientation = UIImage.Orientation(rawValue: raw)!
      XCTAssertEqual(orientation.mirrored.mirrored, orientation)
      XCTAssertEqual(UIImage.Orientation(exif: orientation.exif), orientation)
    }
  }

  // MARK: Thumbnails

  func test_thumbnail_coversItsSizeInTheImagesProportions() {
    onMainActor {
      let image = Self.picture(400, 200)
      let small = image.preparingThumbnail(of: CGSize(width: 50, height: 50))
      XCTAssertEqual(small?.size, CGSize(width: 100, height: 50))
      XCTAssertEqual(Self.pixel(small, 50, 25), [255, 0, 0, 255])
      XCTAssertEqual(
        image.preparingThumbnail(of: CGSize(width: 4000, height: 10))?.size, image.size)
      for size in [
        CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
        CGSize(width: CGFloat.infinity, height: 5),
      ] {
        XCTAssertNil(image.preparingThumbnail(of: size), "\(size)")
      }
    }
  }

  func test_thumbnailInTheBackground_comesThere() {
    let data = MainActor.assumeIsolated { Self.picture(100, 100).pngData()! }
    let image = UIImage(data: data)!
    let done = expectation(description: "made")
    image.prepareThumbnail(of: CGSize(width: 10, height: 10)) { small in
      XCTAssertFalse(Thread.isMainThread)
      XCTAssertEqual(small?.size, CGSize(width: 10, height: 10))
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }

  func test_asyncThumbnail_ofDamagedData_isNil() async {
    let small = await UIImage().byPreparingThumbnail(ofSize: CGSize(width: 1, height: 1))
    XCTAssertNil(small)
  }

  func test_decodedPixels_stayWithinTheCachesBound() {
    let cache = DecodedPixelCache(limit: 64 * 64 * 4 * 4)
    var owners: [NSObject] = []
    for _ in 0..<50 {
      let owner = NSObject()
      owners.append(owner)
      cache.keep(PixelBuffer(width: 64, height: 64), of: ObjectIdentifier(owner))
      XCTAssertLessThanOrEqual(cache.byteCount, 64 * 64 * 4 * 4)
      XCTAssertNotNil(cache.buffer(of: ObjectIdentifier(owner)))
    }
    XCTAssertNil(cache.buffer(of: ObjectIdentifier(owners[0])))
    cache.removeAll()
    XCTAssertEqual(cache.byteCount, 0)
  }

  // MARK: Variants

  func test_templateDrawing_takesTheTintsColor() {
    onMainActor {
      let tinted = Self.picture().withTintColor(.green)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let drawn = UIGraphicsImageRenderer(size: tinted.size, format: format).image { _ in
        tinted.draw(at: .zero)
      }
      XCTAssertEqual(Self.pixel(drawn, 3, 3), [0, 255, 0, 255])
      XCTAssertEqual(Self.pixel(UIImage(data: tinted.pngData()!), 3, 3), [0, 255, 0, 255])
    }
  }

  func test_capPieces_coverTheTargetOnce() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: seed)
      func next(_ limit: CGFloat) -> CGFloat { random.number(0...limit) }
      let size = CGSize(width: 5 + next(40), height: 5 + next(40))
      let insets = UIEdgeInsets(top: next(20), left: next(20), bottom: next(20), right: next(20))
      let rect = CGRect(x: next(10), y: next(10), width: 1 + next(200), height: 1 + next(200))
      for mode in [UIImage.ResizingMode.stretch, .tile] {
        let pieces = CapPieces.pieces(of: size, insets: insets, mode: mode, over: rect)
        let area = pieces.reduce(0) { $0 + $1.destination.width * $1.destination.height }
        // Caps without a middle leave the middle open.
        if insets.left + insets.right < size.width, insets.top + insets.bottom < size.height {
          XCTAssertEqual(
            area, rect.width * rect.height, accuracy: rect.width * rect.height * 1e-4,
            "seed \(seed)")
        }
        for piece in pieces {
          let d = piece.destination
          XCTAssertGreaterThanOrEqual(d.minX, rect.minX - 1e-6, "seed \(seed)")
          XCTAssertLessThanOrEqual(d.maxX, rect.maxX + 1e-6, "seed \(seed)")
          XCTAssertGreaterThanOrEqual(d.minY, rect.minY - 1e-6, "seed \(seed)")
          XCTAssertLessThanOrEqual(d.maxY, rect.maxY + 1e-6, "seed \(seed)")
        }
      }
    }
  }

  func test_equality_isBySharedPixelsAndStyle() {
    onMainActor {
      let image = Self.picture()
      XCTAssertEqual(UIImage(cgImage: image.cgImage!), UIImage(cgImage: image.cgImage!))
      XCTAssertNotEqual(image, image.withRenderingMode(.alwaysTemplate))
      XCTAssertNotEqual(Self.picture(), Self.picture())
      XCTAssertEqual(UIImage(systemName: "star"), UIImage(systemName: "star"))
      XCTAssertNotEqual(UIImage(systemName: "star"), UIImage(systemName: "heart"))
    }
  }

  func test_archivedImage_readsBack() throws {
    try onMainActor {
      let image = UIImage(cgImage: Self.picture().cgImage!, scale: 2, orientation: .left)
        .withRenderingMode(.alwaysTemplate)
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: image, requiringSecureCoding: true)
      let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
      XCTAssertEqual(found?.size, image.size)
      XCTAssertEqual(found?.imageOrientation, .left)
      XCTAssertEqual(found?.renderingMode, .alwaysTemplate)
    }
  }

  // MARK: Symbols

  func test_everySymbolOfTheTables_isThere() {
    onMainActor {
      var names = Array(SymbolOutlines.strokes.keys) + Array(SymbolOutlines.mixed.keys)
      names += SymbolOutlines.fillable.map { $0 + ".fill" }
      names += SymbolFamilyTests.families.flatMap { Array($0.strokes.keys) + Array($0.same.keys) }
      names += ["plus.circle", "plus.circle.fill", "checkmark.square.fill", "bell.slash"]
      for name in names + Array(SymbolCatalog.icons.keys) {
        let image = UIImage(systemName: name)
        XCTAssertNotNil(image, name)
        XCTAssertEqual(image?.isSymbolImage, true)
      }
      XCTAssertGreaterThan(names.count + SymbolCatalog.icons.count, 600)
    }
  }

  func test_everyOutline_isAPath() {
    for (name, strokes) in SymbolOutlines.strokes {
      for outline in strokes { XCTAssertFalse(outline.path.isEmpty, name) }
    }
    for (name, steps) in SymbolOutlines.mixed {
      for step in steps { XCTAssertFalse(step.1.path.isEmpty, name) }
    }
  }

  func test_unknownSymbol_isNilAndSaidOnce() {
    onMainActor {
      let lines = logged {
        XCTAssertNil(UIImage(systemName: "no.such.symbol"))
        XCTAssertNil(UIImage(systemName: "no.such.symbol"))
      }
      XCTAssertEqual(lines, ["No symbol named 'no.such.symbol' found in system symbol set."])
    }
  }

  func test_symbolConfiguration_changesSizeAndAddsUp() {
    onMainActor {
      let small = UIImage(systemName: "star")!
      let large = UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))!
      XCTAssertEqual(large.size.height / small.size.height, 2, accuracy: 0.05)
      let sum = UIImage.SymbolConfiguration(pointSize: 20)
        .applying(UIImage.SymbolConfiguration(weight: .bold))
      XCTAssertEqual(
        sum, UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
      XCTAssertEqual(
        small.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34))?.size,
        large.size)
      XCTAssertNil(
        Self.picture().applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
    }
  }

  // MARK: Animated images

  func test_animatedFile_showsItsPicturesAsLongAsItSays() {
    onMainActor {
      _ = PlatformServices.current
      // Two pictures of one pixel, red for 0.1 s and green for 0.2 s.
      var data = Data("GIF89a".utf8)
      data += [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
      for (delay, code) in [(10, 0x44), (20, 0x4C)] as [(UInt8, UInt8)] {
        data += [0x21, 0xF9, 4, 0, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0]
        data += [2, 2, code, 1, 0]
      }
      data += [0x3B]
      // iOS-BEHAVIOUR: made of data, an animation is its first picture. Evidence: unmeasured.
      let still = UIImage(data: data)
      XCTAssertNil(still?.images)
      XCTAssertEqual(still?.size, CGSize(width: 1, height: 1))
      let moving = still?.storage.animated(duration: 0)
      XCTAssertEqual(moving?.images?.count, 3)
      XCTAssertEqual(moving?.duration ?? 0, 0.3, accuracy: 1e-9)
      XCTAssertEqual(
        moving?.images?.map { Self.pixel($0, 0, 0) },
        [[255, 0, 0, 255], [0, 255, 0, 255], [0, 255, 0, 255]])
    }
  }

  func test_pixelsForAThumbnail_areNotKept() {
    onMainActor {
      let image = UIImage(data: Self.picture(300, 300).pngData()!)
      let before = DecodedPixelCache.shared.byteCount
      XCTAssertNotNil(image?.preparingThumbnail(of: CGSize(width: 10, height: 10)))
      XCTAssertEqual(DecodedPixelCache.shared.byteCount, before)
      _ = image?.cgImage?.source.pixels(atLeastWidth: 300, height: 300)
      XCTAssertGreaterThan(DecodedPixelCache.shared.byteCount, before)
    }
  }

  func test_animatedImage_hasAThirtiethOfASecondForEachPicture() {
    onMainActor {
      let frames = [Self.picture(), Self.picture(), Self.picture()]
      let image = UIImage.animatedImage(with: frames, duration: 0)
      XCTAssertEqual(image?.images?.count, 3)
      XCTAssertEqual(image?.duration, 0.1)
      XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
    }
  }
}

private func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

private func logged(_ body: () -> Void) -> [String] {
  final class Lines: @unchecked Sendable { var all: [String] = [] }
  let lines = Lines()
  Log.redirect { lines.all.append($0) }
  body()
  Log.redirect(to: nil)
  return lines.all
}
