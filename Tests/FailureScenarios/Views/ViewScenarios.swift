@_spi(XcodeSources) import QuartzCore
import CairoBackend
import UIKit

private final class OddLayer: UIView {
  override class var layerClass: AnyClass { UIView.self }
}

private final class Own: UIPointerStyle {}

extension Scenario {
  /// Trees of views, gestures, pointers.
  static let views: [Scenario] = [
    Scenario("a view as its own subview") {
      let view = UIView()
      view.addSubview(view)
    },
    Scenario("a superview as its subview's subview") {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    },
    Scenario("a layer class that is none") { _ = OddLayer() },
    Scenario("a frame that is no number") { UIView().frame.origin.x = .nan },
    Scenario("a center that is no number") { UIView().center.y = .nan },
    Scenario("bounds that are no numbers") { UIView().bounds.size.width = .nan },
    Scenario("a transform that is no number") {
      UIView().transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    },
    Scenario("a touch of a gesture beyond the last") {
      _ = UITapGestureRecognizer().location(ofTouch: 2, in: nil)
    },
    Scenario("a pointer style of a class of one's own") { _ = Own.hidden() },
    Scenario("a second application") {
      _ = UIApplication.shared
      _ = UIApplication()
    },
  ]

  /// Layers and their animations.
  static let layers: [Scenario] = [
    Scenario("a layer as its own sublayer") {
      let layer = CALayer()
      layer.addSublayer(layer)
    },
    Scenario("a layer set among its own sublayers") {
      let layer = CALayer()
      layer.sublayers = [layer]
    },
    Scenario("a layer as its own mask") {
      let layer = CALayer()
      layer.mask = layer
    },
    Scenario("a property of a layer's class that was not set") {
      let _: UIFont = CALayer().managedValue("font")
    },
    Scenario("a layer's position that is no number") { CALayer().position.x = .nan },
    Scenario("a layer's bounds that are no numbers") { CALayer().bounds.size.width = .nan },
    Scenario("a point that a timing function does not have") {
      var point: [Float] = [0, 0]
      CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &point)
    },
    Scenario("a bitmap without pixels") { _ = PixelBuffer(width: 0, height: 10) },
    Scenario("a bitmap too large") { _ = PixelBuffer(width: 40_000, height: 1) },
    Scenario("a picture's memory of broken rows") {
      let bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
      _ = PixelTarget(bytes: bytes, width: 4, height: 4, bytesPerRow: 7, owner: nil)
    },
  ]

  /// Property animators.
  static let animators: [Scenario] = [
    Scenario("a stopped animator started") {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
    },
    Scenario("animations added to a stopped animator") {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.addAnimations {}
    },
    Scenario("an animator finished that was not stopped") {
      UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
    },
    Scenario("a paused animator released") {
      let view = UIView()
      show(view)
      var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.alpha = 0
      }
      animator?.pauseAnimation()
      animator = nil
    },
  ]
}
