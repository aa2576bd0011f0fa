/// Every number of list contents, in points, with its source: *IB* and *Eye* as in `TableMetrics`.
enum ListContentMetrics {
  /// Eye: around contents that lie in no cell of a table.
  static let margin: CGFloat = 8
  /// Eye: where the margins are those of a grouped header and footer, above and below.
  static let headerPadding: CGFloat = 6
  /// IB: between image and text.
  static let imageGap: CGFloat = TableMetrics.imageGap
  /// IB: between two texts beside each other.
  static let sideGap: CGFloat = TableMetrics.valueGap
  /// Eye: between two texts below each other.
  static let lineGap: CGFloat = 3
  /// Eye: the space of a symbol beside text of the body size, at the usual text size.
  static let symbolSpace: CGFloat = 24
}

/// The appearance that UIKit's own cells, headers and footers have.
///
/// Fonts and colours are those of the cell styles (fact table-8), for headers and footers those
/// of titles; what is not measured is told apart in `ListContentMetrics`.
extension UIListContentConfiguration {
  /// Describes one line, with the second text smaller and grey below it.
  public static func cell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
    return result
  }

  /// Describes a text above a smaller one, as the style `.subtitle` of table cells.
  public static func subtitleCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.secondaryTextProperties = TextProperties(.caption1)
    result.textToSecondaryTextVerticalPadding = TableMetrics.subtitleGap
    result.directionalLayoutMargins.top = TableMetrics.subtitleTop
    result.directionalLayoutMargins.bottom = TableMetrics.subtitleBottom
    return result
  }

  /// Describes a text with a grey one at the other edge, as the style `.value1` of table cells.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.secondaryTextProperties = TextProperties(.body, .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// Describes the header of a section in a plain list: a bold text in the label's colour.
  public static func plainHeader() -> UIListContentConfiguration {
    var result = header(.headline, .label)
    result.directionalLayoutMargins.top = TableMetrics.plainTitleTop
    result.directionalLayoutMargins.bottom = TableMetrics.plainTitleBottom
    return result
  }

  /// Describes the footer of a section in a plain list: a text of body size in the secondary
  /// colour.
  public static func plainFooter() -> UIListContentConfiguration { header(.body, .secondaryLabel) }

  /// Describes the header of a section in a grouped list: small capital letters in the secondary
  /// colour.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = header(.footnote, .secondaryLabel)
    result.textProperties.transform = .uppercase
    return result
  }

  /// Describes the footer of a section in a grouped list: a small text in the secondary colour.
  public static func groupedFooter() -> UIListContentConfiguration {
    header(.footnote, .secondaryLabel)
  }

  /// Describes a header that stands out above a section of cards: a bold text in the label's
  /// colour.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.headline, .label)
  }

  /// Describes a header that stands out even more above a section of cards: large and bold.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = header(.title3, .label)
    result.textProperties.font = .systemFont(
      ofSize: result.textProperties.font.pointSize, weight: .bold)
    return result
  }

  private static func header(
    _ style: UIFont.TextStyle, _ color: UIColor
  ) -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.textProperties = TextProperties(style, color)
    result.secondaryTextProperties = TextProperties(.footnote, .secondaryLabel)
    result.directionalLayoutMargins.top = ListContentMetrics.headerPadding
    result.directionalLayoutMargins.bottom = ListContentMetrics.headerPadding
    return result
  }

  /// Describes an item of a sidebar; here it is the same as `cell()`.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Describes an item of a sidebar with a second line; here it is the same as `subtitleCell()`.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Describes an item of a sidebar that stands beside an image; here it is the same as `cell()`.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// Describes an item of a sidebar with a second line that stands beside an image; here it is the
  /// same as `subtitleCell()`.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }
  /// Describes the header of a section in a sidebar; here it is the same as
  /// `prominentInsetGroupedHeader()`.
  public static func sidebarHeader() -> UIListContentConfiguration {
    prominentInsetGroupedHeader()
  }
}
