import PlatformInterface

// What iOS 5 and 6 had of the shapes behind buttons of bars. It is reported where it would show.
extension UIBarButtonItem {
  /// Sets how far the image behind the button is moved down, in points; reported unless zero.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard adjustment != 0 else { return }
    Unsupported.report("UIBarButtonItem.setBackgroundVerticalPositionAdjustment(_:for:)")
  }
  /// Returns how far the image behind the button is moved down: zero.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }

  /// Sets the image behind a back button; reported, as back buttons show a chevron.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard backgroundImage != nil else { return }
    Unsupported.report("UIBarButtonItem.setBackButtonBackgroundImage(_:for:barMetrics:)")
  }
  /// Returns the image behind a back button: none.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }

  /// Sets how far the image behind a back button is moved down, in points; reported unless zero.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard adjustment != 0 else { return }
    Unsupported.report("UIBarButtonItem.setBackButtonBackgroundVerticalPositionAdjustment(_:for:)")
  }
  /// Returns how far the image behind a back button is moved down: zero.
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { 0 }
}
