import UIKitCore

/// The bubble above a selected annotation, with its texts and what an app puts beside them.
final class MapCallout: UIView {
  private(set) weak var source: MKAnnotationView?
  private let ground = UIView()
  private let tip = CAShapeLayer()
  private let title = UILabel()
  private let subtitle = UILabel()
  private static let tipHeight: CGFloat = 10
  private static let taps = UIAction.Identifier("MapKit.calloutAccessory")

  init() {
    super.init(frame: .zero)
    ground.layer.cornerRadius = 12
    ground.clipsToBounds = false
    title.font = .systemFont(ofSize: 17)
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.textColor = .secondaryLabel
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.addSublayer(tip)
    addSubview(ground)
    ground.addSubview(title)
    ground.addSubview(subtitle)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: MKAnnotationView, _ map: MKMapView, animated: Bool) {
    let isNew = source !== view || superview == nil
    hide()
    // Without a title there is no callout, as on iOS.
    guard let text = view.annotation?.shownTitle, !text.isEmpty, view.canShowCallout else { return }
    source = view
    title.text = text
    let color = UIColor.secondarySystemGroupedBackground
    ground.backgroundColor = color
    tip.fillColor = color.resolvedColor(with: map.traitCollection).cgColor
    fill(view, map)
    map.container.addSubview(self)
    place(map)
    guard isNew, animated else { return }
    alpha = 0
    UIView.animate(withDuration: 0.2) { self.alpha = 1 }
  }

  func hide() {
    source = nil
    removeFromSuperview()
    for view in ground.subviews where view !== title && view !== subtitle {
      view.removeFromSuperview()
    }
  }

  /// Lays texts and accessories side by side. Distances were looked at on iOS 17, not measured.
  private func fill(_ view: MKAnnotationView, _ map: MKMapView) {
    let (margin, space) = (CGFloat(12), CGFloat(10))
    let detail = view.detailCalloutAccessoryView
    subtitle.text = detail == nil ? view.annotation?.shownSubtitle : nil
    subtitle.isHidden = (subtitle.text ?? "").isEmpty
    var x = margin
    let sides = [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView].compactMap(\.self)
    sides.forEach { listen($0, view, map) }
    let height = sides.map { min(extent($0).height, 52) }.max() ?? 0
    let most = max(
      120, min(map.bounds.width - 80, 280) - sides.map { extent($0).width + space }.reduce(0, +))
    let titleSize = title.sizeThatFits(CGSize(width: most, height: 40))
    var block = CGSize(width: min(titleSize.width, most), height: titleSize.height)
    var below: UIView?
    if let detail {
      below = detail
      ground.addSubview(detail)
    } else if !subtitle.isHidden {
      below = subtitle
    }
    let belowSize = below.map { view -> CGSize in
      let size =
        view === subtitle ? subtitle.sizeThatFits(CGSize(width: most, height: 40)) : extent(view)
      return CGSize(width: min(size.width, most), height: size.height)
    }
    if let belowSize {
      block.width = max(block.width, belowSize.width)
      block.height += belowSize.height + 2
    }
    let whole = max(max(block.height, height) + 14, 44)
    if let left = view.leftCalloutAccessoryView { x = put(left, at: x, in: whole) + space }
    let top = (whole - block.height) / 2
    title.frame = CGRect(x: x, y: top, width: min(titleSize.width, most), height: titleSize.height)
    if let below, let belowSize {
      below.frame = CGRect(origin: CGPoint(x: x, y: title.frame.maxY + 2), size: belowSize)
    }
    x += block.width
    if let right = view.rightCalloutAccessoryView { x = put(right, at: x + space, in: whole) }
    ground.frame = CGRect(x: 0, y: 0, width: x + margin, height: whole)
    bounds.size = CGSize(width: ground.bounds.width, height: whole + Self.tipHeight)
  }

  private func extent(_ view: UIView) -> CGSize {
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func put(_ view: UIView, at x: CGFloat, in height: CGFloat) -> CGFloat {
    let size = extent(view)
    view.frame = CGRect(
      x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
    ground.addSubview(view)
    return x + size.width
  }

  /// A control tells the delegate, besides those it tells itself.
  private func listen(_ accessory: UIView, _ view: MKAnnotationView, _ map: MKMapView) {
    guard let control = accessory as? UIControl else { return }
    control.removeAction(identifiedBy: Self.taps, for: .touchUpInside)
    control.addAction(
      UIAction(identifier: Self.taps) { [weak map, weak view, weak control] _ in
        guard let map, let view, let control else { return }
        map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
      }, for: .touchUpInside)
  }

  /// Puts the tip at the view's upper edge, and the bubble where it is seen.
  func place(_ map: MKMapView) {
    guard let source, superview != nil else { return }
    let point = CGPoint(
      x: source.frame.midX + source.calloutOffset.x, y: source.frame.minY + source.calloutOffset.y)
    let width = bounds.width
    let least = 8 + width / 2, most = map.bounds.width - 8 - width / 2
    let x = least > most ? point.x : min(max(point.x, least), most)
    center = CGPoint(x: x, y: point.y - bounds.height / 2)
    let at = min(max(point.x - x + width / 2, 22), width - 22)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: at - 12, y: ground.bounds.height - 1))
    path.addLine(to: CGPoint(x: at, y: bounds.height))
    path.addLine(to: CGPoint(x: at + 12, y: ground.bounds.height - 1))
    path.close()
    tip.path = path.cgPath
  }
}
