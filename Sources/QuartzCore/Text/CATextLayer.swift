import PlatformInterface

/// Where lines of a text layer lie between its sides.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  /// The text that tells places apart.
  public let rawValue: String
  /// Makes a place of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where lines of the text's language begin.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From side to side, all lines but the last.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where an ellipsis goes in lines that are too long.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  /// The text that tells places apart.
  public let rawValue: String
  /// Makes a place of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// There is no ellipsis.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A font that a text layer can draw with: UIKit's, which lies above this module.
package protocol LayerFont: AnyObject {
  /// The font as text measuring and painters see it.
  var fontSpec: FontSpec { get }
}

/// A layer that shows a string from its top edge down, cut at its bounds.
open class CATextLayer: CALayer {
  private struct Content {
    var string: Any?
    var font: AnyObject?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = CGColor(.white)
    var isWrapped = false
    var alignmentMode = CATextLayerAlignmentMode.natural
    var truncationMode = CATextLayerTruncationMode.none
    var allowsFontSubpixelQuantization = false
  }

  private var content = Content()

  private func change(_ property: LayerProperty? = nil, _ body: (inout Content) -> Void) {
    let action = property.flatMap { pendingAction($0) }
    body(&content)
    markDirty(.dirtyAppearance)
    action?.run()
  }

  /// Turns attributed text into runs; UIKit, which knows the attributes' types, sets it.
  package nonisolated(unsafe) static var runConverter:
    ((NSAttributedString, _ base: TextAttributes) -> [TextRun])?

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer { content = other.content }
  }

  /// Reads a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text, a `String` or an `NSAttributedString`; nil, the default, for none.
  open var string: Any? {
    get { content.string }
    set { change { $0.string = newValue } }
  }

  /// A `UIFont`, a `CGFont`, or a font's name as an `NSString`; its size is `fontSize`, whatever it says.
  open var font: AnyObject? {
    get { content.font }
    set { change { $0.font = newValue } }
  }

  /// The size of the font in points, where the text has no font of its own; 36 by default. It is
  /// animated.
  open var fontSize: CGFloat {
    get { content.fontSize }
    set { change(.fontSize) { $0.fontSize = newValue } }
  }

  /// The colour of the text, where it has none of its own; white by default. It is animated.
  open var foregroundColor: CGColor? {
    get { content.foregroundColor }
    set { change(.foregroundColor) { $0.foregroundColor = newValue } }
  }

  /// Lines are broken at the layer's width.
  open var isWrapped: Bool {
    get { content.isWrapped }
    set { change { $0.isWrapped = newValue } }
  }

  /// Where lines lie between the sides; where the language begins them, by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { content.alignmentMode }
    set { change { $0.alignmentMode = newValue } }
  }

  /// Where an ellipsis goes in a line that is too long; nowhere by default.
  open var truncationMode: CATextLayerTruncationMode {
    get { content.truncationMode }
    set { change { $0.truncationMode = newValue } }
  }

  // MARK: Animation

  override func animatableValue(of property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .fontSize: .number(content.fontSize)
    case .foregroundColor: .color(content.foregroundColor)
    default: super.animatableValue(of: property)
    }
  }

  override func storeAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.fontSize, .number(let n)): content.fontSize = n
    case (.foregroundColor, .color(let c)): content.foregroundColor = c
    default: super.storeAnimatableValue(value, of: property)
    }
  }

  override func setAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.fontSize, .number(let n)): fontSize = n
    case (.foregroundColor, .color(let c)): foregroundColor = c
    default: super.setAnimatableValue(value, of: property)
    }
  }

  // MARK: Painting

  override func appendOwnPrimitives(to list: inout [RenderPrimitive]) {
    let size = storedBounds.size
    guard size.width > 0, size.height > 0 else { return }
    let runs = makeRuns()
    guard !runs.isEmpty else { return }
    let isTruncated = content.truncationMode != .none
    let isOneLine = !content.isWrapped && !runs.contains { $0.text.contains(where: \.isNewline) }
    let block = TextBlock(
      runs: runs, paragraph: paragraph, width: size.width,
      height: isTruncated && content.isWrapped ? size.height : .infinity,
      maximumLines: isOneLine ? 1 : 0)
    let space = CGRect(origin: .zero, size: size)
    list.append(
      .drawing(
        DrawingRecord(
          commands: [
            .save, .clip(RoundedRect(space).path, evenOdd: false),
            .text(block, origin: .zero, DrawingEffect()), .restore,
          ], bounds: space)))
  }

  private func makeRuns() -> [TextRun] {
    let base = TextAttributes(font: fontSpec, color: content.foregroundColor?.rgba ?? .clear)
    switch content.string {
    case let attributed as NSAttributedString where attributed.length > 0:
      return Self.runConverter?(attributed, base) ?? [TextRun(attributed.string, base)]
    case let string as String where !string.isEmpty: return [TextRun(string, base)]
    default: return []
    }
  }

  private var fontSpec: FontSpec {
    let size = content.fontSize.isFinite ? max(content.fontSize, 0) : 0
    if let font = content.font as? any LayerFont {
      var spec = font.fontSpec
      spec.pointSize = size
      return spec
    }
    let name =
      (content.font as? CGFont)?.postScriptName ?? content.font as? String
      ?? (content.font as? NSString)?.description ?? "Helvetica"
    return FontSpec(family: name, pointSize: size)
  }

  private var paragraph: ParagraphSpec {
    var spec = ParagraphSpec()
    spec.alignment =
      switch content.alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    spec.lineBreak =
      switch content.truncationMode {
      case .start: .truncateHead
      case .end: .truncateTail
      case .middle: .truncateMiddle
      default: content.isWrapped ? .wordWrap : .clip
      }
    return spec
  }
}
