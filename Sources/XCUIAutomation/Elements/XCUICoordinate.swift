import AutomationScript
import CoreGraphics
import Foundation
import PlatformInterface

/// A place on the screen, relative to an element.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
  /// The element that it is relative to.
  public let referencedElement: XCUIElement
  private let share: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, share: CGVector, offset: CGVector) {
    referencedElement = element
    self.share = share
    self.offset = offset
    super.init()
  }

  /// Where it is now, in points of the screen.
  open var screenPoint: CGPoint {
    guard let node = referencedElement.node(to: "find a place in") else { return .zero }
    return point(in: node.frame)
  }

  private func point(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + frame.width * share.dx + offset.dx,
      y: frame.minY + frame.height * share.dy + offset.dy)
  }

  /// Returns the place some points away.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, share: share,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// Taps there, whatever is there.
  open func tap() { use("tap") { "tap \($0.scriptText)" } }

  /// Taps there twice.
  open func doubleTap() { use("double tap") { "doubletap \($0.scriptText)" } }

  /// Holds a finger there for some seconds.
  open func press(forDuration duration: TimeInterval) {
    use("press") { "longpress \($0.scriptText) for \(duration.scriptText)" }
  }

  /// Holds a finger there, and moves it to another place.
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Holds a finger there, moves it to another place at some speed, and holds it there.
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    use("drag from") {
      ScriptLines.drag($0, otherCoordinate.screenPoint, duration, velocity, holdDuration)
    }
  }

  private func use(_ verb: String, _ lines: (CGPoint) -> String) {
    guard !UITestFailures.isStopped else { return }
    let application = referencedElement.application
    do {
      application.interruptions.handle(before: referencedElement)
      let node = try referencedElement.path.node()
      try application.run(lines(point(in: node.frame)))
    } catch {
      UITestFailures.record("Failed to \(verb) a place in \(referencedElement): \(error)")
    }
  }

  open nonisolated override var description: String {
    MainThread.read { "a place in \(referencedElement)" }
  }
}
