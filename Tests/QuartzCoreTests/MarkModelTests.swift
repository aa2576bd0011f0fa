import PlatformInterface
import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import QuartzCore

/// Marks left while a pass runs: none may be forgotten, or what it asks for never happens.
final class MarkModelTests: XCTestCase {
  func test_layerThatAsksAgainWhileLaidOut_isLaidOutAgain() {
    // With a descendant that asked too, as a list whose cells change while it moves its offset.
    let root = CALayer()
    let list = AskingLayer()
    let cell = CALayer()
    root.addSublayer(list)
    list.addSublayer(cell)
    root.layoutIfNeeded()
    list.onLayout = { list.setNeedsLayout() }
    list.count = 0
    list.setNeedsLayout()
    cell.setNeedsLayout()
    root.layoutMarkedSubtree()
    XCTAssertEqual(list.count, 1)
    XCTAssertTrue(root.needsLayoutPass)
    list.onLayout = nil
    root.layoutMarkedSubtree()
    XCTAssertEqual(list.count, 2)
    XCTAssertFalse(root.needsLayoutPass)
  }

  func test_layerThatAsksAgainWhileDrawn_isDrawnAgain() {
    let root = CALayer()
    let list = AskingLayer()
    let cell = CALayer()
    root.addSublayer(list)
    list.addSublayer(cell)
    root.displayMarkedSubtree()
    list.onDisplay = { list.setNeedsDisplay() }
    list.setNeedsDisplay()
    cell.setNeedsDisplay()
    root.displayMarkedSubtree()
    XCTAssertTrue(root.needsDisplayPass)
    list.onDisplay = nil
    root.displayMarkedSubtree()
    XCTAssertEqual(list.displays, 2)
    XCTAssertFalse(root.needsDisplayPass)
  }

  func test_randomMarksDuringPasses_areAllSeenFromTheRoot() {
    for seed in 0..<400 as Range<UInt64> {
      let scene = MarkScene(seed: seed)
      for step in 0..<20 {
        for _ in 0..<3 { scene.act() }
        scene.isBusy = true
        scene.root.layoutMarkedSubtree()
        scene.root.displayMarkedSubtree()
        scene.isBusy = false
        if let lost = scene.lostMark() {
          return XCTFail("seed \(seed), step \(step): \(lost)")
        }
        for _ in 0..<4 {
          scene.root.layoutMarkedSubtree()
          scene.root.displayMarkedSubtree()
        }
        XCTAssertFalse(scene.root.needsLayoutPass, "seed \(seed), step \(step)")
        XCTAssertFalse(scene.root.needsDisplayPass, "seed \(seed), step \(step)")
        XCTAssertNil(scene.lostMark(), "seed \(seed), step \(step)")
      }
    }
  }
}

private final class AskingLayer: CALayer {
  var count = 0
  var displays = 0
  var onLayout: (() -> Void)?
  var onDisplay: (() -> Void)?

  override func layoutSublayers() {
    count += 1
    onLayout?()
  }

  override func display() {
    displays += 1
    onDisplay?()
  }
}

/// A dozen layers that mark, move and lay out one another while they are laid out and drawn.
private final class MarkScene {
  let root = AskingLayer()
  private var layers: [AskingLayer] = []
  private var random: SeededGenerator
  var isBusy = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    layers = [root] + (0..<12).map { _ in AskingLayer() }
    for (index, layer) in layers.enumerated() {
      if index > 0 { layers[Int.random(in: 0..<index, using: &random)].addSublayer(layer) }
      layer.onLayout = { [unowned self] in actInPass() }
      layer.onDisplay = { [unowned self] in actInPass() }
    }
  }

  private func actInPass() {
    guard isBusy else { return }
    for _ in 0..<Int.random(in: 0...2, using: &random) { act() }
  }

  func act() {
    let layer = layers.randomElement(using: &random)!
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: layer.setNeedsLayout()
    case 3, 4: layer.setNeedsDisplay()
    case 5:
      let parent = layers.randomElement(using: &random)!
      if layer !== root, !isInside(parent, layer) { parent.addSublayer(layer) }
    case 6: if layer !== root { layer.removeFromSuperlayer() }
    default:
      // Once: layout inside of layout inside of layout could go on for ever.
      let wasBusy = isBusy
      isBusy = false
      layer.layoutIfNeeded()
      isBusy = wasBusy
    }
  }

  private func isInside(_ layer: CALayer, _ ancestor: CALayer) -> Bool {
    sequence(first: layer) { $0.superlayer }.contains { $0 === ancestor }
  }

  /// A marked layer whose superlayer is not, if there is one.
  func lostMark() -> String? {
    for (index, layer) in layers.enumerated() {
      guard let parent = layer.superlayer else { continue }
      if layer.needsLayoutPass, !parent.needsLayoutPass { return "layout of layer \(index)" }
      if layer.needsDisplayPass, !parent.needsDisplayPass { return "display of layer \(index)" }
    }
    return nil
  }
}
