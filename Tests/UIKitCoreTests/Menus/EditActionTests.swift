import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A first responder that edits a text in its own simple way.
@MainActor
private final class Editor: UIView {
  let recorder: CallRecorder
  var allowsPaste = true
  var commands: [UIKeyCommand] = []
  var text = "" {
    didSet {
      let old = oldValue
      undoManager?.registerUndo(withTarget: self) { $0.text = old }
    }
  }

  init(_ recorder: CallRecorder) {
    self.recorder = recorder
    super.init(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
  }

  required init?(coder: NSCoder) { return nil }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  override func copy(_ sender: Any?) {
    recorder.record("copy by \((sender as? UIMenuElement)?.title ?? "\(sender != nil)")")
    UIPasteboard.general.string = "copied"
  }
  override func paste(_ sender: Any?) { recorder.record("paste") }
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == StandardEditActions.paste { return allowsPaste }
    return super.canPerformAction(action, withSender: sender)
  }

  func refresh(_ sender: Any?) { recorder.record("refresh \(type(of: sender ?? 0))") }
  static let refresh = Selector("refresh:", Editor.refresh(_:))
}

/// Around the editor.
@MainActor
private final class EditorController: UIViewController {
  let recorder = CallRecorder()
  lazy var editor = Editor(recorder)
  override func viewDidLoad() { view.addSubview(editor) }
  override func selectAll(_ sender: Any?) { recorder.record("selectAll") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { recorder.record("press \(press.key?.characters ?? "")") }
    super.pressesBegan(presses, with: event)
  }
}

final class EditActionTests: XCTestCase {
  // MARK: Who can

  func test_standardActions_belongToWhoOverridesThem() {
    onMainActor {
      let editor = Editor(CallRecorder())
      XCTAssertTrue(editor.canPerformAction(StandardEditActions.copy, withSender: nil))
      XCTAssertTrue(editor.canPerformAction("copy:", withSender: nil), "by name alone")
      XCTAssertTrue(
        editor.canPerformAction("makeTextWritingDirectionLeftToRight:", withSender: nil))
      XCTAssertFalse(editor.canPerformAction(StandardEditActions.cut, withSender: nil))
      XCTAssertFalse(UIView().canPerformAction(StandardEditActions.copy, withSender: nil))
      XCTAssertFalse(UIView().canPerformAction("noSuchAction:", withSender: nil))
    }
  }

  /// Every standard action is told apart: an override of one is seen as that one and no other.
  func test_everyStandardAction_isFoundByItsOverride() {
    @MainActor final class All: UIResponder {
      override func cut(_ sender: Any?) {}
      override func copy(_ sender: Any?) {}
      override func paste(_ sender: Any?) {}
      override func pasteAndMatchStyle(_ sender: Any?) {}
      override func pasteAndGo(_ sender: Any?) {}
      override func pasteAndSearch(_ sender: Any?) {}
      override func select(_ sender: Any?) {}
      override func selectAll(_ sender: Any?) {}
      override func delete(_ sender: Any?) {}
      override func duplicate(_ sender: Any?) {}
      override func move(_ sender: Any?) {}
      override func rename(_ sender: Any?) {}
      override func export(_ sender: Any?) {}
      override func printContent(_ sender: Any?) {}
      override func find(_ sender: Any?) {}
      override func findAndReplace(_ sender: Any?) {}
      override func findNext(_ sender: Any?) {}
      override func findPrevious(_ sender: Any?) {}
      override func useSelectionForFind(_ sender: Any?) {}
      override func toggleBoldface(_ sender: Any?) {}
      override func toggleItalics(_ sender: Any?) {}
      override func toggleUnderline(_ sender: Any?) {}
      override func increaseSize(_ sender: Any?) {}
      override func decreaseSize(_ sender: Any?) {}
      override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
      override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    }
    @MainActor final class One: UIResponder {
      override func find(_ sender: Any?) {}
    }
    let names = [
      "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:",
      "select:", "selectAll:", "delete:", "duplicate:", "move:", "rename:", "export:",
      "printContent:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
      "useSelectionForFind:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
      "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:",
      "makeTextWritingDirectionRightToLeft:",
    ]
    onMainActor {
      let (all, one, none) = (All(), One(), UIResponder())
      for name in names {
        let action = NSSelectorFromString(name)
        XCTAssertTrue(all.canPerformAction(action, withSender: nil), name)
        XCTAssertEqual(one.canPerformAction(action, withSender: nil), name == "find:", name)
        XCTAssertFalse(none.canPerformAction(action, withSender: nil), name)
      }
    }
  }

  func test_target_isTheFirstInTheChain() {
    onMainActor {
      let controller = EditorController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      let editor = controller.editor
      XCTAssertTrue(
        editor.target(forAction: StandardEditActions.copy, withSender: nil) as AnyObject === editor)
      XCTAssertTrue(
        editor.target(forAction: StandardEditActions.selectAll, withSender: nil) as AnyObject
          === controller)
      XCTAssertNil(editor.target(forAction: StandardEditActions.cut, withSender: nil))
    }
  }

  // MARK: Shortcuts

  func test_shortcuts_goToTheFirstResponder_andUpTheChain() {
    onMainActor {
      let controller = EditorController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      controller.editor.becomeFirstResponder()
      harness.run(
        """
        key c with ctrl
        key v with cmd
        key a with ctrl
        key x with ctrl
        key c
        """)
      XCTAssertEqual(
        controller.recorder.take(),
        ["copy by Copy", "paste", "selectAll", "press x", "press c"])
      XCTAssertEqual(UIPasteboard.general.string, "copied")
      controller.editor.allowsPaste = false
      harness.run("key v with ctrl")
      XCTAssertEqual(controller.recorder.take(), ["press v"])
    }
  }

