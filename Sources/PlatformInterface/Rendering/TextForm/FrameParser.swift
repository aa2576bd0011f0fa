import Foundation

/// Reads the text form of frames, keeping whatever it understands.
struct FrameParser {
  private var lines: [FrameLine] = []
  private var next = 0
  private var depth = 0
  private var nodeCount = 0
  private var pixelCount: CGFloat = 0
  private var highestID: UInt64 = 1 << 40
  private(set) var images: [Substring: CGImage] = [:]
  private var problems: [FrameTextProblem] = []

  /// Enough for any report; more is a damaged or hostile text.
  private static let maximumNodes = 200_000
  private static let maximumDepth = 1000
  private static let maximumPixels: CGFloat = 64_000_000

  init(_ text: String) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if let line = FrameLine(line, number: number) { lines.append(line) }
    }
  }

  mutating func read() -> (RenderFrame, [FrameTextProblem]) {
    var head: FrameLine?
    var roots: [RenderNode] = []
    while let line = take() {
      switch line.keyword {
      case "frame": head = line
      case "image": define(line)
      case "node": if let node = node(line) { roots.append(node) }
      default:
        report(line, "expected frame, image or node; found \"\(line.keyword)\"")
        skipBlock(line)
      }
    }
    if head == nil {
      problems.append(FrameTextProblem(line: 1, message: "there is no line that begins with frame"))
    }
    func side(_ value: CGFloat?) -> CGFloat {
      value.map { $0 > 0 ? min($0, 32767) : 1 } ?? 100
    }
    let size = head?.size("size")
    let scale = head?.number("scale") ?? 1
    let usable = CGSize(width: side(size?.width), height: side(size?.height))
    if roots.count != 1 {
      problems.append(
        FrameTextProblem(
          line: lines.last?.number ?? 1, message: "a frame has one node; found \(roots.count)"))
    }
    let frame = RenderFrame(
      number: head?.integer("number") ?? 1, size: usable,
      scale: scale > 0 ? min(scale, 16) : 1, background: head?.color("background") ?? .white,
      root: roots.first ?? RenderNode(id: 0, size: usable, extent: .null))
    return (frame, problems.sorted { $0.line < $1.line })
  }

  private mutating func take() -> FrameLine? {
    guard next < lines.count else { return nil }
    next += 1
    return lines[next - 1]
  }

  mutating func report(_ line: FrameLine, _ message: String) {
    if problems.count < 1000 {
      problems.append(FrameTextProblem(line: line.number, message: message))
    }
  }

  /// Passes over the lines between the braces of a line that was not understood.
  private mutating func skipBlock(_ line: FrameLine) {
    guard line.opensBlock, !line.closesBlock else { return }
    var open = 1
    while open > 0, let inner = take() {
      if inner.closesBlock { open -= 1 }
      if inner.opensBlock { open += 1 }
    }
  }

  /// Hands each line of a block to `body`; a block that never ends does so with the text.
  mutating func eachLine(
    of line: FrameLine, _ body: (inout FrameParser, FrameLine) -> Void
  ) {
    guard line.opensBlock, !line.closesBlock else { return }
    while let inner = take() {
      if inner.closesBlock && !inner.opensBlock { return }
      body(&self, inner)
    }
    report(line, "the block does not end")
  }

  // MARK: - Nodes

  /// A node inside another one, on as much stack as that takes.
  private mutating func nestedNode(_ line: FrameLine) -> RenderNode? {
    DeepRecursion.run { node(line) }
  }

  private mutating func node(_ line: FrameLine) -> RenderNode? {
    nodeCount += 1
    guard nodeCount <= Self.maximumNodes, depth < Self.maximumDepth else {
      let isFirst = nodeCount == Self.maximumNodes + 1 || depth == Self.maximumDepth
      if isFirst { report(line, "the tree is too large; the rest is left out") }
      skipBlock(line)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    var mask: RenderNode?
    var shadow: RenderShadow?
    var background: [RenderPrimitive] = []
    var foreground: [RenderPrimitive] = []
    var children: [RenderNode] = []
    var isForeground = false
    eachLine(of: line) { parser, inner in
      switch inner.keyword {
      case "node": if let child = parser.nestedNode(inner) { children.append(child) }
      case "mask":
        parser.eachLine(of: inner) { parser, line in
          if line.keyword == "node" {
            mask = parser.nestedNode(line)
          } else {
            parser.skipBlock(line)
          }
        }
      case "shadow": shadow = parser.shadow(inner)
      case "foreground": isForeground = true
      default:
        guard let primitive = parser.primitive(inner) else { return }
        if isForeground { foreground.append(primitive) } else { background.append(primitive) }
      }
    }
    let id = line.word(1).flatMap { UInt64($0) } ?? highestID
    if line.word(1).flatMap({ UInt64($0) }) == nil { highestID += 1 }
    let matrix = FrameLine.numbers(line.options["transform"])
    var transform: ProjectiveTransform?
    if matrix.count == 9 {
      transform = ProjectiveTransform(
        m11: matrix[0], m12: matrix[1], m13: matrix[2], m21: matrix[3], m22: matrix[4],
        m23: matrix[5], m31: matrix[6], m32: matrix[7], m33: matrix[8])
    } else if matrix.count == 6 {
      transform = ProjectiveTransform(
        CGAffineTransform(
          a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]))
    } else if line.options["transform"] != nil {
      report(line, "a transform has six or nine numbers")
    }
    let position = line.point("position") ?? .zero
    let scroll = line.point("scroll") ?? .zero
    let clip = line.shape("clip")
    let extent =
      line.rect("extent")
      ?? NodeExtent.of(
        background + foreground, children: children, scroll: scroll, clip: clip, shadow: shadow,
        position: position, transform: transform)
    return RenderNode(
      id: id, position: position, transform: transform, size: line.size("size") ?? .zero,
      scroll: scroll, opacity: line.number("opacity").map { Float($0) } ?? 1, clip: clip,
      mask: mask, shadow: shadow, background: background, foreground: foreground,
      children: children, extent: extent, hasOpaqueBackground: line.has("opaque"),
      prefersCache: line.has("cached"),
      crossFade: children.count == 2 ? line.number("crossfade").map { Float($0) } : nil,
      colorFactor: line.color("factor"))
  }

  private mutating func shadow(_ line: FrameLine) -> RenderShadow? {
    let shape: RenderShadow.Shape
    switch line.word(1) {
    case "outline":
      guard let outline = FrameLine.shape(line.word(2)) else {
        report(line, "an outline is x,y,width,height")
        return nil
      }
      shape = .outline(outline)
    case "path": shape = .path(FrameLine.path(line.strings.first) ?? CGPath(elements: []))
    default: shape = .contents
    }
    return RenderShadow(
      shape: shape, offset: line.size("offset") ?? .zero, radius: line.number("radius") ?? 0,
      color: line.color("color") ?? .black)
  }

  // MARK: - Primitives

  private mutating func primitive(_ line: FrameLine) -> RenderPrimitive? {
    switch line.keyword {
    case "fill":
      if let shape = FrameLine.shape(line.word(1)), let color = FrameLine.color(line.word(2)) {
        return .fill(shape, color)
      }
    case "border":
      if let shape = FrameLine.shape(line.word(1)), let color = FrameLine.color(line.words.last) {
        return .border(shape, width: line.number("width") ?? 1, color)
      }
    case "image": if let image = image(line) { return .image(image) }
    case "text": return .text(text(line), origin: FrameLine.point(line.word(1)) ?? .zero)
    case "gradient":
      if let shape = gradientShape(line), let space = line.shape("in") {
        return .gradient(
          GradientSpec(stops: stops(line)), shape, in: space, extends: line.has("extends"))
      }
    case "path":
      if let path = FrameLine.path(line.strings.first) {
        return .path(
          RenderPath(
            path, fill: line.color("fill"), evenOdd: line.has("evenodd"),
            stroke: line.color("stroke"), style: style(line),
            strokeStart: line.number("start") ?? 0, strokeEnd: line.number("end") ?? 1))
      }
    case "backdrop": if let backdrop = line.backdrop { return backdrop }
    case "particles": return .particles(particles(line))
    case "drawing":
      if let bounds = FrameLine.rect(line.word(1)) {
        var commands: [DrawingCommand] = []
        eachLine(of: line) { parser, inner in
          if let command = parser.command(inner) { commands.append(command) }
        }
        return .drawing(DrawingRecord(commands: commands, bounds: bounds))
      }
    default: break
    }
    report(line, "cannot be understood: \"\(line.words.prefix(4).joined(separator: " "))\"")
    skipBlock(line)
    return nil
  }

  private func image(_ line: FrameLine) -> RenderImage? {
    guard let picture = line.word(1).flatMap({ images[$0] }),
      let destination = FrameLine.rect(line.word(2))
    else { return nil }
    var image = RenderImage(picture, destination: destination)
    if let source = line.rect("source") { image.unitSource = source }
    if let center = line.rect("center") { image.unitCenter = center }
    if let scale = line.number("scale") { image.contentsScale = scale }
    image.tilesCenter = line.has("tiles")
    image.orientation = line.integer("orientation") ?? 1
    image.tint = line.color("tint")
    image.filter =
      line.options["filter"] == "nearest"
      ? .nearest : line.options["filter"] == "trilinear" ? .trilinear : .linear
    image.clip = line.shape("clip")
    return image
  }

  private func gradientShape(_ line: FrameLine) -> GradientShape? {
    let a = FrameLine.numbers(line.word(2))
    let b = FrameLine.numbers(line.word(3))
    switch line.word(1) {
    case "linear" where a.count == 2 && b.count == 2:
      return .linear(from: CGPoint(x: a[0], y: a[1]), to: CGPoint(x: b[0], y: b[1]))
    case "radial" where a.count == 3 && b.count == 3:
      return .radial(
        from: CGPoint(x: a[0], y: a[1]), startRadius: a[2], to: CGPoint(x: b[0], y: b[1]),
        endRadius: b[2])
    case "conic" where a.count == 2 && b.count == 1:
      return .conic(center: CGPoint(x: a[0], y: a[1]), angle: b[0])
    default: return nil
    }
  }

  private func stops(_ line: FrameLine) -> [GradientSpec.Stop] {
    (line.options["stops"] ?? "").split(separator: ";").compactMap { stop in
      let parts = stop.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let location = Double(parts[0]),
        let color = FrameLine.color(parts[1])
      else { return nil }
      return GradientSpec.Stop(location: location, color: color)
    }
  }

  private func style(_ line: FrameLine) -> StrokeStyle {
    var style = StrokeStyle(width: line.number("width") ?? 1)
    switch line.options["cap"] {
    case "round": style.cap = .round
    case "square": style.cap = .square
    default: break
    }
    switch line.options["join"] {
    case "round": style.join = .round
    case "bevel": style.join = .bevel
    default: break
    }
    if let limit = line.number("miter") { style.miterLimit = limit }
    style.dash = FrameLine.numbers(line.options["dash"])
    style.dashPhase = line.number("phase") ?? 0
    return style
  }

  // MARK: - Drawings

  private mutating func command(_ line: FrameLine) -> DrawingCommand? {
    let path = FrameLine.path(line.strings.first)
    switch line.keyword {
    case "save": return .save
    case "restore": return .restore
    case "concat":
      let m = FrameLine.numbers(line.word(1))
      if m.count == 6 {
        return .concatenate(
          CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5]))
      }
    case "clip": if let path { return .clip(path, evenOdd: line.has("evenodd")) }
    case "clipmask":
      if let image = line.word(1).flatMap({ images[$0] }), let rect = FrameLine.rect(line.word(2)) {
        return .clipToMask(image, rect)
      }
    case "fill":
      if let path {
        return .fill(path, evenOdd: line.has("evenodd"), paint(line), effect(line))
      }
    case "stroke": if let path { return .stroke(path, style(line), paint(line), effect(line)) }
    case "clear": if let rect = FrameLine.rect(line.word(1)) { return .clear(rect) }
    case "image":
      if let image = line.word(1).flatMap({ images[$0] }), let rect = FrameLine.rect(line.word(2)) {
        return .image(
          image, rect, flipped: line.has("flipped"),
          interpolation: line.has("nearest") ? .none : .medium, effect(line))
      }
    case "gradient":
      if let shape = gradientShape(line) {
        return .gradient(
          GradientSpec(stops: stops(line)), shape, extendsStart: line.has("before"),
          extendsEnd: line.has("after"), effect(line))
      }
    case "text":
      let origin = FrameLine.point(line.word(1)) ?? .zero
      let effect = effect(line)
      return .text(text(line), origin: origin, effect)
    case "layer": return .beginLayer(effect(line))
    case "endlayer": return .endLayer
    default: break
    }
    report(line, "is no drawing command: \"\(line.keyword)\"")
    skipBlock(line)
    return nil
  }

  private func paint(_ line: FrameLine) -> DrawingPaint {
    if let image = line.options["pattern"].flatMap({ images[$0] }) {
      return .pattern(image, phase: line.size("offset") ?? .zero)
    }
    return .color(line.color("color") ?? .black)
  }

  private func effect(_ line: FrameLine) -> DrawingEffect {
    var effect = DrawingEffect()
    effect.alpha = line.number("alpha").map { Float($0) } ?? 1
    if let name = line.options["blend"] {
      effect.blend =
        (0...27).compactMap { BlendMode(rawValue: $0) }.first { "\($0)" == name } ?? .normal
    }
    let shadow = FrameLine.numbers(line.options["shadow"])
    if shadow.count == 3 {
      effect.shadow = DrawingShadow(
        offset: CGSize(width: shadow[0], height: shadow[1]), blur: shadow[2],
        color: line.color("shadowcolor") ?? .black)
    }
    effect.antialias = !line.has("aliased")
    return effect
  }

  // MARK: - Text

  private mutating func text(_ line: FrameLine) -> TextBlock {
    var paragraph = ParagraphSpec()
    switch line.options["align"] {
    case "left": paragraph.alignment = .left
    case "right": paragraph.alignment = .right
    case "center": paragraph.alignment = .center
    case "justified": paragraph.alignment = .justified
    default: break
    }
    switch line.options["break"] {
    case "charWrap": paragraph.lineBreak = .charWrap
    case "clip": paragraph.lineBreak = .clip
    case "truncateHead": paragraph.lineBreak = .truncateHead
    case "truncateTail": paragraph.lineBreak = .truncateTail
    case "truncateMiddle": paragraph.lineBreak = .truncateMiddle
    default: break
    }
    switch line.options["direction"] {
    case "leftToRight": paragraph.direction = .leftToRight
    case "rightToLeft": paragraph.direction = .rightToLeft
    default: break
    }
    paragraph.keepsHangulWords = line.has("hangulwords")
    for (name, value) in FrameWords.paragraph {
      if let number = line.number(Substring(name)) { paragraph[keyPath: value] = number }
    }
    paragraph.readTabs(line)
    var runs: [TextRun] = []
    eachLine(of: line) { parser, inner in
      guard inner.keyword == "run" else { return parser.skipBlock(inner) }
      runs.append(parser.run(inner))
    }
    return TextBlock(
      runs: runs, paragraph: paragraph, width: line.number("width") ?? .infinity,
      height: line.number("height") ?? .infinity, maximumLines: max(0, line.integer("lines") ?? 0))
  }

  private func run(_ line: FrameLine) -> TextRun {
    var font = FontSpec(
      family: line.options["font"].map { String($0) } ?? "", pointSize: line.number("size") ?? 17,
      weight: line.integer("weight") ?? 400, isItalic: line.has("italic"),
      hasMonospacedDigits: line.has("monodigits"))
    switch line.options["design"] {
    case "rounded": font.design = .rounded
    case "serif": font.design = .serif
    case "monospaced": font.design = .monospaced
    default: break
    }
    var textStyle = TextAttributes(font: font, color: line.color("color") ?? .black)
    textStyle.background = line.color("background")
    textStyle.kern = line.number("kern")
    textStyle.baselineOffset = line.number("baseline") ?? 0
    textStyle.underline = TextAttributes.line(line.options["underline"])
    textStyle.underlineColor = line.color("underlinecolor")
    textStyle.strikethrough = TextAttributes.line(line.options["strike"])
    textStyle.strikethroughColor = line.color("strikecolor")
    textStyle.ligatures = !line.has("noligatures")
    textStyle.readOutline(line)
    return TextRun(
      line.strings.first ?? "", textStyle,
      attachment: line.options["attachment"].flatMap { images[$0] },
      attachmentBounds: line.rect("bounds") ?? .zero)
  }

  // MARK: - Pictures

  /// `image name pixels 2,2 [opaque] data=base64`, `solid 40,30 #color`, `checker 40,30 #a #b cell=5`,
  /// `ramp 40,30 #a #b #c #d` with a colour for each corner clockwise from the top left, or
  /// `missing 40,30`.
  private mutating func define(_ line: FrameLine) {
    let sides = FrameLine.numbers(line.word(3))
    guard let name = line.word(1), sides.count == 2, (1...32767).contains(sides[0]),
      (1...32767).contains(sides[1]), pixelCount + sides[0] * sides[1] <= Self.maximumPixels
    else { return report(line, "a picture has a name, a kind and a size") }
    pixelCount += sides[0] * sides[1]
    let width = Int(sides[0])
    let height = Int(sides[1])
    let colors = line.words.dropFirst(4).compactMap { FrameLine.color($0) }
    func word(_ color: RGBA) -> UInt32 {
      let alpha = min(max(color.alpha, 0), 1)
      func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
      return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
        | byte(color.blue * alpha)
    }
    let isOpaque: Bool
    let pixel: (Int, Int) -> UInt32
    switch line.word(2) {
    case "pixels":
      let data = line.options["data"].flatMap { Data(base64Encoded: String($0)) } ?? Data()
      guard data.count == width * height * 4 else {
        return report(line, "expected \(width * height * 4) bytes; found \(data.count)")
      }
      isOpaque = line.has("opaque")
      pixel = { x, y in
        let at = data.startIndex + (y * width + x) * 4
        return UInt32(data[at]) | UInt32(data[at + 1]) << 8 | UInt32(data[at + 2]) << 16
          | UInt32(data[at + 3]) << 24
      }
    case "checker" where colors.count == 2:
      isOpaque = colors.allSatisfy(\.isOpaque)
      let cell = max(1, line.integer("cell") ?? 8)
      pixel = { x, y in word(colors[(x / cell + y / cell) % 2]) }
    case "ramp" where colors.count == 4:
      // One colour in each corner, clockwise from the top left.
      isOpaque = colors.allSatisfy(\.isOpaque)
      pixel = { x, y in
        let u = Float(x) / Float(max(width - 1, 1))
        let v = Float(y) / Float(max(height - 1, 1))
        func mix(_ part: KeyPath<RGBA, Float>) -> Float {
          let top = colors[0][keyPath: part] * (1 - u) + colors[1][keyPath: part] * u
          let bottom = colors[3][keyPath: part] * (1 - u) + colors[2][keyPath: part] * u
          return top * (1 - v) + bottom * v
        }
        return word(
          RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha)))
      }
    default:
      let color = colors.first ?? .clear
      isOpaque = color.isOpaque
      pixel = { _, _ in word(color) }
    }
    let buffer = PixelBuffer(width: width, height: height, isOpaque: isOpaque)
    for y in 0..<height {
      let row = buffer.bytes.advanced(by: y * buffer.bytesPerRow).assumingMemoryBound(
        to: UInt32.self)
      for x in 0..<width { row[x] = pixel(x, y) }
    }
    images[name] = CGImage(buffer)
  }
}
