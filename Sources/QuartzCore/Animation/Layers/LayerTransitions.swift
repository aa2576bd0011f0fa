import PlatformInterface

/// A transition on the way: which picture gives way to the layer's node, how, and how far it is.
struct TransitionState: Equatable {
  let before: RenderNode?
  let type: CATransitionType
  let subtype: CATransitionSubtype
  /// 0…1.
  let progress: Double

  static func == (lhs: TransitionState, rhs: TransitionState) -> Bool {
    lhs.before === rhs.before && lhs.type == rhs.type && lhs.subtype == rhs.subtype
      && lhs.progress == rhs.progress
  }
}

/// Transitions: nodes of the picture before and the picture now, put together.
enum LayerTransitions {
  /// Works out how far the layer's transition is and marks the layer where that changed.
  ///
  /// - Parameter mediaTime: for animators that decide in place of time.
  static func present(
    _ layer: CALayer, _ state: LayerAnimations, at layerTime: CFTimeInterval,
    mediaTime: CFTimeInterval
  ) {
    let new = current(state, at: layerTime, mediaTime)
    guard new != state.transition else { return }
    state.transition = new
    if new == nil { state.transitionNode = nil }
    layer.markDirty(.dirtyPlacement)
  }

  private static func current(
    _ state: LayerAnimations, at layerTime: CFTimeInterval, _ mediaTime: CFTimeInterval
  ) -> TransitionState? {
    guard let entry = state.entries.last(where: { $0.animation is CATransition }),
      let transition = entry.animation as? CATransition
    else { return nil }
    let pace: Double
    if let driver = transition.driver {
      pace = driver.progress(at: mediaTime)
    } else if let sample = entry.timing(ifUnknown: layerTime)
      .sample(at: entry.shownTime(at: layerTime))
    {
      pace = transition.timingFunction?.progress(at: sample.fraction) ?? sample.fraction
    } else {
      return nil
    }
    let (start, end) = (Double(transition.startProgress), Double(transition.endProgress))
    return TransitionState(
      before: entry.before, type: transition.type, subtype: transition.subtype ?? .fromLeft,
      progress: min(max(start + (end - start) * pace, 0), 1))
  }

  /// The node that takes the place of `after`, the layer's own, while the transition runs.
  static func node(of layer: CALayer, _ state: TransitionState, after: RenderNode) -> RenderNode {
    let before = state.before
    let children: [RenderNode]
    switch state.type {
    case .push, .moveIn, .reveal: children = slide(state, before, after)
    case .flip: children = flip(state, before, after)
    case .curl where isUpright(before, after):
      children = curl(layer, state.progress, page: before, below: after)
    case .uncurl where isUpright(before, after):
      children = curl(layer, 1 - state.progress, page: after, below: before)
    default:
      let empty = RenderNode(id: layer.nodeID | 1 << 61, size: .zero, extent: .null)
      return wrap(layer, [before ?? empty, after], crossFade: Float(state.progress))
    }
    return wrap(layer, children, crossFade: nil)
  }

  private static func wrap(_ layer: CALayer, _ children: [RenderNode], crossFade: Float?)
    -> RenderNode
  {
    let extent = children.reduce(CGRect.null) { LayerExtent.union($0, $1.extent) }
    return RenderNode(
      id: layer.nodeID | 1 << 62, size: .zero, children: children, extent: extent,
      crossFade: crossFade)
  }

  private static func isUpright(_ before: RenderNode?, _ after: RenderNode) -> Bool {
    before?.transform == nil && after.transform == nil
  }

  // MARK: Sliding

  private static func slide(_ state: TransitionState, _ before: RenderNode?, _ after: RenderNode)
    -> [RenderNode]
  {
    let size = after.size
    // iOS-BEHAVIOUR: top is where y is greatest, as for a layer's contents: from the top means from the
    // lower edge of a view. Evidence: unmeasured.
    let way: CGVector =
      switch state.subtype {
      case .fromRight: CGVector(dx: size.width, dy: 0)
      case .fromTop: CGVector(dx: 0, dy: size.height)
      case .fromBottom: CGVector(dx: 0, dy: -size.height)
      default: CGVector(dx: -size.width, dy: 0)
      }
    let (gone, left) = (state.progress, 1 - state.progress)
    func moved(_ node: RenderNode, _ k: Double, fading: Double = 1) -> RenderNode {
      node.moved(by: CGVector(dx: way.dx * k, dy: way.dy * k), opacity: Float(fading))
    }
    switch state.type {
    case .moveIn: return [before, moved(after, left)].compactMap { $0 }
    case .reveal: return [after, before.map { moved($0, -gone) }].compactMap { $0 }
    default:
      return [before.map { moved($0, -gone, fading: left) }, moved(after, left, fading: gone)]
        .compactMap { $0 }
    }
  }

  // MARK: Flipping

