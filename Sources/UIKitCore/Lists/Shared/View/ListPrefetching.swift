import CollectionEngine

/// Cells made before they are visible, and items whose data was asked for ahead.
@MainActor
final class ListPrefetching {
  private var cells: [IndexPath: any ListElementView] = [:]
  private(set) var requested: Set<IndexPath> = []
  /// The stretch whose items were last announced.
  private var announced = CGRect.null
  private var direction = ScrollStep.none
  /// Of the content, after the layout pass before; nil where what is seen has not moved since by itself.
  private var previousOffset: CGPoint?

  enum ScrollStep {
    case none, up, down, left, right
  }

  var isEmpty: Bool { cells.isEmpty }
  /// The cells made ahead, in no order.
  var all: [any ListElementView] { Array(cells.values) }

  func cell(at path: IndexPath) -> (any ListElementView)? { cells.isEmpty ? nil : cells[path] }

  func put(_ cell: any ListElementView, at path: IndexPath) { cells[path] = cell }

  func take(_ path: IndexPath) -> (any ListElementView)? {
    if !requested.isEmpty { requested.remove(path) }
    return cells.isEmpty ? nil : cells.removeValue(forKey: path)
  }

  func takeAll() -> [any ListElementView] {
    let all = cells.sorted { $0.key < $1.key }.map(\.value)
    cells.removeAll()
    return all
  }

  /// The cells that no longer lie in `rect`.
  func takeCells(outside rect: CGRect) -> [any ListElementView] {
    let useless = cells.filter {
      $0.value.elementState.appliedAttributes?.frame.overlaps(rect) != true
    }
    for path in useless.keys { cells[path] = nil }
    return useless.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Movement

  /// A layout pass is through. Returns where the content goes; nil where it rests, or began to be
  /// watched just now.
  func follow(_ offset: CGPoint) -> ScrollStep? {
    let previous = previousOffset
    previousOffset = offset
    guard let previous, previous != offset else { return nil }
    let dx = offset.x - previous.x
    let dy = offset.y - previous.y
    return abs(dy) >= abs(dx) ? (dy > 0 ? .down : .up) : (dx > 0 ? .right : .left)
  }

  /// Where the content goes from here is no movement of the user's.
  func forgetOffset() { previousOffset = nil }

  /// What was announced lies elsewhere now, if the content goes another way than before.
  func turn(_ step: ScrollStep) {
    guard step != direction else { return }
    direction = step
    announced = .null
  }

  // MARK: Announcements

  /// - Returns: false if the items of that stretch were announced last.
  func announce(_ stretch: CGRect) -> Bool {
    guard stretch != announced else { return false }
    announced = stretch
    return true
  }

  func request(_ paths: [IndexPath]) { requested.formUnion(paths) }

  func forgetRequests() {
    requested.removeAll()
    announced = .null
  }

  /// Follows the items through an update.
  ///
  /// - Returns: the cells of those that are gone or are to be made anew.
  func apply(_ map: UpdateMap) -> [any ListElementView] {
    var useless: [(IndexPath, any ListElementView)] = []
    if !cells.isEmpty {
      var kept: [IndexPath: any ListElementView] = [:]
      for (path, cell) in cells {
        if let new = Self.place(of: path, map) {
          kept[new] = cell
        } else {
          useless.append((path, cell))
        }
      }
      cells = kept
    }
    if !requested.isEmpty { requested = Set(requested.compactMap { Self.place(of: $0, map) }) }
    announced = .null
    return useless.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func place(of path: IndexPath, _ map: UpdateMap) -> IndexPath? {
    guard let old = ItemPath(path), !map.isReloaded(before: old), let new = map.after(old) else {
      return nil
    }
    return IndexPath(new)
  }

  func withdraw(_ paths: [IndexPath]) { requested.subtract(paths) }
}
