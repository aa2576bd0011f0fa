/// Every number of the appearance of tables, in points, with its source.
///
/// *IB*: cells laid out by Interface Builder (Tests/Fixtures/oracle/table_cell_style_frames_ib.json).
/// *Rects*: Tests/Fixtures/oracle/table_rects_ios26.json. *Facts*: Docs/behaviour/table-views.md. *Eye*: compared
/// with pictures of iOS 17 and not measured.
enum TableMetrics {
  // MARK: Rows

  /// IB: of a row with one line of text, separator included.
  static let rowHeight: CGFloat = 44
  /// IB: between a row's edges and its text at the body size (20.5 of 43.5).
  static let textPadding: CGFloat = 11.5
  /// IB: above a subtitle row's text, below its detail, and between both, where rows size themselves.
  static let subtitleTop: CGFloat = 10
  static let subtitleGap: CGFloat = 1
  static let subtitleBottom: CGFloat = 9.5
  /// IB: least distance of text from the edges of the table.
  @MainActor
  static func margin(in view: UIView) -> CGFloat {
    DeviceMetrics.minimumMargin(width: view.storedLayer.bounds.width, view.storedTraits)
  }
  /// IB: between an image and the text beside it.
  static let imageGap: CGFloat = 15
  /// IB: least distance between text and detail of a value cell.
  static let valueGap: CGFloat = 6
  /// IB: width of the first text of a value2 cell, its distance to the second, and their sizes.
  static let value2Width: CGFloat = 91
  static let value2Gap: CGFloat = 6
  static let value2TextSize: CGFloat = 12
  static let value2DetailSize: CGFloat = 15
  /// Eye: margins of a content view above and below, and where an accessory follows.
  static let contentMargin: CGFloat = 11
  static let accessoryMargin: CGFloat = 8
  /// Spec: of each level of indentation.
  static let indentationWidth: CGFloat = 10

  // MARK: Accessories

  /// IB: what accessories take from the content at a margin of 16.
  static let disclosureWidth: CGFloat = 33
  static let checkmarkWidth: CGFloat = 39
  static let detailWidth: CGFloat = 47
  static let detailDisclosureWidth: CGFloat = 68
  /// IB: between text and a disclosure indicator's space (340 of 342).
  static let disclosureGap: CGFloat = 2
  /// Eye: between the content and an accessory view of the program's.
  static let accessoryViewGap: CGFloat = 8
  /// Eye: point sizes of the symbols.
  static let disclosureSize: CGFloat = 14
  static let checkmarkSize: CGFloat = 17
  static let detailSize: CGFloat = 22

  // MARK: Sections

  /// Rects: a grouped section without title: 35 above the first, 17.5 above and below the others,
  /// rounded so that the sum is 35.
  static let firstGroupTop: CGFloat = 35
  static let groupGap: CGFloat = 17.5
  /// Rects: below the last group, beside its footer (37.333 in all).
  static let groupedBottom: CGFloat = 20
  /// Eye: around the one line of a grouped header; 38 in all at the usual text size, and 55.5 for
  /// the first.
  static let groupTitleTop: CGFloat = 14.5
  static let groupTitleBottom: CGFloat = 7.5
  static let firstGroupTitleTop: CGFloat = 32
  /// Eye: around a grouped footer.
  static let groupFooterTop: CGFloat = 7.5
  static let groupFooterBottom: CGFloat = 7.5
  /// Spec: a plain header with one line at 17 semibold.
  static let plainHeaderHeight: CGFloat = 28
  static let plainTitleTop: CGFloat = 4
  static let plainTitleBottom: CGFloat = 3
  /// Spec: above each plain header since iOS 15.
  static let plainHeaderTopPadding: CGFloat = 22
  /// Spec: inset groups keep 16 from the edges up to a width of 375, 20 from 390 on.
  static func groupInset(width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }
  /// Eye: of an inset group on iOS 13 to 18.
  static let groupCornerRadius = UIBackgroundConfiguration.groupCornerRadius

  // MARK: Editing

  /// Eye: space for the control at a row's beginning, and where its middle lies.
  static let editControlWidth: CGFloat = 38
  static let editControlSize: CGFloat = 22
  static let reorderControlWidth: CGFloat = 42
  static let reorderControlSize: CGFloat = 19
  /// Eye: the least width of an action that a swipe shows, and the space beside its title.
  static let actionWidth: CGFloat = 74
  static let actionPadding: CGFloat = 15
  /// Known of iOS, not measured: from which height on rows show an action's title below its picture.
  static let titledActionHeight: CGFloat = 91

  /// Eye: how much of a row in its middle takes what is dropped, where the intent is automatic.
  static let dropIntoShare: CGFloat = 0.5
  /// Eye: seconds at an edge before its gap moves there.
  static let automaticGapDelay: TimeInterval = 0.3

  // MARK: Index

  /// Eye.
  static let indexWidth: CGFloat = 15
  static let indexTextSize: CGFloat = 11
  static let indexLineHeight: CGFloat = 14
}
