import NibDocument
import PlatformInterface

extension NibBuilder {
  func addSegue(_ connection: NibConnection, of object: AnyObject, _ source: NibObject) {
    Unsupported.report("UIStoryboardSegue")
  }

  func addUnwind(
    _ selector: String, of object: AnyObject, _ source: NibObject, _ connection: NibConnection
  ) { Unsupported.report("UIStoryboardUnwindSegueSource") }
}
