import Foundation

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`, beside Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a run.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added after each character, in points.
    public let kern: KernAttribute
    /// How far a run is raised above its line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How the paragraph of a run is laid out.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Whether letters of a run are joined: 1, the default, or 0.
    public let ligature: LigatureAttribute
    /// The space added after each character, in points, which scales with the text.
    public let tracking: TrackingAttribute
    /// The line through a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through a run.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The line below a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below a run.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines, in hundredths of the font's size; a negative one fills the letters, too.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of a run.
    public let shadow: ShadowAttribute
    /// An effect on a run's letters.
    public let textEffect: TextEffectAttribute
    /// What stands in the text in the place of a character.
    public let attachment: AttachmentAttribute
    /// How far letters lean to the right, as a share of their height.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm of what letters are stretched by.
    public let expansion: ExpansionAttribute
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes

    /// The attribute for a run's font.
    public enum FontAttribute: AttributedStringKey {
      /// The font of a run.
      public typealias Value = UIFont
      /// The name under which `NSAttributedString` has the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The attribute for a run's colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The colour of a run.
      public typealias Value = UIColor
      /// The name under which `NSAttributedString` has the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The attribute for the colour behind a run.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The colour behind a run.
      public typealias Value = UIColor
      /// The name under which `NSAttributedString` has the attribute.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The attribute for the space added after each character.
    public enum KernAttribute: AttributedStringKey {
      /// The space in points.
      public typealias Value = CGFloat
      /// The name under which `NSAttributedString` has the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The attribute for the distance that a run is raised above its line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The distance in points; negative lowers the run.
      public typealias Value = CGFloat
      /// The name under which `NSAttributedString` has the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets UIKit's attributes be written as properties of an `AttributedString`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// Takes what `NSAttributedString` calls by these keys and UIKit's text shows.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in UIKitAttributeTable.all {
      guard let value = dictionary[attribute.key] else { continue }
      attribute.take(value, &self)
    }
  }

  /// What of these UIKit's text shows, as an `NSAttributedString` says it.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for attribute in UIKitAttributeTable.all {
      if let value = attribute.give(self) { found[attribute.key] = value }
    }
    return found
  }
}
