/// Hears which colour the user picks.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Hears of another colour. Of one that is being dragged to it hears many times, with `continuously` true, and once
  /// more with false when the finger lifts.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Hears of another colour; the older way, asked where the method with `continuously` is missing.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Hears that the user closes the picker by its button, before it goes.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user pick a colour: in a grid of 120, in a spectrum, or by the shares of red, green and blue.
///
/// There is no eyedropper. Colours that the user adds to those at the bottom are kept while the program runs.
open class UIColorPickerViewController: UIViewController {
  /// Hears of every colour that the user picks, and of the end.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The colour that is picked; black by default. Setting it tells the delegate nothing.
  open var selectedColor: UIColor {
    get { stored.color }
    set {
      stored = PickedColor(newValue)
      page?.show(stored)
    }
  }

  /// Whether the user chooses how opaque the colour is, too; true by default.
  open var supportsAlpha = true {
    didSet { page?.showsOpacity = supportsAlpha }
  }

  private var stored = PickedColor(.black)
  private var page: ColorPickerPage? { viewIfLoaded as? ColorPickerPage }

  /// Makes a picker with a black colour.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Makes a picker from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called where the title changes, which stands at the top instead of "Colors".
  open override var title: String? {
    didSet { page?.title = title }
  }

  open override func loadView() {
    let page = ColorPickerPage(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    page.title = title
    page.showsOpacity = supportsAlpha
    page.show(stored)
    page.picked = { [weak self] color, continuously in self?.pick(color, continuously) }
    page.closed = { [weak self] in self?.close() }
    view = page
  }

  private func pick(_ color: PickedColor, _ continuously: Bool) {
    stored = color
    delegate?.colorPickerViewController(self, didSelect: color.color, continuously: continuously)
  }

  private func close() {
    delegate?.colorPickerViewControllerDidFinish(self)
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}
