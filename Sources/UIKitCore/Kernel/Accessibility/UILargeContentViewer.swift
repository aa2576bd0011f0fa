import PlatformInterface

/// Something that is shown enlarged while a finger rests on it and the user's texts are large.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is enlarged at all.
  var showsLargeContentViewer: Bool { get }
  /// The title of the enlarged item.
  var largeContentTitle: String? { get }
  /// The picture of the enlarged item.
  var largeContentImage: UIImage? { get }
  /// Whether the picture is drawn larger than its own size.
  var scalesLargeContentImage: Bool { get }
  /// Moves the picture, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a view shows enlarged.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

/// Would enlarge the items of a view under a resting finger; nothing is enlarged here, as texts of a desktop
/// grow with its bars.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Asked for items; none is asked for here.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// A recogniser that others can be made to wait for; here it never begins.
  public let gestureRecognizerForExclusionRelationship = UIGestureRecognizer(
    target: nil, action: nil)

  /// With who is asked for items; nil for the view itself.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    gestureRecognizerForExclusionRelationship.isEnabled = false
  }

  /// Whether anything is enlarged; false.
  open class var isEnabled: Bool { false }
  /// Posted where `isEnabled` changes, which it never does.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Called before the interaction joins a view, or nil before it leaves.
  open func willMove(to view: UIView?) {}
  /// Called once the interaction has joined a view, or nil once it has left.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { Unsupported.report("UILargeContentViewerInteraction") }
  }
}

/// Gives the items of a large content viewer.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The item at a point of the interaction's view; its own unless implemented.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The finger was lifted over an item, at a point of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Over whose view the enlarged item is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

/// The methods are optional.
extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
