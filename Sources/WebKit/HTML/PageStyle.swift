import UIKitCore

/// How an element's text looks: what it has from those around it, and what is its own.
struct PageStyle {
  enum ListKind: Equatable { case none, disc, circle, square, decimal, letters }
  enum Case { case none, upper, lower, capitals }

  // Handed on to what is inside.
  var fontSize: CGFloat
  var isBold = false
  var isItalic = false
  var design = UIFontDescriptor.SystemDesign.default
  /// Installed; nil for the system's font.
  var family: String?
  var color: UIColor
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  var keepsSpaces = false
  /// Points; nil for the font's own.
  var lineHeight: CGFloat?
  /// Times the size of the letters, each element's own; counts before points.
  var lineFactor: CGFloat?
  var kern: CGFloat = 0
  var letters = Case.none
  var list = ListKind.disc
  var isUnderlined = false
  var isStruck = false
  var link: String?
  var opensElsewhere = false
  /// Behind letters; blocks have none, but the page.
  var background: UIColor?
  /// Points that letters are raised.
  var raise: CGFloat = 0
  /// Points kept free beside the paragraphs.
  var left: CGFloat = 0
  var right: CGFloat = 0

  // An element's own.
  var marginTop: CGFloat = 0
  var marginBottom: CGFloat = 0
  var isHidden = false
  var isBlock = false

  /// As an element begins that says nothing.
  func inherited() -> PageStyle {
    var style = self
    style.marginTop = 0
    style.marginBottom = 0
    style.isBlock = false
    return style
  }

  var font: UIFont {
    let weight: UIFont.Weight = isBold ? .bold : .regular
    if let family, var font = UIFont(name: family, size: fontSize)?.fontDescriptor {
      var traits: UIFontDescriptor.SymbolicTraits = []
      if isBold { traits.insert(.traitBold) }
      if isItalic { traits.insert(.traitItalic) }
      font = font.withSymbolicTraits(traits) ?? font
      return UIFont(descriptor: font, size: fontSize)
    }
    let system =
      design == .monospaced
      ? UIFont.monospacedSystemFont(ofSize: fontSize, weight: weight)
      : UIFont.systemFont(ofSize: fontSize, weight: weight)
    var descriptor = system.fontDescriptor
    if design == .serif || design == .rounded {
      descriptor = descriptor.withDesign(design) ?? descriptor
    }
    guard isItalic else { return UIFont(descriptor: descriptor, size: fontSize) }
    let traits = descriptor.symbolicTraits.union(.traitItalic)
    return UIFont(
      descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: fontSize)
  }

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if kern != 0 { attributes[.kern] = kern }
    if raise != 0 { attributes[.baselineOffset] = raise }
    if let background { attributes[.backgroundColor] = background }
    if let link { attributes[.link] = link }
    return attributes
  }

  func paragraph(spaceBefore: CGFloat) -> NSMutableParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.baseWritingDirection = direction
    paragraph.paragraphSpacingBefore = spaceBefore
    paragraph.firstLineHeadIndent = max(left, 0)
    paragraph.headIndent = max(left, 0)
    paragraph.tailIndent = -max(right, 0)
    if let lineHeight = lineFactor.map({ $0 * fontSize }) ?? lineHeight {
      paragraph.minimumLineHeight = lineHeight
      paragraph.maximumLineHeight = lineHeight
    }
    return paragraph
  }
}
