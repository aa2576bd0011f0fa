import PlatformInterface
import UIKitTextModel

/// Dragging what is selected in a text field or a text view, and dropping text into it.
///
/// iOS-BEHAVIOUR: dragged within one text it is moved, as one step of undoing; elsewhere it is copied. A caret shows
/// where it would go. Evidence: unmeasured (Apple: "Making a view into a drag source", text views and fields).
@MainActor
final class TextDragging: NSObject {
  private unowned let view: any TextTyping & UIView
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// A pointer went down on what is selected: it drags that when it moves, and places the caret when it goes up.
  private(set) var isPending = false
  /// A pointer's button is down on the text.
  private var isPointerDown = false
  /// Whether what is selected here is being dragged.
  private(set) var isDragActive = false
  /// Whether something is dragged over the text that would be dropped into it.
  private(set) var isDropActive = false
  /// Dragged from here: its range in the text, as it was when the drag began.
  private var source: Range<Int>?

  init(_ view: any TextTyping & UIView) {
    self.view = view
    super.init()
  }

  /// Once, when the view is made.
  func attach() {
    view.addInteraction(drag)
    view.addInteraction(drop)
  }

  private var session: TextSession { view.session }

  // MARK: The pointer

  /// - Parameter point: in the view.
  /// - Returns: whether this press may begin a drag, and does not select.
  func pointerWentDown(at point: CGPoint, count: Int, extends: Bool) -> Bool {
    isPointerDown = true
    isPending = count == 1 && !extends && isOnSelection(point)
    return isPending
  }

  /// The pointer went up, or its touch was taken by a drag.
  ///
  /// - Returns: whether its press waited for a drag.
  func pointerIsGone() -> Bool {
    defer {
      isPending = false
      isPointerDown = false
    }
    return isPending
  }

  /// Whether a point of the view is on characters that are selected and may be read.
  private func isOnSelection(_ point: CGPoint) -> Bool {
    let range = session.selection.range
    guard view.isFirstResponder, !range.isEmpty, !session.owner.isSecure else { return false }
    let place = session.owner.place(at: point)
    let start = max(range.lowerBound, place - 1)
    let end = min(range.upperBound, place + 1)
    return start < end
      && view.rects(of: OffsetRange(start..<end)).contains { $0.rect.contains(point) }
  }

  // MARK: Dropping

  /// What a drag carries that began in a text of this program.
  private final class DraggedText {
    let text: NSAttributedString
    weak var dragging: TextDragging?
    init(_ text: NSAttributedString, _ dragging: TextDragging) {
      self.text = text
      self.dragging = dragging
    }
  }

  private func isOwn(_ session: any UIDropSession) -> Bool {
    (session.localDragSession?.localContext as? DraggedText)?.dragging === self
  }

  /// Moves what was dragged from here; nothing where it was dropped on itself.
  private func move(_ range: Range<Int>, to place: Int) {
    guard !(range.lowerBound...range.upperBound).contains(place) else { return }
    let moved = session.editor.substring(range)
    let result = NSMutableAttributedString(string: "")
    if place < range.lowerBound {
      result.append(moved)
      result.append(session.editor.substring(place..<range.lowerBound))
    } else {
      result.append(session.editor.substring(range.upperBound..<place))
      result.append(moved)
    }
    let old = session.text
    session.replaceByUser(
      min(place, range.lowerBound)..<max(place, range.upperBound), with: result, .other)
    guard session.text != old else { return }
    let start = place < range.lowerBound ? place : place - moved.length
    session.select(TextSelection(start..<start + moved.length))
  }

  private func insert(_ text: String, at place: Int) {
    guard !text.isEmpty, view.becomeFirstResponder(), session.owner.isEditable else { return }
    view.layoutIfNeeded()
    let place = min(place, session.editor.length)
    session.select(TextSelection(place))
    session.paste(text)
    let end = session.selection.head
    if end > place { session.select(TextSelection(place..<end)) }
  }

  private func showPlace(_ place: Int?) {
    view.content.dropCaretRect = place.map {
      view.content.convert(session.owner.caretRect(at: $0), from: view)
    }
  }
}

extension TextDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    // A pointer that selects goes over what it has selected.
    let begins = isPointerDown ? isPending : isOnSelection(session.location(in: view))
    guard begins, let text = self.session.selectedContents else { return [] }
    source = self.session.selection.range
    session.localContext = DraggedText(text, self)
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text.string)))
    item.localObject = text.string
    return [item]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard view.window != nil, let text = self.session.selectedContents else { return nil }
    let card = DraggedTextCard(text, widest: max(min(view.bounds.width, 280), 40))
    return UITargetedDragPreview(
      view: card, parameters: card.parameters,
      target: UIDragPreviewTarget(container: view, center: session.location(in: view)))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    isDragActive = true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { self.session.owner.isEditable }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    isDragActive = false
    source = nil
  }
}

extension TextDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { view.takesDrops && session.canLoadObjects(ofClass: NSString.self) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isDropActive = true
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    showPlace(self.session.owner.place(at: session.location(in: view)))
    return UIDropProposal(operation: isOwn(session) ? .move : .copy)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    isDropActive = false
    showPlace(nil)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let place = self.session.owner.place(at: session.location(in: view))
    showPlace(nil)
    if isOwn(session), let source {
      move(source, to: place)
    } else if let own = session.localDragSession?.localContext as? DraggedText {
      insert(own.text.string, at: place)
    } else {
      session.loadObjects(ofClass: NSString.self) { [weak self] texts in
        let texts = texts.compactMap { ($0 as? NSString)?.description }
        self?.insert(texts.joined(separator: "\n"), at: place)
      }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    isDropActive = false
    showPlace(nil)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    // The text is in its place already: the card fades where it is.
    nil
  }
}