  private static func flip(_ state: TransitionState, _ before: RenderNode?, _ after: RenderNode)
    -> [RenderNode]
  {
    let isFirstHalf = state.progress < 0.5
    guard let node = isFirstHalf ? before : after else { return [] }
    let turn = (isFirstHalf ? state.progress : state.progress - 1) * Double.pi
    // Seen edge-on there is nothing to see.
    guard abs(cos(turn)) > 1e-3 else { return [] }
    let rotation: CATransform3D =
      switch state.subtype {
      case .fromRight: CATransform3DMakeRotation(-turn, 0, 1, 0)
      case .fromTop: CATransform3DMakeRotation(-turn, 1, 0, 0)
      case .fromBottom: CATransform3DMakeRotation(turn, 1, 0, 0)
      default: CATransform3DMakeRotation(turn, 0, 1, 0)
      }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / max(max(node.size.width, node.size.height) * 2.5, 1)
    let center = node.centerInParent
    var matrix = CATransform3DMakeTranslation(-center.x, -center.y, 0)
    matrix = CATransform3DConcat(matrix, rotation)
    matrix = CATransform3DConcat(matrix, perspective)
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(center.x, center.y, 0))
    return [node.transformed(by: matrix.flattened)]
  }

  // MARK: Curling

  /// A page that rolls up from its lower edge; an approximation of a page that bends: the roll is a
  /// band of shades, and the page's back is white.
  private static func curl(
    _ layer: CALayer, _ progress: Double, page: RenderNode?, below: RenderNode?
  ) -> [RenderNode] {
    guard let page else { return [below].compactMap { $0 } }
    let size = page.size
    let roll = min(size.height * 0.16, 72)
    // At the end the roll has left the page, too.
    let fold = size.height - (size.height + roll) * progress
    let paper = RenderNode(
      id: layer.nodeID | 1 << 60, position: page.position, size: size,
      clip: RoundedRect(CGRect(x: 0, y: 0, width: size.width, height: max(fold, 0))),
      children: [page.moved(by: CGVector(dx: -page.position.x, dy: -page.position.y))],
      extent: CGRect(
        x: page.position.x, y: page.position.y, width: size.width, height: max(fold, 0)))
    let amount = min(1, min(progress, 1 - progress) * 12)
    func stop(_ place: CGFloat, _ white: Float, _ alpha: Double) -> GradientSpec.Stop {
      let color = RGBA(red: white, green: white, blue: white, alpha: Float(alpha * amount))
      return GradientSpec.Stop(location: place, color: color)
    }
    func band(_ y: CGFloat, _ height: CGFloat, _ stops: [GradientSpec.Stop]) -> RenderPrimitive {
      let rect = CGRect(x: 0, y: y, width: size.width, height: height)
      return .gradient(
        GradientSpec(stops: stops),
        .linear(from: CGPoint(x: 0, y: y), to: CGPoint(x: 0, y: y + height)),
        in: RoundedRect(rect), extends: false)
    }
    let shades = RenderNode(
      id: layer.nodeID | 3 << 60, position: page.position, size: size,
      clip: RoundedRect(CGRect(origin: .zero, size: size)),
      background: [
        band(fold - roll * 1.5, roll * 0.5, [stop(0, 0, 0), stop(1, 0, 0.16)]),
        band(
          fold - roll, roll,
          [stop(0, 0.86, 1), stop(0.35, 1, 1), stop(0.7, 0.9, 1), stop(1, 0.62, 1)]),
        band(fold, roll * 0.6, [stop(0, 0, 0.32), stop(1, 0, 0)]),
      ], extent: CGRect(origin: page.position, size: size))
    return [below, paper, shades].compactMap { $0 }
  }
}

extension RenderNode {
  /// The same node under another number, for pictures beside the layer's own.
  func renamed(_ id: UInt64) -> RenderNode {
    copy(id: id, position: position, transform: transform, opacity: opacity, extent: extent)
  }

  fileprivate var centerInParent: CGPoint {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    if let transform { return transform.apply(to: middle) ?? position }
    return CGPoint(x: position.x + middle.x, y: position.y + middle.y)
  }

  /// Moved in its own coordinates and made clearer.
  fileprivate func moved(by way: CGVector, opacity factor: Float = 1) -> RenderNode {
    guard let transform else {
      return copy(
        id: id, position: CGPoint(x: position.x + way.dx, y: position.y + way.dy), transform: nil,
        opacity: opacity * factor, extent: extent.offsetBy(dx: way.dx, dy: way.dy))
    }
    let step = ProjectiveTransform(CGAffineTransform(translationX: way.dx, y: way.dy))
      .concatenating(transform)
    return copy(
      id: id, position: CGPoint(x: step.m31, y: step.m32), transform: step,
      opacity: opacity * factor, extent: extent.isNull ? .null : LayerExtent.everywhere)
  }

  /// Seen through a transform of the parent's coordinates.
  fileprivate func transformed(by change: ProjectiveTransform) -> RenderNode {
    let own =
      transform ?? ProjectiveTransform(CGAffineTransform(translationX: position.x, y: position.y))
    let all = own.concatenating(change)
    return copy(
      id: id, position: CGPoint(x: all.m31, y: all.m32), transform: all, opacity: opacity,
      extent: LayerExtent.placed(extent, .zero, change))
  }

  private func copy(
    id: UInt64, position: CGPoint, transform: ProjectiveTransform?, opacity: Float, extent: CGRect
  ) -> RenderNode {
    RenderNode(
      id: id, position: position, transform: transform, size: size, scroll: scroll,
      opacity: opacity, clip: clip, mask: mask, shadow: shadow, background: background,
      foreground: foreground, children: children, extent: extent,
      hasOpaqueBackground: hasOpaqueBackground, prefersCache: prefersCache, crossFade: crossFade,
      colorFactor: colorFactor)
  }
}
