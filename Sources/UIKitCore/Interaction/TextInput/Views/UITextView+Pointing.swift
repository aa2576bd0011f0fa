import PlatformInterface
import UIKitTextModel

/// A finger or a pointer that is down on a text view.
struct TextPointing {
  /// Takes links in the place of the delegate and the desktop.
  var openLink: ((URL, NSRange) -> Void)?
  fileprivate(set) var isDown = false
  fileprivate var start = CGPoint.zero
  /// What a click opens, unless the pointer moves away.
  fileprivate var item: UITextItem?
  fileprivate var autoscroll: TextAutoscroll?
}

extension UITextView {
  /// What a tap on a link does, with the link's place in the text: for views whose text is a page. Nil
  /// asks the delegate and opens it.
  package final var openLink: ((URL, NSRange) -> Void)? {
    get { pointing.openLink }
    set { pointing.openLink = newValue }
  }

  /// A pointer selects; fingers and touchpads scroll.
  final func selectsByDrag(_ touch: UITouch) -> Bool {
    isSelectable && touch.type == .indirectPointer
  }

  // MARK: Touches

  final func touchDown(_ touch: UITouch, _ event: UIEvent?) {
    let point = touch.location(in: self)
    pointing.isDown = true
    pointing.start = point
    pointing.item = isEditable ? nil : item(at: point)
    guard selectsByDrag(touch), pointing.item == nil else { return }
    let extends = event?.modifierFlags.contains(.shift) == true
    if dragging.pointerWentDown(at: point, count: touch.tapCount, extends: extends) { return }
    let wasFirst = isFirstResponder
    guard becomeFirstResponder() else { return }
    session.point(
      at: place(at: point), count: touch.tapCount,
      extends: wasFirst && extends, snaps: false)
  }

  final func touchMoved(_ touch: UITouch) {
    let point = touch.location(in: self)
    if hypot(point.x - pointing.start.x, point.y - pointing.start.y) > 5 { pointing.item = nil }
    guard selectsByDrag(touch), isFirstResponder, pointing.item == nil, !dragging.isPending
    else { return }
    session.drag(to: place(at: point))
    let visible = bounds.inset(by: adjustedContentInset)
    guard isScrollEnabled, point.y < visible.minY || point.y > visible.maxY else {
      return endAutoscroll()
    }
    guard let loop = frameLoop, pointing.autoscroll == nil else { return }
    let scroll = TextAutoscroll(self, touch)
    pointing.autoscroll = scroll
    loop.add(scroll)
  }

  final func touchIsGone() {
    pointing.isDown = false
    pointing.item = nil
    _ = dragging.pointerIsGone()
    endAutoscroll()
  }

  private final func endAutoscroll() {
    pointing.autoscroll?.isOver = true
    pointing.autoscroll = nil
  }

  final func touchUp(_ touch: UITouch) {
    let item = pointing.item
    let point = touch.location(in: self)
    if dragging.pointerIsGone() {
      session.point(at: place(at: point), count: 1, extends: false, snaps: false)
    }
    touchIsGone()
    if let item { return open(item) }
    guard isSelectable, !selectsByDrag(touch), bounds.contains(point) else { return }
    // One tap means nothing in a text that is only read.
    guard isEditable || touch.tapCount > 1 else {
      if isFirstResponder { session.select(TextSelection(session.selection.head)) }
      return
    }
    let wasEditing = isFirstResponder
    guard becomeFirstResponder() else { return }
    let old = session.selection
    session.point(at: place(at: point), count: touch.tapCount, extends: false, snaps: true)
    layoutIfNeeded()
    let isSecondOnCaret = wasEditing && touch.tapCount == 1 && session.selection == old
    if touch.tapCount > 1 || isSecondOnCaret {
      editMenu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }
  }

  // MARK: Links and pictures

  /// What can be tapped at a point of the view.
  final func item(at point: CGPoint) -> UITextItem? {
    guard isSelectable, let character = grapheme(under: point) else { return nil }
    let boundaries = session.editor.boundaries
    let paragraph = boundaries.paragraphRange(at: character.lowerBound)
    let text = session.editor.substring(paragraph)
    let place = character.lowerBound - paragraph.lowerBound
    guard place < text.length else { return nil }
    var range = NSRange(location: 0, length: 0)
    let whole = NSRange(location: 0, length: text.length)
    func moved() -> NSRange {
      NSRange(location: range.location + paragraph.lowerBound, length: range.length)
    }
    let link = text.attribute(.link, at: place, longestEffectiveRange: &range, in: whole)
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      return UITextItem(.link(url), range: moved())
    }
    if let (url, found) = detectedItem(at: place, in: text) {
      range = found
      return UITextItem(.link(url), range: moved())
    }
    let picture = text.attribute(.attachment, at: place, effectiveRange: &range)
    if let picture = picture as? NSTextAttachment {
      return UITextItem(.textAttachment(picture), range: moved())
    }
    return nil
  }

  private final func open(_ item: UITextItem) {
    let standard = UIAction(title: "Open") { [weak self] _ in self?.performDefault(item) }
    let action =
      delegate?.textView(self, primaryActionFor: item, defaultAction: standard)
      ?? (delegate == nil ? standard : nil)
    action?.performWithSender(self, target: nil)
  }

  private final func performDefault(_ item: UITextItem) {
    switch item.content {
    case .link(let url):
      if let openLink = pointing.openLink { return openLink(url, item.range) }
      let mayOpen =
        delegate?.textView(
          self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
      if mayOpen { UIApplication.shared.open(url) }
    case .textAttachment(let picture):
      _ = delegate?.textView(
        self, shouldInteractWith: picture, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }
}

/// Scrolls while a selecting pointer is held above or below what is seen.
@MainActor
final class TextAutoscroll: FrameAnimation {
  private weak var view: UITextView?
  private let touch: UITouch
  private var last: TimeInterval?
  var isOver = false

  /// Points a second for each point that the pointer is outside.
  private static let speed: CGFloat = 12

  init(_ view: UITextView, _ touch: UITouch) {
    self.view = view
    self.touch = touch
  }

  func step(at time: TimeInterval) -> Bool {
    guard !isOver, let view, view.isFirstResponder else { return false }
    let point = touch.location(in: view)
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let outside =
      point.y < visible.minY ? point.y - visible.minY : max(point.y - visible.maxY, 0)
    defer { last = time }
    guard outside != 0, let last else { return outside != 0 }
    let way = outside * Self.speed * CGFloat(time - last)
    let target = view.clampedOffset(
      CGPoint(x: view.contentOffset.x, y: view.contentOffset.y + way))
    guard target != view.contentOffset else { return true }
    view.setContentOffset(target, animated: false)
    view.session.drag(to: view.place(at: touch.location(in: view)))
    return true
  }
}
