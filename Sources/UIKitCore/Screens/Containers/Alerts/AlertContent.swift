/// What a program puts into alerts by the key `contentViewController`.
///
/// iOS-BEHAVIOUR: the view of an alert's is below the message over the whole width, that of an action in place of its
/// title. Evidence: unmeasured; published pickers in alerts rely on it.
enum AlertContent {
  /// As high as the controller prefers, else as its constraints want it at a width in points, else a row.
  @MainActor
  static func height(of controller: UIViewController, _ view: UIView, width: CGFloat) -> CGFloat {
    let preferred = controller.preferredContentSize.height
    if preferred > 0 { return preferred }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : AlertMetrics.rowHeight
  }
}
