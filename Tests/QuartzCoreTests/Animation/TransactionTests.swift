import XCTest

@testable import QuartzCore

/// Implicit animations, actions and transactions.
final class TransactionTests: XCTestCase {
  func test_plainLayersOnScreen_animateTheirChanges() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    layer.opacity = 0
    XCTAssertEqual(layer.animationKeys(), ["opacity"])
    XCTAssertEqual(layer.animation(forKey: "opacity")?.duration, 0.25)
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 0.05), 0.7, accuracy: 0.01)
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 0.25), 0)
    XCTAssertNil(layer.animationKeys())
  }

  func test_layersNobodyHasSeen_changeAtOnce() {
    let fixture = LayerFixture()
    let layer = CALayer()
    layer.opacity = 0.5
    fixture.root.addSublayer(layer)
    layer.opacity = 0.7
    XCTAssertNil(layer.animationKeys())
    fixture.frame(at: 0)
    layer.opacity = 0.2
    XCTAssertNotNil(layer.animationKeys())
    fixture.root.bounds.size.width = 10
    XCTAssertNil(fixture.root.animationKeys(), "the scene's root is no program's layer")
  }

  func test_changesOnTheWay_goOnFromWhatIsSeen() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 150
    CATransaction.commit()
    XCTAssertEqual(fixture.number("position.x", of: layer, at: 0.5), 100)
    XCTAssertEqual(layer.animation(forKey: "position")?.duration, 1)
  }

  func test_disabledActions_changeAtOnce_nestedTransactionsToo() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    layer.opacity = 0
    CATransaction.commit()
    CATransaction.commit()
    XCTAssertNil(layer.animationKeys())
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 1
    XCTAssertNil(layer.animationKeys())
    layer.cornerRadius = 5
    XCTAssertEqual(layer.animationKeys(), ["cornerRadius"])
  }

  final class Recorder: NSObject, CAAction {
    var events: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      events.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
    }
  }

  final class Decider: NSObject, CALayerDelegate {
    let action: any CAAction
    init(_ action: any CAAction) { self.action = action }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      event == "opacity" ? action : nil
    }
  }

  func test_actions_comeFromTheDelegateThenTheLayerAndRunAfterTheChange() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let (own, others) = (Recorder(), Recorder())
    layer.actions = ["opacity": own, "zPosition": own, kCAOnOrderOut: own, kCAOnOrderIn: own]
    let decider = Decider(others)
    layer.delegate = decider
    layer.opacity = 0.5
    layer.zPosition = 1
    layer.removeFromSuperlayer()
    fixture.root.addSublayer(layer)
    XCTAssertEqual(others.events, ["opacity 0.5"])
    XCTAssertEqual(own.events, ["zPosition 0.5", "onOrderOut 0.5", "onOrderIn 0.5"])
  }

  func test_animationAsAction_runsUnderTheEventsName() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let slow = CABasicAnimation(keyPath: "opacity")
    slow.fromValue = 0
    slow.duration = 4
    layer.actions = ["opacity": slow]
    layer.opacity = 0.5
    XCTAssertEqual(layer.animation(forKey: "opacity")?.duration, 4)
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 2), 0.25)
  }

  func test_completionBlock_waitsForTheAnimationsOfItsTransaction() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { log.append("inner") }
    layer.opacity = 0
    CATransaction.commit()
    CATransaction.setAnimationDuration(1)
    layer.zPosition = 3
    CATransaction.commit()
    XCTAssertEqual(log, [])
    fixture.frame(at: 0.5)
    XCTAssertEqual(log, ["inner"])
    fixture.frame(at: 1)
    XCTAssertEqual(log, ["inner", "outer"])
  }

  func test_completionBlock_isCalledAtOnceWhereNothingAnimates() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.commit()
    XCTAssertEqual(calls, 1)
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.setCompletionBlock { calls += 10 }
    XCTAssertEqual(calls, 2, "another block takes its place")
    CATransaction.commit()
    XCTAssertEqual(calls, 12)
  }

  func test_valuesOutsideOfTransactions_holdUntilTheQueueTurns() {
    var calls = 0
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock { calls += 1 }
    XCTAssertEqual(CATransaction.animationDuration(), 3)
    turnMainQueue()
    XCTAssertEqual(calls, 1)
    XCTAssertEqual(CATransaction.animationDuration(), 0.25)
    CATransaction.setAnimationDuration(2)
    CATransaction.flush()
    XCTAssertEqual(CATransaction.animationDuration(), 0.25)
  }

  func test_completionBlock_isCalledForRemovedAnimationsToo() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    layer.opacity = 0
    CATransaction.commit()
    fixture.frame(at: 0.1)
    layer.removeAllAnimations()
    turnMainQueue()
    XCTAssertTrue(isDone)
  }
}