  func test_pasteConfiguration_pastesWhatItAccepts() {
    @MainActor final class Notes: UIView {
      var pasted: [String] = []
      var allows = true
      override var canBecomeFirstResponder: Bool { true }
      override func paste(itemProviders: [NSItemProvider]) {
        for provider in itemProviders {
          provider.loadObject(ofClass: String.self) { text, _ in
            DispatchQueue.main.async {
              MainActor.assumeIsolated { self.pasted.append(text ?? "nothing") }
            }
          }
        }
      }
      override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { allows }
    }
    onMainActor {
      let controller = UIViewController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      let notes = Notes(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      controller.view.addSubview(notes)
      notes.becomeFirstResponder()
      UIPasteboard.general.string = "one"
      XCTAssertFalse(notes.canPerformAction("paste:", withSender: nil), "says not what it accepts")
      let configuration = UIPasteConfiguration(forAccepting: String.self)
      notes.pasteConfiguration = configuration
      configuration.acceptableTypeIdentifiers = []
      XCTAssertTrue(notes.canPerformAction("paste:", withSender: nil), "keeps a copy")
      harness.run("key v with ctrl\nidle")
      XCTAssertEqual(notes.pasted, ["one"])
      notes.allows = false
      harness.run("key v with ctrl\nidle")
      notes.allows = true
      UIPasteboard.general.image = UIImage(systemName: "heart")
      XCTAssertFalse(notes.canPerformAction("paste:", withSender: nil), "a picture is no text")
      harness.run("key v with ctrl\nidle")
      XCTAssertEqual(notes.pasted, ["one"])
    }
  }

  func test_keyCommands_comeBeforePresses() {
    onMainActor {
      let controller = EditorController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      let editor = controller.editor
      editor.becomeFirstResponder()
      editor.commands = [
        UIKeyCommand(input: "r", modifierFlags: .command, action: Editor.refresh),
        UIKeyCommand(input: UIKeyCommand.f5, modifierFlags: [], action: Editor.refresh),
        UIKeyCommand(input: "d", modifierFlags: [.control, .shift], action: Editor.refresh),
        UIKeyCommand(
          title: "Never", action: Editor.refresh, input: "n", modifierFlags: .command,
          attributes: .disabled),
      ]
      harness.run(
        """
        key r with ctrl
        key r with cmd
        key f5
        key d with ctrl,shift
        key r
        key d with ctrl
        key n with ctrl
        """)
      XCTAssertEqual(
        controller.recorder.take(),
        Array(repeating: "refresh UIKeyCommand", count: 4) + ["press r", "press d", "press n"])
    }
  }

  func test_controllersCommands_canBeAddedAndRemoved() {
    onMainActor {
      let controller = EditorController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      XCTAssertNil(controller.keyCommands)
      let command = UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [], action: StandardEditActions.selectAll)
      controller.addKeyCommand(command)
      harness.run("key escape")
      XCTAssertEqual(controller.recorder.take(), ["selectAll"])
      controller.removeKeyCommand(command)
      harness.run("key escape")
      XCTAssertEqual(controller.recorder.take(), ["press UIKeyInputEscape"])
    }
  }

  func test_undo_byKeys() {
    onMainActor {
      let controller = EditorController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      let editor = controller.editor
      editor.becomeFirstResponder()
      XCTAssertTrue(editor.undoManager === harness.window.undoManager)
      editor.text = "a"
      harness.advance(by: 0.1)
      editor.text = "ab"
      harness.advance(by: 0.1)
      harness.run("key z with ctrl")
      XCTAssertEqual(editor.text, "a")
      harness.run("key z with ctrl,shift")
      XCTAssertEqual(editor.text, "ab")
      harness.run("key z with ctrl\nkey z with ctrl")
      XCTAssertEqual(editor.text, "")
      harness.run("key y with ctrl")
      XCTAssertEqual(editor.text, "a")
    }
  }

  // MARK: Menus of the program

  func test_builder_changesTheTree() {
    onMainActor {
      let tree = MenuTree(StandardMenus.main(), system: .main)
      let file = UIMenu(title: "Own", identifier: UIMenu.Identifier("own"))
      tree.insertSibling(file, afterMenu: .file)
      XCTAssertEqual(
        tree.root.children.compactMap { ($0 as? UIMenu)?.identifier },
        [.application, .file, UIMenu.Identifier("own"), .edit, .format, .view, .window, .help])
      tree.insertChild(
        UIMenu(title: "Spelling", identifier: .spelling), atEndOfMenu: .edit)
      XCTAssertNotNil(tree.menu(for: .spelling))
      XCTAssertEqual(tree.command(for: StandardEditActions.copy)?.title, "Copy")
      tree.remove(menu: .standardEdit)
      XCTAssertNil(tree.command(for: StandardEditActions.copy))
      tree.replaceChildren(ofMenu: .spelling) { $0 + [UIAction(title: "x") { _ in }] }
      XCTAssertEqual(tree.menu(for: .spelling)?.children.count, 1)
      tree.replace(menu: .spelling, with: UIMenu(title: "Gone", identifier: .replace))
      XCTAssertNil(tree.menu(for: .spelling))
      tree.remove(menu: UIMenu.Identifier("not there"))
    }
  }
}
