import CollectionEngine
import Failures

/// Where a program puts one item of a group.
@preconcurrency @MainActor
public class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// Where the item lies, in points and in the group's coordinates.
  public let frame: CGRect
  /// Which of overlapping items is in front: the one with the greater number. Zero unless it is
  /// given.
  public let zIndex: Int

  /// Places one item of a custom group at `frame`, in points and in the group's coordinates, with a
  /// `zIndex` of zero.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Places one item of a custom group at `frame`, in points and in the group's coordinates, above
  /// siblings with a smaller `zIndex`.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Arranges the items of a custom group; asked when the layout is prepared.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items in a line, or where a program puts them; a section repeats it.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group puts its items.
  enum Arrangement {
    case line(LayoutAxis, CompositionalGroup.Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  /// The items of the group in the order in which they follow each other. A custom group has none.
  public let subitems: [NSCollectionLayoutItem]
  /// The gap between the items along the line; nil, the default, for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  required init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize, [])
  }

  /// An item's initialisers make a group of nothing.
  // iOS-BEHAVIOUR: such a group shows no item. Evidence: unmeasured.
  override init(
    _ layoutSize: NSCollectionLayoutSize,
    _ supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    arrangement = .custom { _ in [] }
    subitems = []
    super.init(layoutSize, supplementaryItems)
  }

  /// Makes a group of items from left to right, again and again as long as they fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { self.init(layoutSize, .line(.horizontal, .whileFitting), subitems) }
  /// So many of one item, each as large as it says.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { self.init(layoutSize, .line(.horizontal, .times(checked(count))), [subitem]) }
  /// Makes a row of `count` items of one kind that share the group's width; the older name of
  /// `horizontal(layoutSize:repeatingSubitem:count:)`.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { horizontal(layoutSize: size, repeatingSubitem: subitem, count: count) }
  /// So many of one item, which share the width evenly whatever width it says.
  @available(*, deprecated, message: "Use horizontal(layoutSize:repeatingSubitem:count:).")
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { self.init(layoutSize, .line(.horizontal, .evenly(checked(count))), [subitem]) }

  /// Makes a group of items from top to bottom, again and again as long as they fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { self.init(layoutSize, .line(.vertical, .whileFitting), subitems) }
  /// So many of one item, each as large as it says.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { self.init(layoutSize, .line(.vertical, .times(checked(count))), [subitem]) }
  /// Makes a column of `count` items of one kind that share the group's height; the older name of
  /// `vertical(layoutSize:repeatingSubitem:count:)`.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { vertical(layoutSize: size, repeatingSubitem: subitem, count: count) }
  /// So many of one item, which share the height evenly whatever height it says.
  @available(*, deprecated, message: "Use vertical(layoutSize:repeatingSubitem:count:).")
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { self.init(layoutSize, .line(.vertical, .evenly(checked(count))), [subitem]) }

  /// Makes a group of items where `itemProvider` puts them; it decides how many one group has.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { self.init(layoutSize, .custom(itemProvider), []) }

  private static func checked(_ count: Int) -> Int {
    guard count > 0 else {
      failure("Invalid group: count is \(count); expected a number above 0.")
    }
    return count
  }

  /// Elements that hang on the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { hungItems }
    set { hungItems = newValue }
  }

  override func content(_ traits: UITraitCollection) -> CompositionalItem.Content {
    switch arrangement {
    case .line(let axis, let repetition):
      guard !subitems.isEmpty else {
        failure("Invalid group: it has no subitems. Group: \(self)")
      }
      return .group(
        CompositionalGroup(
          arrangement: .line(axis), subitems: subitems.map { $0.value(traits) },
          repetition: repetition, spacing: interItemSpacing?.value ?? .fixed(0)))
    case .custom(let provider):
      return .group(
        CompositionalGroup(
          arrangement: .custom { size in
            MainActor.assumeIsolated {
              provider(LayoutEnvironment(LayoutContainer(contentSize: size), traits)).map {
                CompositionalCustomItem(frame: $0.frame, zIndex: $0.zIndex)
              }
            }
          }, subitems: []))
    }
  }

  /// Returns the arrangement in words, for debugging.
  public func visualDescription() -> String {
    var lines: [String] = []
    describe(self, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(_ item: NSCollectionLayoutItem, depth: Int, to lines: inout [String]) {
    let size = item.layoutSize.value
    let indent = String(repeating: "  ", count: depth)
    guard let group = item as? NSCollectionLayoutGroup else {
      lines.append("\(indent)item \(size.width) x \(size.height)")
      return
    }
    let name =
      switch group.arrangement {
      case .line(.horizontal, _): "horizontal group"
      case .line(.vertical, _): "vertical group"
      case .custom: "custom group"
      }
    lines.append("\(indent)\(name) \(size.width) x \(size.height)")
    for item in group.subitems { describe(item, depth: depth + 1, to: &lines) }
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems)
    copy.take(self)
    copy.hungItems = hungItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}
