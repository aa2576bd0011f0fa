import UIKit

/// Rows of blue, 13 points high each, that meet over red; in front of their right half lines of one pixel, 17 points
/// apart, on white. Tells the display's scale whenever that changes.
final class ScaleScreen: MeasuredScreen {
  private var known: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let scale = traitCollection.displayScale
    guard scale != known else { return }
    known = scale
    for child in view.subviews { child.removeFromSuperview() }
    for row in 0..<20 { add(.blue, CGRect(x: 0, y: 13 * row, width: 200, height: 13)) }
    add(.white, CGRect(x: 200, y: 0, width: 100, height: 260))
    for line in 0..<15 {
      add(.black, CGRect(x: 200, y: CGFloat(17 * line) + 3, width: 100, height: 1 / scale))
    }
    say("scale \(scale) \(UIScreen.main.scale)")
  }

  private func add(_ color: UIColor, _ frame: CGRect) {
    let child = UIView(frame: frame)
    child.backgroundColor = color
    view.addSubview(child)
  }
}

/// Sets a value every few milliseconds, and tells of each.
final class DefaultsScreen: MeasuredScreen {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    UserDefaults.standard.set(Data(repeating: 7, count: 20_000), forKey: "much")
    Timer.scheduledTimer(withTimeInterval: 0.004, repeats: true) { _ in
      MainActor.assumeIsolated { self.countOn() }
    }
  }

  private func countOn() {
    count += 1
    UserDefaults.standard.set(count, forKey: "count")
    say("count \(count)")
  }
}
