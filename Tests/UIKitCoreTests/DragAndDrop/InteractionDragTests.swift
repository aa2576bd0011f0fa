import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// From one view to another: the order of everything that both delegates hear.
final class InteractionDragTests: XCTestCase {
  // Order: Apple's documentation of the two protocols. That preview and animation of a drop follow
  // performDrop, and the source's did end the destination's, is in the headers' comments; that a
  // source hears will end first is a choice.
  func test_aDrop_isToldInOrder() {
    onMainActor {
      let fixture = TwoViews()
      fixture.drag(to: CGPoint(x: 220, y: 300))
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(
        fixture.take(),
        [
          "items", "lift preview", "will lift", "lift animation", "will begin", "allows move",
          "restricted", "full size", "lift end", "moved", "can handle", "entered", "updated",
        ])
      fixture.touch(.ended, CGPoint(x: 220, y: 300))
      XCTAssertEqual(
        fixture.take(),
        ["will end 2", "perform", "drop preview", "will drop", "drop animation"])
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(
        fixture.take(), ["drop end", "concluded", "drop session ended", "did end 2", "transferred"])
      // Providers load beside the main thread.
      for _ in 0..<500 where fixture.loaded.isEmpty {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      }
      XCTAssertEqual(fixture.loaded, ["hello"])
      fixture.harness.close()
    }
  }

