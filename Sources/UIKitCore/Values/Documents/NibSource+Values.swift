import NibDocument
import PlatformInterface

/// Values of a document as UIKit's.
@MainActor
extension NibSource {
  func bool(_ name: String) -> Bool? { object.bool(name) }
  func number(_ name: String) -> CGFloat? { object.number(name).map { CGFloat($0) } }
  func integer(_ name: String) -> Int? {
    object.number(name).flatMap { Int(exactly: $0.rounded()) }
  }
  func text(_ name: String) -> String? { object.string(name) }

  /// What a word stands for; one that is not known is told of.
  func word<Value>(_ name: String, _ words: [String: Value]) -> Value? {
    guard let word = object.string(name) else { return nil }
    if let value = words[word] { return value }
    builder.tell(.unknown, "The value \(word) of \(name) is not supported.", object)
    return nil
  }

  func size(_ name: String) -> CGSize? {
    guard case .size(let size)? = object.values[name] else { return nil }
    return CGSize(width: size.width, height: size.height)
  }

  func rect(_ name: String) -> CGRect? {
    guard case .rect(let rect)? = object.values[name] else { return nil }
    return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  /// The frame in a superview of the size, where the document gives it by distances.
  func frameInset(in size: CGSize) -> CGRect? {
    guard case .frameInset(let inset)? = object.values["frameInset"],
      let x = NibFrameInset.place(inset.minX, inset.maxX, inset.width, in: size.width),
      let y = NibFrameInset.place(inset.minY, inset.maxY, inset.height, in: size.height)
    else { return nil }
    return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  func insets(_ name: String) -> UIEdgeInsets? {
    guard case .insets(let insets)? = object.values[name], !insets.isDirectional else {
      return nil
    }
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  func directionalInsets(_ name: String) -> NSDirectionalEdgeInsets? {
    guard case .insets(let insets)? = object.values[name] else { return nil }
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  func set(_ name: String) -> Set<String>? {
    guard case .set(let words)? = object.values[name] else { return nil }
    return words
  }

  func options<Value: OptionSet>(_ name: String, _ words: [String: Value]) -> Value?
  where Value.Element == Value {
    set(name).map { $0.reduce(into: Value()) { $0.formUnion(words[$1] ?? []) } }
  }

  func color(_ name: String) -> UIColor? {
    guard case .color(let color)? = object.values[name] else { return nil }
    return builder.color(color, object)
  }

  func font(_ name: String) -> UIFont? {
    guard case .font(let font)? = object.values[name] else { return nil }
    return builder.font(font)
  }

  func image(_ name: String, catalog: String = "catalog") -> UIImage? {
    switch object.values[name] {
    case .image(let image)?:
      return builder.image(image, isSymbol: object.string(catalog) == "system", object)
    case .imageReference(let reference)?:
      let image = builder.image(reference.name, isSymbol: reference.isSymbol, object)
      switch reference.renderingMode {
      case "template": return image?.withRenderingMode(.alwaysTemplate)
      case "original": return image?.withRenderingMode(.alwaysOriginal)
      default: return image
      }
    default: return nil
    }
  }

  func attributedText(_ name: String) -> NSAttributedString? {
    guard case .attributedString(let runs)? = object.values[name] else { return nil }
    return builder.attributedText(runs, object)
  }

  func symbolConfiguration(_ name: String) -> UIImage.SymbolConfiguration? {
    guard case .symbolConfiguration(let value)? = object.values[name] else { return nil }
    let scale: UIImage.SymbolScale =
      ["small": .small, "medium": .medium, "large": .large][value.scale ?? ""] ?? .default
    if let font = value.font {
      return UIImage.SymbolConfiguration(font: builder.font(font), scale: scale)
    }
    if let size = value.pointSize {
      return UIImage.SymbolConfiguration(
        pointSize: size, weight: NibSource.symbolWeight(value.weight), scale: scale)
    }
    if let weight = value.weight {
      return UIImage.SymbolConfiguration(weight: NibSource.symbolWeight(weight))
        .applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return UIImage.SymbolConfiguration(scale: scale)
  }

  private static func symbolWeight(_ word: String?) -> UIImage.SymbolWeight {
    let words: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    return word.flatMap { words[$0] } ?? .regular
  }
}
