import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor
private final class Watcher: UIView {
  var changes: [String] = []
  var tintChanges = 0
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    changes.append("\(previous!.userInterfaceStyle)>\(traitCollection.userInterfaceStyle)")
    XCTAssertTrue(UITraitCollection.current === traitCollection)
  }
  override func tintColorDidChange() { tintChanges += 1 }
}

private struct Density: UITraitDefinition {
  static let defaultValue = 3
}

final class TraitTests: XCTestCase {
  func test_collections_mergeLaterOnesOverEarlierOnes() {
    let a = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    XCTAssertEqual(a.userInterfaceStyle, .light)
    XCTAssertEqual(a.displayScale, 3)
    XCTAssertEqual(a.horizontalSizeClass, .unspecified)
    XCTAssertTrue(a.containsTraits(in: UITraitCollection(displayScale: 3)))
    XCTAssertFalse(a.containsTraits(in: UITraitCollection(displayScale: 2)))
    XCTAssertEqual(
      a,
      UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.displayScale = 3
      })
    XCTAssertEqual(a.modifyingTraits { $0.displayScale = 1 }.displayScale, 1)
    XCTAssertEqual(a.changedTraits(from: UITraitCollection()).count, 2)
  }

  func test_ownTraits_haveDefaultsAndAreInherited() {
    onMainActor {
      XCTAssertEqual(UITraitCollection()[Density.self], 3)
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      var heard: [Int] = []
      let token = child.registerForTraitChanges([Density.self]) { (view: UIView, previous) in
        heard.append(previous[Density.self])
        heard.append(view.traitCollection[Density.self])
      }
      parent.traitOverrides[Density.self] = 9
      XCTAssertEqual(heard, [3, 9])
      parent.traitOverrides.userInterfaceStyle = .dark
      XCTAssertEqual(heard, [3, 9])
      parent.traitOverrides.remove(Density.self)
      XCTAssertEqual(heard, [3, 9, 9, 3])
      child.unregisterForTraitChanges(token)
      parent.traitOverrides[Density.self] = 1
      XCTAssertEqual(heard, [3, 9, 9, 3])
    }
  }

  func test_current_isSetAroundBodies() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let before = UITraitCollection.current
    dark.performAsCurrent {
      XCTAssertTrue(UITraitCollection.current === dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
      }
      UITraitCollection.current = UITraitCollection(displayScale: 7)
      XCTAssertEqual(UITraitCollection.current.displayScale, 7)
    }
    XCTAssertTrue(UITraitCollection.current === before)
  }

  func test_overriddenStyle_reachesEverythingBelowOnce() {
    onMainActor {
      let parent = Watcher()
      let child = Watcher()
      parent.addSubview(child)
      let grandchild = Watcher()
      child.addSubview(grandchild)
      parent.overrideUserInterfaceStyle = .dark
      XCTAssertEqual(grandchild.changes, ["light>dark"])
      grandchild.overrideUserInterfaceStyle = .light
      XCTAssertEqual(grandchild.changes, ["light>dark", "dark>light"])
      parent.overrideUserInterfaceStyle = .unspecified
      XCTAssertEqual(parent.changes, ["light>dark", "dark>light"])
      XCTAssertEqual(grandchild.changes.count, 2)
      XCTAssertTrue(parent.traitCollection === child.traitCollection)
    }
  }

  func test_dynamicBackgrounds_areResolvedAgain() {
    onMainActor {
      let view = UIView()
      view.backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          : UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
      XCTAssertEqual(view.layer.backgroundColor?.rgba.blue, 1)
      let parent = UIView()
      parent.overrideUserInterfaceStyle = .dark
      parent.addSubview(view)
      XCTAssertEqual(view.layer.backgroundColor?.rgba.red, 1)
    }
  }

  func test_appearanceOfTheDesktop_reachesWindows() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      let view = Watcher()
      window.addSubview(view)
      window.isHidden = false
      let host = window.windowScene!.host
      let before = host.environment
      var dark = before
      dark.appearance = .dark
      host.receive(.environmentChanged(dark))
      XCTAssertEqual(view.changes, ["light>dark"])
      XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceStyle, .dark)
      XCTAssertEqual(UIView().traitCollection.userInterfaceStyle, .dark)
      host.receive(.environmentChanged(before))
      XCTAssertEqual(view.changes.count, 2)
      XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }
  }

  // MARK: Tint

  func test_tint_isInherited() {
    onMainActor {
      let (parent, child, grandchild) = (Watcher(), Watcher(), Watcher())
      child.addSubview(grandchild)
      parent.addSubview(child)
      XCTAssertTrue(child.tintColor === UIColor.systemBlue)
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      parent.tintColor = red
      XCTAssertTrue(grandchild.tintColor === red)
      XCTAssertEqual([child.tintChanges, grandchild.tintChanges], [1, 1])
      child.tintColor = .systemBlue
      XCTAssertEqual(grandchild.tintChanges, 2)
      parent.tintColor = nil
      XCTAssertEqual(grandchild.tintChanges, 2)
      child.removeFromSuperview()
      parent.tintColor = red
      child.tintColor = nil
      parent.addSubview(child)
      XCTAssertTrue(grandchild.tintColor === red)
    }
  }

  func test_dimmedTint_isGreyBelow() {
    onMainActor {
      let (parent, child) = (Watcher(), Watcher())
      parent.addSubview(child)
      parent.tintAdjustmentMode = .dimmed
      XCTAssertEqual(child.tintAdjustmentMode, .dimmed)
      let grey = child.tintColor.cgColor.rgba
      XCTAssertEqual(grey.red, grey.blue)
      child.tintAdjustmentMode = .normal
      XCTAssertTrue(child.tintColor === UIColor.systemBlue)
      XCTAssertEqual(child.tintChanges, 2)
    }
  }

  // MARK: Content size categories

  func test_contentSizes_areOrderedAndNamed() {
    XCTAssertTrue(UIContentSizeCategory.small < .large)
    XCTAssertTrue(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    XCTAssertEqual(UIContentSizeCategory(name: "extraSmall"), .extraSmall)
    XCTAssertNil(UIContentSizeCategory(name: "huge"))
    XCTAssertEqual(UIContentSizeCategory.allSizes, UIContentSizeCategory.allSizes.sorted())
  }

  // MARK: Limits of the text size

  func test_textSizes_stayBetweenTheLimitsOfViewsAround() {
    onMainActor {
      let outer = UIView()
      let inner = UIView()
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      label.font = .preferredFont(forTextStyle: .body)
      outer.addSubview(inner)
      inner.addSubview(label)
      let usual = label.font.pointSize
      outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      let large = label.font.pointSize
      XCTAssertGreaterThan(large, usual)
      inner.maximumContentSizeCategory = .extraLarge
      XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .extraLarge)
      XCTAssertEqual(
        outer.traitCollection.preferredContentSizeCategory, .accessibilityExtraLarge)
      XCTAssertLessThan(label.font.pointSize, large)
      XCTAssertGreaterThan(label.font.pointSize, usual)
      XCTAssertTrue(
        label.appliedContentSizeCategoryLimitsDescription.contains(
          "minimum: none, maximum: UICTContentSizeCategoryXL"))
      outer.traitOverrides.preferredContentSizeCategory = .extraSmall
      XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .extraSmall)
      inner.minimumContentSizeCategory = .medium
      XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .medium)
      inner.minimumContentSizeCategory = nil
      inner.maximumContentSizeCategory = nil
      XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .extraSmall)
    }
  }
}
