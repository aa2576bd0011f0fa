import QuartzCore

extension UIView {
  /// As in UIKit's logs: class, address, frame and what differs from the usual.
  // iOS-BEHAVIOUR: order and spelling. Evidence: view-10
  var debugText: String {
    var parts = [Self.describedClass(of: self), "frame = \(frame.described)"]
    if let base = Self.baseClass(of: self) { parts.insert("baseClass = \(base)", at: 1) }
    if let text = describedText, !text.isEmpty { parts.append("text = '\(text.described)'") }
    if alpha != 1 { parts.append("alpha = \(alpha.short)") }
    if isHidden { parts.append("hidden = YES") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.described)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let gestures = gestureRecognizers, !gestures.isEmpty {
      parts.append("gestureRecognizers = <NSArray: \(Unmanaged.passUnretained(self).toOpaque())>")
    }
    if let colour = backgroundColor { parts.append("backgroundColor = \(colour)") }
    let layer: CALayer = storedLayer
    parts.append("layer = <\(describedLayer): \(Unmanaged.passUnretained(layer).toOpaque())>")
    return "<" + parts.joined(separator: "; ") + describedDetails + ">"
  }

  /// A class and an address, without the brackets around them.
  static func describedClass(of object: NSObject) -> String {
    "\(Swift.type(of: object).description()): \(Unmanaged.passUnretained(object).toOpaque())"
  }

  /// An object that a view has, by class and address alone.
  static func described(_ object: AnyObject?) -> String {
    guard let object else { return "(null)" }
    return
      "<\(String(reflecting: Swift.type(of: object))): \(Unmanaged.passUnretained(object).toOpaque())>"
      .replacingOccurrences(of: "UIKitCore.", with: "")
  }

  /// UIKit's own class behind an app's; nil for one of UIKit's.
  private static func baseClass(of view: UIView) -> String? {
    var type: AnyClass = Swift.type(of: view)
    guard !isOwn(type) else { return nil }
    while !isOwn(type), let parent = _getSuperclass(type) { type = parent }
    return (type as? NSObject.Type)?.description()
  }

  private static func isOwn(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("UIKitCore.")
  }

  /// The view and those in it, a line each, with the layers that no view has. Debuggers and tests ask for it by
  /// this name.
  ///
  /// - Complexity: O(views below this one).
  var recursiveDescription: String {
    var lines: [String] = []
    describe(indentation: "", into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(indentation: String, into lines: inout [String]) {
    lines.append(indentation + description)
    let below = indentation + "   | "
    for layer in storedLayer.sublayers ?? [] {
      if let view = layer.delegate as? UIView, view !== self {
        view.describe(indentation: below, into: &lines)
      } else {
        lines.append("\(below)<\(Self.describedClass(of: layer))> (layer)")
      }
    }
  }
}

extension CGFloat {
  /// Without the ".0" of whole numbers, as `%g` prints them.
  var short: String { String(format: "%g", Double(self)) }
  /// As exact as it is, without the ".0" of whole numbers.
  var exact: String {
    // No zero has a sign.
    let number = self + 0
    return number == number.rounded() && number.magnitude < 1e15 ? number.short : "\(number)"
  }
}

extension CGRect {
  fileprivate var described: String {
    "(\(minX.short) \(minY.short); \(width.short) \(height.short))"
  }
}

extension String {
  // iOS-BEHAVIOUR: long texts end after 21 characters. Evidence: view-10
  fileprivate var described: String { count > 24 ? prefix(21) + "..." : self }
}

extension UIView.AutoresizingMask {
  fileprivate var described: String {
    let names: [(Self, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
