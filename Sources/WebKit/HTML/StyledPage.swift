import UIKitCore

/// A page as one text, and what is around it.
struct StyledPage {
  /// A place of the text that links may name.
  typealias Anchors = [String: Int]

  var text: NSAttributedString
  var title: String?
  /// Behind the text; nil where the page says nothing of it.
  var background: UIColor?
  /// White, or black for pages that know the dark.
  var canvas: UIColor
  var insets: UIEdgeInsets
  var anchors: Anchors
  /// Pictures and lines are as wide as the page, so another width makes another text.
  var dependsOnWidth: Bool
  /// Links that ask for a window of their own, by their places in the text.
  var opensElsewhere: [NSRange]
  /// What is on the page and not shown, for the report.
  var missing: Set<String>
}

/// What a page is made for.
struct PageSurroundings {
  var isDark = false
  /// Points of a line.
  var width: CGFloat = 320
  var zoom: CGFloat = 1
  var minimumFontSize: CGFloat = 0
  var baseURL: URL?
  var files = PageFiles.none
}
