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
      _ = try? shown.perform("idle\nkey a with ctrl\nkey delete\nkey z with ctrl\nkey y with ctrl")
      _ = try? shown.perform("key z with ctrl\nkey a with ctrl\ntype \"x\"\nkey z with ctrl\nidle")
      guard view.text.utf16.count == 1_100_000 else { fatalError("Not all lines came back.") }
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
