/// The pictures of an image set.
package struct ImageSet: Equatable, Sendable {
  package struct Picture: Equatable, Sendable, AssetMember {
    /// Relative to the set's folder.
    package var file: String
    /// Pixels a point; nil for vectors and for one picture of all scales.
    package var scale: Int?
    package var conditions: AssetConditions
    package var slicing: Slicing?
    /// Pixels: what lies outside the part that is aligned.
    package var alignmentInsets: NibInsets?
    /// `left-to-right` pictures are mirrored where reading goes the other way.
    package var isMirroredRightToLeft = false
  }

  /// The parts of a picture that stretch.
  package struct Slicing: Equatable, Sendable {
    /// Pixels at each edge that keep their size.
    package var caps: NibInsets
    /// The middle repeats instead of stretching.
    package var tiles: Bool
  }

  package enum Intent: Sendable { case template, original }

  package var pictures: [Picture] = []
  package var intent: Intent?

  /// The picture for a place and a display, rather too large than too small; nil where none fits.
  package func picture(for place: AssetPlace, displayScale: Double) -> Picture? {
    let fitting = pictures.best(for: place)
    let wanted = Int(displayScale.rounded(.up).clamped(to: 1...3))
    func rank(_ picture: Picture) -> Int {
      // A picture of all scales goes before one of a wrong scale.
      guard let scale = picture.scale else { return 1 }
      if scale == wanted { return 0 }
      return scale > wanted ? 2 + scale : 20 - scale
    }
    return fitting.min { rank($0) < rank($1) }
  }
}

/// The variants of a named colour.
package struct ColorSet: Equatable, Sendable {
  package struct Variant: Equatable, Sendable, AssetMember {
    package var color: NibColor
    package var conditions: AssetConditions
  }

  package var variants: [Variant] = []
}

/// The files of a data set.
package struct DataSet: Equatable, Sendable {
  package struct File: Equatable, Sendable, AssetMember {
    /// Relative to the set's folder.
    package var file: String
    /// `public.json`; nil where the set does not say.
    package var type: String?
    package var conditions: AssetConditions
  }

  package var files: [File] = []
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
