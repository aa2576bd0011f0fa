import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A screen with things to open menus on, and what it takes to drive them.
@MainActor
final class MenuFixture {
  let harness: Harness
  let controller: MenuController
  let recorder: CallRecorder

  init(
    device: String = "iphone-se", appearance: UIUserInterfaceStyle = .light,
    isRightToLeft: Bool = false, textSize: UIContentSizeCategory? = nil
  ) {
    let recorder = CallRecorder()
    let controller = MenuController(recorder)
    self.recorder = recorder
    self.controller = controller
    harness = Harness(
      device: device, appearance: appearance, isRightToLeft: isRightToLeft, root: controller)
    if let textSize {
      harness.window.traitOverrides.preferredContentSizeCategory = textSize
      harness.advance(by: 0.1)
    }
  }

  func close() {
    // It often holds the controller.
    controller.makeMenu = { nil }
    harness.close()
  }

  var host: SceneHost { harness.window.windowScene!.host }
  var menu: MenuSession? { host.menu }

  func secondaryClick(_ point: CGPoint) {
    host.receive(.secondaryClick(location: point, modifiers: [], time: host.time))
    harness.settle()
  }

  /// The titles of the menu that is open, a menu and its submenus each.
  var titles: [[String]] { menu?.panels.map { $0.entries.map(\.title) } ?? [] }
  var highlighted: String? {
    menu?.panels.last.flatMap { panel in panel.highlighted.map { panel.entries[$0].title } }
  }
}

/// A view for keys to go to.
@MainActor
final class FocusableView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A picture in the middle with a context menu.
@MainActor
final class MenuController: UIViewController, UIContextMenuInteractionDelegate {
  let recorder: CallRecorder
  let square = FocusableView()
  /// What the controller heard of keys.
  private(set) var presses: [String] = []
  lazy var interaction = UIContextMenuInteraction(delegate: self)
  var makeMenu: () -> UIMenu? = { nil }
  var hasConfiguration = true
  var secondaryItems: Set<AnyHashable> = []

  init(_ recorder: CallRecorder) {
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    for row in 0..<12 {
      let label = UILabel(frame: CGRect(x: 20, y: 20 + CGFloat(row) * 52, width: 335, height: 40))
      label.text = "Something to read, line \(row)"
      label.backgroundColor = .secondarySystemBackground
      view.addSubview(label)
    }
    square.frame = CGRect(x: 60, y: 150, width: 140, height: 110)
    square.backgroundColor = .systemOrange
    square.layer.cornerRadius = 12
    square.addInteraction(interaction)
    view.addSubview(square)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.append("down")
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.append("up")
    super.pressesEnded(presses, with: event)
  }

  func action(
    _ title: String, subtitle: String? = nil, image: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: image.flatMap { UIImage(systemName: $0) },
      attributes: attributes, state: state
    ) { [recorder] _ in recorder.record("action \(title)") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    recorder.record("configuration \(Int(location.x)),\(Int(location.y))")
    guard hasConfiguration else { return nil }
    let configuration = UIContextMenuConfiguration(
      identifier: "square" as NSString, previewProvider: nil
    ) { [recorder, makeMenu] _ in
      recorder.record("menu")
      return makeMenu()
    }
    configuration.secondaryItemIdentifiers = secondaryItems
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    recorder.record("highlight \(identifier)")
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: square.bounds, cornerRadius: 12)
    return UITargetedPreview(view: square, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    recorder.record("dismissal \(identifier)")
    return UITargetedPreview(view: square)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    recorder.record("willDisplay")
    animator?.addAnimations { [recorder] in recorder.record("display animations") }
    animator?.addCompletion { [recorder] in recorder.record("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    recorder.record("willEnd")
    animator?.addAnimations { [recorder] in recorder.record("end animations") }
    animator?.addCompletion { [recorder] in recorder.record("ended") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { recorder.record("commit") }

  /// A bit of everything.
  func fullMenu() -> UIMenu {
    UIMenu(
      title: "Square",
      children: [
        UIMenu(
          options: .displayInline, preferredElementSize: .medium,
          children: [
            action("Copy", image: "doc.on.doc"), action("Edit", image: "square.and.pencil"),
            action("Save", image: "square.and.arrow.down"),
          ]),
        action("Share", subtitle: "With somebody nearby", image: "square.and.arrow.up"),
        action("Favourite", image: "heart", state: .on),
        action("Not now", image: "clock", attributes: .disabled),
        UIMenu(
          title: "Move to",
          children: [action("Coast"), action("Forest"), action("Harbour")]),
        UIMenu(
          options: .displayInline,
          children: [action("Delete", image: "trash", attributes: .destructive)]),
      ])
  }
}
