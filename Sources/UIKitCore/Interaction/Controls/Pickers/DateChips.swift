import QuartzCore

/// A date picker's date and time in grey boxes that open what they are chosen with.
final class DateChips: UIView, DatePickerFace {
  private unowned let owner: UIDatePicker
  private let date: DateChip?
  private let time: DateChip?
  var firstFocus: UIView? { chips.first }
  private static let gap: CGFloat = 6
  /// At the usual text size.
  private static let usualHeight: CGFloat = 34
  private static func height(_ traits: UITraitCollection) -> CGFloat {
    max(
      usualHeight,
      UIFontMetrics(forTextStyle: .body).scaledValue(for: usualHeight, compatibleWith: traits)
        .rounded())
  }

  init(_ owner: UIDatePicker) {
    self.owner = owner
    let mode = owner.datePickerMode
    date = mode == .time ? nil : DateChip(frame: .zero)
    time = mode == .date ? nil : DateChip(frame: .zero)
    super.init(frame: .zero)
    for (chip, isTime) in [(date, false), (time, true)] {
      guard let chip else { continue }
      chip.addAction(
        UIAction { [weak self, weak chip] _ in
          if let chip { self?.open(from: chip, isTime: isTime) }
        }, for: .touchUpInside)
      addSubview(chip)
    }
  }

  required init?(coder: NSCoder) { return nil }

  private var chips: [DateChip] { [date, time].compactMap { $0 } }

  var naturalSize: CGSize { naturalSize(traitCollection) }

  private func naturalSize(_ traits: UITraitCollection) -> CGSize {
    let width = chips.reduce(0) { $0 + $1.naturalWidth } + (chips.count > 1 ? Self.gap : 0)
    return CGSize(width: width, height: Self.height(traits))
  }

  /// The boxes follow the text size.
  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    guard old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
      return
    }
    let size = naturalSize(old)
    for chip in chips { chip.takeFont(traitCollection) }
    owner.faceSizeDidChange(from: size)
    setNeedsLayout()
  }

  func show(animated: Bool) {
    let choice = owner.choice
    date?.title = choice.formatter("yMMMd").string(from: choice.date)
    time?.title = choice.formatter("jmm").string(from: choice.date)
    owner.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = Self.height(traitCollection)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // At the trailing end of a space that is wider.
    var end = bounds.width
    for chip in chips.reversed() {
      let width = min(chip.naturalWidth, max(end, 0))
      let x = isMirrored ? bounds.width - end : end - width
      chip.frame = CGRect(
        x: x, y: (bounds.height - height) / 2, width: width, height: height)
      end -= width + Self.gap
    }
  }

  // MARK: Opening

  private func open(from chip: DateChip, isTime: Bool) {
    guard let presenter = nearestController else { return }
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = isTime ? .time : .date
    picker.preferredDatePickerStyle = isTime ? .wheels : .inline
    picker.choice = owner.choice
    picker.setDate(owner.date, animated: false)
    picker.tintColor = owner.tintColor
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        guard let self, let picker else { return }
        self.owner.choose(picker.date)
        self.show(animated: false)
      }, for: .valueChanged)
    chip.isOpen = true
    // Who came by the keyboard goes on by it in what opens, and comes back.
    let isByKey = chip.isFocused
    let screen = DatePopover(picker, isByKey: isByKey) { [weak chip] in
      chip?.isOpen = false
      if isByKey, let chip, let system = chip.window?.focusSystem,
        system.current?.view?.window == nil
          || system.current?.view?.isDescendant(of: picker) ?? true
      {
        system.move(to: FocusTarget(chip), heading: [])
      }
    }
    screen.modalPresentationStyle = .popover
    screen.popoverPresentationController?.sourceView = chip
    screen.popoverPresentationController?.sourceRect = chip.bounds
    screen.popoverPresentationController?.delegate = screen
    presenter.present(screen, animated: true)
  }

  private var nearestController: UIViewController? {
    var link: UIResponder? = next
    while let responder = link {
      if let controller = responder as? UIViewController { return controller }
      link = responder.next
    }
    return nil
  }
}

/// A picker over the screen, also where it is narrow.
private final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  private let picker: UIDatePicker
  private let closed: () -> Void
  private let isByKey: Bool

  init(_ picker: UIDatePicker, isByKey: Bool, closed: @escaping () -> Void) {
    self.picker = picker
    self.isByKey = isByKey
    self.closed = closed
    super.init(nibName: nil, bundle: nil)
    takeSize()
    picker.sizeChanged = { [weak self] in self?.takeSize() }
  }

  private func takeSize() {
    let size = picker.intrinsicContentSize
    preferredContentSize = CGSize(width: size.width + 16, height: size.height + 16)
    viewIfLoaded?.setNeedsLayout()
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picker)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let space = view.bounds.inset(by: view.safeAreaInsets)
    let size = picker.intrinsicContentSize
    picker.frame = CGRect(
      x: space.midX - size.width / 2, y: space.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isByKey, let first = picker.firstFocus else { return }
    view.window?.focusSystem.move(to: FocusTarget(first), heading: [])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    closed()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

/// One grey box.
private final class DateChip: UIControl {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    takeFont(traitCollection)
    label.textAlignment = .center
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { return nil }

  override var claimsTaps: Bool { true }

  func takeFont(_ traits: UITraitCollection) {
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
  }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      accessibilityLabel = newValue
    }
  }

  var isOpen = false { didSet { label.textColor = isOpen ? tintColor : .label } }

  var naturalWidth: CGFloat { label.sizeThatFits(.zero).width.rounded(.up) + 24 }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.6 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
