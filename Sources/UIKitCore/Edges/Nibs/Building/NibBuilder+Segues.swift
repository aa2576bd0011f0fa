import NibDocument
import PlatformInterface

/// Segues of objects that are no controllers: what the user triggers, and containers.
extension NibBuilder {
  func addSegue(_ connection: NibConnection, of object: AnyObject, _ source: NibObject) {
    guard case .segue(let segue) = connection.kind else { return }
    guard let template = controller?.rare?.storyboardScene?.template(for: connection) else {
      return tell(
        .damaged, "The segue \(segue.identifier ?? connection.id) belongs to no view controller.",
        source, line: connection.line)
    }
    switch object {
    case let view as UIView where segue.kind == "embed": template.embed(in: view)
    case let control as UIControl:
      control.addTarget(template, action: SegueTemplate.action, for: .primaryActionTriggered)
    case let item as UIBarButtonItem:
      item.target = template
      item.action = SegueTemplate.action
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(template, action: SegueTemplate.action)
    case let cell as UICollectionViewCell: cell.selectionSegue = template
    case let cell as UITableViewCell:
      if segue.trigger == "accessoryAction" {
        cell.parts.accessorySegue = template
      } else {
        cell.parts.selectionSegue = template
      }
    default:
      tell(
        .unknown, "A segue from this object is not supported.", source, line: connection.line)
    }
  }

  /// The controller of the scene, or the one around a prototype.
  private var controller: UIViewController? {
    owner as? UIViewController
      ?? surroundings.values.lazy.compactMap { $0.object as? UIViewController }.first
  }
}
