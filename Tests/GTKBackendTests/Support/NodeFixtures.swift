import PlatformInterface

/// Small scenes, one for each thing a node can paint; 120×90 points each.
@MainActor
enum NodeFixtures {
  static let size = CGSize(width: 120, height: 90)

  static var all: [(name: String, node: RenderNode)] {
    [
      ("fill", scene([.fill(RoundedRect(CGRect(x: 10.5, y: 8, width: 60, height: 40)), red)])),
      ("rounded fill", scene([.fill(card, red), .fill(uneven, blue.withAlpha(0.5))])),
      ("continuous fill", scene([.fill(RoundedRect(room, radius: 24, isContinuous: true), red)])),
      ("border", scene([.border(card, width: 4, blue)])),
      ("image", scene([.image(RenderImage(picture(30, 24), destination: room))])),
      ("shrunk image", scene([.image(RenderImage(picture(400, 300), destination: room))])),
      ("clipped image", scene([.image(clippedImage)])),
      ("tinted image", scene([.image(tintedImage)])),
      ("turned image", scene([.image(turnedImage)])),
      ("nine-part image", scene([.image(ninePartImage)])),
      ("text", scene([.text(text("Tessera gjü 42"), origin: CGPoint(x: 8, y: 20))])),
      (
        "linear gradient", gradient(.linear(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 60)))
      ),
      (
        "radial gradient",
        gradient(
          .radial(
            from: CGPoint(x: 60, y: 45), startRadius: 5, to: CGPoint(x: 60, y: 45), endRadius: 40))
      ),
      (
        "two-circle gradient",
        gradient(
          .radial(
            from: CGPoint(x: 50, y: 45), startRadius: 5, to: CGPoint(x: 60, y: 45), endRadius: 40))
      ),
      ("conic gradient", gradient(.conic(center: CGPoint(x: 60, y: 45), angle: 0.4))),
      ("path", scene([.path(star)])),
      ("drawing", scene([.drawing(drawing(.normal))])),
      ("blended drawing", scene([.fill(card, red), .drawing(drawing(.multiply))])),
      ("clip", node(clip: card, children: [tile(1), tile(2)])),
      ("scroll", node(clip: RoundedRect(room), scroll: CGPoint(x: 7, y: 13), children: [tile(1)])),
      ("group opacity", node(opacity: 0.5, children: [tile(1), tile(2)])),
      ("mask", node(mask: maskNode, children: [tile(1), tile(2)])),
      ("shadow", node(shadow: .outline(card), background: [.fill(card, blue)])),
      ("clear shadow", node(shadow: .outline(card), background: [.border(card, width: 1, blue)])),
      ("path shadow", node(shadow: .path(star.path), background: [.path(star)])),
      ("shadow of contents", node(shadow: .contents, background: [.path(star)])),
      (
        "cross-fade",
        node(children: [
          RenderNode(
            id: 9, size: size, children: [tile(1), tile(2)],
            extent: CGRect(origin: .zero, size: size), crossFade: 0.3)
        ])
      ),
      ("rotation", transformed(ProjectiveTransform(rotated))),
      ("perspective", transformed(perspective)),
    ]
  }

  static let red = RGBA(red: 0.9, green: 0.2, blue: 0.1)
  static let blue = RGBA(red: 0.1, green: 0.3, blue: 0.8)
  static let room = CGRect(x: 20, y: 15, width: 80, height: 60)
  static let card = RoundedRect(room, radius: 12)
  static let uneven = RoundedRect(
    CGRect(x: 5, y: 40, width: 70, height: 45), topLeft: 0, topRight: 20, bottomRight: 5,
    bottomLeft: 10)

  static func scene(_ primitives: [RenderPrimitive]) -> RenderNode { node(background: primitives) }

  static func node(
    opacity: Float = 1, clip: RoundedRect? = nil, mask: RenderNode? = nil,
    shadow: RenderShadow.Shape? = nil, scroll: CGPoint = .zero,
    background: [RenderPrimitive] = [], children: [RenderNode] = []
  ) -> RenderNode {
    RenderNode(
      id: 1, size: size, scroll: scroll, opacity: opacity, clip: clip, mask: mask,
      shadow: shadow.map {
        RenderShadow(
          shape: $0, offset: CGSize(width: 3, height: 5), radius: 4, color: .black.withAlpha(0.6))
      }, background: background, children: children,
      extent: CGRect(origin: .zero, size: size).insetBy(dx: -20, dy: -20))
  }

  /// A child with an own colour, overlapping its neighbour.
  static func tile(_ number: Int) -> RenderNode {
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 50)
    return RenderNode(
      id: UInt64(10 + number), position: CGPoint(x: number * 25 - 10, y: number * 18 - 5),
      size: bounds.size,
      background: [.fill(RoundedRect(bounds), number == 1 ? red : blue)],
      extent: bounds.offsetBy(dx: CGFloat(number * 25 - 10), dy: CGFloat(number * 18 - 5)))
  }

  private static func transformed(_ transform: ProjectiveTransform) -> RenderNode {
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
    let child = RenderNode(
      id: 2, transform: transform, size: bounds.size,
      background: [
        .fill(RoundedRect(bounds), red),
        .fill(RoundedRect(CGRect(x: 10, y: 10, width: 20, height: 20)), blue),
      ], extent: transform.boundingBox(of: bounds).insetBy(dx: -40, dy: -40))
    return node(children: [child])
  }

  private static var rotated: CGAffineTransform {
    CGAffineTransform(rotationAngle: 0.3).concatenating(CGAffineTransform(translationX: 35, y: 12))
  }
  private static var perspective: ProjectiveTransform {
    ProjectiveTransform(
      m11: 0.9, m12: 0.1, m13: 0.004, m21: 0.05, m22: 1, m23: 0.001, m31: 20, m32: 15, m33: 1)
  }

  private static var maskNode: RenderNode {
    RenderNode(
      id: 3, size: size, background: [.fill(card, .black.withAlpha(0.7))], extent: room)
  }

  private static func gradient(_ shape: GradientShape) -> RenderNode {
    let spec = GradientSpec(stops: [
      GradientSpec.Stop(location: 0, color: red), GradientSpec.Stop(location: 0.4, color: .white),
      GradientSpec.Stop(location: 1, color: blue),
    ])
    return scene([.gradient(spec, shape, in: card, extends: true)])
  }

  private static var star: RenderPath {
    let path = CGPath(elements: [
      .move(CGPoint(x: 60, y: 15)), .line(CGPoint(x: 80, y: 70)), .line(CGPoint(x: 30, y: 35)),
      .cubic(
        control1: CGPoint(x: 60, y: 20), control2: CGPoint(x: 80, y: 40),
        end: CGPoint(x: 92, y: 35)), .line(CGPoint(x: 40, y: 70)), .close,
    ])
    return RenderPath(path, fill: red, stroke: blue, style: StrokeStyle(width: 3))
  }

  private static func drawing(_ blend: BlendMode) -> DrawingRecord {
    var effect = DrawingEffect()
    effect.blend = blend
    return DrawingRecord(
      commands: [
        .save, .concatenate(CGAffineTransform(translationX: 4, y: 6)),
        .fill(star.path, evenOdd: true, .color(blue), effect),
        .stroke(star.path, StrokeStyle(width: 2), .color(.black), effect), .restore,
      ], bounds: CGRect(origin: .zero, size: size))
  }

  private static func text(_ string: String) -> TextBlock {
    TextBlock(runs: [
      TextRun(string, TextAttributes(font: FontSpec(pointSize: 15), color: .black))
    ])
  }

  /// Two crossing ramps and a dark frame.
  private static func picture(_ width: Int, _ height: Int) -> CGImage {
    let pixels = PixelBuffer(width: width, height: height, isOpaque: true)
    for y in 0..<height {
      for x in 0..<width {
        let isEdge = x * 10 < width || y * 10 < height
        let red = UInt32(isEdge ? 30 : x * 255 / width)
        let green = UInt32(isEdge ? 30 : y * 255 / height)
        pixels.bytes.storeBytes(
          of: 0xFF00_0040 | red << 16 | green << 8, toByteOffset: y * pixels.bytesPerRow + x * 4,
          as: UInt32.self)
      }
    }
    return CGImage(pixels)
  }

  private static var clippedImage: RenderImage {
    var image = RenderImage(picture(30, 24), destination: room)
    image.clip = card
    return image
  }
  private static var tintedImage: RenderImage {
    var image = RenderImage(picture(30, 24), destination: room)
    image.tint = red
    return image
  }
  private static var turnedImage: RenderImage {
    var image = RenderImage(picture(30, 24), destination: room)
    image.orientation = 6
    return image
  }
  private static var ninePartImage: RenderImage {
    var image = RenderImage(picture(30, 24), destination: room)
    image.unitCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
    return image
  }
}
