import Foundation

/// Writes the text form of frames.
struct FrameWriter {
  private var body: [String] = []
  private var images: [String] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var depth = 0
  /// Deeper levels stand no further right, lest the text of a deep tree grow with its square.
  private static let maximumIndentation = 100

  mutating func write(_ frame: RenderFrame) -> String {
    write(frame.root)
    let head =
      "frame number=\(frame.number) size=\(t(frame.size)) scale=\(t(frame.scale))"
      + " background=\(t(frame.background))"
    return ([head] + images + body).joined(separator: "\n") + "\n"
  }

  private mutating func line(_ text: String) {
    let width = 2 * min(depth, Self.maximumIndentation)
    body.append(String(repeating: " ", count: width) + text)
  }

  private mutating func block(_ head: String, _ contents: (inout FrameWriter) -> Void) {
    line(head + " {")
    depth += 1
    contents(&self)
    depth -= 1
    line("}")
  }

  private mutating func write(_ node: RenderNode) {
    var head = "node \(node.id)"
    if let transform = node.transform {
      let m = transform
      head +=
        " transform="
        + [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map(t).joined(
          separator: ",")
    }
    if node.position != .zero { head += " position=\(t(node.position))" }
    head += " size=\(t(node.size))"
    if node.scroll != .zero { head += " scroll=\(t(node.scroll))" }
    if node.opacity != 1 { head += " opacity=\(node.opacity)" }
    if let clip = node.clip { head += " clip=\(t(clip))" }
    head += node.extent.isNull ? " extent=null" : " extent=\(t(node.extent))"
    if node.hasOpaqueBackground { head += " opaque" }
    if node.prefersCache { head += " cached" }
    if let amount = node.crossFade { head += " crossfade=\(amount)" }
    if let factor = node.colorFactor { head += " factor=\(t(factor))" }
    let isLeaf =
      node.mask == nil && node.shadow == nil && node.background.isEmpty && node.foreground.isEmpty
      && node.children.isEmpty
    guard !isLeaf else { return line(head) }
    block(head) { writer in
      if let shadow = node.shadow { writer.write(shadow) }
      if let mask = node.mask {
        writer.block("mask") { writer in DeepRecursion.run { writer.write(mask) } }
      }
      for primitive in node.background { writer.write(primitive) }
      for child in node.children { DeepRecursion.run { writer.write(child) } }
      if !node.foreground.isEmpty {
        writer.line("foreground")
        for primitive in node.foreground { writer.write(primitive) }
      }
    }
  }

  private mutating func write(_ shadow: RenderShadow) {
    let shape =
      switch shadow.shape {
      case .outline(let outline): "outline \(t(outline))"
      case .path(let path): "path \(quoted(pathText(path)))"
      case .contents: "contents"
      }
    line(
      "shadow \(shape) offset=\(t(shadow.offset)) radius=\(t(shadow.radius))"
        + " color=\(t(shadow.color))")
  }

  private mutating func write(_ primitive: RenderPrimitive) {
    switch primitive {
    case .fill(let shape, let color): line("fill \(t(shape)) \(t(color))")
    case .border(let shape, let width, let color):
      line("border \(t(shape)) width=\(t(width)) \(t(color))")
    case .image(let image): write(image)
    case .text(let text, let origin): write(text, at: origin, "")
    case .gradient(let spec, let shape, let space, let extends):
      line(
        "gradient \(t(shape)) in=\(t(space)) stops=\(t(spec))" + (extends ? " extends" : ""))
    case .path(let path):
      var text = "path \(quoted(pathText(path.path)))"
      if let fill = path.fill { text += " fill=\(t(fill))" }
      if path.evenOdd { text += " evenodd" }
      if let stroke = path.stroke { text += " stroke=\(t(stroke))" }
      text += t(path.style)
      if path.strokeStart != 0 { text += " start=\(t(path.strokeStart))" }
      if path.strokeEnd != 1 { text += " end=\(t(path.strokeEnd))" }
      line(text)
    case .backdrop(let shape, let filter):
      line("backdrop \(t(shape)) radius=\(t(filter.radius)) saturation=\(t(filter.saturation))")
    case .particles(let particles):
      block("particles" + (particles.isAdditive ? " additive" : "")) { writer in
        for particle in particles.particles { writer.write(particle, of: particles) }
      }
    case .drawing(let record):
      block("drawing \(t(record.bounds))") { writer in
        for command in record.commands { writer.write(command) }
      }
    }
  }

  private mutating func write(_ particle: RenderParticle, of particles: RenderParticles) {
    let picture = particles.pictures[particle.picture]
    var text = "particle \(name(of: picture.image)) \(t(particle.center)) \(t(particle.size))"
    if particle.rotation != 0 { text += " rotation=\(t(particle.rotation))" }
    if particle.color != .white { text += " color=\(t(particle.color))" }
    if picture.unitSource != CGRect(x: 0, y: 0, width: 1, height: 1) {
      text += " source=\(t(picture.unitSource))"
    }
    if picture.filter != .linear { text += " filter=\(picture.filter)" }
    line(text)
  }

  private mutating func write(_ image: RenderImage) {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    var text = "image \(name(of: image.image)) \(t(image.destination))"
    if image.unitSource != whole { text += " source=\(t(image.unitSource))" }
    if image.unitCenter != whole { text += " center=\(t(image.unitCenter))" }
    if image.contentsScale != 1 { text += " scale=\(t(image.contentsScale))" }
    if image.tilesCenter { text += " tiles" }
    if image.orientation != 1 { text += " orientation=\(image.orientation)" }
    if let tint = image.tint { text += " tint=\(t(tint))" }
    if image.filter != .linear { text += " filter=\(image.filter)" }
    if let clip = image.clip { text += " clip=\(t(clip))" }
    line(text)
  }

  private mutating func write(_ text: TextBlock, at origin: CGPoint, _ effect: String) {
    var head = "text \(t(origin))\(effect)"
    if text.width != .infinity { head += " width=\(t(text.width))" }
    if text.height != .infinity { head += " height=\(t(text.height))" }
    if text.maximumLines != 0 { head += " lines=\(text.maximumLines)" }
    let p = text.paragraph
    if p.alignment != .natural { head += " align=\(p.alignment)" }
    if p.lineBreak != .wordWrap { head += " break=\(p.lineBreak)" }
    if p.direction != .natural { head += " direction=\(p.direction)" }
    if p.keepsHangulWords { head += " hangulwords" }
    for (name, value) in FrameWords.paragraph where p[keyPath: value] != 0 {
      head += " \(name)=\(t(p[keyPath: value]))"
    }
    if !p.tabStops.isEmpty {
      let stops = p.tabStops.map { "\(t($0.location))/\($0.alignment)" }
      head += " tabs=\(stops.joined(separator: ";"))"
    }
    block(head) { writer in for run in text.runs { writer.write(run) } }
  }

  private mutating func write(_ run: TextRun) {
    let a = run.attributes
    var text = "run \(quoted(run.text)) size=\(t(a.font.pointSize)) color=\(t(a.color))"
    if !a.font.family.isEmpty { text += " font=\(quoted(a.font.family))" }
    if a.font.design != .standard { text += " design=\(a.font.design)" }
    if a.font.weight != 400 { text += " weight=\(a.font.weight)" }
    if a.font.isItalic { text += " italic" }
    if a.font.hasMonospacedDigits { text += " monodigits" }
    if let background = a.background { text += " background=\(t(background))" }
    if let kern = a.kern { text += " kern=\(t(kern))" }
    if a.baselineOffset != 0 { text += " baseline=\(t(a.baselineOffset))" }
    if a.underline != .none { text += " underline=\(a.underline)" }
    if let color = a.underlineColor { text += " underlinecolor=\(t(color))" }
    if a.strikethrough != .none { text += " strike=\(a.strikethrough)" }
    if let color = a.strikethroughColor { text += " strikecolor=\(t(color))" }
    if a.strokeWidth != 0 { text += " stroke=\(t(a.strokeWidth))" }
    if let color = a.strokeColor { text += " strokecolor=\(t(color))" }
    if !a.ligatures { text += " noligatures" }
    if let image = run.attachment {
      text += " attachment=\(name(of: image)) bounds=\(t(run.attachmentBounds))"
    }
    line(text)
  }

  private mutating func write(_ command: DrawingCommand) {
    switch command {
    case .save: line("save")
    case .restore: line("restore")
    case .concatenate(let m):
      line("concat " + [m.a, m.b, m.c, m.d, m.tx, m.ty].map(t).joined(separator: ","))
    case .clip(let path, let evenOdd):
      line("clip \(quoted(pathText(path)))" + (evenOdd ? " evenodd" : ""))
    case .clipToMask(let image, let rect): line("clipmask \(name(of: image)) \(t(rect))")
    case .fill(let path, let evenOdd, let paint, let effect):
      line(
        "fill \(quoted(pathText(path)))" + (evenOdd ? " evenodd" : "") + t(paint) + t(effect))
    case .stroke(let path, let style, let paint, let effect):
      line("stroke \(quoted(pathText(path)))" + t(style) + t(paint) + t(effect))
    case .clear(let rect): line("clear \(t(rect))")
    case .image(let image, let rect, let flipped, let interpolation, let effect):
      line(
        "image \(name(of: image)) \(t(rect))" + (flipped ? " flipped" : "")
          + (interpolation == .none ? " nearest" : "") + t(effect))
    case .gradient(let spec, let shape, let start, let end, let effect):
      line(
        "gradient \(t(shape)) stops=\(t(spec))" + (start ? " before" : "") + (end ? " after" : "")
          + t(effect))
    case .text(let text, let origin, let effect): write(text, at: origin, t(effect))
    case .beginLayer(let effect): line("layer" + t(effect))
    case .endLayer: line("endlayer")
    }
  }

  // MARK: - Values

  private func t(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
  private func t(_ p: CGPoint) -> String { "\(t(p.x)),\(t(p.y))" }
  private func t(_ s: CGSize) -> String { "\(t(s.width)),\(t(s.height))" }
  private func t(_ r: CGRect) -> String { "\(t(r.origin)),\(t(r.size))" }

  private func t(_ color: RGBA) -> String {
    // Bytes where they say it all.
    let bytes = [color.red, color.green, color.blue, color.alpha].map { $0 * 255 }
    guard bytes.allSatisfy({ $0 >= 0 && $0 <= 255 && abs($0 - $0.rounded()) < 1e-4 }) else {
      return "rgba(\(color.red),\(color.green),\(color.blue),\(color.alpha))"
    }
    let hex = color.hex
    return hex.hasSuffix("FF") ? String(hex.dropLast(2)) : hex
  }

  private func t(_ s: RoundedRect) -> String {
    guard !s.isPlain else { return t(s.rect) }
    let isEven =
      s.topLeft == s.topRight && s.topRight == s.bottomRight
      && s.bottomRight == s.bottomLeft
    let radii = isEven ? [s.topLeft] : [s.topLeft, s.topRight, s.bottomRight, s.bottomLeft]
    return "\(t(s.rect))/\(radii.map(t).joined(separator: ","))\(s.isContinuous ? "~" : "")"
  }

  private func t(_ spec: GradientSpec) -> String {
    spec.stops.map { "\(t($0.location)):\(t($0.color))" }.joined(separator: ";")
  }

  private func t(_ shape: GradientShape) -> String {
    switch shape {
    case .linear(let from, let to): "linear \(t(from)) \(t(to))"
    case .radial(let from, let start, let to, let end):
      "radial \(t(from)),\(t(start)) \(t(to)),\(t(end))"
    case .conic(let center, let angle): "conic \(t(center)) \(t(angle))"
    }
  }

  private func t(_ style: StrokeStyle) -> String {
    var text = " width=\(t(style.width))"
    if style.cap != .butt { text += " cap=\(style.cap)" }
    if style.join != .miter { text += " join=\(style.join)" }
    if style.miterLimit != 10 { text += " miter=\(t(style.miterLimit))" }
    if !style.dash.isEmpty { text += " dash=\(style.dash.map(t).joined(separator: ","))" }
    if style.dashPhase != 0 { text += " phase=\(t(style.dashPhase))" }
    return text
  }

  private mutating func t(_ paint: DrawingPaint) -> String {
    switch paint {
    case .color(let color): " color=\(t(color))"
    case .pattern(let image, let phase): " pattern=\(name(of: image)) offset=\(t(phase))"
    }
  }

  private func t(_ effect: DrawingEffect) -> String {
    var text = ""
    if effect.alpha != 1 { text += " alpha=\(effect.alpha)" }
    if effect.blend != .normal { text += " blend=\(effect.blend)" }
    if let shadow = effect.shadow {
      text += " shadow=\(t(shadow.offset)),\(t(shadow.blur)) shadowcolor=\(t(shadow.color))"
    }
    if !effect.antialias { text += " aliased" }
    return text
  }

  private func pathText(_ path: CGPath) -> String {
    path.elements.map { element in
      func p(_ p: CGPoint) -> String { "\(t(p.x)) \(t(p.y))" }
      switch element {
      case .move(let end): return "M \(p(end))"
      case .line(let end): return "L \(p(end))"
      case .quad(let control, let end): return "Q \(p(control)) \(p(end))"
      case .cubic(let a, let b, let end): return "C \(p(a)) \(p(b)) \(p(end))"
      case .close: return "Z"
      }
    }.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _
      where scalar.value < 32 || scalar.value == 0xfffc || scalar.value == 0x2028
        || scalar.value == 0x2029 || scalar.value == 0x85 || scalar.value == 0x7f:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: - Pictures

  private mutating func name(of image: CGImage) -> String {
    let key = ObjectIdentifier(image.source)
    if let name = names[key] { return name }
    let name = "i\(names.count + 1)"
    names[key] = name
    images.append("image \(name) \(contents(of: image))")
    return name
  }

  private func contents(of image: CGImage) -> String {
    let source = image.source
    let head = "\(source.pixelWidth),\(source.pixelHeight)"
    let isSmall = source.pixelWidth * source.pixelHeight <= 4096
    guard
      let pixels = source.pixels(
        atLeastWidth: isSmall ? source.pixelWidth : 1, height: isSmall ? source.pixelHeight : 1)
    else { return "missing \(head)" }
    let words = (0..<pixels.height).flatMap { y in
      UnsafeBufferPointer(
        start: pixels.bytes.advanced(by: y * pixels.bytesPerRow).assumingMemoryBound(
          to: UInt32.self), count: pixels.width)
    }
    if isSmall {
      let data = words.withUnsafeBytes { Data($0) }
      return "pixels \(head)\(source.isOpaque ? " opaque" : "") data=\(data.base64EncodedString())"
    }
    var sums: [UInt64] = [0, 0, 0, 0]
    for word in words { for c in 0..<4 { sums[c] += UInt64((word >> (8 * UInt32(c))) & 255) } }
    let alpha = max(Float(sums[3]), 1)
    let color = RGBA(
      red: Float(sums[2]) / alpha, green: Float(sums[1]) / alpha, blue: Float(sums[0]) / alpha,
      alpha: source.isOpaque ? 1 : Float(sums[3]) / Float(words.count) / 255)
    return "solid \(head) \(color.hex)"
  }
}

/// Names of options that both directions share.
enum FrameWords {
  nonisolated(unsafe) static let paragraph:
    [(name: String, value: WritableKeyPath<ParagraphSpec, CGFloat>)] = [
      ("linespacing", \.lineSpacing), ("spacing", \.paragraphSpacing),
      ("spacingbefore", \.paragraphSpacingBefore), ("minimumheight", \.minimumLineHeight),
      ("maximumheight", \.maximumLineHeight), ("heightmultiple", \.lineHeightMultiple),
      ("firstindent", \.firstLineHeadIndent), ("indent", \.headIndent),
      ("tailindent", \.tailIndent), ("tabinterval", \.tabInterval),
    ]
}
