import SceneKit
import SwiftUI
import UIKit
import XCTest

/// What needs modules that Linux lacks is left out, and the rest works.
final class SphereController: UIViewController, SCNSceneRendererDelegate {
  @IBOutlet var scenery: SCNView!
  private let camera = SCNCamera()
  private let list = UITableView()
  var visited: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scenery.delegate = self
    camera.usesOrthographicProjection = true
    view.addSubview(list)
    let node = SCNNode(geometry: SCNSphere(radius: 1))
    scenery.scene?.rootNode.addChildNode(node)
    UIView.performWithoutAnimation {
      list.alpha = 0.5
      scenery.alpha = 0.5
    }
    if let node = scenery.pointOfView { show(node) } else { visited.append("nowhere") }
    visited.append("loaded")
  }

  func renderer(_ renderer: SCNSceneRenderer, updateAtTime time: TimeInterval) {
    visited.append("frame")
  }
  private func show(_ node: SCNNode) { visited.append("node") }
  func fieldOfView() -> Double {
    let lens = camera.focalLength
    return lens * 2
  }
  var hasList: Bool { list.superview != nil }

  func showHosted() {
    present(UIHostingController(rootView: SphereView(name: "a")), animated: false)
    visited.append("hosted")
  }
}

struct SphereView: View {
  @State var name: String
  var body: some View { Text(name) }
}

struct SphereView_Previews: PreviewProvider {
  static var previews: some View { SphereView(name: "b") }
}

extension SCNView {
  func clear() { scene?.rootNode.childNodes.forEach { $0.removeFromParentNode() } }
}

final class MissingModuleTests: XCTestCase {
  func test_theRestOfAController_works() {
    let controller = SphereController()
    controller.loadViewIfNeeded()
    XCTAssertTrue(controller.hasList)
    XCTAssertEqual(controller.visited, ["loaded"])
    controller.showHosted()
    XCTAssertEqual(controller.visited, ["loaded", "hosted"])
  }
}
