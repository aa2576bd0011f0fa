import Failures
import PlatformInterface
import QuartzCore

/// Selection, text and caret of a text field or a text view.
final class TextContentView: ControlPart {
  /// A text in its place, in the view's coordinates.
  struct Part {
    var block: TextBlock
    var origin: CGPoint
  }

  var parts: [Part] = [] { didSet { setNeedsDisplay() } }
  /// What a field's class draws in place of its placeholder.
  var drawings: [RenderPrimitive] = [] {
    didSet { if !drawings.isEmpty || !oldValue.isEmpty { setNeedsDisplay() } }
  }
  /// Behind the text.
  var selectionRects: [CGRect] = [] {
    didSet { if selectionRects != oldValue { setNeedsDisplay() } }
  }

  /// Of words that are spelled wrong, each on one line.
  var misspelledRects: [CGRect] = [] {
    didSet { if misspelledRects != oldValue { setNeedsDisplay() } }
  }

  private let caret = ControlPart(frame: .zero)
  private(set) lazy var blink = CaretBlink { [weak self] in self?.caret.layer.opacity = $0 ? 1 : 0 }
  static let caretWidth: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    caret.layer.cornerRadius = 1
    caret.isHidden = true
    // What it shows is not to be stretched when the text becomes longer.
    contentMode = .redraw
    provideContents()
    addSubview(caret)
  }

  required init?(coder: NSCoder) { failure("made by text fields and text views alone") }

  /// Nil while there is none: nothing is edited, or something is selected.
  var caretRect: CGRect? {
    didSet {
      guard caretRect != oldValue else { return }
      caret.isHidden = caretRect == nil
      if let caretRect { caret.frame = caretRect }
    }
  }

  private lazy var dropCaret: ControlPart = {
    let made = ControlPart(frame: .zero)
    made.layer.cornerRadius = 1
    made.backgroundColor = tintColor
    addSubview(made)
    return made
  }()
  /// Where a text that is dragged would go; nil while none is.
  var dropCaretRect: CGRect? {
    didSet {
      guard dropCaretRect != oldValue else { return }
      dropCaret.isHidden = dropCaretRect == nil
      if let dropCaretRect {
        dropCaret.backgroundColor = tintColor
        dropCaret.frame = dropCaretRect
      }
    }
  }

  /// The caret was moved, or there was typing: it is seen and blinks anew. A window that does not have
  /// the keyboard shows none.
  func restartBlinking() {
    guard caretRect != nil, let window, let scene = window.windowScene,
      scene.activationState == .foregroundActive,
      window.firstResponder == nil || window.responderForKeys != nil
    else { return blink.stop() }
    blink.restart(in: scene.host.loop)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeTint()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    takeTint()
  }

  private func takeTint() {
    caret.backgroundColor = tintColor
    setNeedsDisplay()
  }

  override func renderContents(in bounds: CGRect) -> [RenderPrimitive]? {
    var primitives: [RenderPrimitive] = []
    if !selectionRects.isEmpty {
      let color = tintColor.rgba(for: traitCollection)
      let alpha = color.alpha * (traitCollection.userInterfaceStyle == .dark ? 0.35 : 0.2)
      for rect in selectionRects {
        primitives.append(.fill(RoundedRect(rect), color.withAlpha(alpha)))
      }
    }
    primitives += SpellingDots.primitives(below: misspelledRects, traitCollection)
    primitives += parts.map { .text($0.block, origin: $0.origin) }
    primitives += drawings
    return primitives
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    setNeedsDisplay()
  }
}
