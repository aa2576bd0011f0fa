import CoreGraphics
import XCTest

import struct UIKitTestSupport.SeededGenerator

final class ContextTests: XCTestCase {
  private func context(_ size: CGFloat = 100) -> CGContext {
    CGContext(recording: CGRect(x: 0, y: 0, width: size, height: size), scale: 2)
  }

  func test_savesWithNothingUnderThem_leaveNoTrace() {
    let c = context()
    c.saveGState()
    c.translateBy(x: 5, y: 5)
    c.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    c.restoreGState()
    XCTAssertTrue(c.finishRecording().commands.isEmpty)
    XCTAssertTrue(c.isBlank)
    XCTAssertEqual(c.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  func test_stateComesBackWithRestore() {
    let c = context()
    c.setAlpha(0.5)
    c.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    c.saveGState()
    c.setAlpha(1)
    c.setFillColor(.black)
    c.setBlendMode(.multiply)
    c.restoreGState()
    c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard case .fill(_, _, .color(let color), let effect)? = c.finishRecording().commands.last
    else { return XCTFail("no fill") }
    XCTAssertEqual(color, RGBA(red: 1, green: 0, blue: 0))
    XCTAssertEqual(effect.alpha, 0.5)
    XCTAssertEqual(effect.blend, .normal)
  }

  func test_antialiasing_isTheStatesWhereTheContextAllowsIt() {
    let c = context()
    c.saveGState()
    c.setShouldAntialias(false)
    c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    c.restoreGState()
    c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    c.saveGState()
    c.setAllowsAntialiasing(false)
    c.setShouldAntialias(true)
    c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    c.restoreGState()
    c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    c.setAllowsAntialiasing(true)
    c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let smooth = c.finishRecording().commands.compactMap { command -> Bool? in
      guard case .fill(_, _, _, let effect) = command else { return nil }
      return effect.antialias
    }
    XCTAssertEqual(smooth, [false, true, false, false, true])
  }

  func test_unbalancedSaves_areClosedInTheRecord() {
    let c = context()
    c.saveGState()
    c.beginTransparencyLayer(auxiliaryInfo: nil)
    c.saveGState()
    c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    var depth = 0
    for command in c.finishRecording().commands {
      switch command {
      case .save, .beginLayer: depth += 1
      case .restore, .endLayer: depth -= 1
      default: break
      }
      XCTAssertGreaterThanOrEqual(depth, 0)
    }
    XCTAssertEqual(depth, 0)
  }

  func test_pathStaysInPlaceWhenTheTransformChanges() {
    let c = context()
    c.move(to: CGPoint(x: 10, y: 10))
    c.translateBy(x: 10, y: 0)
    c.scaleBy(x: 2, y: 2)
    XCTAssertEqual(c.currentPointOfPath, CGPoint(x: 0, y: 5))
    c.saveGState()
    c.rotate(by: 1)
    c.restoreGState()
    XCTAssertEqual(c.currentPointOfPath.x, 0, accuracy: 1e-9)
    XCTAssertEqual(c.currentPointOfPath.y, 5, accuracy: 1e-9)
  }

  func test_randomTransforms_matchThoseInTheRecord() {
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let c = context()
      var depth = 0
      for _ in 0..<20 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          c.saveGState()
          depth += 1
        case 1 where depth > 0:
          c.restoreGState()
          depth -= 1
        case 2: c.translateBy(x: CGFloat(random.number(-9...9)), y: 3)
        case 3: c.rotate(by: CGFloat(random.number(-3...3)))
        default: c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
      }
      // Mark the place with the context's own idea of where it is, then replay.
      let expected = CGPoint(x: 1, y: 2).applying(c.userToBase)
      c.fill(CGRect(x: 1, y: 2, width: 1, height: 1))
      var stack: [CGAffineTransform] = []
      var t = CGAffineTransform.identity
      var found: CGPoint?
      for command in c.finishRecording().commands {
        switch command {
        case .save: stack.append(t)
        case .restore: t = stack.removeLast()
        case .concatenate(let step): t = step.concatenating(t)
        case .fill(let path, _, _, _): found = path.currentPoint.applying(t)
        default: break
        }
      }
      XCTAssertEqual(found?.x ?? .nan, expected.x, accuracy: 1e-6, "seed \(seed)")
      XCTAssertEqual(found?.y ?? .nan, expected.y, accuracy: 1e-6, "seed \(seed)")
    }
  }

