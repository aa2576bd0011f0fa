import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class ScriptRunnerTests: XCTestCase {
  func test_scrolling_expecting_andKeys() {
    onMainActor {
      let list = NumbersController()
      let harness = Harness(device: "iphone-se", root: list)
      defer { harness.close() }
      harness.run(
        """
        expect cell 0.0
        expect "Number 0"
        expect no cell 0.90
        scroll cell 0.0 by 0,150
        idle
        expect no cell 0.0
        scroll 100,300 by 0,-150
        expect cell 0.0 in #numbers
        key end
        idle
        expect "Number 99"
        """)
      XCTAssertEqual(list.collectionView.contentOffset.y, 100 * 50 - 667, accuracy: 1)
    }
  }

  func test_missingTargets_failWithLineAndNearestTexts() throws {
    try onMainActor {
      let harness = Harness(device: "iphone-se", root: NumbersController())
      defer { harness.close() }
      XCTAssertThrowsError(try harness.perform("idle\n\ntap \"Nummer 1\"")) {
        XCTAssertEqual(
          "\($0)",
          "script:3: There is no \"Nummer 1\" on the screen; the nearest are \"Number 1\", "
            + "\"Number 0\", \"Number 2\".")
      }
      XCTAssertThrowsError(try harness.perform("tap cell 0.50")) {
        XCTAssertEqual(
          "\($0)",
          "script:1: There is no cell 0.50 on the screen; cells 0.0 to 0.13 are. "
            + "Scroll there first.")
      }
      XCTAssertThrowsError(try harness.perform("expect no #numbers"))
      XCTAssertThrowsError(try harness.perform("release"))
      XCTAssertThrowsError(try harness.perform("tap header 0"))
    }
  }

  func test_appearanceAndSize_reachTheViews() {
    onMainActor {
      let list = NumbersController()
      let harness = Harness(device: "iphone-se", root: list)
      defer { harness.close() }
      harness.run("appearance dark\nresize 500x400\nidle")
      XCTAssertEqual(list.traitCollection.userInterfaceStyle, .dark)
      XCTAssertEqual(list.collectionView.bounds.size, CGSize(width: 500, height: 400))
    }
  }

  func test_touches_reachTheViewUnderThem() {
    onMainActor {
      let recorder = CallRecorder()
      let harness = Harness(device: "iphone-se", root: TouchController(recorder))
      defer { harness.close() }
      harness.run("tap 100,200\npress 10,20\nrelease\nlongpress 5,6 for 0.2")
      XCTAssertEqual(
        recorder.take(),
        [
          "began 100.0,200.0", "ended 100.0,200.0", "began 10.0,20.0", "ended 10.0,20.0",
          "began 5.0,6.0", "ended 5.0,6.0",
        ])
    }
  }

  func test_drags_stopAndFlings_goOn() {
    onMainActor {
      let list = NumbersController()
      let harness = Harness(device: "iphone-se", root: list)
      defer { harness.close() }
      let view = list.collectionView!
      let start = view.contentOffset.y
      harness.run("drag 180,500 to 180,300\nidle")
      XCTAssertEqual(view.contentOffset.y, start + 190, accuracy: 0.5, "less the slop of 10")
      harness.run("drag 180,300 to 180,500 for 0.1\nidle")
      XCTAssertEqual(view.contentOffset.y, start, accuracy: 0.5)
      for velocity in [500.0, 2000] {
        view.contentOffset.y = start
        harness.run("fling 180,500 by 0,-110 velocity \(velocity)\nidle")
        XCTAssertEqual(
          view.contentOffset.y, start + 100 + (velocity - 10) * 0.499, accuracy: 1.5)
      }
    }
  }

  func test_twoFingers_makeRecognisersReportWhatWasAskedFor() {
    onMainActor {
      let controller = UIViewController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      let view = UIView(frame: CGRect(x: 40, y: 100, width: 150, height: 150))
      view.accessibilityIdentifier = "area"
      controller.view.addSubview(view)
      let reports = Reports()
      let pinch = UIPinchGestureRecognizer(
        target: reports, action: Selector("pinched:", Reports.pinched(_:)))
      let turn = UIRotationGestureRecognizer(
        target: reports, action: Selector("turned:", Reports.turned(_:)))
      view.addGestureRecognizer(pinch)
      harness.run("pinch #area scale 3")
      XCTAssertEqual(reports.scale, 3, accuracy: 0.001)
      XCTAssertEqual(reports.states.first, .began)
      XCTAssertEqual(reports.states.last, .ended)
      harness.run("pinch #area scale 0.4")
      XCTAssertEqual(reports.scale, 0.4, accuracy: 0.001)
      view.removeGestureRecognizer(pinch)
      view.addGestureRecognizer(turn)
      harness.run("rotate #area degrees -135")
      XCTAssertEqual(reports.angle * 180 / .pi, -135, accuracy: 0.001)
    }
  }

  func test_liftedFinger_staysDownUntilItDrops() throws {
    try onMainActor {
      let recorder = CallRecorder()
      let controller = TouchController(recorder)
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      let reports = Reports()
      controller.view.addGestureRecognizer(
        UILongPressGestureRecognizer(
          target: reports, action: Selector("pressed:", Reports.pressed(_:))))
      harness.run("lift 100,200\nmove 150,200\nmove 150,300\ndrop")
      XCTAssertEqual(reports.states.first, .began)
      XCTAssertEqual(reports.states.last, .ended)
      XCTAssertEqual(reports.place, CGPoint(x: 150, y: 300))
      XCTAssertThrowsError(try harness.perform("drop"))
      XCTAssertThrowsError(try harness.perform("move 1,2"))
    }
  }

  func test_waiting_takesVirtualTime() {
    onMainActor {
      let harness = Harness(device: "iphone-se", root: NumbersController())
      defer { harness.close() }
      let application = PlatformServices.current.application
      let before = application.currentTime
      harness.run("wait 0.5")
      XCTAssertEqual(application.currentTime - before, 0.5, accuracy: 0.04)
    }
  }

  func test_idle_waitsForOtherThreadsAndWhatTheyBringBack() {
    onMainActor {
      let list = NumbersController()
      let harness = Harness(device: "iphone-se", root: list)
      defer { harness.close() }
      nonisolated(unsafe) var isDone = false
      DispatchQueue.global().async {
        var sum = 0.0
        for number in 0..<5_000_000 { sum += Double(number) }
        let total = sum
        DispatchQueue.main.async { isDone = total > 0 }
      }
      harness.run("idle")
      XCTAssertTrue(isDone)
    }
  }

  func test_dump_tellsWhatIsOnTheScreen() throws {
    try onMainActor {
      let harness = Harness(device: "iphone-se", root: NumbersController())
      defer { harness.close() }
      let dump = harness.dump()
      XCTAssertTrue(dump.contains("\"text\": \"Number 3\""))
      XCTAssertTrue(dump.contains("\"indexPath\": [0, 3]"))
      XCTAssertTrue(dump.contains("\"identifier\": \"numbers\""))
      XCTAssertTrue(dump.contains("\"contentSize\": [375, 5000]"))
      XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(dump.utf8)))
    }
  }

  func test_aController_isReleasedWithItsHarness() {
    onMainActor {
      assertReleases {
        let list = NumbersController()
        Harness(device: "iphone-se", root: list).close()
        return list
      }
    }
  }
}

/// A hundred numbered cells of 50 points.
private final class NumbersController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 50)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.accessibilityIdentifier = "numbers"
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    let label =
      cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.contentView.bounds)
    label.text = "Number \(indexPath.item)"
    if label.superview == nil { cell.contentView.addSubview(label) }
    return cell
  }
}

private final class TouchController: UIViewController {
  let recorder: CallRecorder

  init(_ recorder: CallRecorder) {
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ name: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let point = touch.location(in: view)
      recorder.record("\(name) \(point.x),\(point.y)")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("began", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended", touches)
  }
}

@MainActor
private final class Reports: NSObject {
  var scale: CGFloat = 0
  var angle: CGFloat = 0
  var place = CGPoint.zero
  var states: [UIGestureRecognizer.State] = []

  func pinched(_ recognizer: UIPinchGestureRecognizer) {
    scale = recognizer.scale
    states.append(recognizer.state)
  }
  func turned(_ recognizer: UIRotationGestureRecognizer) { angle = recognizer.rotation }
  func pressed(_ recognizer: UILongPressGestureRecognizer) {
    place = recognizer.location(in: nil)
    states.append(recognizer.state)
  }
}
