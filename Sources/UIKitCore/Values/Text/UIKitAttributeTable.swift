import Foundation

/// UIKit's attributes of an `AttributedString` beside their names in an `NSAttributedString`.
enum UIKitAttributeTable {
  struct Attribute {
    let key: NSAttributedString.Key
    /// Puts a dictionary's value into a container.
    let take: (Any, inout AttributeContainer) -> Void
    /// A container's value as a dictionary has it.
    let give: (AttributeContainer) -> Any?
  }

  static var all: [Attribute] {
    typealias Scope = AttributeScopes.UIKitAttributes
    return [
      attribute(Scope.FontAttribute.self), attribute(Scope.ForegroundColorAttribute.self),
      attribute(Scope.BackgroundColorAttribute.self), number(Scope.KernAttribute.self),
      number(Scope.BaselineOffsetAttribute.self), attribute(Scope.ParagraphStyleAttribute.self),
      attribute(
        Scope.LigatureAttribute.self, from: { ($0 as? NSNumber)?.intValue ?? $0 as? Int },
        to: { $0 }),
      number(Scope.TrackingAttribute.self), style(Scope.StrikethroughStyleAttribute.self),
      attribute(Scope.StrikethroughColorAttribute.self), style(Scope.UnderlineStyleAttribute.self),
      attribute(Scope.UnderlineColorAttribute.self), attribute(Scope.StrokeColorAttribute.self),
      number(Scope.StrokeWidthAttribute.self), attribute(Scope.ShadowAttribute.self),
      attribute(
        Scope.TextEffectAttribute.self,
        from: {
          $0 as? NSAttributedString.TextEffectStyle
            ?? ($0 as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) }
        }, to: { $0.rawValue }),
      attribute(Scope.AttachmentAttribute.self), number(Scope.ObliquenessAttribute.self),
      number(Scope.ExpansionAttribute.self),
      attribute(
        AttributeScopes.FoundationAttributes.LinkAttribute.self,
        from: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }, to: { $0 }),
    ]
  }

  private static func attribute<Key: AttributedStringKey>(
    _ key: Key.Type, from: @escaping (Any) -> Key.Value? = { $0 as? Key.Value },
    to: @escaping (Key.Value) -> Any = { $0 }
  ) -> Attribute {
    Attribute(
      key: NSAttributedString.Key(rawValue: Key.name),
      take: { value, container in
        if let value = from(value) { container[key] = value }
      },
      give: { container in container[key].map(to) })
  }

  private static func number<Key: AttributedStringKey>(
    _ key: Key.Type
  ) -> Attribute where Key.Value == CGFloat {
    attribute(
      key,
      from: { value in
        value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
          ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
      })
  }

  /// A style of lines, which dictionaries have as its number.
  private static func style<Key: AttributedStringKey>(
    _ key: Key.Type
  ) -> Attribute where Key.Value == NSUnderlineStyle {
    attribute(
      key,
      from: { value in
        value as? NSUnderlineStyle
          ?? ((value as? NSNumber)?.intValue ?? value as? Int)
          .map { NSUnderlineStyle(rawValue: $0) }
      }, to: { $0.rawValue })
  }
}
