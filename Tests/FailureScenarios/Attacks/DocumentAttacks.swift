import UIKit
import UIKitTestSupport

/// A storyboard of these scenes, whose first controller is `S0`.
@MainActor
private func showStoryboard(_ scenes: String) throws {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="S0"><scenes>\(scenes)</scenes></document>
    """
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
  guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
  let storyboard = UIStoryboard(name: "Main", bundle: bundle)
  if let controller = storyboard.instantiateInitialViewController() { show(controller) }
}

/// A scene whose view embeds so many times each of these scenes.
private func scene(_ name: String, embedding others: [String]) -> String {
  let containers = others.enumerated().map { index, other in
    """
    <containerView id="\(name)C\(index)"><rect key="frame" x="0" y="0" width="9" height="9"/>
    <connections><segue destination="\(other)" kind="embed" id="\(name)E\(index)"/></connections>
    </containerView>
    """
  }.joined()
  return """
    <scene sceneID="\(name)S"><objects><viewController id="\(name)" sceneMemberID="viewController">
    <view key="view" id="\(name)V"><subviews>\(containers)</subviews></view>
    </viewController></objects></scene>
    """
}

extension Scenario {
  static let attacksByDocuments: [Scenario] = [
    Scenario("a storyboard of two screens that contain each other") {
      try showStoryboard(scene("S0", embedding: ["S1"]) + scene("S1", embedding: ["S0"]))
    },
    Scenario("a storyboard that doubles thirty times") {
      let scenes = (0..<30).map { level in
        scene("S\(level)", embedding: ["S\(level + 1)", "S\(level + 1)"])
      }
      try showStoryboard(scenes.joined() + scene("S30", embedding: []))
    },
    Scenario("a document of ten thousand views in one another") {
      let opened = (0..<10_000).map { "<view id=\"V\($0)\"><subviews>" }.joined()
      let closed = String(repeating: "</subviews></view>", count: 10_000)
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        \(opened)\(closed)</objects></document>
        """
      _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    },
    Scenario("a storyboard whose entities double thirty times") {
      let entities = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
      let text = """
        <!DOCTYPE document [<!ENTITY e0 "lol">\(entities)]>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <label id="L" text="&e30;"/></objects></document>
        """
      _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    },
  ]

  static let attacksBySize: [Scenario] = [
    Scenario("a thousand segments") {
      show(UISegmentedControl(items: (0..<1000).map(String.init)))
    },
    Scenario("a hundred thousand siblings") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      for index in 0..<100_000 {
        view.addSubview(UIView(frame: CGRect(x: index % 300, y: index / 300, width: 1, height: 1)))
      }
      _ = show(view).picture()
    },
    Scenario("a label of ten megabytes") {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      label.numberOfLines = 0
      label.text = String(repeating: "Some words. ", count: 870_000)
      _ = show(label).picture()
    },
    Scenario("a text view of ten megabytes") {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.text = String(repeating: "A line of some words.\n", count: 480_000)
      _ = show(view).picture()
    },
    Scenario("fifty thousand lines of a text view, deleted, undone, done again and replaced") {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.text = String(repeating: "A line of some words.\n", count: 50_000)
      let shown = show(view)
      view.becomeFirstResponder()
      shown.follow("idle\nkey a with ctrl\nkey delete\nkey z with ctrl\nkey y with ctrl")
      shown.follow("key z with ctrl\nkey a with ctrl\ntype \"x\"\nkey z with ctrl\nidle")
      guard view.text.utf16.count == 1_100_000 else { fatalError("Not all lines came back.") }
    },
    Scenario("two megabytes without a line break, pasted, typed into and deleted") {
      for word in ["Some words. ", "abcdefghij", "日本語", "👩‍👩‍👧", "e\u{301}\u{323}"] {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let shown = show(view)
        view.becomeFirstResponder()
        let text = String(repeating: word, count: 1_000_000 / word.utf16.count)
        UIPasteboard.general.string = text
        shown.follow("idle\nkey v with ctrl\nidle\ntype \"xyz\"\nkey home with ctrl\ntype \"abc\"")
        shown.follow(
          "scroll 100,100 by 0,90000\nidle\nkey end with ctrl\nkey up\nkey end\nkey backspace")
        _ = shown.picture()
        shown.follow("key a with ctrl\nkey delete\nkey z with ctrl\nidle\nresize 401x300\nidle")
        guard view.text.utf16.count > text.utf16.count - 20 else {
          fatalError("Not all came back.")
        }
      }
    },
    Scenario("five hundred choices and long titles, in windows and with texts of any size") {
      let root = UIViewController()
      let harness = Harness(device: "desktop", root: root)
      for style in [UIAlertController.Style.alert, .actionSheet] {
        let alert = UIAlertController(
          title: String(repeating: "A long title ", count: 200), message: nil, preferredStyle: style
        )
        for index in 0..<500 {
          let title = String(repeating: "Choice \(index) ", count: index % 40 + 1)
          alert.addAction(UIAlertAction(title: title, style: .default))
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.sourceView = root.view
        root.present(alert, animated: true)
        for size in ["320x200", "1900x1000", "1x1", "700x500"] {
          for text in ["extraSmall", "accessibilityExtraExtraExtraLarge", "large"] {
            harness.follow("resize \(size)\ntext-size \(text)\nidle\nkey tab\nkey tab with shift")
          }
        }
        harness.follow("scroll 100,100 by 0,90000\nidle")
        alert.dismiss(animated: false)
      }
    },
    Scenario("every key while a menu is open") {
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
      field.text = "Dear Nora"
      let root = UIViewController()
      root.view.addSubview(field)
      let harness = Harness(device: "desktop", root: root)
      let keys =
        ["up", "down", "left", "right", "tab", "enter", "space", "escape", "home", "end"]
        + ["pageup", "pagedown", "backspace", "delete", "insert", "menu"]
        + (1...12).map { "f\($0)" } + "abcdefghijklmnoprstuvxyz".map(String.init)
      for modifier in ["", " with ctrl", " with shift", " with alt", " with ctrl,shift"] {
        for key in keys {
          harness.follow(
            "rightclick 60,40\nidle\nkey \(key)\(modifier)\nidle\nkey escape\nkey escape")
        }
      }
    },
    Scenario("bytes that are no text, pasted as text into a view, a field and a search") {
      let screen = UITableViewController(style: .plain)
      screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      let search = screen.navigationItem.searchController?.searchBar.searchTextField
      screen.tableView.tableHeaderView = view
      screen.tableView.tableFooterView = field
      let harness = Harness(
        device: "desktop", root: UINavigationController(rootViewController: screen))
      harness.follow("idle")
      let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 3) }
      let contents = [
        Data(bytes), Data(), Data([0]), Data("a\0b\u{202E}c\u{FEFF}\r\n\r\u{2028}".utf8),
        Data([0xC3]),
        Data(String(repeating: "\u{301}", count: 100_000).utf8),
      ]
      for content in contents {
        for type in ["public.utf8-plain-text", "public.plain-text", "public.rtf", "public.html"] {
          UIPasteboard.general.setData(content, forPasteboardType: type)
          for responder: UIResponder? in [view, field, search] {
            responder?.becomeFirstResponder()
            harness.follow("key v with ctrl\nkey a with ctrl\nkey backspace\nidle")
          }
        }
      }
    },
    Scenario(
      "a window of any size, light and dark, with texts of any size, under all that is presented"
    ) {
      let root = UIViewController()
      let text = UITextView(frame: CGRect(x: 0, y: 80, width: 300, height: 300))
      root.view.addSubview(text)
      let harness = Harness(
        device: "desktop", root: UINavigationController(rootViewController: root))
      @MainActor func everything() {
        for width in [320, 1, 1900, 401, 700, 1024] {
          for size in ["extraSmall", "accessibilityExtraExtraExtraLarge", "large"] {
            harness.follow("resize \(width)x\(width == 1 ? 1 : 600)\ntext-size \(size)")
            harness.follow("appearance dark\nidle\nappearance light\nidle")
          }
        }
      }
      harness.follow("idle\ntap 100,200\ntype \"Dear Nora\"\nkey a with ctrl")
      everything()
      for style in [UIAlertController.Style.alert, .actionSheet] {
        let alert = UIAlertController(title: "Draft", message: "Sure?", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.popoverPresentationController?.sourceView = text
        if style == .alert { alert.addTextField() }
        root.present(alert, animated: true)
        everything()
        alert.dismiss(animated: false)
      }
      for style in [UIModalPresentationStyle.popover, .formSheet, .fullScreen, .overCurrentContext]
      {
        let other = UITableViewController(style: .insetGrouped)
        other.modalPresentationStyle = style
        other.popoverPresentationController?.sourceView = text
        root.present(other, animated: true)
        everything()
        other.dismiss(animated: false)
      }
      harness.follow("rightclick 100,200\nidle")
      everything()
    },
    Scenario("a path of a million points") {
      let path = UIBezierPath()
      path.move(to: .zero)
      for index in 0..<1_000_000 {
        path.addLine(to: CGPoint(x: index % 97, y: index % 89))
      }
      _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in path.stroke()
      }
    },
    Scenario("a fling beyond all measure") {
      let shown = ShownCollection([5000])
      _ = try? shown.harness.perform("fling 100,100 by 0,-1e300\nidle")
      _ = try? shown.harness.perform("fling 100,100 by 0,-90000 velocity 30000\nidle")
    },
  ]
}

extension Harness {
  /// Follows lines that are right, so that what is wrong with one is wrong with the program.
  fileprivate func follow(_ script: String) {
    do { try perform(script) } catch { fatalError("\(error)") }
  }
}
