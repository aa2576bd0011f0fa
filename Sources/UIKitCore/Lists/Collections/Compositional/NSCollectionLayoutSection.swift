import CollectionEngine
import Failures

/// How a section scrolls across the layout's direction, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Groups follow each other in the layout's own direction.
  case none = 0
  /// Groups scroll across, and content comes to rest anywhere.
  case continuous
  /// Groups scroll across, and content comes to rest with the beginning of a group at the leading
  /// edge.
  case continuousGroupLeadingBoundary
  /// Groups scroll across by whole widths of the container.
  case paging
  /// Groups scroll across one at a time, which lies at the leading edge then.
  case groupPaging
  /// Groups scroll across one at a time, which lies in the middle then.
  case groupPagingCentered
}

/// Called with the visible items of a section, how far it is scrolled, and the environment; may change
/// the appearance and places of items.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// One section of a compositional layout: a group that repeats, with what surrounds the groups.
///
/// A layout reads it when it is prepared; changes after that show with the next invalidation.
@preconcurrency @MainActor
public class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  final let group: NSCollectionLayoutGroup
  /// What a list made of this section; nil for others.
  final var list: UICollectionLayoutListConfiguration?

  /// Makes a section that repeats `group` along the scrolling direction until all items of the
  /// section have a place.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  // iOS-BEHAVIOUR: the measures are Apple TV's and not known here; items of 16:9 stand for them.
  // Evidence: unmeasured.
  /// Returns a section of one row of pictures of films or albums, which scrolls sideways.
  ///
  /// Items are as high as they ask to be, 146 points before they say, and 260 points wide.
  public class func orthogonalLayoutSectionForMediaItems() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(260), heightDimension: .estimated(146))
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(146))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  /// The space around the groups, within headers and footers, in points; zero by default.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The gap between one group and the next, in points; zero by default.
  public var interGroupSpacing: CGFloat = 0
  /// What `contentInsets` are measured from; automatic is what the layout's configuration says.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// What boundary items are measured from; automatic is the section's insets.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the section's groups scroll across the layout's direction on their own, and where they
  /// come to rest. They do not by default.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How a section that scrolls sideways moves; part of the section, which it is copied with.
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and other elements at the section's sides.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether boundary items keep within the section's `contentInsets` rather than reaching its
  /// edges; true by default.
  @available(*, deprecated, message: "Use supplementaryContentInsetsReference.")
  public var supplementariesFollowContentInsets: Bool {
    get { followsContentInsets }
    set { followsContentInsets = newValue }
  }
  /// Called in each layout pass in which the section is visible, with its visible items, which it
  /// may move, fade or transform. Nil by default; with a handler the section's items are asked for
  /// anew whenever the list scrolls.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The backgrounds of the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  final var followsContentInsets = true

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.take(orthogonalScrollingProperties)
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.followsContentInsets = followsContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    return copy
  }

  /// For the solver.
  ///
  /// - Parameters:
  ///   - traits: those of the view.
  ///   - insets: what a reference adds to insets, in points.
  final func description(
    _ traits: UITraitCollection, _ insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
  ) -> CompositionalSectionDescription {
    var description = CompositionalSectionDescription(group: group.value(traits))
    require(
      contentInsets.isFinite && interGroupSpacing.isFinite,
      "The content insets and the spacing between groups of a section should be finite numbers; found "
        + "\(contentInsets) and \(interGroupSpacing).")
    let outer = insets(contentInsetsReference)
    description.insets = CompositionalInsets(
      left: contentInsets.leading + outer.leading, top: contentInsets.top + outer.top,
      right: contentInsets.trailing + outer.trailing, bottom: contentInsets.bottom + outer.bottom)
    if supplementaryContentInsetsReference != .automatic {
      description.boundaryInsets = insets(supplementaryContentInsetsReference).compositional
    } else if followsContentInsets {
      description.boundaryInsets = description.insets
    } else {
      description.boundaryInsets = outer.compositional
    }
    description.groupSpacing = interGroupSpacing
    description.boundaries = boundarySupplementaryItems.map(\.boundary)
    description.decorations = decorationItems.map(\.decoration)
    description.isOrthogonal = orthogonalScrollingBehavior != .none
    checkKinds(description)
    return description
  }

  /// iOS-BEHAVIOUR: kinds are unique. Evidence: compositional-12.
  private func checkKinds(_ description: CompositionalSectionDescription) {
    func check(_ kinds: [String]) {
      guard Set(kinds).count != kinds.count else { return }
      failure("Every supplementary must have a unique elementKind. Found: \(kinds)")
    }
    check(description.boundaries.map(\.kind))
    description.group.forEach { check($0.supplements.map(\.kind)) }
  }
}
