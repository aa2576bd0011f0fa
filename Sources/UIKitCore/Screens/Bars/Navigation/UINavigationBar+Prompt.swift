/// The line above a bar's buttons, `UINavigationItem.prompt`.
extension UINavigationBar {
  private var prompt: String? {
    guard let text = topItem?.prompt, !text.isEmpty, !hidesRow else { return nil }
    return text
  }

  /// What the topmost item's prompt adds to the bar, in points; 0 without one.
  final var promptHeight: CGFloat { prompt == nil ? 0 : BarMetrics.promptHeight }

  /// The lower edge of the buttons, from the bar's upper one.
  final var rowEnd: CGFloat { promptHeight + rowHeight }

  /// Shows the topmost item's prompt in the colour of its title.
  final func layOutPrompt() {
    guard let prompt else {
      promptLabel?.isHidden = true
      return
    }
    let label = promptLabel ?? UILabel()
    if promptLabel == nil {
      label.font = .systemFont(ofSize: BarMetrics.promptSize)
      label.textAlignment = .center
      addSubview(label)
      promptLabel = label
    }
    label.isHidden = false
    label.text = prompt
    label.textColor =
      titleAttributes(appearance(of: topItem))[.foregroundColor] as? UIColor ?? .label
    let margin = BarMetrics.margin(in: self) + max(safeAreaInsets.left, safeAreaInsets.right)
    label.frame = CGRect(
      x: margin, y: 0, width: max(0, bounds.width - 2 * margin), height: BarMetrics.promptHeight)
  }
}
