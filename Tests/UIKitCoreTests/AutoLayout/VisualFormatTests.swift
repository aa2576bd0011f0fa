import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor
private func constraints(
  _ format: String, _ views: [String: Any], _ options: NSLayoutConstraint.FormatOptions = [],
  metrics: [String: Any]? = nil
) -> [String] {
  let names = views.compactMapValues { $0 as? UIView }
  return NSLayoutConstraint.constraints(
    withVisualFormat: format, options: options, metrics: metrics, views: views
  ).map { constraint in
    @MainActor func name(_ item: AnyObject?) -> String {
      names.first { $0.value === item }?.key ?? (item == nil ? "" : "|")
    }
    let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? ""
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) \(sign) "
    if let second = constraint.secondItem {
      text += "\(name(second)).\(constraint.secondAttribute.name)"
      if constraint.constant != 0 { text += " + \(constraint.constant.short)" }
    } else {
      text += constraint.constant.short
    }
    let priority = constraint.priority.rawValue
    return priority == 1000 ? text : text + " @\(CGFloat(priority).short)"
  }
}

@MainActor
private func makeViews() -> (UIView, [String: Any]) {
  let parent = UIView()
  let (a, b, c) = (UIView(), UIView(), UIView())
  for view in [a, b, c] { parent.addSubview(view) }
  return (parent, ["a": a, "b": b, "c": c])
}

final class VisualFormatTests: XCTestCase {
  // iOS-BEHAVIOUR: an option that a row of views could not follow does not matter to one view alone: RAMReel asks for
  // its list that way. Evidence: unmeasured.
  func test_oneView_hasNothingToBeAlignedWith() {
    onMainActor {
      let (holder, view) = (UIView(), UIView())
      holder.addSubview(view)
      XCTAssertEqual(
        constraints("H:|[a]|", ["a": view], .alignAllCenterX), constraints("H:|[a]|", ["a": view]))
    }
  }

  func test_rows() {
    onMainActor {
      let (parent, views) = makeViews()
      defer { _ = parent }
      XCTAssertEqual(constraints("[a]-[b]", views), ["b.leading == a.trailing + 8"])
      XCTAssertEqual(constraints("H:[a][b]", views), ["b.leading == a.trailing"])
      XCTAssertEqual(
        constraints("V:|-10-[a]-(>=20@750,<=40)-|", views),
        [
          "a.top == |.top + 10", "|.bottom >= a.bottom + 20 @750", "|.bottom <= a.bottom + 40",
        ])
      XCTAssertEqual(
        constraints("|-[a]-|", views),
        ["a.leading == |.leadingMargin", "|.trailingMargin == a.trailing"])
      XCTAssertEqual(
        constraints("|[a(50)][b(==a)]|", views),
        [
          "a.leading == |.leading", "a.width == 50", "b.leading == a.trailing",
          "b.width == a.width", "|.trailing == b.trailing",
        ])
    }
  }

  func test_metricsAndPriorities() {
    onMainActor {
      let (parent, views) = makeViews()
      defer { _ = parent }
      XCTAssertEqual(
        constraints(
          "V:[a(>=low,<=200@high)]-gap-[b(gap@249)]", views,
          metrics: ["low": 20, "high": NSNumber(value: 750), "gap": CGFloat(7.5)]),
        [
          "a.height >= 20", "a.height <= 200 @750", "b.top == a.bottom + 7.5",
          "b.height == 7.5 @249",
        ])
      XCTAssertEqual(constraints("[a]-(-5)-[b]", views), ["b.leading == a.trailing + -5"])
    }
  }

  func test_options() {
    onMainActor {
      let (parent, views) = makeViews()
      defer { _ = parent }
      XCTAssertEqual(
        constraints("[a]-4-[b]-6-[c]", views, [.alignAllTop, .alignAllLastBaseline]),
        [
          "b.leading == a.trailing + 4", "c.leading == b.trailing + 6", "a.top == b.top",
          "b.top == c.top", "a.lastBaseline == b.lastBaseline",
          "b.lastBaseline == c.lastBaseline",
        ])
      XCTAssertEqual(
        constraints("|-3-[a]-(>=4)-[b]", views, .directionRightToLeft),
        ["a.right == |.right + -3", "b.right <= a.left + -4"])
      XCTAssertEqual(
        constraints("|-3-[a]", views, .directionLeftToRight), ["a.left == |.left + 3"])
      XCTAssertEqual(
        constraints("V:[a]-9-[b]", views, .spacingBaselineToBaseline),
        ["b.firstBaseline == a.lastBaseline + 9"])
      XCTAssertEqual(
        constraints("V:|-1-[a]-2-|", views, .alignAllLastBaseline),
        ["a.top == |.top + 1", "|.bottom == a.bottom + 2"], "there is nothing to be aligned with")
    }
  }

  func test_mistakes_areToldWithTheirPlace() {
    onMainActor {
      let alone = UIView()
      let (parent, views) = makeViews()
      defer { _ = parent }
      @MainActor func failure(_ format: String, _ views: [String: Any]) -> String {
        do {
          let parsed = try VisualFormatParser.parse(format)
          var builder = VisualFormatBuilder(options: [], metrics: nil, views: views)
          _ = try builder.constraints(for: parsed)
          return ""
        } catch {
          return error.text(format)
        }
      }
      XCTAssertEqual(
        failure("H:|-(20)-[l]-(20)-|", ["l": alone]),
        """
        Unable to parse constraint format: \n\
        Unable to interpret '|' character, because the related view doesn't have a superview \n\
        H:|-(20)-[l]-(20)-| \n\
          ^
        """)
      XCTAssertEqual(
        failure("H:|-10-|", views),
        "Unable to parse constraint format: \nExpected a view \nH:|-10-| \n       ^")
      XCTAssertEqual(
        failure("[nobody]", views),
        "Unable to parse constraint format: \n"
          + "nobody is not a key in the views dictionary. \n[nobody] \n ^")
      XCTAssertTrue(
        failure("[a]-wide-[b]", views).contains("wide is not a key in the metrics dictionary."))
      // Every format that is cut off, or has a character too many, ends in a sentence.
      let format = "V:|-(>=8@750,<=x)-[a(==b,>=5)]-[b]-|"
      for index in format.indices {
        _ = failure(String(format[..<index]), views)
        for character in "[]|-()@=<>,V:é" {
          var changed = format
          changed.insert(character, at: index)
          _ = failure(changed, views)
        }
      }
    }
  }

  func test_layout_isAsDrawn() {
    onMainActor {
      let fixture = LayoutFixture()
      let (a, b) = (fixture.add(), fixture.add())
      let views: [String: Any] = ["a": a, "b": b]
      for format in ["|-20-[a(b)]-10-[b]-30-|", "V:|-5-[a]-15-|", "V:|-5-[b(50)]"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
      }
      fixture.layOut()
      XCTAssertEqual(a.frame, CGRect(x: 20, y: 5, width: 120, height: 180))
      XCTAssertEqual(b.frame, CGRect(x: 150, y: 5, width: 120, height: 50))
    }
  }
}
