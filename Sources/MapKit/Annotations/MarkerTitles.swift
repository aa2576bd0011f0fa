import UIKitCore

/// Which markers show their texts where there is no space for all.
@MainActor
enum MarkerTitles {
  /// Lets texts go that would lie over those of a marker further in front, or under its balloon.
  ///
  /// Evidence: unmeasured; Apple says of such texts no more than that they adapt.
  ///
  /// - Parameter views: those that are seen, the one in front last.
  /// - Complexity: O(n²) for n views.
  static func thin(_ views: [MKAnnotationView]) {
    var taken: [CGRect] = []
    for view in views.reversed() {
      if let marker = view as? MKMarkerAnnotationView {
        if let texts = marker.textsFrame {
          let frame = texts.offsetBy(dx: marker.frame.minX, dy: marker.frame.minY)
          marker.isCrowded = taken.contains { $0.intersects(frame) }
          if !marker.isCrowded { taken.append(frame) }
        }
      }
      taken.append(view.frame)
    }
  }
}
