extension RenderNode {
  /// One primitive and nothing else, whose own alpha may do for a group's; particles overlap.
  package var isOnePrimitive: Bool {
    children.isEmpty && clip == nil && mask == nil && shadow == nil && !prefersCache && !hasBackdrop
      && colorFactor == nil && background.count + foreground.count <= 1
      && !(background.first ?? foreground.first).isParticles
  }
}

/// Finds what a painter has to do to turn one frame's pixels into the next one's.
///
/// Nodes are matched by `id` below matching parents. A node that is the same object below a parent
/// that kept its place costs one comparison. Where a clipped node's `scroll` changed by whole pixels
/// over one even colour, its pixels are moved; what lies over it, what did not move along and what
/// came into sight is damaged.
///
/// Damage is noted in two lists. *Stale* rectangles are in pixels of the old frame: what stood there
/// must go, wherever the moves carry it. *Fresh* ones are in pixels of the new frame.
///
/// - Complexity: O(children of nodes that are not the same object).
package struct FrameComparison {
  private var moves: [ScrollMove] = []
  private var stale: [PixelRect] = []
  private var fresh: [PixelRect] = []
  /// Zones at the time of each move that show something which did not move along.
  private var zones: [[PixelRect]] = []
  var ancestors: [Ancestor] = []
  private let frame: PixelRect
  private let new: RenderFrame
  /// Whether what has no edges is painted up to half a pixel from its place.
  private let snaps: Bool

  struct Ancestor {
    var node: RenderNode
    /// Of its children's coordinates, in the new frame.
    var content: DevicePlacement
    var own: DevicePlacement
    var childIndex: Int
    /// A group as a whole is composited, or a mask varies: moved pixels would carry the effect along.
    var forbidsMoves: Bool
    var clip: PixelRect
  }

  /// One side of a comparison: where the parent's content lies and what of it can be seen.
  struct Side {
    var place: DevicePlacement
    var clip: PixelRect
  }

  /// With no old frame, or one of another size, scale or background, all of the new one is damaged.
  package static func difference(from old: RenderFrame?, to new: RenderFrame) -> FrameDifference {
    let whole = pixelBounds(of: new)
    guard let old, old.size == new.size, old.scale == new.scale, old.background == new.background
    else { return FrameDifference(damage: whole.isEmpty ? [] : [whole]) }
    if old.root === new.root { return FrameDifference(damage: []) }
    var comparison = FrameComparison(frame: whole, new: new)
    let side = Side(place: DevicePlacement(scale: new.scale), clip: whole)
    if old.root.id == new.root.id {
      comparison.compare(old.root, new.root, side, side)
    } else {
      comparison.note(old.root, side, isStale: true)
      comparison.note(new.root, side, isStale: false)
    }
    return comparison.result()
  }

  /// The frame's pixels: its size rounded up to whole ones.
  package static func pixelBounds(of frame: RenderFrame) -> PixelRect {
    let rect = PixelRect(
      covering: CGRect(
        x: 0, y: 0, width: frame.size.width * frame.scale, height: frame.size.height * frame.scale))
    return rect.intersection(PixelRect(x: 0, y: 0, width: 32767, height: 32767))
  }

  private init(frame: PixelRect, new: RenderFrame) {
    self.frame = frame
    self.new = new
    snaps = PixelSnap(scale: new.scale) != nil
  }

  /// The pixels that a primitive may touch.
  private func pixels(
    of primitive: RenderPrimitive, _ bounds: CGRect, in place: DevicePlacement
  ) -> PixelRect {
    let covered = place.pixels(covering: bounds)
    guard snaps, PixelSnap.moves(primitive), !covered.isEmpty else { return covered }
    return PixelRect(
      minX: covered.minX - 1, minY: covered.minY - 1, maxX: covered.maxX + 1,
      maxY: covered.maxY + 1)
  }

  // MARK: - Nodes

  /// Compares two versions of a layer whose parent's pixels are where they are expected.
  mutating func compare(
    _ old: RenderNode, _ new: RenderNode, _ before: Side, _ after: Side
  ) {
    if old === new { return }
    guard Self.isPlacedSame(old, new),
      let place = after.place.placing(new),
      let oldPlace = before.place.placing(old), place.isFinite, oldPlace.isFinite,
      old.opacity == new.opacity, old.clip == new.clip, old.mask === new.mask,
      old.prefersCache == new.prefersCache, Self.mixesSame(old, new),
      old.colorFactor == new.colorFactor,
      !new.prefersCache || old.hasBackdrop == new.hasBackdrop,
      new.mask == nil || old.scroll == new.scroll,
      old.opacity >= 1 || old.isOnePrimitive == new.isOnePrimitive,
      Self.areSame(old.shadow, new.shadow)
    else {
      note(old, before, isStale: true)
      note(new, after, isStale: false)
      return
    }
    if let shadow = new.shadow, case .contents = shadow.shape {
      note(old, before, isStale: true)
      note(new, after, isStale: false)
      return
    }
    var inside = Side(place: place, clip: after.clip)
    var oldInside = Side(place: oldPlace, clip: before.clip)
    if let clip = new.clip {
      inside.clip = inside.clip.intersection(place.pixels(covering: clip.rect))
      oldInside.clip = oldInside.clip.intersection(oldPlace.pixels(covering: clip.rect))
    }
    compareOwn(old.background, new.background, (old, new), oldInside, inside, before, after)
    compareOwn(old.foreground, new.foreground, (old, new), oldInside, inside, before, after)
    DeepRecursion.run { compareChildren(old, new, oldInside, inside) }
  }

  private static func isPlacedSame(_ old: RenderNode, _ new: RenderNode) -> Bool {
    if let a = old.transform {
      guard let b = new.transform else { return false }
      return a == b
    }
    return new.transform == nil && old.position == new.position
  }

  /// Where children are mixed it matters all over which of them is which.
  private static func mixesSame(_ old: RenderNode, _ new: RenderNode) -> Bool {
    guard old.crossFade == new.crossFade else { return false }
    return new.crossFade == nil || old.children.map(\.id) == new.children.map(\.id)
  }

  private static func areSame(_ a: RenderShadow?, _ b: RenderShadow?) -> Bool {
    guard let a else { return b == nil }
    guard let b else { return false }
    return a.paintsSame(as: b)
  }

  private mutating func compareOwn(
    _ old: [RenderPrimitive], _ new: [RenderPrimitive], _ nodes: (RenderNode, RenderNode),
    _ oldInside: Side, _ inside: Side, _ before: Side, _ after: Side
  ) {
    if old.isEmpty && new.isEmpty { return }
    for index in 0..<max(old.count, new.count) {
      let a = index < old.count ? old[index] : nil
      let b = index < new.count ? new[index] : nil
      if let a, let b, a.paintsSame(as: b) { continue }
      if let a {
        if let bounds = a.bounds {
          stale.append(pixels(of: a, bounds, in: oldInside.place).intersection(oldInside.clip))
        } else {
          note(nodes.0, before, isStale: true)
        }
      }
      if let b {
        if let bounds = b.bounds {
          fresh.append(pixels(of: b, bounds, in: inside.place).intersection(inside.clip))
        } else {
          note(nodes.1, after, isStale: false)
        }
      }
    }
  }

  /// Damages all that `node` may paint, placed in a parent's content.
  mutating func note(_ node: RenderNode, _ side: Side, isStale: Bool) {
    guard !node.extent.isNull else { return }
    let rect = side.place.pixels(covering: node.extent).intersection(side.clip)
    guard !rect.isEmpty else { return }
    if isStale { stale.append(rect) } else { fresh.append(rect) }
  }

  // MARK: - Children

  private mutating func compareChildren(
    _ old: RenderNode, _ new: RenderNode, _ before: Side, _ after: Side
  ) {
    var inside = Side(
      place: after.place.translated(x: -new.scroll.x, y: -new.scroll.y), clip: after.clip)
    let oldInside = Side(
      place: before.place.translated(x: -old.scroll.x, y: -old.scroll.y), clip: before.clip)
    let forbidsMoves =
      new.opacity < 1 || new.mask != nil || new.crossFade != nil || !after.place.isUpright
      || old.opacity < 1 || new.colorFactor != nil
    ancestors.append(
      Ancestor(
        node: new, content: inside.place, own: after.place, childIndex: new.children.count,
        forbidsMoves: forbidsMoves, clip: after.clip))
    defer { ancestors.removeLast() }
    if old.scroll != new.scroll {
      guard moveContents(old, new, oldInside, &inside) else {
        for child in old.children { note(child, oldInside, isStale: true) }
        for child in new.children { note(child, inside, isStale: false) }
        return
      }
      // A backdrop among what moves may look at less or more of it than before.
      if old.hasBackdrop {
        stale += BackdropZones.zones(below: old, content: oldInside.place, clip: oldInside.clip)
      }
      if new.hasBackdrop {
        fresh += BackdropZones.zones(below: new, content: inside.place, clip: inside.clip)
      }
    }
    matchChildren(old.children, new.children, oldInside, inside)
  }

  // MARK: - Moves

  /// Notes a move for a node whose `scroll` changed; false where its pixels cannot be moved.
  ///
  /// `after` becomes exactly `before` plus whole pixels, so that children are expected there.
  private mutating func moveContents(
    _ old: RenderNode, _ new: RenderNode, _ before: Side, _ after: inout Side
  ) -> Bool {
    guard !ancestors.contains(where: \.forbidsMoves), let clip = new.clip else { return false }
    let place = ancestors[ancestors.count - 1].own
    let exactX = (old.scroll.x - new.scroll.x) * place.xx
    let exactY = (old.scroll.y - new.scroll.y) * place.yy
    let dx = exactX.rounded()
    let dy = exactY.rounded()
    guard abs(exactX - dx) < 1e-6, abs(exactY - dy) < 1e-6, abs(dx) < 32768, abs(dy) < 32768 else {
      return false
    }
    // Pixels that the clip covers only in part show what is below, too.
    let inner = PixelRect(inside: place.boundingBox(of: clip.rect))
    let rect = inner.intersection(after.clip)
    let move = ScrollMove(rect: rect, dx: Int(dx), dy: Int(dy))
    guard !move.destination.isEmpty, hasEvenBackdrop(rect) else { return false }
    moves.append(move)
    var still = overlays(over: rect)
    for strip in after.clip.subtracting(rect) { still.append(strip) }
    zones.append(still)
    return true
  }

  /// Whether nothing but even colours lies below the contents of the innermost ancestor in `rect`.
  private func hasEvenBackdrop(_ rect: PixelRect) -> Bool {
    for (level, ancestor) in ancestors.enumerated().reversed() {
      if level < ancestors.count - 1 {
        for sibling in ancestor.node.children[..<ancestor.childIndex]
        where ancestor.content.pixels(covering: sibling.extent).intersects(rect) {
          return false
        }
      }
      for primitive in ancestor.node.background.reversed() {
        guard let bounds = primitive.bounds else { return false }
        let box = ancestor.own.boundingBox(of: bounds)
        guard pixels(of: primitive, bounds, in: ancestor.own).intersects(rect) else { continue }
        guard case .fill(let shape, let color) = primitive, shape.isPlain,
          Self.covers(box, rect)
        else { return false }
        if color.isOpaque { return true }
      }
      // A shadow below is no even colour.
      if let shadow = ancestor.node.shadow, !shadow.color.isClear { return false }
    }
    return true
  }

  private static func covers(_ box: CGRect, _ rect: PixelRect) -> Bool {
    let slack = 1.0 / 1024
    return box.minX <= CGFloat(rect.minX) + slack && box.minY <= CGFloat(rect.minY) + slack
      && box.maxX >= CGFloat(rect.maxX) - slack && box.maxY >= CGFloat(rect.maxY) - slack
  }

  /// What is painted over the contents of the innermost ancestor, and round corners that cut them.
  private func overlays(over rect: PixelRect) -> [PixelRect] {
    var result: [PixelRect] = []
    func add(_ zone: PixelRect) {
      let zone = zone.intersection(rect)
      if !zone.isEmpty { result.append(zone) }
    }
    for (level, ancestor) in ancestors.enumerated() {
      if level < ancestors.count - 1 {
        let later = ancestor.node.children[(ancestor.childIndex + 1)...]
        for sibling in later where !sibling.extent.isNull {
          add(ancestor.content.pixels(covering: sibling.extent).intersection(ancestor.clip))
        }
      }
      for primitive in ancestor.node.foreground {
        add(primitive.bounds.map { pixels(of: primitive, $0, in: ancestor.own) } ?? rect)
      }
      guard let clip = ancestor.node.clip else { continue }
      let outer = ancestor.own.pixels(covering: clip.rect)
      let whole = PixelRect(inside: ancestor.own.boundingBox(of: clip.rect))
      if outer != whole { outer.subtracting(whole).forEach(add) }
      if !clip.isPlain {
        let box = clip.rect
        let reach: CGFloat = clip.isContinuous ? 1.53 : 1
        for (radius, x, y) in [
          (clip.topLeft, box.minX, box.minY),
          (clip.topRight, box.maxX - clip.topRight * reach, box.minY),
          (clip.bottomLeft, box.minX, box.maxY - clip.bottomLeft * reach),
          (
            clip.bottomRight, box.maxX - clip.bottomRight * reach,
            box.maxY - clip.bottomRight * reach
          ),
        ] where radius > 0 {
          add(
            ancestor.own.pixels(
              covering: CGRect(x: x, y: y, width: radius * reach, height: radius * reach)))
        }
      }
    }
    return result
  }

  // MARK: - Result

  private func result() -> FrameDifference {
    var list = stale
    for (index, move) in moves.enumerated() {
      let rect = move.rect
      var added: [PixelRect] = []
      for old in list {
        let moved = old.intersection(rect).offset(x: move.dx, y: move.dy).intersection(rect)
        if !moved.isEmpty { added.append(moved) }
      }
      for zone in zones[index] {
        added.append(zone)
        added.append(zone.intersection(rect).offset(x: move.dx, y: move.dy).intersection(rect))
      }
      list += added
      list += rect.subtracting(move.destination)
    }
    var damage = DamageList()
    for rect in list { damage.add(rect.intersection(frame)) }
    for rect in fresh { damage.add(rect.intersection(frame)) }
    return FrameDifference(moves: moves, damage: BackdropZones.completing(damage.rects, in: new))
  }
}
