import PlatformInterface
import UIKitTextModel

/// The storage and the layout manager of a text view.
///
/// The view edits a text of its own and lays it out paragraph by paragraph; the storage has the same text, and what
/// changes in one is taken over by the other. Where the space is shaped, or the layout manager is a class of the
/// program's own or has a delegate, its lines are what the view shows.
@MainActor
final class TextViewKit {
  private unowned let view: UITextView
  let storage: NSTextStorage
  let manager: NSLayoutManager
  private(set) var canvas: TextViewCanvas?
  private var isTaking = false
  private var isSizing = false

  /// - Parameter storage: one that the program made, with the layout manager of the view's space; nil for new ones.
  init(_ view: UITextView, _ storage: NSTextStorage?) {
    self.view = view
    if let storage, let manager = view.textContainer.layoutManager {
      self.storage = storage
      self.manager = manager
    } else {
      self.storage = NSTextStorage(attributedString: view.session.editor.contents)
      manager = NSLayoutManager()
      self.storage.addLayoutManager(manager)
      manager.addTextContainer(view.textContainer)
    }
    self.storage.changed = { [weak self] in
      MainThread.wait(for: { self?.storageChanged() })
    }
    manager.prepare = { [weak self] in MainThread.wait(for: { self?.giveSize() }) }
    manager.invalidated = { [weak self] in MainThread.later { self?.linesChanged() } }
    appearanceChanged()
    if storage != nil { storageChanged() }
  }

  /// Whether the view shows the layout manager's lines.
  var isShaping: Bool {
    view.textContainer.isShaped || manager.delegate != nil
      || type(of: manager) != NSLayoutManager.self
      || manager.textContainers.count > 1
  }

  // MARK: Both texts

