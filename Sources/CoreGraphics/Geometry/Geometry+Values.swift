extension CGPoint: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension CGVector: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(dx), \(dy))" }
}

/// Dictionaries as Core Graphics writes them, for property lists.
extension CGPoint {
  /// Keys `X` and `Y`.
  public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

  /// Nil where a key is missing or no number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = number(dict["X"]), let y = number(dict["Y"]) else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// Keys `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary {
    ["Width": Double(width), "Height": Double(height)]
  }

  /// Nil where a key is missing or no number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = number(dict["Width"]), let height = number(dict["Height"]) else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// Keys `X`, `Y`, `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary {
    [
      "X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width),
      "Height": Double(size.height),
    ]
  }

  /// Nil where a key is missing or no number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }

  /// Every coordinate is a number, and neither infinite nor null.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

private func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as Double: CGFloat(value)
  case let value as CGFloat: value
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}

extension CGPoint {
  /// Returns whether both points are equal, as `==` does.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether both sizes are equal, as `==` does.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether both rectangles are equal, as `==` does.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
