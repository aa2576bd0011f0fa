extension UISheetPresentationController {
  /// A height that a sheet may rest at.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a height at which a sheet rests.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text that tells identifiers apart.
      public let rawValue: String
      /// Makes an identifier of a text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The name of `Detent.medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of `Detent.large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    typealias Context = any UISheetPresentationControllerDetentResolutionContext

    private static var lastNumber = 0
    /// What tells the height from others of the same sheet.
    open private(set) var identifier = Identifier.large
    private var resolve: (Context) -> CGFloat? = { $0.maximumDetentValue }

    private static func make<T: Detent>(
      _ type: T.Type, _ identifier: Identifier, _ resolve: @escaping (Context) -> CGFloat?
    ) -> T {
      let made = ObjectFactory.make(type)
      made.identifier = identifier
      made.resolve = resolve
      return made
    }

    /// Half the screen; none on phones on their side.
    open class func medium() -> Self {
      make(self, .medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context.maximumDetentValue * SheetMetrics.mediumPart).rounded()
      }
    }

    /// Makes the height at which the sheet covers all but a strip at the top.
    open class func large() -> Self { make(self, .large) { $0.maximumDetentValue } }

    /// Makes a height of one's own; nil from `resolver` leaves it out.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      lastNumber += 1
      return make(Detent.self, identifier ?? Identifier("custom.\(lastNumber)"), resolver)
    }

    /// Returns the height in points, without what the screen's lower corners take; nil where it is
    /// not offered.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolve(context) }
  }

  final class ResolutionContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    init(_ traits: UITraitCollection, _ maximum: CGFloat) {
      containerTraitCollection = traits
      maximumDetentValue = maximum
    }
  }
}

/// How sheets look and move. Shade, part, speed and spring are measured (`sheet` of
/// text_styles_and_scroll_constants.json); the rest was looked at on iOS 17.
enum SheetMetrics {
  static let shade = UIColor(white: 0, alpha: 0.2)
  /// The part of its height by which a sheet must be down for a slow finger to let it go.
  static let dismissPart: CGFloat = 0.5
  /// Points per second by which a sheet goes from wherever it is.
  static let dismissSpeed: CGFloat = 1000
  /// In seconds: a critically damped spring of 18.2574 radians per second has settled by then.
  static let duration: TimeInterval = 0.505735
  static let cornerRadius: CGFloat = 10
  /// Between the status bar and the highest sheet.
  static let topGap: CGFloat = 10
  /// Of the screen's height that the medium one takes.
  static let mediumPart: CGFloat = 0.5
  static let grabber = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  /// How far the sides of what lies behind a high sheet go in.
  static let pushedIn: CGFloat = 16
  static let form = CGSize(width: 540, height: 620)
  static let page = CGSize(width: 704, height: 1000)
  static let pageMargin: CGFloat = 44
}
