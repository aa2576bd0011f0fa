import CollectionEngine
import PlatformInterface

/// Scrolls one section of a compositional layout across the layout's direction.
///
/// A scroll view that shows nothing and lies over its section: it has the physics, the layout has the
/// offset, and cells stay the list's own. Its pan recogniser is the list's, so that fingers on cells
/// reach it.
final class OrthogonalScroller: UIScrollView {
  private weak var list: UICollectionView?
  var section: Int
  private(set) var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// The layout's axis.
  private var axis = LayoutAxis.vertical
  /// Its groups; a value of the layout's.
  private var groups: CompositionalSection?
  /// The group that a drag began at.
  private var firstGroup = 0

  init(_ list: UICollectionView, section: Int) {
    self.list = list
    self.section = section
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    list.addGestureRecognizer(panGestureRecognizer)
  }

  required init?(coder: NSCoder) { nil }

  /// Ends what moves, and takes its recogniser back.
  func leave() {
    stopScrollingAndZooming()
    list?.removeGestureRecognizer(panGestureRecognizer)
    removeFromSuperview()
  }

  // MARK: Offsets, from the section's beginning

  private var flow: LayoutAxis { axis == .vertical ? .horizontal : .vertical }

  private var isMirrored: Bool { flow == .horizontal && list?.mirrorsLayout == true }

  private func along(_ point: CGPoint) -> CGFloat { flow == .vertical ? point.y : point.x }

  /// How far the section is scrolled, in points; from the right where the layout is mirrored.
  var distance: CGFloat {
    let offset = along(contentOffset)
    return isMirrored ? contentSize.width - bounds.width - offset : offset
  }

  private func offset(at distance: CGFloat) -> CGPoint {
    guard flow == .horizontal else { return CGPoint(x: 0, y: distance) }
    return CGPoint(
      x: isMirrored ? contentSize.width - bounds.width - distance : distance, y: 0)
  }

  func go(to distance: CGFloat, animated: Bool) {
    setContentOffset(clampedOffset(offset(at: distance)), animated: animated)
  }

  // MARK: The layout

  /// Takes the section's place and groups, and its offset where nothing moves it.
  func follow(
    _ groups: CompositionalSection, _ section: NSCollectionLayoutSection, frame: CGRect,
    axis: LayoutAxis, distance wanted: CGFloat
  ) {
    self.axis = axis
    self.groups = groups
    behavior = section.orthogonalScrollingBehavior
    let properties = section.orthogonalScrollingProperties
    if self.frame != frame { self.frame = frame }
    let length = groups.flowStart + groups.flowLength + groups.flowEndInset
    let size =
      flow == .horizontal
      ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
    if contentSize != size { contentSize = size }
    isPagingEnabled = behavior == .paging
    let isStepping = behavior == .groupPaging || behavior == .groupPagingCentered
    decelerationRate =
      properties.decelerationRate == .automatic
      ? isStepping ? .fast : .normal : .init(rawValue: properties.decelerationRate.rawValue)
    bounces = properties.bounce != .never
    alwaysBounceHorizontal = bounces && flow == .horizontal
    alwaysBounceVertical = bounces && flow == .vertical
    let extent = flow == .horizontal ? frame.width : frame.height
    var inset = UIEdgeInsets.zero
    if behavior == .groupPagingCentered, let ends = groups.centeringInsets(in: extent) {
      if flow == .vertical {
        inset = UIEdgeInsets(top: ends.start, left: 0, bottom: ends.end, right: 0)
      } else {
        inset = UIEdgeInsets(
          top: 0, left: isMirrored ? ends.end : ends.start, bottom: 0,
          right: isMirrored ? ends.start : ends.end)
      }
    }
    if contentInset != inset { contentInset = inset }
    guard storedMotion?.isActive != true else { return }
    let offset = clampedOffset(offset(at: wanted))
    if offset != contentOffset { contentOffset = offset }
  }

  override func didChangeBounds(from old: CGRect, reason: BoundsChangeReason) {
    super.didChangeBounds(from: old, reason: reason)
    guard bounds.origin != old.origin else { return }
    list?.sectionDidScroll(self)
  }

  // MARK: Where it comes to rest

  override func draggingWillBegin() {
    super.draggingWillBegin()
    list?.finishSwipe()
    firstGroup = nearestGroup(to: distance)
  }

  private func rest(at group: Int) -> CGFloat? {
    guard let groups, let range = groups.groupRange(group) else { return nil }
    if behavior == .groupPagingCentered {
      let extent = flow == .horizontal ? bounds.width : bounds.height
      return (range.lowerBound + range.upperBound - extent) / 2
    }
    return range.lowerBound - groups.flowStart
  }

  private func nearestGroup(to distance: CGFloat) -> Int {
    guard let groups else { return 0 }
    let extent = flow == .horizontal ? bounds.width : bounds.height
    let place =
      behavior == .groupPagingCentered ? distance + extent / 2 : distance + groups.flowStart
    let group = groups.group(at: place)
    let candidates = [group, group + 1].filter { $0 < groups.groupCount }
    return candidates.min {
      abs((rest(at: $0) ?? 0) - distance) < abs((rest(at: $1) ?? 0) - distance)
    } ?? group
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let aim = isMirrored ? contentSize.width - bounds.width - proposed.x : along(proposed)
    let speed = isMirrored ? -velocity.x : along(velocity)
    let end: CGFloat?
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: end = rest(at: nearestGroup(to: aim))
    case .groupPaging, .groupPagingCentered:
      let last = max(0, (groups?.groupCount ?? 1) - 1)
      var group = nearestGroup(to: distance)
      // A flick goes one group on, whatever its speed.
      if abs(speed) > 0.2 {
        group = isDragging || isDecelerating ? firstGroup : nearestGroup(to: distance)
        group += speed > 0 ? 1 : -1
      } else {
        group = min(max(group, firstGroup - 1), firstGroup + 1)
      }
      end = rest(at: min(max(0, group), last))
    }
    return end.map { clampedOffset(offset(at: $0)) } ?? proposed
  }

  // MARK: Touches

  // Cells are touched, not what lies over them.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  override func covers(_ touch: UITouch) -> Bool {
    bounds.contains(touch.location(in: self))
  }
}

extension CompositionalSection {
  /// What has to be added at both ends so that the first and the last group can be in the middle.
  fileprivate func centeringInsets(in extent: CGFloat) -> (start: CGFloat, end: CGFloat)? {
    guard let first = groupRange(0), let last = groupRange(max(0, groupCount - 1)) else {
      return nil
    }
    let length = flowStart + flowLength + flowEndInset
    return (
      extent / 2 - (first.lowerBound + first.upperBound) / 2,
      extent / 2 - (length - (last.lowerBound + last.upperBound) / 2)
    )
  }
}
