import PlatformInterface
import XCTest

@testable import QuartzCore

/// A tree that frames show, on a clock that a test moves.
final class LayerFixture: LayerTreeHost {
  let root = CALayer()
  private let committer = LayerCommitter()
  /// The media clock's time of second 0: a whole number, so that fractions of seconds after it are exact, whatever
  /// time tests before this one took.
  let start = LayerFixture.wholeSecond()
  private(set) var requests = 0

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    root.host = self
    frame(at: 0)
  }

  private static func wholeSecond() -> CFTimeInterval {
    MainActor.assumeIsolated {
      let application = PlatformServices.current.application as! any VirtualTimeApplication
      while application.currentTime != application.currentTime.rounded() { application.stepFrame() }
      return application.currentTime
    }
  }

  func layerTreeNeedsFrame() { requests += 1 }

  /// A layer that a frame has shown already.
  func add<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = .black
    root.addSublayer(layer)
    frame(at: 0)
    return layer
  }

  private var last = 0.0

  /// Runs the passes of a frame that is seen `time` seconds after the beginning, and before it of the
  /// one that came right after the last.
  @discardableResult
  func frame(at time: Double) -> RenderNode {
    if time - last > 1.0 / 60 { runFrame(at: last + 1.0 / 60) }
    last = time
    return runFrame(at: time)
  }

  @discardableResult
  private func runFrame(at time: Double) -> RenderNode {
    LayerAnimator.update(below: root, at: start + time)
    LayerAnimator.present(below: root, at: start + time, lag: 0)
    let frame = committer.commit(
      root: root, size: root.bounds.size, scale: 1, background: .white)
    LayerAnimator.announceStarts()
    return frame.root
  }

  /// What the frame at `time` shows of `layer`.
  func shown<Value>(_ path: String, of layer: CALayer, at time: Double) -> Value? {
    frame(at: time)
    let target = LayerKeyPath(path)!
    var value = layer.animationState?.presented.first { $0.property == target.property }?.value
    if let part = target.part { value = value?.part(part) }
    return (value ?? target.value(in: layer))?.object as? Value
  }

  /// Without the last digits, which depend on what time it is.
  func number(_ path: String, of layer: CALayer, at time: Double) -> Double {
    let value: NSNumber? = shown(path, of: layer, at: time)
    return value.map { ($0.doubleValue * 1e9).rounded() / 1e9 } ?? .nan
  }

  var isMoving: Bool { LayerAnimator.isMoving(below: root) }
}

extension XCTestCase {
  /// Lets the main queue turn.
  func turnMainQueue() {
    let turned = expectation(description: "the main queue turned")
    DispatchQueue.main.async { turned.fulfill() }
    wait(for: [turned], timeout: 10)
  }
}

final class AnimationLog: NSObject, CAAnimationDelegate {
  var lines: [String] = []
  private func name(_ animation: CAAnimation) -> String {
    animation.value(forKey: "name") as? String ?? ""
  }
  func animationDidStart(_ anim: CAAnimation) { lines.append("start \(name(anim))") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append("stop \(name(anim)) \(flag)")
  }
}
