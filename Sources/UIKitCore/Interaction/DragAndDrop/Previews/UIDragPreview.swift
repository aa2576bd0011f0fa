/// How a view looks while it is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  override func makeCopy() -> UIPreviewParameters { UIDragPreviewParameters() }
}

/// Where a dragged preview comes from or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// What is shown of an item under the finger; the view need not be in a window.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The view of which a picture is shown; it need not be in a window.
  public let view: UIView
  /// The shape and the background of the preview; a copy of those given.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of a view, in a shape and on a background.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = (parameters.copy() as? UIDragPreviewParameters) ?? parameters
    super.init()
  }

  /// Makes a preview of a whole view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Makes a card with an address.
  public convenience init(forURL url: URL) { self.init(forURL: url, title: nil) }

  /// Makes a card with a title and an address.
  public convenience init(forURL url: URL, title: String?) {
    let card = AddressCard(url, title)
    self.init(view: card, parameters: card.parameters)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIDragPreview(view: view, parameters: parameters)
  }
}

/// What is lifted, and where it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Makes a card that shows the address, lifted from or dropped at a target.
  public convenience init(forURL url: URL, target: UIDragPreviewTarget) {
    self.init(forURL: url, title: nil, target: target)
  }

  /// Makes a card that shows the address under a title, lifted from or dropped at a target.
  public convenience init(forURL url: URL, title: String?, target: UIDragPreviewTarget) {
    let card = AddressCard(url, title)
    self.init(view: card, parameters: card.parameters, target: target)
  }

  /// Returns a preview of the same view that comes from or goes to another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// What stands for an address that is dragged.
@MainActor
private final class AddressCard: UIView {
  init(_ url: URL, _ title: String?) {
    let address = UILabel()
    address.text = url.host ?? url.absoluteString
    address.font = .systemFont(ofSize: 13)
    address.textColor = .secondaryLabel
    let heading = UILabel()
    heading.text = title
    heading.font = .systemFont(ofSize: 15, weight: .semibold)
    let lines = title == nil ? [address] : [heading, address]
    var width: CGFloat = 0
    var y: CGFloat = 10
    for line in lines {
      line.sizeToFit()
      line.frame = CGRect(
        x: 14, y: y, width: min(line.bounds.width, 240), height: line.bounds.height)
      width = max(width, line.frame.width)
      y = line.frame.maxY + 2
    }
    super.init(frame: CGRect(x: 0, y: 0, width: width + 28, height: y + 8))
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    for line in lines { addSubview(line) }
  }

  required init?(coder: NSCoder) { return nil }

  var parameters: UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: 10)
    return parameters
  }
}
