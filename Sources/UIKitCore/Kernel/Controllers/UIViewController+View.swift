import Failures
import QuartzCore

/// The controller's view: making it, its space, its layout.
extension UIViewController {
  func makeViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    guard let view = storedView else {
      failure(
        "-[\(type(of: self)) loadView] did not set the view: an override must assign `view` and not "
          + "call super.")
    }
    view.controller = self
    isLoadingView = false
    if ClassTraits.updatesConstraints(type(of: self)) { view.setNeedsUpdateConstraints() }
    takeTraits(of: view)
    let size = view.frame.size
    viewDidLoad()
    if rare?.storyboardScene != nil, view === storedView, view.frame.size == size {
      fillScreen(view)
    }
  }

  /// iOS-BEHAVIOUR: once it has loaded, the view of a storyboard's scene has the size of the screen and no
  /// longer that of the device in Interface Builder, before it is in any window. Evidence:
  /// https://github.com/tashiro-wni/HelloSnapshot, whose pictures of one scene on four iPhones have their
  /// screens' sizes; that `viewDidLoad()` comes first is unmeasured.
  private func fillScreen(_ view: UIView) {
    guard view.superview == nil,
      view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
    else { return }
    view.frame = UIScreen.main.bounds
  }

  /// As large as the screen, as on iOS: it is given its place later.
  func plainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func setView(_ view: UIView?) {
    guard view !== storedView else { return }
    if let other = view?.controller, other !== self {
      failure(
        "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one "
          + "view controller at a time! View \(view?.debugText ?? "") is associated with \(other). "
          + "Clear this association before associating this view with \(self).")
    }
    let needsLoading = storedView == nil && !isLoadingView && view != nil
    storedView?.controller = nil
    storedView = view
    view?.controller = self
    view?.noteScreen()
    if ClassTraits.updatesConstraints(type(of: self)) { view?.setNeedsUpdateConstraints() }
    // Assigned from outside `loadView`, the view counts as loaded.
    if needsLoading {
      if let view { takeTraits(of: view) }
      viewDidLoad()
    }
  }

  /// The screen may have changed between the making of the controller and that of its view.
  private func takeTraits(of view: UIView) {
    view.refreshTraits()
    storedTraits = view.storedTraits
  }

  func willLayOutView() {
    updateContentUnavailableIfNeeded()
    viewWillLayoutSubviews()
  }

  func didLayOutView() {
    viewDidLayoutSubviews()
    placeContentUnavailable()
  }

  /// The view's size and its traits decide about margins.
  func viewSizeDidChange() {
    guard let storedView, viewRespectsSystemMinimumLayoutMargins else { return }
    let minimum = minimumMargins
    guard minimum != appearance.lastMinimumMargins else { return }
    let isFirst = appearance.lastMinimumMargins == nil
    appearance.lastMinimumMargins = minimum
    if !isFirst { storedView.marginsDidChange() }
  }

  var minimumMargins: NSDirectionalEdgeInsets {
    let width = storedView?.storedLayer.bounds.width ?? UIScreen.main.bounds.width
    let side = DeviceMetrics.minimumMargin(
      width: width, storedView?.storedTraits ?? storedTraits)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func setAdditionalInsets(_ insets: UIEdgeInsets) {
    require(
      insets.isFinite, "additionalSafeAreaInsets must be finite; found \(insets) in \(self).")
    guard insets != additionalSafeAreaInsets else { return }
    madeRare.additionalInsets = insets
    storedView?.refreshSafeArea()
  }

  func setPreferredSize(_ size: CGSize) {
    guard size != rare?.preferredSize ?? .zero else { return }
    madeRare.preferredSize = size
    let container: (any UIContentContainer)? =
      storedParent ?? (presentation.presenter == nil ? nil : presentation.controller)
      ?? presentation.presenter
    container?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  func supportGuide(isAtTop: Bool) -> LayoutSupportGuide {
    loadViewIfNeeded()
    if let guide = rare?.supportGuides.first(where: {
      $0.isAtTop == isAtTop && $0.owningView === storedView
    }) {
      return guide
    }
    guard let storedView else { failure("\(self) has no view.") }
    let guide = LayoutSupportGuide(isAtTop: isAtTop, of: storedView)
    madeRare.supportGuides.append(guide)
    return guide
  }

  /// The controller that decides how the status bar looks here: a presented full-screen one, or the
  /// child this one names.
  var statusBarDecider: UIViewController { decider { $0.childForStatusBarStyle } }

  /// The controller that decides whether there is a status bar.
  var statusBarHider: UIViewController { decider { $0.childForStatusBarHidden } }

  private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var decider = self
    while true {
      if let presented = decider.presentation.presented {
        decider = presented
      } else if let child = child(decider) {
        decider = child
      } else {
        return decider
      }
    }
  }
}
