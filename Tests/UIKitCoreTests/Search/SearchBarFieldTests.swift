import UIKitCore
import UIKitTestSupport
import XCTest

/// Where the field of a search bar is that an app makes lower, or whose field it places itself.
final class SearchBarFieldTests: XCTestCase {
  @MainActor private static func field(
    inBarOf height: CGFloat, _ change: (UISearchBar) -> Void = { _ in }
  ) -> CGRect {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 300, height: height))
    let root = UIViewController()
    root.view.addSubview(bar)
    change(bar)
    let harness = Harness(size: CGSize(width: 320, height: 480), root: root)
    defer { harness.close() }
    harness.advance(by: 0.1)
    return bar.searchTextField.convert(bar.searchTextField.bounds, to: bar)
  }

  func test_theFieldOfALowerBar_keepsItsHeightInTheMiddle() {
    MainActor.assumeIsolated {
      XCTAssertEqual(Self.field(inBarOf: 56), CGRect(x: 8, y: 10, width: 284, height: 36))
      XCTAssertEqual(Self.field(inBarOf: 36), CGRect(x: 8, y: 0, width: 284, height: 36))
      XCTAssertEqual(Self.field(inBarOf: 44), CGRect(x: 8, y: 4, width: 284, height: 36))
    }
  }

  func test_aFieldThatConstraintsPlace_isWhereTheySay() {
    MainActor.assumeIsolated {
      let frame = Self.field(inBarOf: 40) { bar in
        let field = bar.searchTextField
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          field.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
          field.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
          field.topAnchor.constraint(equalTo: bar.topAnchor),
          field.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
        ])
      }
      XCTAssertEqual(frame, CGRect(x: 0, y: 0, width: 300, height: 40))
    }
  }
}
