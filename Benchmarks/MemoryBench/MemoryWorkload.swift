import UIKit

/// What is scrolled.
enum MemoryWorkload: String {
  /// 60 self-sizing rows, back and forth.
  case rows
  /// 100,000 pictures with captions, from end to end.
  case grid

  @MainActor
  func makeController() -> any MemoryController {
    switch self {
    case .rows: RowsController()
    case .grid: PicturesController()
    }
  }
}

/// What the measurements need of a screen.
@MainActor
protocol MemoryController: UIViewController {
  var list: UIScrollView { get }
  /// Points that the list moves in each frame.
  var stride: CGFloat { get }
}