  func test_boundsOrigin_isTheRecordingsOrigin() {
    let c = CGContext(recording: CGRect(x: 30, y: 40, width: 10, height: 10), scale: 1)
    c.fill(CGRect(x: 30, y: 40, width: 1, height: 1))
    let record = c.finishRecording()
    XCTAssertEqual(record.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
    guard case .concatenate(let t)? = record.commands.first else { return XCTFail("no shift") }
    XCTAssertEqual(CGPoint(x: 30, y: 40).applying(t), .zero)
  }

  func test_deviceSpace_isFlippedPixels() {
    let c = context()
    XCTAssertEqual(c.convertToDeviceSpace(CGPoint.zero), CGPoint(x: 0, y: 200))
    XCTAssertEqual(c.convertToUserSpace(CGPoint(x: 200, y: 0)), CGPoint(x: 100, y: 100))
  }

  func test_clipBounds_shrinkAndFollowTheTransform() {
    let c = context()
    c.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
    c.translateBy(x: 10, y: 10)
    XCTAssertEqual(c.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 50, height: 50))
    c.clip(to: CGRect(x: 100, y: 0, width: 1, height: 1))
    XCTAssertEqual(c.boundingBoxOfClipPath, .zero)
  }

  func test_restoreWithoutSave_isHarmless() {
    let c = context()
    c.restoreGState()
    c.endTransparencyLayer()
    c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(c.finishRecording().commands.count, 1)
  }

  func test_transformsThatAreNone_areIgnored() {
    let c = context()
    c.translateBy(x: .nan, y: 0)
    c.scaleBy(x: .infinity, y: 1)
    XCTAssertTrue(c.finishRecording().commands.isEmpty)
  }

  func test_shadowOfABitmapContext_pointsUp() {
    let c = CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    c.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
    c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard case .fill(_, _, _, let effect)? = c.finishRecording().commands.last else {
      return XCTFail("no fill")
    }
    XCTAssertEqual(effect.shadow?.offset, CGSize(width: 1, height: -2))
  }

  func test_uncolouredPattern_isPaintedAsTilesOfItsStep() {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) },
      releaseInfo: nil)
    let pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 5,
      yStep: 6, tiling: .constantSpacing, isColored: false, callbacks: &callbacks)!
    let c = context()
    c.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!)
    c.setFillPattern(pattern, colorComponents: [1, 0, 0, 0.5])
    c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    let commands = c.finishRecording().commands
    guard case .fill(_, _, .pattern(let tile, _), let effect)? = commands.dropLast().last else {
      return XCTFail("no pattern")
    }
    XCTAssertEqual(effect.alpha, 0.5)
    XCTAssertEqual(tile.width, 10)
    XCTAssertEqual(tile.height, 12)
  }

  func test_unsupportedBitmapFormats_areNil() {
    func make(width: Int = 4, height: Int = 4, bits: Int = 8, row: Int = 0, info: UInt32)
      -> CGContext?
    {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    }
    XCTAssertNotNil(make(info: CGImageAlphaInfo.premultipliedFirst.rawValue))
    XCTAssertNotNil(make(info: CGImageAlphaInfo.noneSkipLast.rawValue))
    XCTAssertNil(make(info: CGImageAlphaInfo.last.rawValue))
    XCTAssertNil(make(width: 0, info: CGImageAlphaInfo.premultipliedLast.rawValue))
    XCTAssertNil(make(width: -3, info: CGImageAlphaInfo.premultipliedLast.rawValue))
    XCTAssertNil(make(width: 1_000_000, info: CGImageAlphaInfo.premultipliedLast.rawValue))
    XCTAssertNil(make(bits: 5, info: CGImageAlphaInfo.premultipliedLast.rawValue))
    XCTAssertNil(make(row: 3, info: CGImageAlphaInfo.premultipliedLast.rawValue))
  }
}
