import Failures
import PlatformInterface

/// How the pointer looks over a part of a view, and how the part answers.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  enum Kind {
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape)
    case hidden
    case system
  }
  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Makes a style in which the part answers; a shape is in the coordinates of the preview's
  /// container.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.effect(effect, shape))
  }

  /// Makes a style in which the pointer looks different. A desktop has beams; other shapes are
  /// drawn by none, and report themselves.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(.shape(shape))
    if !constrainedAxes.isEmpty { Unsupported.report("UIPointerStyle.constrainedAxes") }
  }

  /// Makes a style in which the pointer is not seen over the part.
  public class func hidden() -> Self { made(.hidden) }
  /// Makes the style of the desktop's own pointer.
  public class func system() -> Self { made(.system) }

  private class func made(_ kind: Kind) -> Self {
    guard let style = UIPointerStyle(kind) as? Self else {
      failure("UIPointerStyle makes styles of its own class only.")
    }
    return style
  }

  var cursor: PlatformCursor {
    switch kind {
    case .hidden: .hidden
    case .shape(.verticalBeam): .text
    case .shape(.horizontalBeam): .verticalText
    case .shape(.path), .shape(.roundedRect):
      { () -> PlatformCursor in
        Unsupported.report("UIPointerShape.path and .roundedRect without an effect")
        return .arrow
      }()
    case .effect, .system: .arrow
    }
  }
}

/// How a part of a view answers to the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// How a tint lies over or under the view that the pointer is on.
  public enum TintMode: Sendable {
    /// There is no tint.
    case none
    /// The tint lies over the part.
    case overlay
    /// The tint lies under the part.
    case underlay
  }

  /// The part answers as fits it: small ones are highlighted, large ones tinted.
  case automatic(UITargetedPreview)
  /// A light plate appears behind the part, and the pointer becomes that.
  case highlight(UITargetedPreview)
  /// The part comes nearer, with a shadow, and the pointer goes into it.
  case lift(UITargetedPreview)
  /// The pointer stays and the part answers: with a tint, a shadow, and by growing, as the values
  /// say.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that answers, in whichever way.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// What a pointer, or a part under it, is like.
public enum UIPointerShape {
  /// A path in the coordinates of the part.
  case path(UIBezierPath)
  /// A rectangle with round corners, in the coordinates of the part.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// An upright bar, as over text, of a length in points.
  case verticalBeam(length: CGFloat)
  /// A lying bar of a length in points.
  case horizontalBeam(length: CGFloat)

  /// The radius of round corners where none is given, in points; looked at on iPadOS, not measured.
  public static let defaultCornerRadius: CGFloat = 8
}
