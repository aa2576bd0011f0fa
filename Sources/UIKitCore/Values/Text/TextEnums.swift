/// Where a line stands in its space.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left.
  case left = 0
  /// Lines stand in the middle.
  case center = 1
  /// Lines end at the right.
  case right = 2
  /// Lines but the last are spread so that they fill the width.
  case justified = 3
  /// Lines begin at the leading edge of the interface's language.
  case natural = 4
}

/// What happens to text that is longer than a line.
public enum NSLineBreakMode: Int, Sendable {
  /// A line ends between words.
  case byWordWrapping = 0
  /// A line ends between any characters.
  case byCharWrapping = 1
  /// A line is cut off where the space ends.
  case byClipping = 2
  /// An ellipsis stands for the beginning of the line.
  case byTruncatingHead = 3
  /// An ellipsis stands for the end of the line.
  case byTruncatingTail = 4
  /// An ellipsis stands for the middle of the line.
  case byTruncatingMiddle = 5
}

/// The direction in which a paragraph or run reads.
public enum NSWritingDirection: Int, Sendable {
  /// The text's first letter that has a direction decides.
  case natural = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// Where text stands that was made smaller to fit its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline stays where the full size would have it.
  case alignBaselines = 0
  /// The middle of the text stays where it was.
  case alignCenters = 1
  /// The text stays at the top.
  case none = 2
}

/// How a line under or through text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style, in Apple's numbers.
  public let rawValue: Int
  /// Makes a style of Apple's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One wide line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots, together with one of the above; it is drawn whole, which is reported, as the next ones are.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes with two dots each.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line for each word, which leaves out the spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options, in Apple's numbers.
  public let rawValue: Int
  /// Makes options of Apple's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is cut with an ellipsis where it does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The origin is the line's top left instead of its baseline, and lines are broken.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines stand apart by the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

extension ParagraphSpec.Alignment {
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension ParagraphSpec.LineBreak {
  init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .wordWrap
    case .byCharWrapping: self = .charWrap
    case .byClipping: self = .clip
    case .byTruncatingHead: self = .truncateHead
    case .byTruncatingTail: self = .truncateTail
    case .byTruncatingMiddle: self = .truncateMiddle
    }
  }
}

extension ParagraphSpec.Direction {
  init(_ direction: NSWritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

/// How a writing direction embedded in a text acts on it, for the attribute `writingDirection`, whose numbers are a
/// direction's and one of these joined by `|`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The characters keep their own directions inside of it.
  case embedding = 0
  /// All characters go in it.
  case override = 2
}
