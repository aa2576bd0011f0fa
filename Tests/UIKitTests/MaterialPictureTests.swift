import UIKit
import UIKitTestSupport
import XCTest

/// Every material over letters, colours and a photo, as it looks.
final class MaterialPictureTests: XCTestCase {
  func test_materials_inLight() { MainActor.assumeIsolated { check(.light, "light") } }
  func test_materials_inDark() { MainActor.assumeIsolated { check(.dark, "dark") } }

  /// Painted as a list scrolls below it, step by step, and painted anew: the same picture.
  func test_scrollingBelowMaterials_leavesNoTraces() {
    MainActor.assumeIsolated {
      let root = MaterialsController()
      let harness = Harness(size: CGSize(width: 390, height: 620), root: root)
      defer { harness.close() }
      harness.advance(by: 0.2)
      for offset in [3, 40, 41.5, 7, 160, 0, 0.5, 12] as [CGFloat] {
        root.list.contentOffset.y = offset
        harness.advance(by: 0.05)
        let stepwise = harness.picture()
        let fresh = MaterialsController()
        let other = Harness(size: CGSize(width: 390, height: 620), root: fresh)
        fresh.list.contentOffset.y = offset
        other.advance(by: 0.2)
        XCTAssertEqual(stepwise, other.picture(), "at \(offset)")
        other.close()
      }
    }
  }

  @MainActor private func check(_ appearance: UIUserInterfaceStyle, _ name: String) {
    let harness = Harness(
      size: CGSize(width: 390, height: 620), appearance: appearance, root: MaterialsController())
    defer { harness.close() }
    harness.advance(by: 0.2)
    assertGolden(png: harness.picture(), named: "controls/materials-\(name)", reducedBy: 2)
  }
}

private final class MaterialsController: UIViewController {
  let list = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = CGRect(x: 0, y: 0, width: 390, height: 620)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 1000)
    view.addSubview(list)
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple, .systemBackground,
    ]
    for row in 0..<32 {
      let label = UILabel(frame: CGRect(x: 0, y: CGFloat(row) * 31, width: 390, height: 31))
      label.text = "\(row). The quick brown fox jumps over the lazy dog"
      label.font = .systemFont(ofSize: 17)
      label.backgroundColor = row % 8 < 6 ? .systemBackground : colors[(row / 8) % colors.count]
      list.addSubview(label)
      let spot = UIView(
        frame: CGRect(x: CGFloat(row * 97 % 350), y: CGFloat(row) * 31 + 4, width: 23, height: 23))
      spot.backgroundColor = colors[row % colors.count]
      spot.layer.cornerRadius = 11.5
      list.addSubview(spot)
    }
    let styles: [(UIBlurEffect.Style, String)] = [
      (.extraLight, "extraLight"), (.light, "light"), (.dark, "dark"), (.regular, "regular"),
      (.prominent, "prominent"), (.systemUltraThinMaterial, "ultra thin"),
      (.systemThinMaterial, "thin"), (.systemMaterial, "material"),
      (.systemThickMaterial, "thick"), (.systemChromeMaterial, "chrome"),
      (.systemMaterialLight, "always light"), (.systemMaterialDark, "always dark"),
    ]
    for (index, (style, name)) in styles.enumerated() {
      let glass = UIVisualEffectView(effect: UIBlurEffect(style: style))
      glass.frame = CGRect(
        x: CGFloat(index % 2) * 190 + 15, y: CGFloat(index / 2) * 100 + 15, width: 170, height: 80)
      glass.layer.cornerRadius = 16
      glass.layer.cornerCurve = index % 3 == 0 ? .continuous : .circular
      glass.clipsToBounds = true
      if index == 11 { glass.alpha = 0.5 }
      let label = UILabel(frame: CGRect(x: 12, y: 10, width: 150, height: 22))
      label.text = name
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      glass.contentView.addSubview(label)
      view.addSubview(glass)
    }
  }
}