  func test_thePictureForADesktopThatDoesNotBlend_hasNeitherMarginNorShadow() throws {
    try onMainActor {
      let fixture = TwoViews()
      defer { fixture.harness.close() }
      fixture.drag(to: CGPoint(x: 220, y: 300))
      fixture.harness.advance(by: 0.5)
      let flight = try XCTUnwrap(fixture.harness.drags?.flight)
      let blended = try XCTUnwrap(flight.picture(isBlended: true))
      let plain = try XCTUnwrap(flight.picture(isBlended: false))
      func alpha(_ pixels: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 {
        pixels.bytes.load(fromByteOffset: y * pixels.bytesPerRow + x * 4, as: UInt32.self) >> 24
      }
      XCTAssertEqual(alpha(blended.pixels, 0, 0), 0)
      XCTAssertEqual(alpha(plain.pixels, plain.pixels.width / 2, 0), 255)
      XCTAssertEqual(alpha(plain.pixels, 0, plain.pixels.height / 2), 255)
      XCTAssertLessThan(plain.pixels.width, blended.pixels.width - 30)
      XCTAssertLessThan(plain.hotspot.x, blended.hotspot.x)
      XCTAssertTrue(flight.dragged.allSatisfy { $0.view.isRaised }, "in the window it still floats")
    }
  }

  /// Documented: will-add is told to the interaction in which the drag began. When, is not: here after the
  /// items were asked for and before they are shown or the previews asked for, so that a program can name
  /// its own previews in it.
  func test_aTapOnAnotherView_addsInOrder() {
    onMainActor {
      let fixture = TwoViews()
      let more = MoreItems(fixture.recorder)
      let view = UIView(frame: CGRect(x: 140, y: 20, width: 100, height: 100))
      view.addInteraction(UIDragInteraction(delegate: more))
      fixture.source.superview?.addSubview(view)
      fixture.drag(to: CGPoint(x: 60, y: 200))
      _ = fixture.take()
      fixture.tap(CGPoint(x: 180, y: 60))
      XCTAssertEqual(
        fixture.take(), ["more session 1", "more items", "will add 1", "more lift preview"])
      XCTAssertEqual(fixture.harness.drags?.flight?.session.items.count, 2)
      // Each goes back to its own view, and the delegate that added it is asked where.
      fixture.touch(.ended, CGPoint(x: 60, y: 200))
      XCTAssertEqual(
        fixture.take(),
        [
          "will end 0", "cancel preview", "will cancel", "more cancel preview",
          "more will cancel", "cancel animation",
        ])
      fixture.harness.advance(by: 0.6)
      XCTAssertEqual(fixture.take(), ["cancel end", "did end 0"])
      fixture.harness.close()
    }
  }

  func test_droppedNowhere_itGoesBack() {
    onMainActor {
      let fixture = TwoViews()
      fixture.drag(to: CGPoint(x: 220, y: 300))
      fixture.move(to: CGPoint(x: 60, y: 420))
      fixture.harness.advance(by: 0.3)
      _ = fixture.take()
      fixture.touch(.ended, CGPoint(x: 60, y: 420))
      XCTAssertEqual(
        fixture.take(), ["will end 0", "cancel preview", "will cancel", "cancel animation"])
      fixture.harness.advance(by: 0.6)
      XCTAssertEqual(fixture.take(), ["cancel end", "drop session ended", "did end 0"])
      XCTAssertNil(fixture.overlay)
      fixture.harness.close()
    }
  }

  func test_thePreview_followsTheFinger_andVanishes() {
    onMainActor {
      let fixture = TwoViews()
      fixture.touch(.began, CGPoint(x: 60, y: 60))
      fixture.harness.advance(by: 0.7)
      let preview = fixture.overlay?.subviews.compactMap { $0 as? DragPreviewView }.first
      XCTAssertEqual(preview?.center, CGPoint(x: 70, y: 70))
      XCTAssertEqual(preview?.transform.a ?? 0, LiftedItems.liftedScale, accuracy: 0.001)
      fixture.move(to: CGPoint(x: 160, y: 160))
      fixture.harness.advance(by: 0.4)
      // Held where it was taken: ten points beside its middle.
      XCTAssertEqual(preview?.center.x ?? 0, 170, accuracy: 0.5)
      XCTAssertEqual(preview?.center.y ?? 0, 170, accuracy: 0.5)
      fixture.touch(.ended, CGPoint(x: 160, y: 160))
      fixture.harness.advance(by: 0.6)
      XCTAssertNil(fixture.overlay)
      fixture.harness.close()
    }
  }

  func test_springLoading_opensWhatTheDragRestsOn() {
    onMainActor {
      let fixture = TwoViews()
      var opened = 0
      fixture.target.addInteraction(UISpringLoadedInteraction { _, _ in opened += 1 })
      fixture.drag(to: CGPoint(x: 220, y: 300))
      fixture.harness.advance(by: 0.4)
      XCTAssertEqual(opened, 0)
      fixture.move(to: CGPoint(x: 60, y: 420))
      fixture.harness.advance(by: 1)
      XCTAssertEqual(opened, 0)
      XCTAssertEqual(fixture.target.alpha, 1)
      fixture.move(to: CGPoint(x: 220, y: 300))
      fixture.harness.advance(by: 1.2)
      XCTAssertEqual(opened, 1)
      fixture.touch(.ended, CGPoint(x: 220, y: 300))
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(opened, 1)
      fixture.harness.close()
    }
  }

  func test_aViewThatGoesAway_isLeft() {
    onMainActor {
      let fixture = TwoViews()
      fixture.drag(to: CGPoint(x: 220, y: 300))
      _ = fixture.take()
      fixture.target.removeFromSuperview()
      fixture.move(to: CGPoint(x: 221, y: 301))
      XCTAssertTrue(fixture.take().contains("exited"))
      fixture.touch(.ended, CGPoint(x: 221, y: 301))
      fixture.harness.advance(by: 0.6)
      XCTAssertTrue(fixture.take().contains("did end 0"))
      fixture.harness.close()
    }
  }
}

@MainActor
private final class TwoViews: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let harness: Harness
  let source = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  let target = UIView(frame: CGRect(x: 140, y: 240, width: 160, height: 120))
  private let record = CallRecord()
  var recorder: CallRecord { record }
  private let controller = UIViewController()
  private var tellsMoves = true
  private var tellsUpdates = true
  var loaded: [String] = []

