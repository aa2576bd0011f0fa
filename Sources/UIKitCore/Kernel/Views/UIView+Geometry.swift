import PlatformInterface
import QuartzCore

/// Geometry: where the view lies, and what follows from a change of it.
extension UIView: ScreenConvertible {
  /// Runs a change of the layer's geometry and what hangs on it: subviews keep their distances by
  /// their masks, contents are drawn anew or stretched, the safe area is worked out again.
  func changeGeometry(_ property: String = #function, _ change: () -> Void) {
    changing(["frame", "bounds", "center", "transform"], property) {
      changeUnobservedGeometry(change)
    }
  }

  /// Changes properties that may be observed, on the main thread.
  final func changing(
    _ keys: @autoclosure () -> [String], _ property: String = #function, by change: () -> Void
  ) {
    MainThreadChecker.checked("UIView.\(property)") {
      Observations.changing(self, keys(), by: change)
    }
  }

  private func changeUnobservedGeometry(_ change: () -> Void) {
    let old = storedLayer.bounds
    change()
    let new = storedLayer.bounds
    if new.size != old.size { boundsSizeDidChange(from: old.size) }
    if let autoLayout { autoLayout.geometryDidChange(sizeChanged: new.size != old.size) }
    if storedSafeArea != .zero || storedSuperview?.storedSafeArea ?? .zero != .zero
      || flags.contains(.holdsScreen)
    {
      refreshSafeArea()
    }
  }

  private func boundsSizeDidChange(from old: CGSize) {
    if autoresizesSubviews, !storedSubviews.isEmpty { resizeSubviews(from: old) }
    if storedContentMode == .redraw { setNeedsDisplay() }
    controller?.viewSizeDidChange()
  }

  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    let new = CGRect(origin: bounds.origin, size: size)
    guard new.size != bounds.size else { return }
    // The top left corner stays where it is, as far as a frame has one.
    if storedLayer.hasPlainPlacement {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds = new
    }
  }

  // MARK: Conversion

  func place(_ point: CGPoint, to view: UIView?) -> CGPoint {
    storedLayer.convert(point, to: target(view))
  }

  func place(_ point: CGPoint, from view: UIView?) -> CGPoint {
    storedLayer.convert(point, from: target(view))
  }

  func place(_ rect: CGRect, to view: UIView?) -> CGRect {
    storedLayer.convert(rect, to: target(view))
  }

  func place(_ rect: CGRect, from view: UIView?) -> CGRect {
    storedLayer.convert(rect, from: target(view))
  }

  /// Without a view the window's coordinates are meant, or outside a window those of the root.
  private func target(_ view: UIView?) -> CALayer? {
    if let view { return view.storedLayer }
    return storedWindow?.storedLayer ?? rootView.storedLayer
  }

  var rootView: UIView {
    var view = self
    while let parent = view.storedSuperview { view = parent }
    return view
  }

  func toScreen(_ point: CGPoint) -> CGPoint {
    let root = storedWindow ?? rootView
    let inRoot = storedLayer.convert(point, to: root.storedLayer)
    guard let window = root as? UIWindow else { return inRoot }
    return window.storedLayer.convert(
      inRoot, to: window.storedLayer.superlayer ?? window.storedLayer)
  }

  func fromScreen(_ point: CGPoint) -> CGPoint {
    let root = storedWindow ?? rootView
    guard let window = root as? UIWindow else {
      return storedLayer.convert(point, from: root.storedLayer)
    }
    let inRoot = window.storedLayer.convert(
      point, from: window.storedLayer.superlayer ?? window.storedLayer)
    return storedLayer.convert(inRoot, from: root.storedLayer)
  }
}
