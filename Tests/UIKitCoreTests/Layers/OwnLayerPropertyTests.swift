@_spi(XcodeSources) import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Properties of a program's own layers, as lowered sources have those that are `@NSManaged`.
final class OwnLayerPropertyTests: XCTestCase {
  private final class RingLayer: CALayer {
    var angle: CGFloat {
      get { managedValue("angle") }
      set { setManagedValue(newValue, "angle") }
    }
    var isOpen: Bool {
      get { managedValue("isOpen") }
      set { setManagedValue(newValue, "isOpen") }
    }
    var ring: UIView? {
      get { managedValue("ring") }
      set { setWeakManagedValue(newValue, "ring") }
    }
    nonisolated(unsafe) static var drawn: [CGFloat] = []
    nonisolated(unsafe) static var actions = 0

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "angle" || super.needsDisplay(forKey: key)
    }

    override class func defaultValue(forKey key: String) -> Any? {
      key == "isOpen" ? true : super.defaultValue(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      if event == "angle" { Self.actions += 1 }
      return super.action(forKey: event)
    }

    override func draw(in ctx: CGContext) { Self.drawn.append(angle) }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
    var ring: RingLayer? { layer as? RingLayer }
  }

  @MainActor private static func show() -> (Harness, RingView) {
    let controller = UIViewController()
    let view = RingView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    controller.view.addSubview(view)
    let harness = Harness(device: "iphone-15", root: controller)
    view.layer.setNeedsDisplay()
    harness.advance(by: 0.1)
    RingLayer.drawn = []
    RingLayer.actions = 0
    return (harness, view)
  }

  func test_changeOfAProperty_drawsTheLayer_andAsksForAnAction() {
    onMainActor {
      let (harness, view) = Self.show()
      XCTAssertEqual(view.ring?.angle, 0)
      XCTAssertEqual(view.ring?.isOpen, true)
      view.ring?.angle = 30
      XCTAssertEqual(RingLayer.actions, 1)
      view.ring?.isOpen = false
      harness.advance(by: 0.1)
      XCTAssertEqual(RingLayer.drawn, [30])
      XCTAssertEqual(view.ring?.isOpen, false)
      XCTAssertEqual(view.ring?.value(forKey: "angle") as? CGFloat, 30)
      var object: UIView? = UIView()
      view.ring?.ring = object
      XCTAssertTrue(view.ring?.ring === object)
      object = nil
      XCTAssertNil(view.ring?.ring)
    }
  }

  func test_animationOfAProperty_drawsEachFrame_andThenItsOwnValue() {
    onMainActor {
      let (harness, view) = Self.show()
      let animation = CABasicAnimation(keyPath: "angle")
      animation.fromValue = 0
      animation.toValue = 90
      animation.duration = 0.5
      view.ring?.add(animation, forKey: "angle")
      harness.advance(by: 0.25)
      XCTAssertGreaterThan(RingLayer.drawn.count, 5)
      XCTAssertEqual(RingLayer.drawn, RingLayer.drawn.sorted())
      XCTAssertEqual(RingLayer.drawn.last ?? 0, 45, accuracy: 5)
      XCTAssertEqual(view.ring?.angle, 0)
      XCTAssertEqual(view.ring?.presentation()?.angle ?? 0, 45, accuracy: 5)
      harness.advance(by: 0.5)
      XCTAssertEqual(RingLayer.drawn.last, 0)
      XCTAssertNil(view.ring?.animationKeys())
    }
  }

  func test_valuesOfAPlainLayer_areKept() {
    let layer = CALayer()
    layer.setValue(3, forKey: "place")
    XCTAssertEqual(layer.value(forKey: "place") as? Int, 3)
    XCTAssertNil(layer.value(forKey: "other"))
    XCTAssertEqual(CALayer.defaultValue(forKey: "opacity") as? Double, 1)
    XCTAssertFalse(CALayer.needsDisplay(forKey: "opacity"))
  }
}
