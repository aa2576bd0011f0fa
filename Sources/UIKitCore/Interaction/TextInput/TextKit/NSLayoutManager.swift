import PlatformInterface

/// Sets the text of a storage in the lines of one or several spaces, says where its characters are, and draws it.
///
/// A glyph stands for one UTF-16 code unit of the text, so that indexes of glyphs and of characters are the same,
/// also where a font joins letters or a character takes two units.
open class NSLayoutManager: NSObject {
  /// What text looks like that does not say so itself.
  struct Appearance {
    var font = UIFont.systemFont(ofSize: 12)
    var color: UIColor = .black
    var alignment = NSTextAlignment.natural
    var isRightToLeft = false
    /// Nil for those of the moment.
    var traits: UITraitCollection?
    var linkAttributes: [NSAttributedString.Key: Any] = [:]
  }

  private var containers: [NSTextContainer] = []
  private var laid: FragmentBuilder?
  private var isLayingOut = false
  final var appearance = Appearance() { didSet { invalidate() } }
  /// Called before the text is laid out: the text view gives the space its size.
  final var prepare: () -> Void = {}
  /// Called when the text has to be laid out anew.
  final var invalidated: () -> Void = {}

  public override init() { super.init() }

  /// Makes a layout manager without text and spaces, whatever the archive has.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Text and spaces

  /// The text that is laid out; nil until a storage adds the layout manager.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { lastText = nil } }
  /// What a storage had that has gone before its layout manager: programs in which nobody holds it go on.
  private var lastText: NSAttributedString?
  private var storage: NSAttributedString? { textStorage ?? lastText }

  /// The storage goes.
  final func keep(_ text: NSAttributedString) { lastText = text }

  /// What decides about lines, and hears of layouts.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { invalidate() } }

