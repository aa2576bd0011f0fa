import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A list's content that constraints give its width.
final class ListContentLayoutTests: XCTestCase {
  func test_besideALabel_itIsAsHighAsItsTextTakesThere() {
    onMainActor {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Car"
      content.secondaryText =
        "A personal vehicle with four wheels that is able to carry a small number of people."
      let view = UIListContentView(configuration: content)
      let label = UILabel()
      label.text = "Transportation"
      let cell = UIView()
      for view in [view, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(view)
      }
      view.setContentCompressionResistancePriority(
        UILayoutPriority(rawValue: 749), for: .horizontal)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        label.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      ])
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let space = 320 - label.intrinsicContentSize.width
      XCTAssertEqual(
        size.height, view.sizeThatFits(CGSize(width: space, height: 0)).height, accuracy: 0.6)
      XCTAssertGreaterThan(
        size.height, view.sizeThatFits(CGSize(width: 320, height: 0)).height + 10)
      cell.frame.size = size
      cell.layoutIfNeeded()
      XCTAssertEqual(view.frame.width, space, accuracy: 0.6, "the label keeps its text")
    }
  }

  func test_aShortText_isAsWideAsItIs() {
    onMainActor {
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = "Value"
      content.directionalLayoutMargins = .zero
      let view = UIListContentView(configuration: content)
      let texts = view.subviews.compactMap { ($0 as? UILabel)?.intrinsicContentSize.width }
      XCTAssertEqual(
        view.intrinsicContentSize.width,
        texts.reduce(0, +) + content.textToSecondaryTextHorizontalPadding, accuracy: 1)
    }
  }
}
