import UIKit
import UIKitTestSupport

final class PhotoView: UIView { var label: UILabel? }

private final class NibController: UIViewController {}

/// A document with these objects.
private func document(_ objects: String) -> Data {
  Data(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    \(objects)
    </objects></document>
    """.utf8)
}

@MainActor
private func nib(_ objects: String) -> UINib { UINib(data: document(objects), bundle: nil) }

private func storyboardText(_ scenes: String, initial: String = "A") -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
  """
}

/// A bundle with one file in it.
private func bundle(_ name: String, _ text: String) throws -> Bundle {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
  return bundle
}

@MainActor
private func storyboard(_ name: String, _ scenes: String) throws -> UIStoryboard {
  UIStoryboard(name: name, bundle: try bundle("\(name).storyboard", storyboardText(scenes)))
}

private let twoScreens = """
  <scene sceneID="S1"><objects>
    <viewController storyboardIdentifier="first" id="A" sceneMemberID="viewController">
      <view key="view" id="V"/>
      <connections><segue destination="B" kind="push" identifier="go" id="G"/></connections>
    </viewController></objects></scene>
  <scene sceneID="S2"><objects>
    <viewController storyboardIdentifier="second" id="B" sceneMemberID="viewController">
      <view key="view" id="W"/></viewController></objects></scene>
  """

extension Scenario {
  /// Documents of Interface Builder that are not there or not as the program has it.
  static let nibs: [Scenario] = [
    Scenario("a nib that does not exist") {
      _ = UINib(nibName: "NoSuchNib", bundle: nil).instantiate(withOwner: nil)
    },
    Scenario("a nib that does not exist loaded from a bundle") {
      Bundle.main.loadNibNamed("NoSuchNib", owner: nil)
    },
    Scenario("a nib that is no document") {
      _ = UINib(data: Data("<document><objects>".utf8), bundle: nil).instantiate(withOwner: nil)
    },
    Scenario("a controller with a nib that does not exist") {
      show(NibController(nibName: "NoSuchNib", bundle: nil))
    },
    Scenario("a controller whose nib does not set its view") {
      let bundle = try bundle(
        "Viewless.xib", String(decoding: document("<view id=\"V\"/>"), as: UTF8.self))
      show(NibController(nibName: "Viewless", bundle: bundle))
    },
    Scenario("an outlet that the class does not have") {
      _ = nib(
        """
        <view id="V" customClass="PhotoView" customModule="FailureScenarios">
          <subviews><label id="L" text="Photo"/></subviews>
          <connections><outlet property="lable" destination="L" id="O"/></connections>
        </view>
        """
      ).instantiate(withOwner: nil)
    },
    Scenario("an outlet that the owner does not have") {
      let data = String(decoding: document("<view id=\"V\"/>"), as: UTF8.self)
        .replacingOccurrences(
          of: "id=\"-1\"/>",
          with: """
            id="-1"><connections><outlet property="photo" destination="V" id="O"/></connections>
            </placeholder>
            """)
      _ = UINib(data: Data(data.utf8), bundle: nil).instantiate(withOwner: NSObject())
    },
    Scenario("an outlet collection that the class does not have") {
      _ = nib(
        """
        <view id="V" customClass="PhotoView" customModule="FailureScenarios">
          <subviews><label id="L" text="Photo"/></subviews>
          <connections>
            <outletCollection property="labels" destination="L" id="O"/>
          </connections>
        </view>
        """
      ).instantiate(withOwner: nil)
    },
    Scenario("an action that the owner does not have") {
      let owner = NSObject()
      let button =
        nib(
          """
          <button id="B"><connections>
            <action selector="presed:" destination="-1" eventType="touchUpInside" id="A"/>
          </connections></button>
          """
        ).instantiate(withOwner: owner).first as? UIButton
      button?.sendActions(for: .touchUpInside)
      _ = owner
    },
    Scenario("a nib of two views registered for cells") {
      ShownCollection { _, view in
        view.register(nib("<view id=\"A\"/><view id=\"B\"/>"), forCellWithReuseIdentifier: "cell")
      }
    },
    Scenario("a nib without views registered for cells") {
      ShownCollection { _, view in view.register(nib(""), forCellWithReuseIdentifier: "cell") }
    },
    Scenario("a nib of a plain view registered for rows") {
      ShownTable { _, view in view.register(nib("<view id=\"A\"/>"), forCellReuseIdentifier: "cell")
      }
    },
    Scenario("a nib with another identifier registered for cells") {
      ShownCollection { _, view in
        view.register(
          nib(
            "<collectionViewCell id=\"C\" reuseIdentifier=\"photo\"><view key=\"contentView\"/></collectionViewCell>"
          ),
          forCellWithReuseIdentifier: "cell")
      }
    },
    Scenario("a nib with another identifier registered for rows") {
      ShownTable { _, view in
        view.register(
          nib(
            "<tableViewCell id=\"C\" reuseIdentifier=\"mail\"><tableViewCellContentView key=\"contentView\" id=\"D\"/></tableViewCell>"
          ),
          forCellReuseIdentifier: "cell")
      }
    },
  ]

  /// The same for storyboards.
  static let storyboards: [Scenario] = [
    Scenario("a storyboard that does not exist") { _ = UIStoryboard(name: "NoSuch", bundle: nil) },
    Scenario("a storyboard that is no document") {
      _ = UIStoryboard(name: "Broken", bundle: try bundle("Broken.storyboard", "<document>"))
    },
    Scenario("an identifier that the storyboard does not have") {
      _ = try storyboard("Main", twoScreens).instantiateViewController(withIdentifier: "third")
    },
    Scenario("a screen that contains itself") {
      let scene = """
        <scene sceneID="S"><objects><viewController id="A" sceneMemberID="viewController">
        <view key="view" id="V"><subviews><containerView id="C"><connections>
        <segue destination="A" kind="embed" id="E"/></connections></containerView></subviews></view>
        </viewController></objects></scene>
        """
      if let screen = try storyboard("Main", scene).instantiateInitialViewController() {
        show(screen)
      }
    },
    Scenario("a controller of another class than asked for") {
      let _: UITableViewController =
        try storyboard("Main", twoScreens).instantiateViewController(identifier: "first")
    },
    Scenario("a segue that the controller does not have") {
      let controller = try storyboard("Main", twoScreens).instantiateInitialViewController()
      controller?.performSegue(withIdentifier: "gone", sender: nil)
    },
    Scenario("a segue of a controller without a storyboard") {
      UIViewController().performSegue(withIdentifier: "gone", sender: nil)
    },
    Scenario("a push segue outside of a navigation controller") {
      let controller = try storyboard("Main", twoScreens).instantiateInitialViewController()
      if let controller { show(controller) }
      controller?.performSegue(withIdentifier: "go", sender: nil)
    },
  ]
}
