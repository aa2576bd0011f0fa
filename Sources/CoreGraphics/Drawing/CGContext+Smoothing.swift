/// How letters meet the grid of pixels, which is the font system's matter on a desktop: what is set changes nothing.
extension CGContext {
  /// Allows letters to be smoothed for the stripes of a screen's pixels.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Asks for letters to be smoothed for the stripes of a screen's pixels.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Allows letters to stand between two pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Asks for letters to stand between two pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Allows the places between two pixels to be rounded to a few.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Asks for the places between two pixels to be rounded to a few.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