  override init() {
    let controller = self.controller
    let (source, target) = (self.source, self.target)
    harness = Harness(
      size: CGSize(width: 320, height: 480),
      root: {
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        controller.view.addSubview(source)
        controller.view.addSubview(target)
        return controller
      }())
    super.init()
    source.backgroundColor = .red
    target.backgroundColor = .blue
    source.addInteraction(UIDragInteraction(delegate: self))
    target.addInteraction(UIDropInteraction(delegate: self))
    harness.advance(by: 0.05)
  }

  func take() -> [String] {
    (tellsMoves, tellsUpdates) = (true, true)
    return record.take()
  }

  var overlay: UIView? {
    source.window?.subviews.first { $0 is DragOverlay }
  }

  private var finger = CGPoint.zero

  func touch(_ phase: InputPhase, _ place: CGPoint) {
    guard let host = source.window?.windowScene?.host else { return }
    finger = place
    host.receive(
      .touch(TouchInput(id: 5, phase: phase, location: place, time: host.time)))
    harness.advance(by: 1.0 / 60)
  }

  /// With another finger.
  func tap(_ place: CGPoint) {
    guard let host = source.window?.windowScene?.host else { return }
    for phase in [InputPhase.began, .ended] {
      host.receive(.touch(TouchInput(id: 6, phase: phase, location: place, time: host.time)))
      harness.advance(by: 1.0 / 60)
    }
  }

  func move(to place: CGPoint) {
    let start = finger
    for step in 1...10 {
      let share = CGFloat(step) / 10
      touch(
        .changed,
        CGPoint(
          x: start.x + (place.x - start.x) * share, y: start.y + (place.y - start.y) * share))
    }
  }

  func drag(to place: CGPoint) {
    touch(.began, CGPoint(x: 60, y: 60))
    harness.advance(by: 0.6)
    move(to: place)
  }

  // MARK: Source

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    record.add("items")
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "hello")))]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    record.add("lift preview")
    return UITargetedDragPreview(view: source)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    record.add("will lift")
    animator.addAnimations { self.record.add("lift animation") }
    animator.addCompletion { self.record.add("lift \($0 == .end ? "end" : "start")") }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { record.add("will begin") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    record.add("allows move")
    return true
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    record.add("restricted")
    return false
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool {
    record.add("full size")
    return false
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {
    if tellsMoves { record.add("moved") }
    tellsMoves = false
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { record.add("will end \(operation.rawValue)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { record.add("did end \(operation.rawValue)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { record.add("transferred") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    XCTAssertFalse(interaction === addingInteraction)
    record.add("will add \(items.count)")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    record.add("cancel preview")
    return defaultPreview
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    record.add("will cancel")
    animator.addAnimations { self.record.add("cancel animation") }
    animator.addCompletion { _ in self.record.add("cancel end") }
  }

  // MARK: Destination

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    record.add("can handle")
    return session.canLoadObjects(ofClass: NSString.self)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { record.add("entered") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if tellsUpdates { record.add("updated") }
    tellsUpdates = false
    return UIDropProposal(operation: .copy)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { record.add("exited") }
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    record.add("perform")
    session.loadObjects(ofClass: NSString.self) { objects in
      self.loaded = objects.compactMap { ($0 as? NSString).map { String(describing: $0) } }
    }
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { record.add("concluded") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { record.add("drop session ended") }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    record.add("drop preview")
    return defaultPreview
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    record.add("will drop")
    animator.addAnimations { self.record.add("drop animation") }
    animator.addCompletion { _ in self.record.add("drop end") }
  }
}

/// A view whose item a tap adds to a drag.
@MainActor
private final class MoreItems: NSObject, UIDragInteractionDelegate {
  private let record: CallRecord

  init(_ record: CallRecord) { self.record = record }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? {
    record.add("more session \(sessions.count)")
    return sessions.last
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    record.add("more items")
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "more")))]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    record.add("more lift preview")
    return interaction.view.map { UITargetedDragPreview(view: $0) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    record.add("more cancel preview")
    return defaultPreview
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { record.add("more will cancel") }
}
