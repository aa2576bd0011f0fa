/// One layer as it stood at a commit: an immutable tree that painters read on any thread.
///
/// **Coordinates.** A node's own coordinates start at the top left of its bounds. Its primitives are
/// in them. Children lie in the *content* coordinates, which are the own ones shifted by `-scroll`:
/// scrolling changes one number and no child. A node's own coordinates map into the content
/// coordinates of its parent by `position` (a translation), or by `transform` where there is one,
/// which then includes the position.
///
/// **Order of painting.** Shadow; then, clipped and masked and as one group where `opacity` is below
/// one: `background`, `children` from first to last, `foreground`.
///
/// **Identity.** A layer whose subtree did not change keeps its node (`===`), so that painters skip
/// it. `id` names the layer over its whole life, so that two frames can be compared.
package final class RenderNode: Sendable {
  package let id: UInt64
  package let position: CGPoint
  package let transform: ProjectiveTransform?
  package let size: CGSize
  package let scroll: CGPoint
  package let opacity: Float
  /// In own coordinates; cuts `background`, `children` and `foreground`, not the shadow.
  package let clip: RoundedRect?
  /// A node whose alpha multiplies this one's, placed like a child.
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) var mask: RenderNode?
  package let shadow: RenderShadow?
  package let background: [RenderPrimitive]
  package let foreground: [RenderPrimitive]
  // Variable for deinit alone, which nobody else can watch: reads need no check for one that writes.
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) var children: [RenderNode]
  /// Everything this node and its children may paint, shadow included, in the parent's content
  /// coordinates. May be too large, never too small; null where nothing is painted.
  package let extent: CGRect
  /// Every pixel of the bounds is covered by an opaque fill below whatever scrolls, so a painter may
  /// move what it painted before.
  package let hasOpaqueBackground: Bool
  /// Paints itself into a cache of its own while unchanged (`shouldRasterize`).
  package let prefersCache: Bool
  /// Where set, there are two children, which are seen as a mixture of the two pictures that each
  /// alone would leave: (1 − `crossFade`) of the first and `crossFade` of the second.
  package let crossFade: Float?
  /// This node or one below it looks at what is painted below: a backdrop. Its pixels cannot be kept
  /// for another frame, and painting a part of them takes painting all of what they look at.
  package let hasBackdrop: Bool
  /// Multiplies what the node and its children paint as one picture, shadow included, component by
  /// component; nil, for nearly all, leaves it.
  package let colorFactor: RGBA?

  package init(
    id: UInt64, position: CGPoint = .zero, transform: ProjectiveTransform? = nil, size: CGSize,
    scroll: CGPoint = .zero, opacity: Float = 1, clip: RoundedRect? = nil, mask: RenderNode? = nil,
    shadow: RenderShadow? = nil, background: [RenderPrimitive] = [],
    foreground: [RenderPrimitive] = [], children: [RenderNode] = [], extent: CGRect,
    hasOpaqueBackground: Bool = false, prefersCache: Bool = false, crossFade: Float? = nil,
    colorFactor: RGBA? = nil
  ) {
    self.id = id
    self.position = position
    self.transform = transform
    self.size = size
    self.scroll = scroll
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.shadow = shadow
    self.background = background
    self.foreground = foreground
    self.children = children
    self.extent = extent
    self.hasOpaqueBackground = hasOpaqueBackground
    self.prefersCache = prefersCache
    self.crossFade = crossFade
    self.colorFactor = colorFactor
    hasBackdrop =
      background.contains(where: \.isBackdrop) || children.contains(where: \.hasBackdrop)
  }

  // Nodes go one inside the other's release; those of a deep tree on a further stack.
  deinit {
    DeepRecursion.run {
      children = []
      mask = nil
    }
  }
}
