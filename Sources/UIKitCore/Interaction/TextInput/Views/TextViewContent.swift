import Failures
import PlatformInterface
import QuartzCore

/// One paragraph of a text view on the screen.
final class ParagraphView: ControlPart {
  var laid: LaidParagraph? {
    didSet { if laid !== oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    provideContents()
  }

  required init?(coder: NSCoder) { failure("made by text views alone") }

  override func renderContents(in bounds: CGRect) -> [RenderPrimitive]? {
    guard let laid, let block = laid.block else { return [] }
    return [.text(block, origin: CGPoint(x: 0, y: laid.top))]
  }
}

/// The paragraphs that are seen, each with a view as long as it is seen.
@MainActor
struct ParagraphViews {
  private var shown: [ObjectIdentifier: ParagraphView] = [:]
  private var spare: [ParagraphView] = []

  var count: Int { shown.count }

  /// Shows `paragraphs`, whose views go into `host`; what has a view keeps it.
  mutating func show(_ paragraphs: [(laid: LaidParagraph, frame: CGRect)], in host: UIView) {
    var next: [ObjectIdentifier: ParagraphView] = [:]
    for (laid, _) in paragraphs {
      let id = ObjectIdentifier(laid)
      if let view = shown.removeValue(forKey: id) { next[id] = view }
    }
    spare.append(contentsOf: shown.values)
    for (laid, frame) in paragraphs {
      let id = ObjectIdentifier(laid)
      let view = next[id] ?? spare.popLast() ?? make(in: host)
      view.laid = laid
      view.frame = frame
      view.isHidden = false
      next[id] = view
    }
    for view in spare {
      view.isHidden = true
      view.laid = nil
    }
    // A page's worth is enough for whatever comes.
    while spare.count > 40 { spare.removeLast().removeFromSuperview() }
    shown = next
  }

  private func make(in host: UIView) -> ParagraphView {
    let view = ParagraphView(frame: .zero)
    // Below the caret.
    host.insertSubview(view, at: 0)
    return view
  }
}
