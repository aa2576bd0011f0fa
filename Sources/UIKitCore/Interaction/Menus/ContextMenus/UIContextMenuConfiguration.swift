import PlatformInterface

/// Makes the controller whose view is shown in place of what was pressed; nil shows that.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes the menu of what the system suggests; nil shows no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu shows its elements, seen from where it was opened.
  public enum ElementOrder: Int, Sendable {
    /// The menu decides, by where it opens.
    case automatic = 0
    /// The first element next to what was pressed, wherever the menu is.
    case priority
    /// The first element is always at the top.
    case fixed
  }

  /// What tells this menu from others in the delegate's methods: what was given, or a unique value.
  public let identifier: any NSCopying
  /// Identifies further items that the menu is about. Lists know theirs by their index paths and ask
  /// their delegates by those.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many items the menu is about, beside the pointer; shown nowhere here.
  open var badgeCount = 0 {
    didSet { if badgeCount != 0 { Unsupported.report("UIContextMenuConfiguration.badgeCount") } }
  }
  /// In which order the elements are shown; `automatic` by default.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// What UIKit itself adds at the end, when it is told what the program's menu has; nil for nothing.
  final var furtherElements: (([UIMenuElement]) -> [UIMenuElement])?
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration of a menu and its preview.
  ///
  /// - Parameters:
  ///   - identifier: unique where none is given.
  ///   - previewProvider: called when the menu is about to be shown.
  ///   - actionProvider: called then, after `previewProvider`.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu that is shown; nil where there is none.
  final func makeMenu() -> UIMenu? {
    let own = actionProvider?([])
    let further = furtherElements?(own.map { [$0] } ?? []) ?? []
    guard !further.isEmpty else { return own }
    return own.map { $0.replacingChildren($0.children + further) } ?? UIMenu(children: further)
  }
}
