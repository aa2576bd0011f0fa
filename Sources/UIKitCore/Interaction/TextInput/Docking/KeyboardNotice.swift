/// The notifications of a keyboard that comes, changes or goes.
@MainActor
enum KeyboardNotice {
  case show, hide

  /// Seconds; as iOS has had it since version 7, by what its notifications tell. Not measured here.
  static let duration: TimeInterval = 0.25
  /// A curve of the system's own without a name, the number seven.
  private static let curve = 7

  struct Info {
    /// In the screen's coordinates.
    var begin: CGRect
    var end: CGRect
    var duration: TimeInterval

    @MainActor var userInfo: [AnyHashable: Any] {
      [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardNotice.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ]
    }
  }

  func postWill(_ info: Info) {
    Self.post(UIResponder.keyboardWillChangeFrameNotification, info)
    Self.post(
      self == .show
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
  }

  func postDid(_ info: Info) {
    Self.post(UIResponder.keyboardDidChangeFrameNotification, info)
    Self.post(
      self == .show
        ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
  }

  private static func post(_ name: NSNotification.Name, _ info: Info) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info.userInfo)
  }
}

/// The layout guides that follow the panel.
@MainActor
enum KeyboardGuides {
  private struct Entry {
    weak var guide: UIKeyboardLayoutGuide?
  }
  private static var entries: [Entry] = []

  static func add(_ guide: UIKeyboardLayoutGuide) {
    entries.removeAll { $0.guide == nil }
    entries.append(Entry(guide: guide))
  }

  static func panelDidMove(in window: UIWindow) {
    for entry in entries {
      guard let view = entry.guide?.owningView, view.window === window else { continue }
      view.autoLayout?.factDidChange(.insets)
    }
  }
}

extension UIViewController {
  /// A controller with a bar of its own at the bottom shows it as soon as it is on the screen.
  func becomeFirstForAccessory() {
    guard canBecomeFirstResponder, let window = viewIfLoaded?.window, window.firstResponder == nil,
      inputAccessoryView != nil
    else { return }
    becomeFirstResponder()
  }
}

extension UIScrollView {
  private var panel: InputPanel? { storedWindow?.inputPanelIfMade }

  private var dismissesByFinger: Bool {
    behaviour.keyboardDismissMode == .interactive
      || behaviour.keyboardDismissMode == .interactiveWithAccessory
  }

  /// A drag begins: where it says so, nothing is edited any more.
  final func dismissKeyboardForDrag() {
    switch behaviour.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: storedWindow?.endEditing(false)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// A finger drags the content and, below its edge, what is docked.
  final func fingerDragged(to y: CGFloat) {
    if dismissesByFinger { panel?.push(to: y, padding: 0) }
  }

  final func fingerLetGo(velocity: CGFloat) {
    guard dismissesByFinger, panel?.letGo(velocity: velocity) == true else { return }
    storedWindow?.endEditing(false)
  }
}
