import UIKit

/// A button with a menu at 20,20 (160 by 44 points), and a square with a context menu at 20,100 (200 by 120).
final class MenuScreen: MeasuredScreen, UIContextMenuInteractionDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = MenuButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 160, height: 44)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in say("one") }])
    button.showsMenuAsPrimaryAction = true
    view.addSubview(button)
    let square = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
    square.backgroundColor = .systemOrange
    square.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(square)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Copy") { _ in say("copy") },
        UIMenu(
          title: "Move to",
          children: ["Coast", "Forest"].map { name in UIAction(title: name) { _ in say(name) } }),
        UIAction(title: "Delete", attributes: .destructive) { _ in say("delete") },
      ])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { say("context menu opened") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { say("context menu ended") }
}

private final class MenuButton: UIButton {
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    say("button menu opened")
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    say("button menu ended")
  }
}
