import CollectionEngine
import PlatformInterface

/// The scrollers of sections in sight that scroll sideways.
@MainActor
struct OrthogonalScrollers {
  fileprivate(set) var bySection: [Int: OrthogonalScroller] = [:]
  /// A movement on a touchpad stays with whom it began.
  weak var touchpadTarget: OrthogonalScroller?
  /// A scroller passes on what it does not take.
  fileprivate var isForwarding = false
}

extension UICollectionView {
  private var compositional: UICollectionViewCompositionalLayout? {
    storedLayout as? UICollectionViewCompositionalLayout
  }

  /// After a layout pass: sections in sight that scroll sideways have a scroller over them.
  ///
  /// - Complexity: O(sections in sight).
  func placeScrollers() {
    let places = compositional?.orthogonalBands(in: storedLayer.bounds) ?? [:]
    guard !places.isEmpty || !orthogonal.bySection.isEmpty else { return }
    for (section, scroller) in orthogonal.bySection where places[section] == nil {
      scroller.leave()
      orthogonal.bySection[section] = nil
    }
    guard let layout = compositional, let solver = layout.solved else { return }
    // From the last to the first, as each new one goes behind the others.
    for (section, frame) in places.sorted(by: { $0.key > $1.key }) {
      let scroller: OrthogonalScroller
      if let known = orthogonal.bySection[section] {
        scroller = known
      } else {
        scroller = OrthogonalScroller(self, section: section)
        orthogonal.bySection[section] = scroller
        insertSubview(scroller, at: 0)
      }
      scroller.follow(
        solver.sections[section], layout.state.sections[section], frame: frame, axis: layout.axis,
        distance: layout.state.offsets[section] ?? 0)
    }
  }

  /// A scroller moved its section, or was put where the layout has it.
  func sectionDidScroll(_ scroller: OrthogonalScroller) {
    guard let layout = compositional else { return }
    let distance = scroller.distance
    guard layout.state.offsets[scroller.section] ?? 0 != distance else { return }
    layout.state.offsets[scroller.section] = distance
    guard let context = layout.makeContext() as? CompositionalInvalidationContext else { return }
    context.keepsSections = true
    layout.invalidateLayout(with: context)
  }

  // MARK: Wheels and touchpads

  /// A section under the pointer takes what goes its way; the rest scrolls the list.
  func scrollSection(by input: ScrollInput) -> Bool {
    guard !orthogonal.isForwarding, !orthogonal.bySection.isEmpty, let window = storedWindow else {
      return false
    }
    let isGesture = input.source == .touchpad
    if isGesture, input.phase == .began {
      let point = convert(window.fromScreen(input.location), from: nil)
      orthogonal.touchpadTarget = scroller(at: point)
    }
    let target =
      isGesture
      ? orthogonal.touchpadTarget
      : scroller(at: convert(window.fromScreen(input.location), from: nil))
    guard let target else { return false }
    orthogonal.isForwarding = true
    defer { orthogonal.isForwarding = false }
    let taken = target.scroll(by: input)
    if isGesture, input.phase == .ended || input.phase == .cancelled {
      orthogonal.touchpadTarget = nil
    }
    return taken
  }

  private func scroller(at point: CGPoint) -> OrthogonalScroller? {
    orthogonal.bySection.values.first { $0.frame.contains(point) }
  }

  // MARK: Going to items

  /// Scrolls the item's section sideways until the item is where `position` says, if it is one that
  /// scrolls so.
  func revealSideways(_ path: ItemPath, at position: ScrollPosition, animated: Bool) {
    guard let layout = compositional, let solver = layout.solved,
      solver.sections.indices.contains(path.section),
      solver.sections[path.section].description.isOrthogonal,
      let frame = solver.item(at: path, nil)?.frame
    else { return }
    let isSideways = layout.axis == .vertical
    let low = isSideways ? frame.minX : frame.minY
    let length = isSideways ? frame.width : frame.height
    let extent =
      isSideways
      ? solver.environment.containerSize.width : solver.environment.containerSize.height
    let now = layout.state.offsets[path.section] ?? 0
    let section = solver.sections[path.section]
    var end = now
    if position.contains(isSideways ? .left : .top) {
      end = low - section.flowStart
    } else if position.contains(isSideways ? .centeredHorizontally : .centeredVertically) {
      end = low + (length - extent) / 2
    } else if position.contains(isSideways ? .right : .bottom) {
      end = low + length - extent + section.flowEndInset
    } else if low < now {
      end = low - section.flowStart
    } else if low + length > now + extent {
      end = low + length - extent + section.flowEndInset
    }
    let total = section.flowStart + section.flowLength + section.flowEndInset
    end = min(max(0, end), max(0, total - extent))
    guard end != now else { return }
    if let scroller = orthogonal.bySection[path.section] {
      scroller.go(to: end, animated: animated)
    } else {
      layout.state.offsets[path.section] = end
    }
    if !animated, let context = layout.makeContext() as? CompositionalInvalidationContext {
      context.keepsSections = true
      layout.invalidateLayout(with: context)
      prepareLayoutIfNeeded()
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// The content, wider by what is out of sight of a section that scrolls sideways.
  final func reachWithScrolledSection(around path: ItemPath) -> CGRect {
    let content = CGRect(origin: .zero, size: collectionViewContentSize)
    guard let solver = solved, solver.sections.indices.contains(path.section),
      solver.sections[path.section].description.isOrthogonal
    else { return content }
    let section = solver.sections[path.section]
    let length = section.flowStart + section.flowLength + section.flowEndInset
    return axis == .vertical
      ? content.insetBy(dx: -length, dy: 0) : content.insetBy(dx: 0, dy: -length)
  }

  /// The bands of sections that scroll sideways and are in a rectangle, in the list's coordinates.
  final func orthogonalBands(in rect: CGRect) -> [Int: CGRect] {
    guard state.isOrthogonal, let solver = solved else { return [:] }
    let low = axis == .vertical ? rect.minY : rect.minX
    let high = axis == .vertical ? rect.maxY : rect.maxX
    guard let first = solver.section(at: low), let last = solver.section(at: high) else {
      return [:]
    }
    var found: [Int: CGRect] = [:]
    for section in first...max(first, last)
    where solver.sections[section].description.isOrthogonal {
      let box = solver.box(ofSection: section)
      let band = solver.sections[section].orthogonalBand
      let length = band.upperBound - band.lowerBound
      found[section] =
        axis == .vertical
        ? CGRect(x: 0, y: box.minY + band.lowerBound, width: box.width, height: length)
        : CGRect(x: box.minX + band.lowerBound, y: 0, width: length, height: box.height)
    }
    return found
  }
}