  /// The view's text is another.
  func takeText() {
    guard !isTaking else { return }
    let new = view.session.editor.contents
    let old = NSAttributedString(attributedString: storage)
    guard !new.isEqual(to: old) else { return }
    isTaking = true
    let change = TextDifference(from: old.string, to: new.string)
    storage.beginEditing()
    if change.old.isEmpty, change.new.isEmpty {
      new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, run, _ in
        storage.setAttributes(attributes, range: run)
      }
    } else {
      storage.replaceCharacters(
        in: change.old.nsRange, with: new.attributedSubstring(from: change.new.nsRange))
    }
    storage.endEditing()
    isTaking = false
    // What delegates and subclasses made of it.
    storageChanged()
  }

  /// The storage's text is another.
  private func storageChanged() {
    guard !isTaking else { return }
    let new = NSAttributedString(attributedString: storage)
    let old = view.session.editor.contents
    guard !new.isEqual(to: old) else { return view.setNeedsLayout() }
    isTaking = true
    defer { isTaking = false }
    if new.string == old.string {
      view.session.setAttributes { $0.setAttributedString(new) }
      return view.textChanged()
    }
    let selection = view.session.selection
    let change = TextDifference(from: old.string, to: new.string)
    view.session.setContents(new)
    let shift = change.new.count - change.old.count
    func moved(_ offset: Int) -> Int {
      let place =
        offset >= change.old.upperBound ? offset + shift : min(offset, change.new.upperBound)
      return min(max(place, 0), new.length)
    }
    let lower = moved(selection.range.lowerBound)
    view.session.select(TextSelection(lower..<max(lower, moved(selection.range.upperBound))))
  }

  // MARK: Appearance

  func appearanceChanged() {
    let style = view.textStyle
    manager.appearance = NSLayoutManager.Appearance(
      font: style.font, color: style.color, alignment: style.alignment,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      traits: view.traitCollection, linkAttributes: view.linkTextAttributes)
  }

  private func linesChanged() {
    guard isShaping || canvas != nil else { return }
    canvas?.setNeedsDisplay()
    view.invalidateIntrinsicContentSize()
    view.setNeedsLayout()
  }

  /// Gives the space the size that the view has.
  private func giveSize() {
    let container = view.textContainer
    guard container.widthTracksTextView, view.bounds.width > 0, !isSizing else { return }
    setWidth(view.lineWidth(view.bounds.width) + 2 * container.lineFragmentPadding)
  }

  private func setWidth(_ width: CGFloat) {
    let container = view.textContainer
    guard container.size != CGSize(width: width, height: 0) else { return }
    let changed = container.changed
    container.changed = {}
    container.size = CGSize(width: width, height: 0)
    container.changed = changed
    manager.invalidate()
  }

  /// The size of the lines in a space of a width; zero for lines as long as they are.
  func usedSize(_ width: CGFloat) -> CGSize {
    let container = view.textContainer
    isSizing = container.widthTracksTextView
    if isSizing { setWidth(width) }
    defer { isSizing = false }
    let used = manager.usedRect(for: container)
    return CGSize(width: used.maxX, height: used.maxY)
  }

  // MARK: Showing

  func show() {
    let canvas = canvas ?? TextViewCanvas(self)
    if self.canvas == nil {
      self.canvas = canvas
      view.content.insertSubview(canvas, at: 0)
    }
    canvas.isHidden = false
    if canvas.frame != view.bounds {
      canvas.frame = view.bounds
      canvas.setNeedsDisplay()
    }
  }

  func hide() { canvas?.isHidden = true }

  private var origin: CGPoint {
    CGPoint(x: view.textContainerInset.left, y: view.textContainerInset.top)
  }

  func draw(in bounds: CGRect, at offset: CGPoint) {
    let origin = origin
    let seen = bounds.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y)
    let glyphs = manager.glyphRange(forBoundingRect: seen, in: view.textContainer)
    let place = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
    manager.drawBackground(forGlyphRange: glyphs, at: place)
    manager.drawGlyphs(forGlyphRange: glyphs, at: place)
  }

  // MARK: Places, in the view's coordinates

  private func line(of offset: Int) -> LineFragment? {
    manager.fragment(at: offset) ?? manager.extraFragment
      ?? manager.fragments.last
  }

  func caretRect(at offset: Int) -> CGRect {
    guard let line = line(of: offset) else { return CGRect(origin: origin, size: .zero) }
    let width = TextContentView.caretWidth
    return CGRect(
      x: origin.x + line.caretX(at: min(offset, line.shownEnd)) - width / 2
        + (line.block == nil ? view.textContainer.lineFragmentPadding : 0),
      y: origin.y + line.rect.minY, width: width, height: line.usedRect.height)
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    manager.fragments.flatMap { $0.spans(of: range) }
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  func place(at point: CGPoint) -> Int {
    let point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    if let extra = manager.extraFragment, point.y >= extra.rect.minY {
      return extra.range.lowerBound
    }
    guard let line = manager.line(at: point, in: view.textContainer) else { return 0 }
    return nearest(line, point.x)
  }

  private func nearest(_ line: LineFragment, _ x: CGFloat) -> Int {
    guard line.block != nil else { return line.range.lowerBound }
    let found = line.character(at: x)
    let boundaries = view.session.editor.boundaries
    let before = boundaries.rounded(found.offset)
    let next = min(boundaries.next(before), line.shownEnd)
    return found.fraction < 0.5 ? before : next
  }

  func grapheme(under point: CGPoint) -> Range<Int>? {
    let point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard let line = manager.line(at: point, in: view.textContainer), line.rect.contains(point)
    else {
      return nil
    }
    let offset = line.character(at: point.x).offset
    let boundaries = view.session.editor.boundaries
    let start = boundaries.rounded(offset)
    let range = start..<max(boundaries.next(start), start)
    return line.spans(of: range).contains { $0.minX <= point.x && point.x < $0.maxX } ? range : nil
  }

  func lineRange(around offset: Int) -> Range<Int> {
    guard let line = line(of: offset) else { return 0..<0 }
    return line.range.lowerBound..<max(line.shownEnd, line.range.lowerBound)
  }

  /// The line of a character, with what separates it from the next.
  func wholeLine(of offset: Int) -> Range<Int> { line(of: offset)?.range ?? 0..<0 }

  func place(lines count: Int, from offset: Int, x: CGFloat) -> Int? {
    var all = manager.fragments
    if let extra = manager.extraFragment { all.append(extra) }
    guard
      let index = all.firstIndex(where: { $0.range.contains(offset) }) ?? all.indices.last,
      all.indices.contains(index + count)
    else { return nil }
    return nearest(all[index + count], x - origin.x)
  }
}

/// What one text has in the place of a part of another.
struct TextDifference {
  let old: Range<Int>
  let new: Range<Int>

  /// - Complexity: O(both).
  init(from before: String, to after: String) {
    let (a, b) = (Array(before.utf16), Array(after.utf16))
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] {
      end += 1
    }
    old = start..<(a.count - end)
    new = start..<(b.count - end)
  }
}

/// Draws what a layout manager has for the visible part of a text view.
final class TextViewCanvas: ControlPart {
  private weak var kit: TextViewKit?

  init(_ kit: TextViewKit) {
    self.kit = kit
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { kit?.draw(in: bounds, at: frame.origin) }
}

extension UITextView {
  /// The storage and the layout manager.
  final var kit: TextViewKit {
    if let storedKit { return storedKit }
    let made = TextViewKit(self, nil)
    storedKit = made
    return made
  }

  final func adoptKit(_ storage: NSTextStorage) { storedKit = TextViewKit(self, storage) }

  /// The storage and the layout manager where their lines are what is shown.
  final var shapingKit: TextViewKit? {
    if let storedKit { return storedKit.isShaping ? storedKit : nil }
    return textContainer.isShaped ? kit : nil
  }
}
