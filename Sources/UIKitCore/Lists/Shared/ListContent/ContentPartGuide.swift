/// A part of a list's content that programs can bind other things to.
enum ContentPart: Hashable {
  case text, secondary, image
}

/// Keeps a guide where a view is that no constraint places.
@MainActor
final class ContentPartGuide {
  let guide = UILayoutGuide()
  private let left: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint

  init(in view: UIView) {
    view.addLayoutGuide(guide)
    left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([left, top, width, height])
  }

  func follow(_ frame: CGRect) {
    for (constraint, value) in [
      (left, frame.minX), (top, frame.minY), (width, frame.width), (height, frame.height),
    ] where constraint.constant != value { constraint.constant = value }
  }
}
