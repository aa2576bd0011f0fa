import CPangoCairo
import Foundation
import PlatformInterface
import XCTest

import func UIKitTestSupport.onMainActor
import struct UIKitTestSupport.SeededGenerator

@testable import CairoBackend

/// What painters and the text engine keep, and for how long.
final class CacheTests: XCTestCase {
  // MARK: Text by content

  func test_equalTextMadeTwice_isLaidOutAndPaintedOnce() {
    onMainActor {
      let fixture = CacheFixture()
      let first = Self.block("A row of a list")
      fixture.show([.text(first, origin: CGPoint(x: 4, y: 6))])
      let misses = fixture.misses
      let second = Self.block("A row of a list")
      fixture.show([.text(second, origin: CGPoint(x: 4, y: 26))])
      XCTAssertEqual(fixture.misses, misses)
      XCTAssertTrue(fixture.text.textLayout(of: first) === fixture.text.textLayout(of: second))
    }
  }

  func test_textThatDiffersInAnyWay_isPaintedForItself() {
    onMainActor {
      let fixture = CacheFixture()
      var bold = TextAttributes(font: FontSpec(pointSize: 14, weight: 700), color: .black)
      bold.underline = .single
      var faint = Self.attributes
      faint.color = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
      var centred = ParagraphSpec()
      centred.alignment = .center
      let word = "caf\u{E9} one two three four"
      let blocks = [
        Self.block(word), Self.block("cafe\u{301} one two three four"), Self.block(word + "."),
        TextBlock(runs: [TextRun(word, bold)]), TextBlock(runs: [TextRun(word, faint)]),
        TextBlock(runs: [TextRun(word, Self.attributes)], width: 60),
        TextBlock(runs: [TextRun(word, Self.attributes)], width: 60, height: 20),
        TextBlock(runs: [TextRun(word, Self.attributes)], width: 60, maximumLines: 1),
        TextBlock(runs: [TextRun(word, Self.attributes)], paragraph: centred, width: 60),
        TextBlock(runs: [
          TextRun("caf\u{E9} ", Self.attributes), TextRun("one two three four", Self.attributes),
        ]),
      ]
      for block in blocks {
        let misses = fixture.misses
        fixture.show([.text(block, origin: .zero)])
        XCTAssertEqual(fixture.misses, misses + 1)
        fixture.show([.text(block.fitting(width: block.width, height: block.height), origin: .zero)]
        )
        XCTAssertEqual(fixture.misses, misses + 1)
      }
    }
  }

  func test_pictureInText_isNotTakenForAnother() {
    onMainActor {
      let fixture = CacheFixture()
      func block(_ picture: CGImage) -> TextBlock {
        TextBlock(runs: [
          TextRun(
            "\u{FFFC}", Self.attributes, attachment: picture,
            attachmentBounds: CGRect(x: 0, y: 0, width: 8, height: 8))
        ])
      }
      fixture.show([.text(block(CGImage(PixelBuffer(width: 8, height: 8))), origin: .zero)])
      let misses = fixture.misses
      fixture.show([.text(block(CGImage(PixelBuffer(width: 8, height: 8))), origin: .zero)])
      XCTAssertEqual(fixture.misses, misses + 1)
    }
  }

  func test_layoutOfHugeText_goesWithItsBlock() {
    onMainActor {
      let fixture = CacheFixture()
      weak var layout: AnyObject?
      do {
        let block = Self.block(String(repeating: "many words ", count: 20_000))
        layout = fixture.text.textLayout(of: block)
        XCTAssertNotNil(layout)
      }
      XCTAssertNil(layout)
    }
  }

  // MARK: Owners

