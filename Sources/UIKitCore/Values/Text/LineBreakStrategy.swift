import PlatformInterface

extension NSParagraphStyle {
  /// What is preferred where lines of a paragraph may be broken at several places.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// A bit for each preference.
    public let rawValue: UInt

    /// Makes a set of the preferences whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last line is not to be a word alone where the one before can spare another.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Words in Hangul are not to be divided.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What UIKit's own labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    /// Reports a preference by the name of the property that has it, as lines are broken in one way here.
    func reportUnlessStandard(_ property: String) {
      if !isEmpty, self != .standard { Unsupported.report(property) }
    }
  }
}
