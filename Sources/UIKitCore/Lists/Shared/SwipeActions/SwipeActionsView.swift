/// The buttons beside a row that is swiped; they share the space that the row leaves.
final class SwipeActionsView: UIView {
  let configuration: UISwipeActionsConfiguration
  /// At the row's beginning.
  let isLeading: Bool
  let buttons: [ActionButton]
  /// The first button covers the others, since a swipe over the whole row would do it.
  var isFull = false {
    didSet { if isFull != oldValue { setNeedsLayout() } }
  }

  init(
    _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.configuration = configuration
    self.isLeading = isLeading
    buttons = configuration.actions.map { ActionButton($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() {
      button.addAction(
        UIAction { [unowned button] _ in perform(button.contextualAction, button) },
        for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Of all buttons as they are at rest.
  var restingWidth: CGFloat { buttons.reduce(0) { $0 + $1.restingWidth } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let total = max(1, restingWidth)
    let width = bounds.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isAtLeft = isLeading != isMirrored
    var taken: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let share = width * button.restingWidth / total
      let space = isFull ? (index == 0 ? width : 0) : share
      let x = isAtLeft ? taken : width - taken - space
      // Each reaches to the row, so that nothing shows between them while they move.
      button.frame = CGRect(x: x, y: 0, width: space, height: bounds.height)
      button.titleStart = index == 0 && isFull
      taken += space
    }
  }
}

/// One action: a colour, a symbol, a word.
final class ActionButton: UIControl {
  let contextualAction: UIContextualAction
  private let label = UILabel(frame: .zero)
  private let image = UIImageView(frame: .zero)
  /// The contents stay beside the row while the button grows.
  var titleStart = false

  init(_ action: UIContextualAction) {
    contextualAction = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    if let effect = action.backgroundEffect {
      let material = UIVisualEffectView(effect: effect)
      material.frame = bounds
      material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      material.isUserInteractionEnabled = false
      addSubview(material)
    }
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
    image.image = action.image
    image.tintColor = .white
    image.contentMode = .center
    addSubview(label)
    addSubview(image)
    accessibilityLabel = action.title ?? action.image?.accessibilityLabel
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var restingWidth: CGFloat {
    let text = label.sizeThatFits(.zero).width
    let wide = max(text, image.image?.size.width ?? 0) + 2 * TableMetrics.actionPadding
    return max(TableMetrics.actionWidth, wide.rounded(.up))
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width, restingWidth)
    let text = label.sizeThatFits(.zero)
    let picture = image.image?.size ?? .zero
    // Low rows have space for the picture alone.
    label.isHidden = picture != .zero && bounds.height < TableMetrics.titledActionHeight
    let gap: CGFloat = picture == .zero || label.text?.isEmpty ?? true ? 0 : 4
    let height = label.isHidden ? picture.height : text.height + picture.height + gap
    let top = (bounds.height - height) / 2
    image.frame = CGRect(x: 0, y: top, width: width, height: picture.height)
    label.frame = CGRect(x: 0, y: top + picture.height + gap, width: width, height: text.height)
  }
}
