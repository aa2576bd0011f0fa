extension RenderPrimitive {
  /// Whether both are sure to paint the same. Pictures, text and recorded drawings are compared by
  /// identity, so equal ones that were made anew count as different.
  package func paintsSame(as other: RenderPrimitive) -> Bool {
    switch (self, other) {
    case (.fill(let a, let p), .fill(let b, let q)): a == b && p == q
    case (.border(let a, let v, let p), .border(let b, let w, let q)): a == b && v == w && p == q
    case (.image(let a), .image(let b)): a.paintsSame(as: b)
    case (.text(let a, let p), .text(let b, let q)): a === b && p == q
    case (.gradient(let a, let s, let r, let e), .gradient(let b, let t, let q, let f)):
      a == b && s == t && r == q && e == f
    case (.path(let a), .path(let b)): a.paintsSame(as: b)
    case (.drawing(let a), .drawing(let b)): a === b
    case (.particles(let a), .particles(let b)): a === b
    case (.backdrop(let a, let p), .backdrop(let b, let q)): a == b && p == q
    default: false
    }
  }

  package var isBackdrop: Bool { if case .backdrop = self { true } else { false } }

  /// What it paints at most, in the node's coordinates; nil where only a painter could tell.
  package var bounds: CGRect? {
    switch self {
    case .fill(let shape, _), .border(let shape, _, _), .gradient(_, _, let shape, _),
      .backdrop(let shape, _):
      shape.rect
    case .image(let image):
      image.clip.map { image.destination.cut(by: $0.rect) } ?? image.destination
    case .drawing(let record): record.bounds
    case .particles(let particles): particles.bounds
    case .text, .path: nil
    }
  }
}

extension RenderImage {
  package func paintsSame(as other: RenderImage) -> Bool {
    image.source === other.image.source && destination == other.destination
      && unitSource == other.unitSource && unitCenter == other.unitCenter
      && contentsScale == other.contentsScale && tilesCenter == other.tilesCenter
      && orientation == other.orientation && tint == other.tint && filter == other.filter
      && clip == other.clip
  }
}

extension RenderPath {
  package func paintsSame(as other: RenderPath) -> Bool {
    (path === other.path || path.elements == other.path.elements) && fill == other.fill
      && evenOdd == other.evenOdd && stroke == other.stroke && style == other.style
      && strokeStart == other.strokeStart && strokeEnd == other.strokeEnd
  }
}

extension RenderShadow {
  package func paintsSame(as other: RenderShadow) -> Bool {
    guard offset == other.offset, radius == other.radius, color == other.color else { return false }
    switch (shape, other.shape) {
    case (.outline(let a), .outline(let b)): return a == b
    case (.path(let a), .path(let b)): return a === b || a.elements == b.elements
    case (.contents, .contents): return true
    default: return false
    }
  }
}

extension Optional<RenderPrimitive> {
  /// Whether there is one, and it is particles.
  var isParticles: Bool { if case .particles? = self { true } else { false } }
}
