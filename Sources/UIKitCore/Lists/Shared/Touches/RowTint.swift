import PlatformInterface
import QuartzCore

extension ListCellView {
  /// The shape of the row as it is seen, for the tint under the pointer; nil where a touch would not highlight
  /// it. The delegate is asked.
  var rowTint: RoundedRect? {
    guard isUserInteractionEnabled, let place = focusPlace,
      let list = place.list as? any ListView, list.mayHighlight(place.path)
    else { return nil }
    let bounds = CGRect(origin: .zero, size: storedLayer.bounds.size)
    if let round = configured?.roundBackground { return round }
    let radius = storedLayer.cornerRadius
    let corners = storedLayer.maskedCorners
    func at(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    return RoundedRect(
      bounds, topLeft: at(.layerMinXMinYCorner), topRight: at(.layerMaxXMinYCorner),
      bottomRight: at(.layerMaxXMaxYCorner), bottomLeft: at(.layerMinXMaxYCorner))
  }
}
