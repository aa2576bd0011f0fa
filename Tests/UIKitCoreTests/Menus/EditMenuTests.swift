import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A text that can be copied, with an edit menu by the interaction or by the menu controller.
@MainActor
private final class TextPiece: UIView, UIEditMenuInteractionDelegate {
  let recorder: CallRecorder
  lazy var interaction = UIEditMenuInteraction(delegate: self)
  var ownMenu: (([UIMenuElement]) -> UIMenu?)?

  init(_ recorder: CallRecorder) {
    self.recorder = recorder
    super.init(frame: CGRect(x: 40, y: 300, width: 200, height: 60))
    backgroundColor = .systemYellow
    addInteraction(interaction)
  }

  required init?(coder: NSCoder) { return nil }

  override var canBecomeFirstResponder: Bool { true }
  override func copy(_ sender: Any?) { recorder.record("copy") }
  override func selectAll(_ sender: Any?) { recorder.record("selectAll") }
  func speak(_ sender: Any?) { recorder.record("speak") }
  static let speak = Selector("speak:", TextPiece.speak(_:))

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    recorder.record("menu")
    return ownMenu?(suggestedActions)
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    recorder.record("target")
    return bounds
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { recorder.record("willPresent") }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    recorder.record("willDismiss")
    animator.addCompletion { [recorder] in recorder.record("dismissed") }
  }
}

@MainActor
private final class PieceController: UIViewController {
  let recorder = CallRecorder()
  lazy var piece = TextPiece(recorder)
  override func viewDidLoad() { view.addSubview(piece) }
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system === UIMenuSystem.context else { return }
    builder.insertChild(
      UIMenu(
        options: .displayInline,
        children: [UIAction(title: "Translate") { [recorder] _ in recorder.record("translate") }]),
      atEndOfMenu: .standardEdit)
  }
}

final class EditMenuTests: XCTestCase {
  @MainActor private static func show() -> (PieceController, Harness) {
    let controller = PieceController()
    return (controller, Harness(device: "iphone-se", root: controller))
  }

  func test_interaction_showsWhatTheChainCanPerform() {
    onMainActor {
      let (controller, harness) = Self.show()
      defer { harness.close() }
      let piece = controller.piece
      let configuration = UIEditMenuConfiguration(
        identifier: "text", sourcePoint: CGPoint(x: 100, y: 30))
      piece.interaction.presentEditMenu(with: configuration)
      harness.run(
        """
        idle
        expect "Copy"
        expect "Select All"
        expect "Translate"
        expect no "Paste"
        """)
      XCTAssertEqual(piece.interaction.location(in: nil), CGPoint(x: 140, y: 330))
      XCTAssertEqual(controller.recorder.take(), ["menu", "target", "willPresent"])
      harness.run("tap \"Copy\"\nidle\nexpect no \"Copy\"")
      XCTAssertEqual(controller.recorder.take(), ["willDismiss", "copy", "dismissed"])
    }
  }

  func test_interaction_takesAnotherMenu_andReloadsIt() {
    onMainActor {
      let (controller, harness) = Self.show()
      defer { harness.close() }
      let piece = controller.piece
      var titles = ["Bold"]
      piece.ownMenu = { suggested in
        UIMenu(
          children: suggested + [
            UIMenu(
              title: "Style",
              children: titles.map { title in
                UIAction(title: title) { [recorder = controller.recorder] _ in
                  recorder.record(title)
                }
              })
          ])
      }
      piece.interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      harness.run("idle\nexpect \"Style\"")
      titles = ["Italic"]
      piece.interaction.reloadVisibleMenu()
      harness.run("idle\ntap \"Style\"\nidle\ntap \"Italic\"\nidle")
      XCTAssertEqual(controller.recorder.take().last, "Italic")
    }
  }

  func test_secondaryButton_showsTheMenuAsAList() {
    onMainActor {
      let (controller, harness) = Self.show()
      defer { harness.close() }
      let host = harness.window.windowScene!.host
      host.receive(
        .secondaryClick(location: CGPoint(x: 100, y: 320), modifiers: [], time: host.time))
      harness.settle()
      XCTAssertEqual(
        host.menu?.panels.first?.entries.map(\.title), ["Copy", "Select All", "Translate"])
      harness.run("tap \"Translate\"\nidle")
      XCTAssertEqual(
        controller.recorder.take(),
        ["menu", "willPresent", "translate", "willDismiss", "dismissed"])
    }
  }

  func test_emptyMenu_isNotShown() {
    onMainActor {
      let (controller, harness) = Self.show()
      defer { harness.close() }
      controller.piece.ownMenu = { _ in UIMenu(children: []) }
      controller.piece.interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      XCTAssertEqual(controller.recorder.take(), ["menu"])
      XCTAssertNil(harness.window.windowScene?.host.editMenu)
    }
  }

  // MARK: The menu controller

  func test_menuController_needsAFirstResponder_andTellsOfItself() {
    onMainActor {
      let (controller, harness) = Self.show()
      let menu = UIMenuController.shared
      menu.menuItems = [UIMenuItem(title: "Speak", action: TextPiece.speak)]
      nonisolated(unsafe) var names: [String] = []
      let tokens = [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) {
          names.append($0.name.rawValue)
        }
      }
      defer {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        menu.menuItems = nil
        harness.close()
      }
      let piece = controller.piece
      menu.showMenu(from: piece, rect: piece.bounds)
      XCTAssertFalse(menu.isMenuVisible)
      piece.becomeFirstResponder()
      menu.showMenu(from: piece, rect: piece.bounds)
      harness.run(
        "idle\nexpect \"Copy\"\nexpect \"Select All\"\nexpect \"Speak\"\nexpect no \"Cut\"")
      XCTAssertTrue(menu.isMenuVisible)
      XCTAssertEqual(menu.menuFrame.midX, piece.frame.midX, accuracy: 1)
      XCTAssertLessThanOrEqual(menu.menuFrame.maxY, piece.frame.minY)
      harness.run("tap \"Speak\"\nidle")
      XCTAssertEqual(controller.recorder.take(), ["speak"])
      XCTAssertFalse(menu.isMenuVisible)
      XCTAssertEqual(menu.menuFrame, .zero)
      XCTAssertEqual(
        names,
        ["WillShow", "DidShow", "WillHide", "DidHide"].map {
          "UIMenuController\($0)MenuNotification"
        })
    }
  }

  func test_bar_isBelow_whereThereIsNoSpaceAbove() {
    onMainActor {
      let (controller, harness) = Self.show()
      defer { harness.close() }
      let piece = controller.piece
      piece.frame.origin = CGPoint(x: 0, y: 5)
      piece.becomeFirstResponder()
      UIMenuController.shared.showMenu(from: piece, rect: piece.bounds)
      XCTAssertGreaterThanOrEqual(UIMenuController.shared.menuFrame.minY, piece.frame.maxY)
      XCTAssertGreaterThanOrEqual(UIMenuController.shared.menuFrame.minX, 0)
      UIMenuController.shared.hideMenu()
      XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    }
  }
}