  /// The spaces, in the order in which they are filled.
  open var textContainers: [NSTextContainer] { containers }
  /// Adds a space behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: containers.count)
  }
  /// Adds a space at a place among the others.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard !containers.contains(where: { $0 === container }) else { return }
    containers.insert(container, at: min(max(index, 0), containers.count))
    container.layoutManager = self
    invalidate()
  }
  /// Takes a space away.
  open func removeTextContainer(at index: Int) {
    guard containers.indices.contains(index) else { return }
    containers.remove(at: index).layoutManager = nil
    invalidate()
  }
  /// Lays out anew what is in a space and behind it.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  final func containerChanged(_ container: NSTextContainer, from oldSize: CGSize?) {
    guard !isLayingOut else { return }
    textContainerChangedGeometry(container)
    if let oldSize {
      delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: oldSize)
    }
  }

  // MARK: Options

  /// Whether parts may be laid out before what is above them; kept, as all is laid out at once here.
  open var allowsNonContiguousLayout = false
  /// Whether parts are laid out before what is above them: never here.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether space that fonts ask for between lines is kept; true by default. The fonts here ask for none.
  open var usesFontLeading = true
  /// From which share of a line that is filled on words are divided, in 0...1; zero, the default, divides none. Another
  /// one is kept and reported, as words stay whole here.
  open var hyphenationFactor: CGFloat = 0 {
    didSet {
      if hyphenationFactor > 0 { Unsupported.report("NSLayoutManager.hyphenationFactor") }
    }
  }
  /// Whether spaces and ends of lines are drawn; false by default. True is kept and reported.
  open var showsInvisibleCharacters = false {
    didSet {
      if showsInvisibleCharacters {
        Unsupported.report("NSLayoutManager.showsInvisibleCharacters")
      }
    }
  }
  /// Whether control characters are drawn; false by default. True is kept and reported.
  open var showsControlCharacters = false {
    didSet {
      if showsControlCharacters { Unsupported.report("NSLayoutManager.showsControlCharacters") }
    }
  }

  // MARK: Changes

  /// Takes over a change of the text, of which the storage tells.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) { invalidate() }

  /// Lays out anew; all of the text, whatever the range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
  }
  /// Makes glyphs anew, which are those of the characters; the same as laying out anew.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }
  /// Draws characters anew in the view that shows the text.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidated() }
  /// Draws glyphs anew in the view that shows the text.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidated() }

  final func invalidate() {
    guard laid != nil || !isLayingOut else { return }
    let wasLaid = laid != nil
    laid = nil
    if wasLaid { delegate?.layoutManagerDidInvalidateLayout(self) }
    invalidated()
  }

  // MARK: Layout

  private var layout: FragmentBuilder? {
    if !isLayingOut {
      isLayingOut = true
      prepare()
      isLayingOut = false
    }
    if let laid { return laid }
    guard let storage, !isLayingOut else { return nil }
    isLayingOut = true
    let whole =
      storage is NSTextStorage
      ? storage.attributedSubstring(from: NSRange(location: 0, length: storage.length)) : storage
    var builder = FragmentBuilder(self, whole)
    builder.build()
    laid = builder
    isLayingOut = false
    delegate?.layoutManager(
      self, didCompleteLayoutFor: containers.last,
      atEnd: builder.firstUnlaid >= storage.length)
    return builder
  }
  final var fragments: [LineFragment] { layout?.fragments ?? [] }
  final var extraFragment: LineFragment? { layout?.extra }

  /// Lays the text out, where that is not done yet.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  /// Lays the text out, where that is not done yet.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  /// Lays the text out, where that is not done yet.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  /// Lays the text out, where that is not done yet.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = layout
  }
  /// There is nothing to do: glyphs are those of the characters.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// There is nothing to do: glyphs are those of the characters.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// The first character that is in no space; the text's length where all are.
  open func firstUnlaidCharacterIndex() -> Int { layout?.firstUnlaid ?? 0 }
  /// The first glyph that is in no space; the number of glyphs where all are.
  open func firstUnlaidGlyphIndex() -> Int { layout?.firstUnlaid ?? 0 }

  // MARK: Glyphs

  /// How many glyphs the text has: one for each UTF-16 code unit.
  open var numberOfGlyphs: Int { storage?.length ?? 0 }
  /// Returns whether there is such a glyph.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }
  /// Returns the character of a glyph, which has the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a character, which has the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the characters of glyphs: those of the same indexes.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Returns the glyphs of characters: those of the same indexes.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  // MARK: Drawing

  /// Draws the colours behind characters into the current context, through `fillBackgroundRectArray`.
  ///
  /// - Parameter origin: where the space's top left lies.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage, let range = Range<Int>(glyphsToShow, upTo: storage.length) else { return }
    storage.enumerateAttribute(.backgroundColor, in: range.nsRange) { value, run, _ in
      guard let color = value as? UIColor else { return }
      var rects = fragments.flatMap { $0.spans(of: run.location..<(run.location + run.length)) }
      for index in rects.indices {
        rects[index] = rects[index].offsetBy(dx: origin.x, dy: origin.y)
      }
      guard !rects.isEmpty else { return }
      color.setFill()
      let count = rects.count
      rects.withUnsafeBufferPointer { places in
        guard let base = places.baseAddress else { return }
        fillBackgroundRectArray(base, count: count, forCharacterRange: run, color: color)
      }
    }
  }

  /// Fills the rectangles behind characters of one background; a subclass may draw others.
  ///
  /// - Parameters:
  ///   - rectArray: in the coordinates of the current context, whose fill colour is `color`.
  ///   - charRange: the characters of the background.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for index in 0..<rectCount { context.fill(rectArray[index]) }
  }

  /// Draws characters with their lines and pictures into the current context.
  ///
  /// - Parameter origin: where the space's top left lies.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let storage,
      let range = Range<Int>(glyphsToShow, upTo: storage.length)
    else { return }
    var painted: TextBlock?
    for fragment in fragments {
      guard let block = fragment.block, fragment.range.overlaps(range) else { continue }
      let isWhole =
        range.lowerBound <= fragment.blockStart && fragment.range.upperBound <= range.upperBound
      if isWhole, block === painted { continue }
      let place = CGPoint(
        x: origin.x + fragment.blockOrigin.x, y: origin.y + fragment.blockOrigin.y)
      // A block is painted as a whole where all of its lines are wanted and lie as it has them.
      if isWhole, coversBlock(of: fragment, upTo: range.upperBound) {
        painted = block
        context.paint(block, at: place)
        continue
      }
      let parts =
        isWhole
          || range.lowerBound <= fragment.range.lowerBound
            && fragment.range.upperBound <= range.upperBound
        ? [fragment.rect.insetBy(dx: -fragment.rect.height, dy: 0)] : fragment.spans(of: range)
      for part in parts {
        context.saveGState()
        context.clip(to: part.offsetBy(dx: origin.x, dy: origin.y))
        context.paint(block, at: place)
        context.restoreGState()
      }
    }
  }

  private func coversBlock(of fragment: LineFragment, upTo end: Int) -> Bool {
    guard fragment.line == 0 else { return false }
    return fragments.allSatisfy {
      $0.block !== fragment.block
        || $0.blockOrigin == fragment.blockOrigin && $0.range.upperBound <= end
    }
      && (fragment.block.map { FragmentBuilder.measure($0).lines.count } ?? 0)
        == fragments.count { $0.block === fragment.block }
  }

  /// - Parameter isBackgroundDrawn: whether what draws the runs also draws what is behind them.
  final func runs(of part: NSAttributedString, isBackgroundDrawn: Bool) -> [TextRun] {
    let traits = appearance.traits ?? .current
    let base = TextAttributes(font: appearance.font.spec, color: appearance.color.rgba(for: traits))
    var text = part
    var links: [NSRange] = []
    part.enumerateAttribute(.link, in: NSRange(location: 0, length: part.length)) {
      link, range, _ in
      if link != nil { links.append(range) }
    }
    if !links.isEmpty, !appearance.linkAttributes.isEmpty {
      let changed = NSMutableAttributedString(attributedString: part)
      for link in links { changed.addAttributes(appearance.linkAttributes, range: link) }
      text = changed
    }
    var runs = AttributedTextRuns.runs(of: text, base: base, traits: traits)
    if !isBackgroundDrawn { for index in runs.indices { runs[index].attributes.background = nil } }
    return runs
  }
}
