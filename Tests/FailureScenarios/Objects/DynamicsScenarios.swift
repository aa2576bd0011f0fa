import UIKit

private final class OwnAttachment: UIAttachmentBehavior {}

extension Scenario {
  /// Behaviors that cannot be made.
  static let dynamics: [Scenario] = [
    Scenario("an attachment of a subclass by a method of the class") {
      let (one, other) = (UIView(), UIView())
      _ = OwnAttachment.fixedAttachment(with: one, attachedTo: other, attachmentAnchor: .zero)
    }
  ]
}
