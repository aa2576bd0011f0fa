import Failures

/// Where a preview comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that the preview moves in.
  public let container: UIView
  /// Where the middle of the preview lies, in the container's coordinates.
  public let center: CGPoint
  /// The transform that the preview has at its place.
  public let transform: CGAffineTransform

  /// Makes a target at `center`, in points of the container, where the preview is turned and scaled by
  /// `transform`.
  ///
  /// - Precondition: `container` is in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    require(
      container.window != nil,
      "NSInvalidArgumentException: UIPreviewTarget requires that the container view is in a window, "
        + "but it is not. (container: \(container))")
    self.container = container
    self.center = center
    self.transform = transform
  }

  /// Makes a place by its middle, in the container's coordinates, without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is lifted out of its place, how it looks then, and where it belongs.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is lifted.
  public let view: UIView
  /// The shape and the background of the preview; a copy of those given.
  public let parameters: UIPreviewParameters
  /// Where the preview comes from or goes to.
  public let target: UIPreviewTarget

  /// Makes a preview of a view that comes from or goes to a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = (parameters.copy() as? UIPreviewParameters) ?? parameters
    self.target = target
  }

  /// Makes a preview of a view that belongs where the view is now.
  ///
  /// Where the view is now.
  ///
  /// - Precondition: `view` is in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview, view.window != nil else {
      failure(
        "NSInvalidArgumentException: UITargetedPreview initializer requires that the view is in a "
          + "window, but it is not. To use this view as a preview, use the initializer with a "
          + "target. (view: \(view))")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Makes a preview of a whole view at the place where it is, for which it must be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview, belonging somewhere else.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

extension UITargetedPreview {
  /// The place in `view`, as if the target's transform were none.
  func frame(in view: UIView) -> CGRect {
    let center = target.container.convert(target.center, to: view)
    // What is not shown takes no space.
    let shown = parameters.visiblePath?.bounds ?? self.view.bounds
    let all = self.view.bounds
    return CGRect(
      x: center.x - all.width / 2 + shown.minX - all.minX,
      y: center.y - all.height / 2 + shown.minY - all.minY, width: shown.width,
      height: shown.height)
  }
}
