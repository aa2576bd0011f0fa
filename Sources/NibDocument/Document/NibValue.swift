/// A value of a document.
package enum NibValue: Equatable, Sendable {
  case bool(Bool)
  case number(Double)
  case string(String)
  /// One of the words that the attribute may have: `"scaleToFill"`.
  case choice(String)
  /// The id of another object.
  case reference(String)
  /// The name of an image; see `NibResources.images`.
  case image(String)
  /// A symbol or image with the way to show it.
  case imageReference(NibImageReference)
  case point(NibPoint)
  case size(NibSize)
  case rect(NibRect)
  case insets(NibInsets)
  /// A frame by its distances from the superview's edges, as Xcode writes it in some documents.
  case frameInset(NibFrameInset)
  case offset(horizontal: Double, vertical: Double)
  case color(NibColor)
  case font(NibFont)
  /// Words that are set: of an autoresizing mask, of accessibility traits.
  case set(Set<String>)
  case attributedString([NibTextRun])
  case symbolConfiguration(NibSymbolConfiguration)
  /// Seconds since the first moment of 2001.
  case date(Double)
  case strings([String])
  /// Nothing, said explicitly.
  case null
}

package struct NibPoint: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

package struct NibSize: Equatable, Sendable {
  package var width: Double
  package var height: Double
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

package struct NibRect: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Insets; of directional ones the left is the leading side.
package struct NibInsets: Equatable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double
  package var isDirectional = false
  package init(
    top: Double, left: Double, bottom: Double, right: Double, isDirectional: Bool = false
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.isDirectional = isDirectional
  }
}

/// A colour by its parts or its name.
package indirect enum NibColor: Equatable, Sendable {
  package enum Space: Sendable {
    case sRGB, extendedSRGB, displayP3
    /// Gamma 2.2 gray.
    case gray
  }

  /// Of a gray red, green and blue are the same.
  case components(red: Double, green: Double, blue: Double, alpha: Double, space: Space)
  /// Of an asset catalog. The fallback is what the document or the catalog's copy in it says.
  case named(String, fallback: NibColor?)
  /// Of the system, by UIKit's name: `"systemBackgroundColor"`.
  case system(String, fallback: NibColor?)
}

package enum NibFont: Equatable, Sendable {
  /// The system's font; weights as documents name them: `"semibold"`.
  case system(size: Double?, weight: String?, isItalic: Bool)
  /// By PostScript name and family.
  case named(name: String, family: String, size: Double)
  /// `"UICTFontTextStyleBody"`.
  case style(String)
}

package struct NibImageReference: Equatable, Sendable {
  package var name: String
  package var isSymbol: Bool
  package var symbolScale: String?
  package var renderingMode: String?
}

package struct NibSymbolConfiguration: Equatable, Sendable {
  package var scale: String?
  package var weight: String?
  package var pointSize: Double?
  package var font: NibFont?
  /// `"hierarchical"`, `"palette"`, `"multicolor"`, `"monochrome"`.
  package var rendering: String?
}

/// Characters of an attributed string with the same attributes.
package struct NibTextRun: Equatable, Sendable {
  package var text: String
  /// By the names of attributes: `"NSFont"`, `"NSColor"`, `"NSKern"`.
  package var values: [String: NibValue] = [:]
  package var paragraph: NibParagraphStyle?
}

package struct NibParagraphStyle: Equatable, Sendable {
  /// Attributes as written: `"alignment"`, `"lineSpacing"`, …
  package var values: [String: NibValue] = [:]
}

/// What a document says of a frame in terms of the superview: on each axis two of three numbers.
package struct NibFrameInset: Equatable, Sendable {
  package var minX: Double?
  package var minY: Double?
  package var maxX: Double?
  package var maxY: Double?
  package var width: Double?
  package var height: Double?

  /// Where the frame lies on an axis that is `whole` long; nil where there is one number or none.
  package static func place(
    _ min: Double?, _ max: Double?, _ length: Double?, in whole: Double
  ) -> (origin: Double, length: Double)? {
    switch (min, max, length) {
    case (let min?, _, let length?): (min, length)
    case (nil, let max?, let length?): (whole - max - length, length)
    case (let min?, let max?, nil): (min, Swift.max(0, whole - min - max))
    default: nil
    }
  }
}
