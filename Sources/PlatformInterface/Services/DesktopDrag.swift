/// What becomes of things dragged between programs.
package enum DragOperation: Hashable, Sendable { case none, copy, move }

/// Something dragged over a window by another program, or by this one when the desktop has taken the
/// drag over. Main thread only.
@MainActor
package protocol DesktopDrop: AnyObject {
  /// MIME types, the most faithful first.
  var types: [String] { get }
  var allowsCopy: Bool { get }
  var allowsMove: Bool { get }
  /// The drag was begun by this program.
  var isOwn: Bool { get }
  /// Gets one form; calls back once, at once or later, with nil where it cannot be had.
  func load(_ type: String, _ done: @escaping @MainActor (Data?) -> Void)
  /// Tells the other program that its data is needed no more. Called once, after
  /// `PlatformWindowClient.dropped(_:at:)` took the drop.
  func finish(_ operation: DragOperation)
}

/// A drag that leaves its window.
package struct DragOffer {
  package var items: [[ClipboardForm]]
  package var allowsMove: Bool
  /// What is seen under the pointer, a pixel to a point.
  package var picture: PixelBuffer
  /// What is under pixels that are transparent in part, where nothing blends them with what is behind.
  package var ground: RGBA
  /// Where the pointer is in the picture, in points.
  package var hotspot: CGPoint

  package init(
    items: [[ClipboardForm]], allowsMove: Bool, picture: PixelBuffer, ground: RGBA = .white,
    hotspot: CGPoint
  ) {
    self.items = items
    self.allowsMove = allowsMove
    self.picture = picture
    self.ground = ground
    self.hotspot = hotspot
  }
}
