/// Views whose text can follow the user's text size by itself.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes with the text size, where it was made for one.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
