extension CGContext {
  /// What becomes of text that is drawn: it is filled by default.
  ///
  /// Strings that UIKit draws are filled, drawn as outlines in their own colour, both, or not at all; what Core Text
  /// draws has the context's colours, and clips as well.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// What becomes of text that is drawn.
  package var textDrawingMode: CGTextDrawingMode { state.textMode }

  /// The colour of fills; black where a pattern fills.
  package var fillColor: RGBA {
    if case .color(let color) = state.fill { color } else { .black }
  }

  /// Text whose block's top left lies at `origin`, y down.
  package func paint(_ block: TextBlock, at origin: CGPoint) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    var block = block
    switch state.textMode {
    case .fill, .fillClip: break
    case .stroke, .strokeClip: block = outlined(block, isFilled: false)
    case .fillStroke, .fillStrokeClip: block = outlined(block, isFilled: true)
    case .invisible, .clip: return
    }
    record(.text(block, origin: origin, state.effect))
    painted()
  }

  // iOS-BEHAVIOUR: UIKit draws outlines in the colour of the text, as it makes that the context's for both. Evidence:
  // unmeasured.
  /// The same text with outlines as wide as the context's lines.
  private func outlined(_ block: TextBlock, isFilled: Bool) -> TextBlock {
    let runs = block.runs.map { run in
      var run = run
      guard run.attributes.strokeWidth == 0, run.attributes.font.pointSize > 0 else { return run }
      let width = state.style.width / run.attributes.font.pointSize * 100
      run.attributes.strokeWidth = isFilled ? -width : width
      run.attributes.strokeJoin = state.style.join
      return run
    }
    return TextBlock(
      runs: runs, paragraph: block.paragraph, width: block.width, height: block.height,
      maximumLines: block.maximumLines)
  }

  /// Draws outlines of letters as the text drawing mode says: filled, stroked, added to the clip, in the context's
  /// colours.
  package func drawText(_ outlines: CGPath) {
    let mode = state.textMode
    switch mode {
    case .fill, .fillClip: paintFill(outlines)
    case .stroke, .strokeClip: paintStroke(outlines)
    case .fillStroke, .fillStrokeClip:
      paintFill(outlines)
      paintStroke(outlines)
    case .invisible, .clip: break
    }
    if [.clip, .fillClip, .strokeClip, .fillStrokeClip].contains(mode) {
      let path = currentPath
      currentPath = PathBuilder()
      addPath(outlines)
      clip()
      currentPath = path
    }
  }
}
