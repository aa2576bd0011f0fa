import UIKit
import UIKitTestSupport
import XCTest

/// Pickers and search bars as they look.
final class PickerPictureTests: XCTestCase {
  func test_pickers_inLight() {
    MainActor.assumeIsolated { check(.light, "light", PickersController(), "pickers", 640) }
  }
  func test_pickers_inDark() {
    MainActor.assumeIsolated { check(.dark, "dark", PickersController(), "pickers", 640) }
  }
  func test_searchBars_inLight() {
    MainActor.assumeIsolated { check(.light, "light", SearchBarsController(), "search", 440) }
  }
  func test_searchBars_inDark() {
    MainActor.assumeIsolated { check(.dark, "dark", SearchBarsController(), "search", 440) }
  }
  func test_searchBars_mirrored() {
    MainActor.assumeIsolated {
      check(.light, "right-to-left", SearchBarsController(), "search", 440, isRightToLeft: true)
    }
  }

  @MainActor private func check(
    _ appearance: UIUserInterfaceStyle, _ name: String, _ root: UIViewController, _ kind: String,
    _ height: CGFloat, isRightToLeft: Bool = false
  ) {
    let harness = Harness(
      size: CGSize(width: 340, height: height), appearance: appearance,
      isRightToLeft: isRightToLeft, root: root)
    defer { harness.close() }
    harness.advance(by: 0.4)
    assertGolden(png: harness.picture(), named: "controls/\(kind)-\(name)")
  }
}

private final class PickersController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    wheels.datePickerMode = .date
    let month = UIDatePicker()
    month.preferredDatePickerStyle = .inline
    let chips = UIDatePicker()
    var y: CGFloat = 8
    for picker in [wheels, month, chips] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
      calendar.locale = Locale(identifier: "en_US")
      picker.calendar = calendar
      let parts = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)
      picker.date = calendar.date(from: parts) ?? .distantPast
      picker.frame = CGRect(
        x: 10, y: y, width: picker === chips ? picker.intrinsicContentSize.width : 320,
        height: picker.intrinsicContentSize.height)
      view.addSubview(picker)
      y += picker.bounds.height + 8
    }
  }
}

private final class SearchBarsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var y: CGFloat = 0
    func bar(_ change: (UISearchBar) -> Void) {
      let bar = UISearchBar()
      bar.placeholder = "Search"
      change(bar)
      let height = bar.intrinsicContentSize.height
      bar.frame = CGRect(x: 0, y: y, width: 340, height: height)
      view.addSubview(bar)
      y += height + 8
    }
    bar { _ in }
    bar {
      $0.searchBarStyle = .minimal
      $0.text = "Lighthouse"
      $0.showsCancelButton = true
    }
    bar {
      $0.showsBookmarkButton = true
      $0.prompt = "Where to?"
    }
    bar {
      $0.scopeButtonTitles = ["All", "Nearby", "Saved"]
      $0.showsScopeBar = true
      $0.selectedScopeButtonIndex = 1
    }
    bar { $0.barTintColor = .systemTeal }
  }
}
