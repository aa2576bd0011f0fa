/// What a controller shows in place of content that it does not have.
@MainActor
final class ContentUnavailable {
  fileprivate(set) var configuration: any UIContentConfiguration
  fileprivate(set) var view: any UIView & UIContentView

  fileprivate init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    view = configuration.makeContentView()
  }
}

extension UIViewController {
  /// What is shown over the controller's view while there is nothing else to show: no content yet, or nothing that
  /// was searched for. Nil, the default, shows nothing.
  ///
  /// Its view covers the controller's, moves with nothing that scrolls there, and keeps off the bars. It stays as
  /// long as it supports the configurations that are set. Setting it in
  /// `updateContentUnavailableConfiguration(using:)` keeps it up to date.
  @preconcurrency
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { rare?.contentUnavailable?.configuration }
    set { showContentUnavailable(newValue) }
  }

  /// Has `updateContentUnavailableConfiguration(using:)` called before the view is laid out next, as what it goes
  /// by has changed. UIKit does so for traits and for the text of the navigation item's search bar.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    appearance.needsContentUpdate = true
    storedView?.setNeedsLayout()
  }

  /// Before a layout of the view and as it appears.
  final func updateContentUnavailableIfNeeded() {
    guard appearance.needsContentUpdate, appearance.phase != .disappeared else { return }
    appearance.needsContentUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  private func showContentUnavailable(_ new: (any UIContentConfiguration)?) {
    guard let new else {
      rare?.contentUnavailable?.view.removeFromSuperview()
      rare?.contentUnavailable = nil
      return
    }
    if let shown = rare?.contentUnavailable {
      shown.configuration = new
      if shown.view.supports(new) {
        shown.view.configuration = new
      } else {
        shown.view.removeFromSuperview()
        shown.view = new.makeContentView()
      }
    } else {
      madeRare.contentUnavailable = ContentUnavailable(new)
    }
    placeContentUnavailable()
    storedView?.setNeedsLayout()
  }

  /// Over all that the view holds, where the view is seen, whatever it is scrolled to.
  final func placeContentUnavailable() {
    guard let storedView, let shown = rare?.contentUnavailable?.view else { return }
    if shown.superview !== storedView {
      shown.translatesAutoresizingMaskIntoConstraints = true
      storedView.addSubview(shown)
    } else if storedView.subviews.last !== shown {
      storedView.bringSubviewToFront(shown)
    }
    if shown.frame != storedView.bounds { shown.frame = storedView.bounds }
  }
}
