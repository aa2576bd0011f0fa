import Foundation

/// The attributes of lines, paragraphs and letters' forms.
extension AttributeScopes.UIKitAttributes {
  /// The attribute for this of a run: how the paragraph of a run is laid out.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// How the paragraph of a run is laid out.
    public typealias Value = NSParagraphStyle
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  /// The attribute for this of a run: whether letters of a run are joined: 1, the default, or 0.
  public enum LigatureAttribute: AttributedStringKey {
    /// Whether letters of a run are joined: 1, the default, or 0.
    public typealias Value = Int
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }

  /// The attribute for this of a run: the space added after each character, in points, which scales with the text.
  public enum TrackingAttribute: AttributedStringKey {
    /// The space added after each character, in points, which scales with the text.
    public typealias Value = CGFloat
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// The attribute for this of a run: the line through a run.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The line through a run.
    public typealias Value = NSUnderlineStyle
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The attribute for this of a run: the colour of the line through a run.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The colour of the line through a run.
    public typealias Value = UIColor
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The attribute for this of a run: the line below a run.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The line below a run.
    public typealias Value = NSUnderlineStyle
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The attribute for this of a run: the colour of the line below a run.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The colour of the line below a run.
    public typealias Value = UIColor
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The attribute for this of a run: the colour of outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The colour of outlines.
    public typealias Value = UIColor
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// The attribute for this of a run: the width of outlines, in hundredths of the font's size; a negative one fills the letters, too.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The width of outlines, in hundredths of the font's size; a negative one fills the letters, too.
    public typealias Value = CGFloat
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The attribute for this of a run: the shadow of a run.
  public enum ShadowAttribute: AttributedStringKey {
    /// The shadow of a run.
    public typealias Value = NSShadow
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }

  /// The attribute for this of a run: an effect on a run's letters.
  public enum TextEffectAttribute: AttributedStringKey {
    /// An effect on a run's letters.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.textEffect.rawValue
  }

  /// The attribute for this of a run: what stands in the text in the place of a character.
  public enum AttachmentAttribute: AttributedStringKey {
    /// What stands in the text in the place of a character.
    public typealias Value = NSTextAttachment
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.attachment.rawValue
  }

  /// The attribute for this of a run: how far letters lean to the right, as a share of their height.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// How far letters lean to the right, as a share of their height.
    public typealias Value = CGFloat
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }

  /// The attribute for this of a run: the logarithm of what letters are stretched by.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The logarithm of what letters are stretched by.
    public typealias Value = CGFloat
    /// The name under which `NSAttributedString` has the attribute.
    public static let name = NSAttributedString.Key.expansion.rawValue
  }
}