  func test_rasters_keepNeitherPicturesNorPathsNorRecordingsNorNodes() {
    onMainActor {
      let fixture = CacheFixture()
      weak var source: AnyObject?
      weak var path: AnyObject?
      weak var record: AnyObject?
      weak var node: AnyObject?
      do {
        let picture = CGImage(PixelBuffer(width: 9, height: 9))
        let line = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        let drawing = DrawingRecord(
          commands: [
            .fill(
              CGPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5), transform: nil), evenOdd: false,
              .color(.black), DrawingEffect())
          ], bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
        let cached = RenderNode(
          id: 9, size: CGSize(width: 20, height: 20),
          background: [
            .fill(RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 4), .black)
          ], extent: CGRect(x: 0, y: 0, width: 20, height: 20), prefersCache: true)
        source = picture.source
        path = line
        record = drawing
        node = cached
        fixture.show(
          [
            .image(
              RenderImage(picture, destination: CGRect(x: 0, y: 0, width: 20.5, height: 20))),
            .path(RenderPath(line, fill: .black)), .drawing(drawing),
          ], children: [cached])
        XCTAssertGreaterThanOrEqual(fixture.misses, 4)
        XCTAssertNotNil(source)
        XCTAssertNotNil(node)
      }
      fixture.show([])
      XCTAssertNil(source)
      XCTAssertNil(path)
      XCTAssertNil(record)
      XCTAssertNil(node)
    }
  }

  func test_rasterOfAnObjectThatIsGone_isNotFound() {
    onMainActor {
      let cache = RasterCache(budget: CacheBudget(limit: 1 << 20))
      let place = AnchoredPlacement(DevicePlacement(scale: 1))
      var key: RasterKey?
      do {
        let owner = NSObject()
        let own = RasterKey(.drawing(ObjectIdentifier(owner)), place)
        cache.insert(RasterCache.Entry(own, nil, bounds: .empty, owner: owner))
        XCTAssertNotNil(cache.find(own))
        key = own
      }
      XCTAssertEqual(cache.entryCount, 1)
      XCTAssertNil(cache.find(key!))
      XCTAssertEqual(cache.entryCount, 0)
    }
  }

  // MARK: Bound

  func test_paintingEndlessTexts_staysWithinTheBudget() {
    onMainActor {
      let budget = CacheBudget(limit: 256 << 10)
      let fixture = CacheFixture(budget: budget)
      for number in 0..<2000 {
        fixture.show([.text(Self.block("Item \(number)"), origin: .zero)])
        XCTAssertLessThanOrEqual(budget.byteCount, budget.limit)
      }
      XCTAssertGreaterThan(budget.byteCount, budget.limit / 2)
      XCTAssertEqual(
        Set(budget.contents.map(\.name)),
        ["glyphs", "rasters", "shaped text", "text layouts", "text rasters"])
    }
  }

  func test_queue_randomUse_isThatOfAPlainList() {
    onMainActor {
      for seed: UInt64 in 1...30 {
        var random = SeededGenerator(seed: seed)
        let table = CacheTable<NumberEntry>()
        // First the entry that is asked about next, with the use by which it stands there.
        var model: [(entry: NumberEntry, place: UInt64)] = []
        for step in 0..<500 {
          if random.chance(40) { CacheClock.tick() }
          switch random.int(0...9) {
          case 0...3:
            // Few hashes, so that many entries share one.
            let entry = NumberEntry(step, hash: random.int(0...12), cost: random.int(1...100))
            table.insert(entry)
            model.append((entry, entry.lastUse))
          case 4...6 where !model.isEmpty:
            let wanted = random.pick(model).entry
            let found = table.find(wanted.hash) { $0.number == wanted.number }
            XCTAssertTrue(found === wanted)
          case 7 where !model.isEmpty:
            let index = random.int(0...model.count - 1)
            table.remove(model.remove(at: index).entry)
          default:
            while model.count > 1, model[0].entry.lastUse > model[0].place {
              let first = model.removeFirst()
              model.append((first.entry, first.entry.lastUse))
            }
            let oldest = table.oldest
            XCTAssertTrue(oldest === (model.count > 1 ? model[0].entry : nil))
            if let oldest {
              table.remove(oldest)
              model.removeFirst()
            }
          }
          XCTAssertEqual(table.count, model.count)
          XCTAssertEqual(table.byteCount, model.reduce(0) { $0 + $1.entry.cost })
          XCTAssertNil(table.find(3) { $0.number == -1 })
        }
        for (entry, _) in model {
          XCTAssertTrue(table.find(entry.hash) { $0.number == entry.number } === entry)
        }
        table.removeAll()
        XCTAssertEqual(table.count, 0)
        XCTAssertEqual(table.byteCount, 0)
      }
    }
  }

  // MARK: Trimmed masks

  func test_trimmedMask_isItsCoveredPart() throws {
    try onMainActor {
      var random = SeededGenerator(seed: 5)
      for _ in 0..<200 {
        let mask = try XCTUnwrap(
          Raster(.mask, width: random.int(1...70), height: random.int(1...20)))
        let bytes = mask.bytes.assumingMemoryBound(to: UInt8.self)
        var covered = PixelRect.empty
        for _ in 0..<random.int(0...3) {
          let (x, y) = (random.int(0...mask.width - 1), random.int(0...mask.height - 1))
          bytes[y * mask.bytesPerRow + x] = UInt8(random.int(1...255))
          covered = covered.union(PixelRect(x: x, y: y, width: 1, height: 1))
        }
        let part = mask.trimmed()
        guard !covered.isEmpty else {
          XCTAssertNil(part)
          continue
        }
        let found = try XCTUnwrap(part)
        XCTAssertEqual(
          PixelRect(
            x: found.x, y: found.y, width: found.raster.width, height: found.raster.height), covered
        )
        let cut = found.raster.bytes.assumingMemoryBound(to: UInt8.self)
        for y in 0..<covered.height {
          for x in 0..<covered.width {
            XCTAssertEqual(
              cut[y * found.raster.bytesPerRow + x],
              bytes[(y + covered.minY) * mask.bytesPerRow + x + covered.minX])
          }
        }
      }
    }
  }

  func test_textWithoutCairo_isWhatPaintingLeavesOnAMask() throws {
    try onMainActor {
      let text = CairoTextMeasurer(budget: CacheBudget(limit: 4 << 20))
      var random = SeededGenerator(seed: 11)
      for round in 0..<120 {
        var style = TextAttributes(
          font: FontSpec(
            pointSize: CGFloat(random.int(8...40)), weight: random.pick([400, 600, 800]),
            isItalic: random.chance(20)), color: .black)
        if random.chance(40) { style.underline = random.pick([.single, .double, .thick]) }
        if random.chance(30) { style.strikethrough = .single }
        if random.chance(20) { style.baselineOffset = 3.3 }
        let words = [
          "Handgloves", "fj\u{C5}y", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "Z\u{301}\u{302}", "a",
        ]
        let block = TextBlock(
          runs: [
            TextRun(
              (0..<random.int(1...6)).map { _ in random.pick(words) }.joined(separator: " "), style)
          ], width: random.pick([.infinity, 90]))
        let color = try XCTUnwrap(text.uniformColor(of: block))
        XCTAssertTrue(color.isOpaque)
        let scale = random.pick([1, 1.25, 2, 3] as [CGFloat])
        let fraction = CGPoint(
          x: CGFloat(random.int(0...255)) / 256, y: CGFloat(random.int(0...255)) / 256)
        let size = (width: random.int(20...300), height: random.int(10...120))
        let plain = try XCTUnwrap(Raster(.mask, width: size.width, height: size.height))
        let left = random.int(-30...5)
        plain.draw(origin: left, 0) { cr in
          var matrix = cairo_matrix_t(
            xx: scale, yx: 0, xy: 0, yy: scale, x0: fraction.x, y0: fraction.y)
          cairo_transform(cr, &matrix)
          text.paint(block, in: cr)
        }
        let direct = try XCTUnwrap(Raster(.mask, width: size.width, height: size.height))
        XCTAssertTrue(
          text.paintCoverage(
            of: block, on: direct.maskTarget,
            origin: CGPoint(x: fraction.x - CGFloat(left), y: fraction.y), scale: scale))
        XCTAssertEqual(
          memcmp(plain.bytes, direct.bytes, plain.byteCount), 0, "round \(round): \(block.string)")
      }
    }
  }

  private static let attributes = TextAttributes(font: FontSpec(pointSize: 14), color: .black)

  private static func block(_ text: String) -> TextBlock {
    TextBlock(runs: [TextRun(text, attributes)])
  }
}

/// A painter with a text engine of its own.
@MainActor
private final class CacheFixture {
  let text: CairoTextMeasurer
  private let painter: FramePainter
  private let target = PixelTarget(PixelBuffer(width: 200, height: 60, isOpaque: true))
  private var number = 0

  init(budget: CacheBudget = CacheBudget(limit: 8 << 20)) {
    text = CairoTextMeasurer(budget: budget)
    painter = FramePainter(text: text, budget: budget)
  }

  var misses: Int { painter.cacheStatistics.misses }

  func show(_ primitives: [RenderPrimitive], children: [RenderNode] = []) {
    number += 1
    let size = CGSize(width: 200, height: 60)
    let root = RenderNode(
      id: 1, size: size, background: primitives, children: children,
      extent: CGRect(origin: .zero, size: size))
    _ = painter.paint(
      RenderFrame(number: number, size: size, scale: 1, background: .white, root: root),
      into: target)
  }
}

private final class NumberEntry: CacheEntry {
  let number: Int
  init(_ number: Int, hash: Int, cost: Int) {
    self.number = number
    super.init(hash: hash, cost: cost)
  }
}
