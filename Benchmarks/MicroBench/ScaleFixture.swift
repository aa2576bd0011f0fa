import UIKit
import UIKitTestSupport

/// Screens at the scale of a program rather than of a list. Each piece is counted at two sizes, so that the table
/// shows what is worse than linear. Prints real milliseconds beside what is counted.
@MainActor
final class ScaleFixture {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let frames = HeadlessFrames()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    frames.step(in: window)
  }

  /// Views beside each other in one view: added, shown, one of them moved and hit, and all removed.
  func siblings(count: Int) {
    let container = UIView(frame: root.view.bounds)
    report("\(count) siblings added and shown") {
      for number in 0..<count {
        let view = UIView(
          frame: CGRect(x: number % 39 * 10, y: number / 39 % 84 * 10, width: 8, height: 8))
        view.backgroundColor = .systemTeal
        container.addSubview(view)
      }
      root.view.addSubview(container)
      frames.step(in: window)
    }
    report("100 of \(count) siblings moved, brought to the front and hit") {
      for number in 0..<100 {
        let view = container.subviews[number * 7919 % count]
        view.frame.origin.x += 1
        container.bringSubviewToFront(view)
        _ = window.hitTest(CGPoint(x: 200, y: 400), with: nil)
        frames.step(in: window)
      }
    }
    report("\(count) siblings removed") {
      for view in container.subviews { view.removeFromSuperview() }
      frames.step(in: window)
    }
  }

  /// Views that all move at once for a sixth of a second, of which the last tells when it is there.
  func animations(count: Int) {
    let container = UIView(frame: root.view.bounds)
    for number in 0..<count {
      let view = UIView(
        frame: CGRect(x: number % 39 * 10, y: number / 39 % 84 * 10, width: 8, height: 8))
      view.backgroundColor = .systemTeal
      container.addSubview(view)
    }
    root.view.addSubview(container)
    frames.step(in: window)
    var isOver = false
    report("\(count) views animated") {
      UIView.animate(withDuration: 1.0 / 6) {
        for view in container.subviews {
          view.frame.origin.x += 40
          view.alpha = 0.5
        }
      } completion: { _ in
        isOver = true
      }
      var steps = 0
      while !isOver, steps < 60 {
        frames.step(in: window)
        steps += 1
      }
    }
    precondition(isOver, "The animation should end within a second; it did not.")
  }

  /// A text view of so many kilobytes: shown, scrolled to its end, typed into at its end and at its start.
  func text(kilobytes: Int) {
    let line = "The quick brown fox jumps over the lazy dog, and then it rests.\n"
    let text = String(repeating: line, count: kilobytes * 1024 / line.utf8.count)
    let view = UITextView(frame: root.view.bounds)
    report("a text of \(kilobytes) kB shown") {
      view.text = text
      root.view.addSubview(view)
      frames.step(in: window)
    }
    report("20 letters at its end and 20 at its start") {
      for place in [view.endOfDocument, view.beginningOfDocument] {
        view.selectedTextRange = view.textRange(from: place, to: place)
        view.scrollRangeToVisible(view.selectedRange)
        for _ in 0..<20 {
          view.insertText("x")
          frames.step(in: window)
        }
      }
    }
  }

  /// A segmented control of so many segments: shown, and each tenth selected.
  func segments(count: Int) {
    let control = UISegmentedControl(items: (0..<count).map { "\($0)" })
    control.frame = CGRect(x: 0, y: 100, width: 390, height: 32)
    report("\(count) segments shown, and 100 selected") {
      root.view.addSubview(control)
      frames.step(in: window)
      for number in 0..<100 {
        control.selectedSegmentIndex = number * count / 100
        frames.step(in: window)
      }
    }
  }

  /// Views in one container under so many constraints in all, four for each view: shown, and the container made wider.
  ///
  /// - Parameter isChain: each view stands below the one before it; otherwise each has its place in the container.
  func constraints(count: Int, isChain: Bool) {
    let container = UIView()
    container.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(container)
    let width = container.widthAnchor.constraint(equalToConstant: 390)
    report("\(count) constraints shown") {
      var active = [
        width, container.topAnchor.constraint(equalTo: root.view.topAnchor),
        container.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      ]
      var above = container.topAnchor
      for number in 0..<count / 4 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        active += [
          view.topAnchor.constraint(
            equalTo: isChain ? above : container.topAnchor,
            constant: isChain ? 0 : CGFloat(number * 2)),
          view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
          view.heightAnchor.constraint(equalToConstant: 2),
        ]
        above = view.bottomAnchor
      }
      active.append(container.bottomAnchor.constraint(equalTo: above))
      NSLayoutConstraint.activate(active)
      frames.step(in: window)
    }
    report("its container 20 times wider") {
      for step in 1...20 {
        width.constant = 390 + CGFloat(step)
        frames.step(in: window)
      }
    }
  }

  /// A screen of so many views pushed onto a navigation controller, and popped.
  func push(views count: Int) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    frames.step(in: window)
    report("a screen of \(count) views pushed and popped") {
      let screen = UIViewController()
      for number in 0..<count {
        let label = UILabel(
          frame: CGRect(x: number % 4 * 95, y: 100 + number / 4 * 14, width: 90, height: 14))
        label.text = "View \(number)"
        label.font = .systemFont(ofSize: 11)
        screen.view.addSubview(label)
      }
      navigation.pushViewController(screen, animated: false)
      frames.step(in: window)
      navigation.popViewController(animated: false)
      frames.step(in: window)
    }
  }

  /// A storyboard of so many scenes, read, its first scene shown, and its last made by identifier.
  func storyboard(scenes: Int) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "MicroBench-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try StoryboardText.of(scenes: scenes).write(
        to: folder.appendingPathComponent("Many.storyboard"), atomically: true, encoding: .utf8)
    } catch {
      fatalError("the storyboard should be written: \(error)")
    }
    report("a storyboard of \(scenes) scenes") {
      let storyboard = UIStoryboard(name: "Many", bundle: Bundle(path: folder.path))
      window.rootViewController = storyboard.instantiateInitialViewController()
      frames.step(in: window)
      window.rootViewController = storyboard.instantiateViewController(
        withIdentifier: "scene\(scenes - 1)")
      frames.step(in: window)
    }
  }
}

/// Interface Builder's text of scenes that each hold a label and two buttons, the second with a segue to the next.
enum StoryboardText {
  static func of(scenes: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="c0"><scenes>\((0..<scenes).map { scene($0, of: scenes) }.joined(separator: "\n"))\
    </scenes></document>
    """
  }

  private static func scene(_ number: Int, of scenes: Int) -> String {
    """
    <scene sceneID="s\(number)"><objects><viewController storyboardIdentifier="scene\(number)" id="c\(number)" \
    sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v\(number)">
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/><subviews>
    <label opaque="NO" text="Scene \(number)" id="l\(number)"><rect key="frame" x="20" y="100" width="350" \
    height="21"/></label>
    <button opaque="NO" buttonType="system" id="a\(number)"><rect key="frame" x="20" y="140" width="350" \
    height="30"/><state key="normal" title="Nothing"/></button>
    <button opaque="NO" buttonType="system" id="b\(number)"><rect key="frame" x="20" y="180" width="350" \
    height="30"/><state key="normal" title="Next"/><connections><segue destination="c\((number + 1) % scenes)" \
    kind="show" id="g\(number)"/></connections></button>
    </subviews></view></viewController></objects></scene>
    """
  }
}
