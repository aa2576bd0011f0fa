import Foundation
import PlatformInterface

import struct UIKitTestSupport.SeededGenerator

@testable import CairoBackend

/// A plain tree that can be changed step by step, and turned into nodes that share what did not
/// change.
@MainActor
final class FrameMaker {
  final class Item {
    let id: UInt64
    var position = CGPoint.zero
    var transform: ProjectiveTransform?
    var size: CGSize
    var scroll = CGPoint.zero
    var opacity: Float = 1
    var clip: RoundedRect?
    var mask: RenderNode?
    var shadow: RenderShadow?
    var background: [RenderPrimitive] = []
    var foreground: [RenderPrimitive] = []
    var children: [Item] = []
    var prefersCache = false
    /// While there are two children.
    var crossFade: Float?
    var colorFactor: RGBA?
    var node: RenderNode?
    weak var parent: Item?

    init(id: UInt64, size: CGSize) {
      self.id = id
      self.size = size
    }

    func touch() {
      var item: Item? = self
      while let current = item, current.node != nil {
        current.node = nil
        item = current.parent
      }
    }
  }

  private(set) var random: SeededGenerator
  private var nextID: UInt64 = 1
  let root: Item
  let size: CGSize
  let scale: CGFloat
  private let hasPerspective: Bool
  private let hasBackdrops: Bool
  private let hasParticles: Bool
  private var number = 0
  private static let images: [CGImage] = (0..<4).map { index in
    let buffer = PixelBuffer(width: 16 + index * 7, height: 24, isOpaque: index % 2 == 0)
    let words = buffer.bytes.assumingMemoryBound(to: UInt32.self)
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let shade = UInt32((x * 37 + y * 59 + index * 91) & 127)
        words[y * buffer.bytesPerRow / 4 + x] =
          (index % 2 == 0 ? 0xff00_0000 : 0x8000_0000) | shade << 16 | (127 - shade) << 8
          | UInt32(index * 30)
      }
    }
    return CGImage(buffer)
  }

  init(
    seed: UInt64, size: CGSize = CGSize(width: 160, height: 120), scale: CGFloat = 1,
    hasPerspective: Bool = true, hasBackdrops: Bool = false,
    hasParticles: Bool = false
  ) {
    self.hasPerspective = hasPerspective
    self.hasBackdrops = hasBackdrops
    self.hasParticles = hasParticles
    random = SeededGenerator(seed: seed)
    self.size = size
    self.scale = scale
    root = Item(id: 0, size: size)
    if random.chance(70) {
      root.background = [.fill(RoundedRect(CGRect(origin: .zero, size: size)), .white)]
    }
    for _ in 0..<random.int(1...4) { add(makeTree(depth: 3), to: root) }
    if hasBackdrops, random.chance(60) { add(makeBar(), to: root) }
  }

  func frame() -> RenderFrame {
    number += 1
    return RenderFrame(
      number: number, size: size, scale: scale,
      background: RGBA(red: 0.9, green: 0.95, blue: 1), root: node(root))
  }

  // MARK: - Making

  private func add(_ item: Item, to parent: Item, at index: Int? = nil) {
    item.parent = parent
    parent.children.insert(item, at: index ?? parent.children.count)
    parent.touch()
  }

  private func coordinate(_ limit: CGFloat) -> CGFloat {
    let whole = CGFloat(random.int(-10...Int(limit)))
    return random.chance(80) ? whole : whole + random.pick([0.5, 0.25, 1.0 / 3, 0.1])
  }

  private func color() -> RGBA {
    RGBA(
      red: Float(random.int(0...10)) / 10, green: Float(random.int(0...10)) / 10,
      blue: Float(random.int(0...10)) / 10, alpha: random.chance(70) ? 1 : 0.4)
  }

  private func rect(in size: CGSize) -> CGRect {
    CGRect(
      x: coordinate(size.width), y: coordinate(size.height), width: CGFloat(random.int(1...50)),
      height: CGFloat(random.int(1...40)))
  }

  private func shape(in size: CGSize) -> RoundedRect {
    let rect = rect(in: size)
    if random.chance(50) { return RoundedRect(rect) }
    return RoundedRect(rect, radius: CGFloat(random.int(1...14)), isContinuous: random.chance(40))
  }

  private func particles(in size: CGSize) -> RenderPrimitive {
    let pictures = Self.images.map { image in
      RenderParticles.Picture(
        image, unitSource: CGRect(x: 0, y: 0, width: random.pick([1, 0.5]), height: 1),
        filter: random.chance(20) ? .nearest : .linear)
    }
    let particles = (0..<random.int(1...12)).map { _ in
      RenderParticle(
        picture: random.int(0...3), center: rect(in: size).origin,
        size: CGSize(width: random.int(1...20), height: random.int(1...20)),
        rotation: CGFloat(random.int(0...12)) / 2, color: color())
    }
    return .particles(
      RenderParticles(pictures: pictures, particles: particles, isAdditive: random.chance(40)))
  }

  private func primitive(in size: CGSize) -> RenderPrimitive {
    if hasParticles, random.chance(30) { return particles(in: size) }
    switch random.int(0...9) {
    case 0...3: return .fill(shape(in: size), color())
    case 4: return .border(shape(in: size), width: random.pick([1, 2, 1.5]), color())
    case 5:
      var image = RenderImage(random.pick(Self.images), destination: rect(in: size))
      if random.chance(30) { image.clip = shape(in: size) }
      if random.chance(20) { image.tint = color() }
      if random.chance(20) { image.orientation = random.int(1...8) }
      if random.chance(20) {
        image.unitCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        image.tilesCenter = random.chance(50)
      }
      return .image(image)
    case 6:
      let font = FontSpec(pointSize: CGFloat(random.int(6...20)))
      return .text(
        TextBlock(runs: [
          TextRun(
            random.pick(["Ag", "Item 12", "ffi"]), TextAttributes(font: font, color: color()))
        ]), origin: rect(in: size).origin)
    case 7:
      let spec = GradientSpec(stops: [
        .init(location: 0, color: color()), .init(location: 1, color: color()),
      ])
      let reach = shape(in: size)
      let shapes: [GradientShape] = [
        .linear(from: reach.rect.origin, to: CGPoint(x: reach.rect.maxX, y: reach.rect.maxY)),
        .radial(
          from: CGPoint(x: reach.rect.midX, y: reach.rect.midY), startRadius: 0,
          to: CGPoint(x: reach.rect.midX, y: reach.rect.midY), endRadius: 20),
        .conic(center: CGPoint(x: reach.rect.midX, y: reach.rect.midY), angle: 1),
      ]
      return .gradient(spec, random.pick(shapes), in: reach, extends: random.chance(50))
    case 8:
      let a = rect(in: size)
      let path = CGPath(elements: [
        .move(a.origin), .line(CGPoint(x: a.maxX, y: a.minY + 7)),
        .cubic(
          control1: CGPoint(x: a.minX, y: a.maxY), control2: CGPoint(x: a.maxX, y: a.maxY),
          end: CGPoint(x: a.midX, y: a.minY)), .close,
      ])
      return .path(
        RenderPath(
          path, fill: random.chance(60) ? color() : nil, stroke: random.chance(60) ? color() : nil,
          style: StrokeStyle(width: 2), strokeEnd: random.chance(50) ? 1 : 0.6))
    default:
      let a = rect(in: size)
      return .drawing(
        DrawingRecord(
          commands: [
            .fill(
              CGPath(elements: [
                .move(a.origin), .line(CGPoint(x: a.maxX, y: a.minY)),
                .line(CGPoint(x: a.minX, y: a.maxY)), .close,
              ]), evenOdd: false, .color(color()), DrawingEffect())
          ], bounds: a))
    }
  }

  private func backdrop(in size: CGSize) -> RenderPrimitive {
    let shape = random.chance(60) ? RoundedRect(CGRect(origin: .zero, size: size)) : shape(in: size)
    return .backdrop(
      shape,
      RenderBackdrop(
        radius: random.pick([0, 0.4, 2, 5, 9, 20]), saturation: random.pick([0, 1, 1.8])))
  }

  /// Over everything, as a bar lies over a list.
  private func makeBar() -> Item {
    nextID += 1
    let item = Item(id: nextID, size: CGSize(width: size.width, height: 24))
    item.position.y = random.chance(50) ? 0 : size.height - 24
    item.background = [
      .backdrop(
        RoundedRect(CGRect(origin: .zero, size: item.size)),
        RenderBackdrop(radius: 6, saturation: 1.8)),
      .fill(RoundedRect(CGRect(origin: .zero, size: item.size)), RGBA.white.withAlpha(0.5)),
    ]
    return item
  }

  private func makeTree(depth: Int) -> Item {
    nextID += 1
    let size = CGSize(width: CGFloat(random.int(20...120)), height: CGFloat(random.int(20...90)))
    let item = Item(id: nextID, size: size)
    item.position = CGPoint(x: coordinate(80), y: coordinate(60))
    let bounds = CGRect(origin: .zero, size: size)
    if random.chance(15) {
      item.transform = random.pick([
        ProjectiveTransform(
          CGAffineTransform(rotationAngle: 0.3).concatenating(
            CGAffineTransform(translationX: 40, y: 20))),
        ProjectiveTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 70, ty: 10)),
        ProjectiveTransform(CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1.5, tx: 10, ty: 10)),
        ProjectiveTransform(
          m11: 0.9, m12: 0.1, m13: hasPerspective ? 0.002 : 0, m21: 0, m22: 0.9, m23: 0, m31: 30,
          m32: 10, m33: 1),
      ])
    }
    let isScroller = depth > 1 && random.chance(50)
    if isScroller || random.chance(30) {
      item.clip = RoundedRect(bounds, radius: random.chance(35) ? 12 : 0)
    }
    if isScroller || random.chance(40) {
      item.background = [.fill(RoundedRect(bounds), random.chance(80) ? .white : color())]
    }
    if hasBackdrops, random.chance(15) { item.background.insert(backdrop(in: size), at: 0) }
    if hasParticles, random.chance(20) { item.colorFactor = color() }
    if random.chance(10) { item.opacity = 0.6 }
    if random.chance(8) { item.prefersCache = true }
    if random.chance(6) {
      item.mask = RenderNode(
        id: 1_000_000 + nextID, size: size,
        background: [.fill(RoundedRect(bounds, radius: 20), RGBA.black.withAlpha(0.8))],
        extent: bounds)
    }
    if random.chance(12) {
      item.shadow = RenderShadow(
        shape: random.pick([.outline(RoundedRect(bounds, radius: 6)), .contents]),
        offset: CGSize(width: 2, height: 3), radius: 4, color: RGBA.black.withAlpha(0.5))
    }
    for _ in 0..<random.int(0...2) { item.background.append(primitive(in: size)) }
    if random.chance(15) { item.foreground.append(primitive(in: size)) }
    if depth > 0 {
      for _ in 0..<random.int(isScroller ? 2...6 : 0...3) {
        add(makeTree(depth: depth - 1), to: item)
      }
    }
    if item.children.count == 2, random.chance(25) { item.crossFade = random.pick([0.3, 0.5, 1]) }
    return item
  }

  // MARK: - Changing

  private var items: [Item] {
    var result: [Item] = []
    func visit(_ item: Item) {
      result.append(item)
      item.children.forEach(visit)
    }
    visit(root)
    return result
  }

  func change() {
    let scrollers = items.filter { $0.clip != nil && !$0.children.isEmpty }
    if let item = scrollers.isEmpty ? nil : random.pick(scrollers), random.chance(60) {
      let delta = CGPoint(
        x: random.chance(30) ? CGFloat(random.int(-9...9)) : 0, y: CGFloat(random.int(-20...20)))
      item.scroll.x += delta.x
      item.scroll.y += delta.y + (random.chance(10) ? 0.5 : 0)
      // Something that stays where it is, as a pinned header does.
      if let pinned = item.children.last, random.chance(40) {
        pinned.position.x += delta.x
        pinned.position.y += delta.y
        pinned.node = nil
      }
      item.touch()
    }
    for _ in 0..<random.int(0...2) {
      let item = random.pick(items)
      if hasBackdrops, random.chance(10) {
        if item.background.first?.isBackdrop == true {
          item.background.removeFirst()
        } else {
          item.background.insert(backdrop(in: item.size), at: 0)
        }
        item.touch()
      }
      if hasParticles, random.chance(10) { item.colorFactor = random.chance(50) ? nil : color() }
      let kind = random.int(0...8)
      switch kind {
      case 0: item.position.x += CGFloat(random.int(-5...5))
      case 1: item.background.append(primitive(in: item.size))
      case 2 where !item.background.isEmpty: item.background.removeLast()
      case 3: item.opacity = random.chance(50) ? 1 : 0.5
      case 4 where item !== root:
        item.touch()
        item.parent?.children.removeAll { $0 === item }
      case 5: add(makeTree(depth: 1), to: item, at: random.int(0...item.children.count))
      case 6 where item.children.count > 1: item.children.swapAt(0, item.children.count - 1)
      case 8 where item.crossFade != nil: item.crossFade = Float(random.int(0...10)) / 10
      case 7: item.foreground = random.chance(50) ? [] : [primitive(in: item.size)]
      default: item.prefersCache.toggle()
      }
      item.touch()
    }
  }

  // MARK: - Nodes

  private func node(_ item: Item) -> RenderNode {
    if let node = item.node { return node }
    let children = item.children.map(node)
    let plain = RenderNode(
      id: item.id, size: item.size, scroll: item.scroll, clip: item.clip,
      background: item.background, foreground: item.foreground, children: children, extent: .null)
    var reach = PaintedBounds.painted(
      by: plain, text: PlatformServices.current.textMeasurer as! CairoTextMeasurer)
    if let shadow = item.shadow {
      reach = reach.union(
        reach.union(CGRect(origin: .zero, size: item.size)).offsetBy(
          dx: shadow.offset.width, dy: shadow.offset.height
        ).insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius))
    }
    let place =
      item.transform
      ?? ProjectiveTransform(
        CGAffineTransform(translationX: item.position.x, y: item.position.y))
    let result = RenderNode(
      id: item.id, position: item.position, transform: item.transform, size: item.size,
      scroll: item.scroll, opacity: item.opacity, clip: item.clip, mask: item.mask,
      shadow: item.shadow, background: item.background, foreground: item.foreground,
      children: children, extent: reach.isNull ? .null : place.boundingBox(of: reach),
      prefersCache: item.prefersCache, crossFade: children.count == 2 ? item.crossFade : nil,
      colorFactor: item.colorFactor)
    item.node = result
    return result
  }
}
