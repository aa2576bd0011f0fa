import Foundation

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`, beside Foundation's.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
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
