import PlatformInterface
import UIKitCore

/// How the lines of a paragraph are broken and placed. It is UIKit's own, so that one is cast to the other, as on iOS.
public typealias CTParagraphStyle = NSParagraphStyle

/// Where lines stand.
public enum CTTextAlignment: UInt8, Sendable {
  /// Lines begin at the left.
  case left = 0
  /// Lines end at the right.
  case right = 1
  /// Lines stand in the middle.
  case center = 2
  /// Lines but the last are spread so that they fill the width.
  case justified = 3
  /// Lines begin where the text's language does.
  case natural = 4
}

/// What becomes of text that is longer than a line.
public enum CTLineBreakMode: UInt8, Sendable {
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

/// The direction in which a paragraph reads.
public enum CTWritingDirection: Int8, Sendable {
  /// As the text does.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What a setting of a paragraph says, and by it the type of its value.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// Where lines stand: a `CTTextAlignment`.
  case alignment = 0
  /// How far the first line begins from the edge: a `CGFloat`, as all that follow but those that say otherwise.
  case firstLineHeadIndent = 1
  /// How far other lines begin from the edge.
  case headIndent = 2
  /// How far from the leading edge lines end; from the other edge where it is not positive.
  case tailIndent = 3
  /// The places to which tabs lead; reported and not observed.
  case tabStops = 4
  /// The distance of the places after those.
  case defaultTabInterval = 5
  /// How lines are broken: a `CTLineBreakMode`.
  case lineBreakMode = 6
  /// The factor of lines' heights.
  case lineHeightMultiple = 7
  /// The greatest height of lines.
  case maximumLineHeight = 8
  /// The least height of lines.
  case minimumLineHeight = 9
  /// The space between lines, under its older name.
  case lineSpacing = 10
  /// The space below the paragraph.
  case paragraphSpacing = 11
  /// The space above the paragraph.
  case paragraphSpacingBefore = 12
  /// The direction in which it reads: a `CTWritingDirection`.
  case baseWritingDirection = 13
  /// The greatest space between lines.
  case maximumLineSpacing = 14
  /// The least space between lines.
  case minimumLineSpacing = 15
  /// The space between lines.
  case lineSpacingAdjustment = 16
  /// Options of lines' edges; reported and not observed.
  case lineBoundsOptions = 17
}

/// One setting of a paragraph.
public struct CTParagraphStyleSetting {
  /// What is set.
  public var spec: CTParagraphStyleSpecifier
  /// How many bytes the value has.
  public var valueSize: Int
  /// Where the value is.
  public var value: UnsafeRawPointer

  /// Makes a setting.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }
}

/// Makes a paragraph's style.
///
/// - Parameters:
///   - settings: `settingCount` settings, whose values are read at once; nil for none.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for index in 0..<max(settingCount, 0) {
    if let setting = settings?[index] { apply(setting, to: style) }
  }
  return style
}

private func apply(_ setting: CTParagraphStyleSetting, to style: NSMutableParagraphStyle) {
  var points: CGFloat {
    setting.valueSize == MemoryLayout<Float>.size
      ? CGFloat(setting.value.loadUnaligned(as: Float.self))
      : setting.value.loadUnaligned(as: CGFloat.self)
  }
  let byte = setting.value.loadUnaligned(as: UInt8.self)
  switch setting.spec {
  case .alignment:
    let places: [CTTextAlignment: NSTextAlignment] = [
      .left: .left, .right: .right, .center: .center, .justified: .justified, .natural: .natural,
    ]
    style.alignment = CTTextAlignment(rawValue: byte).flatMap { places[$0] } ?? .natural
  case .lineBreakMode: style.lineBreakMode = NSLineBreakMode(rawValue: Int(byte)) ?? .byWordWrapping
  case .baseWritingDirection:
    let direction = CTWritingDirection(rawValue: Int8(bitPattern: byte)) ?? .natural
    style.baseWritingDirection =
      direction == .natural ? .natural : direction == .leftToRight ? .leftToRight : .rightToLeft
  case .firstLineHeadIndent: style.firstLineHeadIndent = points
  case .headIndent: style.headIndent = points
  case .tailIndent: style.tailIndent = points
  case .defaultTabInterval: style.defaultTabInterval = points
  case .lineHeightMultiple: style.lineHeightMultiple = points
  case .maximumLineHeight: style.maximumLineHeight = points
  case .minimumLineHeight: style.minimumLineHeight = points
  case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: style.lineSpacing = points
  // As all lines have the same space between them, the least decides.
  case .maximumLineSpacing: style.lineSpacing = min(style.lineSpacing, points)
  case .paragraphSpacing: style.paragraphSpacing = points
  case .paragraphSpacingBefore: style.paragraphSpacingBefore = points
  case .tabStops: Unsupported.report("CTParagraphStyleSpecifier.tabStops")
  case .lineBoundsOptions: Unsupported.report("CTParagraphStyleSpecifier.lineBoundsOptions")
  }
}
