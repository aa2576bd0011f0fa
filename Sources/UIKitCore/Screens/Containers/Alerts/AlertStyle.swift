/// Fonts and sizes of an alert or of an action sheet, which follow the user's text size.
///
/// iOS-BEHAVIOUR: titles and choices are of text styles; in the five accessibility sizes the alert is wider, and
/// choices have as many lines as they take. Evidence: unmeasured; the sizes at the usual one were looked at on iOS 17.
@MainActor
struct AlertStyle {
  /// Of the alert's view.
  let traits: UITraitCollection
  /// Whether it stands in the middle, and is no sheet of rows.
  let isAlert: Bool

  /// Whether titles of choices go on in a further line where they are too long for one.
  var wrapsChoices: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }

  /// Points, where the window has as many.
  var width: CGFloat { isAlert && !wrapsChoices ? 270 : 359 }

  /// Above the message: 17 points in an alert, 13 in a sheet, at the usual text size.
  var titleFont: UIFont {
    isAlert ? font(.headline, 17, isBold: true) : font(.footnote, 13, isBold: true)
  }
  /// 13 points at the usual text size.
  var messageFont: UIFont { font(.footnote, 13, isBold: false) }
  /// 17 points in an alert, 20 in a sheet, at the usual text size.
  func choiceFont(isBold: Bool) -> UIFont {
    isAlert ? font(.body, 17, isBold: isBold) : font(.title3, 20, isBold: isBold)
  }

  /// Of a choice of one line.
  var rowHeight: CGFloat {
    isAlert ? scaled(AlertMetrics.rowHeight, .body) : scaled(57, .title3)
  }
  /// Of a text field, its frame included.
  var fieldHeight: CGFloat { scaled(30, .footnote) }

  private func font(_ style: UIFont.TextStyle, _ size: CGFloat, isBold: Bool) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: isBold ? .semibold : .regular),
      compatibleWith: traits)
  }

  /// Never below what it is at the usual text size.
  private func scaled(_ value: CGFloat, _ style: UIFont.TextStyle) -> CGFloat {
    max(value, UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits))
      .rounded()
  }
}
