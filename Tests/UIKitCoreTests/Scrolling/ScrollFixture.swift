import PlatformInterface
import QuartzCore
import XCTest

@testable import UIKitCore

/// Logs all that a scroll view tells its delegate.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  var offsets: [CGPoint] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var chosenTarget: CGPoint?
  var zoomView: UIView?
  /// Whether every `didScroll` becomes a line.
  var tellsScrolling = false

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    if tellsScrolling || lines.last != "didScroll" { lines.append("didScroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let chosenTarget { targetContentOffset.pointee = chosenTarget }
    lines.append("willEndDragging")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("willBeginZooming \(view === zoomView)")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if lines.last != "didZoom" { lines.append("didZoom") }
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { lines.append("didEndZooming \((scale * 100).rounded() / 100)") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    lines.append("shouldScrollToTop")
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("didScrollToTop") }
}

/// A fixture with a scroll view that fills it.
@MainActor
struct ScrollFixture {
  let fixture: TouchFixture
  let view: UIScrollView
  let log = ScrollLog()

  init(
    size: CGSize = CGSize(width: 300, height: 500),
    content: CGSize = CGSize(width: 300, height: 5000)
  ) {
    fixture = TouchFixture(size: size)
    view = UIScrollView(frame: CGRect(origin: .zero, size: size))
    view.contentSize = content
    view.delegate = log
    fixture.window.addSubview(view)
    fixture.step()
  }

  /// Frames as on a phone: three pixels a point.
  func makeFine() { fixture.window.traitOverrides.displayScale = 3 }

  /// A finger moves from `start` by `step` every 1/60 s.
  func drag(
    from start: CGPoint = CGPoint(x: 150, y: 250), by step: CGVector, steps: Int = 10, id: Int = 1
  ) {
    fixture.drag(
      from: start,
      to: CGPoint(
        x: start.x + step.dx * CGFloat(steps), y: start.y + step.dy * CGFloat(steps)),
      steps: steps, id: id)
  }
}
