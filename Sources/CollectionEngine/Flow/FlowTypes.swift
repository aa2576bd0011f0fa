/// The direction in which content scrolls and sections follow each other.
package enum LayoutAxis: Sendable {
  case vertical
  case horizontal
}

/// What a flow layout takes from its view.
package struct FlowEnvironment: Equatable, Sendable {
  package var axis: LayoutAxis
  /// The view's extent across the axis without its content insets, in points; never negative.
  package var crossExtent: CGFloat
  /// Device pixels per point, to whose grid origins snap.
  package var scale: CGFloat

  package init(axis: LayoutAxis, crossExtent: CGFloat, scale: CGFloat) {
    self.axis = axis
    self.crossExtent = crossExtent.isFinite ? max(0, crossExtent) : 0
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }
}

/// Spacings and insets of one section; `main` runs along the axis, `cross` across it.
package struct FlowMetrics: Equatable, Sendable {
  package var lineSpacing: CGFloat = 10
  package var interitemSpacing: CGFloat = 10
  package var mainStartInset: CGFloat = 0
  package var mainEndInset: CGFloat = 0
  package var crossStartInset: CGFloat = 0
  package var crossEndInset: CGFloat = 0
  /// Along the axis; zero means there is no header.
  package var headerLength: CGFloat = 0
  package var footerLength: CGFloat = 0

  package init() {}

  /// Whether every number is finite and the lengths of header and footer are not negative.
  package var isUsable: Bool {
    [
      lineSpacing, interitemSpacing, mainStartInset, mainEndInset, crossStartInset, crossEndInset,
      headerLength, footerLength,
    ].allSatisfy { $0.isFinite } && headerLength >= 0 && footerLength >= 0
  }
}

/// The sizes of a section's items, in width and height whatever the axis.
package enum FlowItemSizes: Sendable {
  /// All the same: positions are arithmetic.
  case uniform(CGSize)
  /// One for each item.
  case each([CGSize])
  /// The first until an item was measured.
  case estimated(CGSize, MeasuredSizes)

  /// The smallest form of `sizes`; uniform where they are.
  package static func compact(_ sizes: [CGSize]) -> FlowItemSizes {
    guard let first = sizes.first, sizes.allSatisfy({ $0 == first }) else { return .each(sizes) }
    return .uniform(first)
  }

  package func size(at item: Int) -> CGSize {
    switch self {
    case .uniform(let size): return size
    case .each(let sizes): return sizes[item]
    case .estimated(let estimate, let measured): return measured.size(at: item) ?? estimate
    }
  }

  /// The end of the items from `item` on that are known without looking to be as big as it.
  func endOfRun(from item: Int, count: Int) -> Int {
    switch self {
    case .uniform: return count
    case .each: return item + 1
    case .estimated(_, let measured): return measured.endOfRun(from: item, count: count)
    }
  }
}

/// Sizes of single items that replace a section's estimate, sorted by item.
package struct MeasuredSizes: Sendable {
  private var items: [Int] = []
  private var sizes: [CGSize] = []

  package init() {}

  /// - Parameters:
  ///   - items: ascending, without repetition; as many as `sizes`.
  init(items: [Int], sizes: [CGSize]) {
    self.items = items
    self.sizes = sizes
  }

  package var count: Int { items.count }

  package var isEmpty: Bool { items.isEmpty }

  /// Calls `body` with every item and its size, in ascending order.
  func forEach(_ body: (Int, CGSize) -> Void) {
    for index in items.indices { body(items[index], sizes[index]) }
  }

  /// Forgets the size of an item, which goes by the estimate again.
  package mutating func remove(_ item: Int) {
    let index = items.partitionIndex { $0 >= item }
    guard index < items.count, items[index] == item else { return }
    items.remove(at: index)
    sizes.remove(at: index)
  }

  package func size(at item: Int) -> CGSize? {
    let index = items.partitionIndex { $0 >= item }
    return index < items.count && items[index] == item ? sizes[index] : nil
  }

  /// - Complexity: O(log n), and O(n) where `item` lies before measured ones.
  package mutating func set(_ size: CGSize, at item: Int) {
    let index = items.partitionIndex { $0 >= item }
    if index < items.count, items[index] == item {
      sizes[index] = size
    } else {
      items.insert(item, at: index)
      sizes.insert(size, at: index)
    }
  }

  func endOfRun(from item: Int, count: Int) -> Int {
    let index = items.partitionIndex { $0 >= item }
    guard index < items.count else { return count }
    return items[index] == item ? item + 1 : min(items[index], count)
  }
}

/// Headers and footers that stay in sight, and the stretch of the axis they stay in.
package struct FlowPinning: Equatable, Sendable {
  package var pinsHeaders: Bool
  package var pinsFooters: Bool
  /// Along the axis, in content coordinates, without insets that cover content.
  package var visibleStart: CGFloat
  package var visibleEnd: CGFloat

  package init(
    pinsHeaders: Bool, pinsFooters: Bool, visibleStart: CGFloat, visibleEnd: CGFloat
  ) {
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
  }
}

/// One thing a flow layout places.
package struct FlowElement: Equatable, Sendable {
  package enum Kind: Sendable {
    case item
    case header
    case footer
  }

  package var kind: Kind
  /// The item; for headers and footers item 0 of their section.
  package var path: ItemPath
  /// In content coordinates; the origin on the pixel grid, the size exact.
  package var frame: CGRect
  /// Whether this header or footer stays in sight and so belongs above the items.
  package var isPinned = false

  package init(kind: Kind, path: ItemPath, frame: CGRect, isPinned: Bool = false) {
    self.kind = kind
    self.path = path
    self.frame = frame
    self.isPinned = isPinned
  }
}

extension FlowItemSizes {
  /// Takes out the size of one item.
  ///
  /// - Complexity: O(items) where each has its own; otherwise O(1).
  package mutating func remove(at item: Int) {
    guard case .each(var sizes) = self else { return }
    self = .uniform(.zero)
    sizes.remove(at: item)
    self = .each(sizes)
  }

  /// Puts in the size of one more item. Estimates stay what they are: measured sizes have their own
  /// way through an update.
  ///
  /// - Parameter count: of the items before.
  /// - Complexity: O(items) where each has its own size or gets one by this; otherwise O(1).
  package mutating func insert(_ size: CGSize, at item: Int, count: Int) {
    switch self {
    case .uniform(let all):
      guard count > 0 else {
        self = .uniform(size)
        return
      }
      guard all != size else { return }
      var sizes = Array(repeating: all, count: count)
      sizes.insert(size, at: item)
      self = .each(sizes)
    case .each(var sizes):
      self = .uniform(.zero)
      sizes.insert(size, at: item)
      self = .each(sizes)
    case .estimated: break
    }
  }
}
