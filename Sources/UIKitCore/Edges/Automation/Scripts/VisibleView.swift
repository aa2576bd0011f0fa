import PlatformInterface
import QuartzCore

/// A view that can be seen, and the part of it that is, in points of the scene.
@MainActor
struct VisibleView {
  var view: UIView
  /// What is neither cut off nor covered; of several such parts the largest.
  var area: CGRect

  /// Calls `body` for every view of `scene` that can be seen, back to front, until it returns true.
  ///
  /// - Complexity: O(views · opaque views); only scripts ask.
  static func visit(_ scene: UIWindowScene, _ body: (VisibleView) -> Bool) {
    let survey = VisibleViewSurvey(scene)
    for index in survey.entries.indices {
      guard let area = survey.uncovered(index) else { continue }
      if body(VisibleView(view: survey.entries[index].view, area: area)) { return }
    }
  }

  /// The part of `view` that can be seen; nil where none can.
  static func area(of view: UIView, in scene: UIWindowScene) -> CGRect? {
    let survey = VisibleViewSurvey(scene)
    return survey.entries.firstIndex { $0.view === view }.flatMap(survey.uncovered)
  }

  /// The view that covers `view` wholly; nil where nothing does.
  static func cover(of view: UIView, in scene: UIWindowScene) -> UIView? {
    let survey = VisibleViewSurvey(scene)
    guard let index = survey.entries.firstIndex(where: { $0.view === view }) else { return nil }
    return survey.cover(of: index)
  }
}

/// All views of a scene that are not cut off, and what of them others hide.
///
/// Only plain backgrounds of views that let nothing through count as covers: what is drawn, and what
/// layers show that are no view's, is taken to leave what lies below in sight.
@MainActor
private struct VisibleViewSurvey {
  struct Entry {
    var view: UIView
    /// What is not cut off.
    var area: CGRect
    /// One past the last entry of the views inside.
    var end: Int
    /// What the view lets nothing be seen of; null where it lets everything.
    var opaque: CGRect
  }

  /// Back to front.
  private(set) var entries: [Entry] = []
  /// Entries with opaque areas, back to front.
  private var covers: [Int] = []

  init(_ scene: UIWindowScene) {
    let screen = CGRect(origin: .zero, size: scene.host.size)
    for window in scene.windows where !window.isHidden {
      let layer = window.storedLayer
      add(window, LayerPath(from: layer, to: layer.superlayer ?? layer), clip: screen, alpha: 1)
    }
    covers = entries.indices.filter { !entries[$0].opaque.isNull }
  }

  /// - Parameter way: from the view's coordinates to the screen's.
  private mutating func add(_ view: UIView, _ way: LayerPath, clip: CGRect, alpha: CGFloat) {
    let alpha = alpha * view.alpha
    guard !view.isHidden, alpha > 0.01 else { return }
    let area = way.apply(to: view.bounds).overlap(with: clip)
    let isVisible = !area.isNull && area.width > 0 && area.height > 0
    let index = entries.count
    if isVisible {
      entries.append(
        Entry(
          view: view, area: area, end: 0,
          opaque: alpha > 0.99 && Self.isFilled(view, way) ? area : .null))
    }
    if !view.clipsToBounds || isVisible {
      let inner = view.clipsToBounds ? area : clip
      for child in view.subviews {
        let inside = LayerPath(from: child.storedLayer, to: view.storedLayer).followed(by: way)
        DeepRecursion.run { add(child, inside, clip: inner, alpha: alpha) }
      }
    }
    if isVisible { entries[index].end = entries.count }
  }

  /// Whether the view fills the upright rectangle that it seems to take.
  private static func isFilled(_ view: UIView, _ way: LayerPath) -> Bool {
    guard let color = view.layer.backgroundColor, color.alpha > 0.99, view.layer.mask == nil else {
      return false
    }
    let bounds = view.bounds
    let frame = way.apply(to: bounds)
    for (x, y) in [
      (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY),
      (bounds.maxX, bounds.maxY),
    ] {
      let corner = way.apply(to: CGRect(x: x, y: y, width: 0, height: 0)).origin
      let aside = min(abs(corner.x - frame.minX), abs(corner.x - frame.maxX))
      let off = min(abs(corner.y - frame.minY), abs(corner.y - frame.maxY))
      if aside > 0.5 || off > 0.5 { return false }
    }
    return true
  }

  /// What can be seen of an entry; nil where that is nothing.
  func uncovered(_ index: Int) -> CGRect? {
    var parts = [entries[index].area]
    for cover in coversInFront(of: index) {
      parts = parts.flatMap { Self.subtract(entries[cover].opaque, from: $0) }
      if parts.isEmpty { return nil }
    }
    return parts.max { $0.width * $0.height < $1.width * $1.height }
  }

  func cover(of index: Int) -> UIView? {
    guard uncovered(index) == nil else { return nil }
    let area = entries[index].area
    return coversInFront(of: index).map { entries[$0] }
      .first { $0.opaque.meets(area) }?.view
  }

  /// From the front.
  private func coversInFront(of index: Int) -> some Sequence<Int> {
    let (end, area) = (entries[index].end, entries[index].area)
    return covers.reversed().lazy.prefix { $0 >= end }.filter {
      entries[$0].opaque.meets(area)
    }
  }

  private static func subtract(_ cover: CGRect, from rect: CGRect) -> [CGRect] {
    let common = rect.overlap(with: cover)
    guard !common.isNull, common.width > 0, common.height > 0 else { return [rect] }
    return [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: common.minY - rect.minY),
      CGRect(x: rect.minX, y: common.maxY, width: rect.width, height: rect.maxY - common.maxY),
      CGRect(
        x: rect.minX, y: common.minY, width: common.minX - rect.minX, height: common.height),
      CGRect(
        x: common.maxX, y: common.minY, width: rect.maxX - common.maxX, height: common.height),
    ].filter { $0.width > 0.5 && $0.height > 0.5 }
  }
}
