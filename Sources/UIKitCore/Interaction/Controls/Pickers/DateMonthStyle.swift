/// Fonts and sizes of a date picker's month, which follow the text size as far as a month of seven columns can.
///
/// iOS-BEHAVIOUR: it grows up to the first of the accessibility sizes, at which a column is wide enough for two large
/// digits; the sizes at the usual one were looked at. Evidence: unmeasured.
@MainActor
struct DateMonthStyle {
  /// Of the month.
  let traits: UITraitCollection

  private var limited: UITraitCollection {
    traits.preferredContentSizeCategory.isAccessibilityCategory
      ? UITraitCollection(preferredContentSizeCategory: .accessibilityMedium) : traits
  }

  /// Never below what it is at the usual text size.
  private func scaled(_ value: CGFloat, _ style: UIFont.TextStyle = .body) -> CGFloat {
    max(
      value, UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: limited)
    ).rounded()
  }

  private func font(_ size: CGFloat, _ style: UIFont.TextStyle, isBold: Bool) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: isBold ? .semibold : .regular),
      compatibleWith: limited)
  }

  var titleFont: UIFont { font(17, .headline, isBold: true) }
  var weekdayFont: UIFont { font(13, .footnote, isBold: true) }
  func dayFont(isChosen: Bool) -> UIFont { font(isChosen ? 22 : 20, .title3, isBold: isChosen) }

  /// Points; 320 at the usual text size, and no more than a phone is wide.
  var width: CGFloat { min(scaled(320, .title3), 374) }
  var headHeight: CGFloat { scaled(44) }
  var weekdayHeight: CGFloat { scaled(22, .footnote) }
  var dayHeight: CGFloat { min(scaled(43, .title3), 56) }
  var timeHeight: CGFloat { scaled(48) }
  /// The largest disc behind a day.
  var discSide: CGFloat { dayHeight + 1 }
}
