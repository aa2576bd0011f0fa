import PlatformInterface
import UIKitTextModel

/// What is selected in a text is offered to the desktop as its primary selection, and a click of the mouse's middle
/// button pastes that.
@MainActor
struct PrimarySelection {
  private weak var source: (any TextTyping)?
  private var range: Range<Int>?

  private static let types = ["text/plain;charset=utf-8", "text/plain"]

  /// Looks at what the responder with the keyboard has selected, after each frame.
  mutating func follow(_ responder: UIResponder?) {
    guard let typing = responder as? any TextTyping else {
      range = nil
      return
    }
    let new = typing.session.selection.range
    guard typing !== source || new != range else { return }
    source = typing
    range = new
    // What is not selected any more stays offered until somebody selects something else.
    guard !new.isEmpty, !typing.session.owner.isSecure, typing.isEditing || typing.isFirstResponder
    else { return }
    // Made when somebody pastes: a selection changes often while it is drawn.
    let session = typing.session
    var last: String?
    let load: DataLoader = { [weak session] done in
      if let session, !session.selection.isEmpty {
        last = session.editor.substring(session.selection.range).string
      }
      done(last.map { Data($0.utf8) })
    }
    PlatformServices.current.primarySelection.offer([
      Self.types.map { ClipboardForm(type: $0, load: load) }
    ])
  }

  /// Pastes at a place of the screen; false where no text there can be edited.
  static func paste(at location: CGPoint, in scene: UIWindowScene) -> Bool {
    guard let target = scene.target(at: location, with: nil) else { return false }
    var link: UIView? = target.view
    while let view = link {
      if let typing = view as? any TextTyping & UIView {
        return paste(
          into: typing,
          at: typing.convert(
            target.window.fromScreen(location), from: target.window))
      }
      link = view.superview
    }
    return false
  }

  private static func paste(into typing: any TextTyping & UIView, at point: CGPoint) -> Bool {
    let owner = typing.session.owner
    // Read first: becoming first responder may select something here.
    let clipboard = PlatformServices.current.primarySelection
    guard let type = types.first(where: { clipboard.types.first?.contains($0) ?? false }),
      let data = clipboard.data(ofType: type, inItem: 0),
      let text = String(data: data, encoding: .utf8), !text.isEmpty
    else { return false }
    guard typing.becomeFirstResponder(), owner.isEditable else { return false }
    typing.layoutIfNeeded()
    typing.session.select(TextSelection(owner.place(at: point)))
    typing.session.paste(text)
    return true
  }
}
