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
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.KernAttribute.self] = dictionary[.kern] as? CGFloat
    self[Scope.BaselineOffsetAttribute.self] = dictionary[.baselineOffset] as? CGFloat
  }

  /// What of these UIKit's text shows, as an `NSAttributedString` says it.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var found: [NSAttributedString.Key: Any] = [:]
    if let font = self[Scope.FontAttribute.self] { found[.font] = font }
    if let color = self[Scope.ForegroundColorAttribute.self] { found[.foregroundColor] = color }
    if let color = self[Scope.BackgroundColorAttribute.self] { found[.backgroundColor] = color }
    if let kern = self[Scope.KernAttribute.self] { found[.kern] = kern }
    if let offset = self[Scope.BaselineOffsetAttribute.self] { found[.baselineOffset] = offset }
    return found
  }
}
