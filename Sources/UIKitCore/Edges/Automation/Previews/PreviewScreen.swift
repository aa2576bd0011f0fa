import Failures
import PlatformInterface

/// What a preview shows: a view or a view controller.
@_spi(XcodeSources)
public struct PreviewScreen {
  let controller: UIViewController

  /// A preview of a view controller.
  @preconcurrency @MainActor
  public init(_ make: @MainActor () -> UIViewController) { controller = make() }

  /// A preview of a view, which is shown in the middle of the screen in the size that it wants, or fills
  /// the screen where it wants none.
  @preconcurrency @MainActor
  public init(_ make: @MainActor () -> UIView) { controller = PreviewHost(make()) }

  /// The size that the content wants on a screen of `available` points, which is its size where it wants
  /// none: what `sizeThatFitsLayout` shows.
  @MainActor
  func fittingSize(in available: CGSize) -> CGSize {
    let preferred = controller.preferredContentSize
    if preferred.width > 0, preferred.height > 0 { return preferred }
    let content = (controller as? PreviewHost)?.content ?? controller.view!
    var size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width > available.width {
      size = content.systemLayoutSizeFitting(
        CGSize(width: available.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    // Views that know their size without constraints, and those that were given a frame.
    if size.width < 1 || size.height < 1 {
      let own = content.sizeThatFits(available)
      let frame = content.frame.size
      size.width = [size.width, own.width, frame.width].first { $0 >= 1 } ?? available.width
      size.height = [size.height, own.height, frame.height].first { $0 >= 1 } ?? available.height
    }
    return CGSize(
      width: min(size.width, available.width).rounded(.up), height: size.height.rounded(.up))
  }
}

/// The controller around a view alone.
private final class PreviewHost: UIViewController {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { failure("The controller around a preview is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    // A frame that the preview gave the view is its size, as far as nothing else says one.
    let given = content.frame.size
    view.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let area = view.safeAreaLayoutGuide
    // A view that wants no size has none of its own: it fills what there is.
    let fills = [
      given.width > 0
        ? content.widthAnchor.constraint(equalToConstant: given.width)
        : content.widthAnchor.constraint(equalTo: area.widthAnchor),
      given.height > 0
        ? content.heightAnchor.constraint(equalToConstant: given.height)
        : content.heightAnchor.constraint(equalTo: area.heightAnchor),
    ]
    for constraint in fills { constraint.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(
      [
        content.centerXAnchor.constraint(equalTo: area.centerXAnchor),
        content.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        content.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
        content.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor),
      ] + fills)
  }
}

/// The application's delegate while a preview is shown instead of the app's own screens.
package final class PreviewDelegate: NSObject, UIApplicationDelegate {
  /// The place of the preview in the list.
  @MainActor package static var number = 0
  /// The window that shows it.
  package var window: UIWindow?

  /// Writes the program's list of previews as JSON.
  ///
  /// - Throws: where the file cannot be written.
  @MainActor
  package static func writeList(to path: String) throws { try PreviewRegistry.write(to: path) }

  /// Shows the preview in a window of the screen's size, or of its own where it is to fit.
  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let all = PreviewRegistry.all
    guard all.indices.contains(Self.number), let make = all[Self.number].make else {
      failure("A preview should be one of the program's \(all.count); found number \(Self.number).")
    }
    let screen = make()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen.controller
    window.makeKeyAndVisible()
    if all[Self.number].traits().contains(.sizeThatFitsLayout) {
      window.layoutIfNeeded()
      let size = screen.fittingSize(in: window.bounds.size)
      window.windowScene?.host.platformWindow.resize(to: size)
    }
    self.window = window
    return true
  }
}
