import UIKit

@MainActor
private func constraint(
  _ item: Any, _ first: NSLayoutConstraint.Attribute, _ other: Any?,
  _ second: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
) -> NSLayoutConstraint {
  NSLayoutConstraint(
    item: item, attribute: first, relatedBy: .equal, toItem: other, attribute: second,
    multiplier: multiplier, constant: constant)
}

/// A view and its superview.
@MainActor
private func family() -> (outer: UIView, inner: UIView) {
  let (outer, inner) = (UIView(), UIView())
  outer.addSubview(inner)
  return (outer, inner)
}

extension Scenario {
  /// Constraints that cannot be.
  static let constraints: [Scenario] = [
    Scenario("views without a common superview") {
      let (one, other) = (UIView(), UIView())
      one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      _ = (one, other)
    },
    Scenario("a constraint added to a view outside of which it reaches") {
      let (outer, inner) = family()
      inner.addConstraint(inner.topAnchor.constraint(equalTo: outer.topAnchor))
    },
    Scenario("a constraint between what are no views") { _ = constraint("a", .top, "b", .top) },
    Scenario("a constraint of no attribute") {
      _ = constraint(UIView(), .notAnAttribute, UIView(), .top)
    },
    Scenario("a constraint that compares nothing") { NSLayoutConstraint().isActive = true },
    Scenario("a constant that is no number") {
      _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
    },
    Scenario("an endless constant set later") {
      UIView().widthAnchor.constraint(equalToConstant: 5).constant = .infinity
    },
    Scenario("a priority over 1000") {
      UIView().widthAnchor.constraint(equalToConstant: 5).priority = UILayoutPriority(1001)
    },
    Scenario("a priority of zero") {
      UIView().widthAnchor.constraint(equalToConstant: 5).priority = UILayoutPriority(0)
    },
    Scenario("a priority that is no number") {
      UIView().widthAnchor.constraint(equalToConstant: 5).priority = UILayoutPriority(.nan)
    },
    Scenario("an active constraint made optional") {
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 5)
      constraint.isActive = true
      constraint.priority = .defaultHigh
      _ = view
    },
    Scenario("a width equal to a top") {
      let (outer, inner) = family()
      _ = constraint(inner, .width, outer, .top)
    },
    Scenario("an edge equal to a constant") {
      _ = constraint(UIView(), .left, nil, .notAnAttribute)
    },
    Scenario("an edge times zero") {
      let (outer, inner) = family()
      _ = constraint(inner, .left, outer, .left, multiplier: 0)
    },
    Scenario("a leading edge equal to a left one") {
      let (outer, inner) = family()
      _ = constraint(inner, .leading, outer, .left)
    },
    Scenario("an arranged subview beyond the end") {
      UIStackView().insertArrangedSubview(UIView(), at: 3)
    },
    Scenario("an arranged subview before the beginning") {
      UIStackView().insertArrangedSubview(UIView(), at: -1)
    },
  ]

  /// Constraints as text, with all that can be wrong with it.
  static let visualFormat: [Scenario] = [
    ("V[a]", "a letter without a colon"),
    ("H:|-[a", "a view that does not end"),
    ("H:|[a]|[b]", "something after the superview"),
    ("H:|-8-", "spacing before nothing"),
    ("H:|-8-x", "spacing before a word"),
    ("H:x", "a word in place of a view"),
    ("H:[a(1.2.3)]", "a number with two points"),
    ("H:[(8)]", "a view without a name"),
    ("H:[c]", "a view that is not given"),
    ("H:[a(wide)]", "a metric that is not given"),
    ("H:[a(8@)]", "a priority that is not there"),
    ("H:[a(8@5000)]", "a priority over 1000"),
    ("", "nothing"),
    ("H:|-[a]-8-|extra", "words after the end"),
    ("H:[a(==b)]", "an equal width"),
    ("Q:|[a]|", "a direction that there is not"),
  ].map { format, what in
    Scenario("a visual format: \(what)") {
      let (outer, inner) = family()
      let other = UIView()
      outer.addSubview(other)
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: ["a": inner, "b": other])
    }
  }
}
