// The enumerations that traits are made of. Raw values are Apple's: archives and nibs hold them.

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light
  /// Light text on dark backgrounds.
  case dark
}

/// The kind of device a program was laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Whether there is little or much space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = 0
  /// There is little space.
  case compact
  /// There is much space.
  case regular
}

/// The reading direction of the program's language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// The direction in which a view lays out its contents.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Contents begin at the left.
  case leftToRight = 0
  /// Contents begin at the right.
  case rightToLeft
}

/// Whether the user asked for stronger contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// Contrast is as usual.
  case normal = 0
  /// Contrast is stronger.
  case high = 1
}

/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// Text is as usual.
  case regular = 0
  /// Text is bold.
  case bold = 1
}

/// The colours a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// The colours of sRGB.
  case SRGB = 0
  /// The wider range of Display P3.
  case P3 = 1
}

/// Whether touches tell their force.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nothing is known of it.
  case unknown = 0
  /// Touches have no force.
  case unavailable
  /// Touches have a force.
  case available
}

/// Whether content lies on the screen's base or on a sheet above it, which has lighter dark colours.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// Content lies on the base.
  case base = 0
  /// Content lies above the base.
  case elevated = 1
}

/// Whether the window is the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// Another window is in use.
  case inactive = 0
  /// The window is in use.
  case active = 1
}

/// Whether somebody records the screen.
public enum UISceneCaptureState: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// Nobody records the screen.
  case inactive = 0
  /// Somebody records the screen.
  case active = 1
}

/// How a view behaves when the interface is mirrored for right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is mirrored as the interface is.
  case unspecified = 0
  /// The controls of playback keep their direction when the interface is mirrored.
  case playback
  /// Controls that point into space keep their direction.
  case spatial
  /// The view's content always runs from left to right.
  case forceLeftToRight
  /// The view's content always runs from right to left.
  case forceRightToLeft
}
