import UIKitCore

/// The blue point where the device is.
final class UserLocationView: MKAnnotationView {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 22, height: 22)
    backgroundColor = .white
    layer.cornerRadius = 11
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 1)
    let point = UIView(frame: CGRect(x: 3, y: 3, width: 16, height: 16))
    point.backgroundColor = .systemBlue
    point.layer.cornerRadius = 8
    point.isUserInteractionEnabled = false
    addSubview(point)
    canShowCallout = true
  }

  required init?(coder: NSCoder) { nil }
}
