import CairoBackend
import Foundation
import PlatformInterface

/// The peers' two lists as ready nodes: what the painter gets, without the views above it.
@MainActor
final class Workloads {
  static let width = 1280
  static let height = 800
  private var cells: [Int: RenderNode] = [:]
  private let images: [CGImage] = (0..<200).map { index in
    let buffer = PixelBuffer(width: 240, height: 240, isOpaque: true)
    let words = buffer.bytes.assumingMemoryBound(to: UInt32.self)
    for i in 0..<(240 * 240) {
      words[i] = 0xff00_0000 | UInt32((i &* 2_654_435_761 &+ index * 7919) & 0xffffff)
    }
    return CGImage(buffer)
  }

  /// W1: a grid of pictures of 120×120, each with a label over its lower edge.
  func grid(_ number: Int) -> RenderFrame {
    let y = number * 40
    let rows = (y / 130)...((y + Self.height - 1) / 130)
    return frame(number, y, rows.flatMap { row in (0..<9).map { photo(row * 9 + $0) } })
  }

  /// W2: rows of 44 with a picture, a title, a detail and a hairline.
  func table(_ number: Int) -> RenderFrame {
    let y = number * 40
    return frame(number, y, ((y / 44)...((y + Self.height - 1) / 44)).map(row))
  }

  /// W2 below a bar as large as a phone's at twice the scale, opaque or of the system's material.
  func table(_ number: Int, below bar: RenderPrimitive?) -> RenderFrame {
    let plain = table(number)
    let rect = CGRect(x: 0, y: 0, width: Self.width, height: 118)
    let tint = RGBA(red: 0.97, green: 0.97, blue: 0.97, alpha: bar == nil ? 1 : 0.8)
    let chrome = RenderNode(
      id: 3, size: rect.size,
      background: (bar.map { [$0] } ?? []) + [.fill(RoundedRect(rect), tint)], extent: rect)
    let root = RenderNode(
      id: 1, size: plain.size, background: plain.root.background,
      children: plain.root.children + [chrome], extent: plain.root.extent,
      hasOpaqueBackground: true)
    return RenderFrame(
      number: number, size: plain.size, scale: 1, background: .white, root: root)
  }

  /// The bar's blur: a radius of 20 points at twice the scale.
  static let glass = RenderPrimitive.backdrop(
    RoundedRect(CGRect(x: 0, y: 0, width: width, height: 118)),
    RenderBackdrop(radius: 40, saturation: 1.8))

  private func frame(_ number: Int, _ y: Int, _ children: [RenderNode]) -> RenderFrame {
    let bounds = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
    let list = RenderNode(
      id: 2, size: bounds.size, scroll: CGPoint(x: 0, y: y), clip: RoundedRect(bounds),
      background: [.fill(RoundedRect(bounds), .white)], children: children, extent: bounds,
      hasOpaqueBackground: true)
    let root = RenderNode(
      id: 1, size: bounds.size, background: [.fill(RoundedRect(bounds), .white)],
      children: [list], extent: bounds, hasOpaqueBackground: true)
    return RenderFrame(
      number: number, size: bounds.size, scale: 1, background: .white, root: root)
  }

  private func leaf(_ id: Int, _ rect: CGRect, _ primitives: [RenderPrimitive]) -> RenderNode {
    RenderNode(
      id: UInt64(id), position: rect.origin, size: rect.size, background: primitives, extent: rect)
  }

  private func text(_ string: String, _ color: RGBA) -> RenderPrimitive {
    let style = TextAttributes(font: FontSpec(pointSize: 12), color: color)
    let block = TextBlock(runs: [TextRun(string, style)], width: 200, maximumLines: 1)
    return .text(block, origin: CGPoint(x: 6, y: 3))
  }

  private func image(_ index: Int, _ side: CGFloat) -> RenderPrimitive {
    .image(
      RenderImage(
        images[index % images.count], destination: CGRect(x: 0, y: 0, width: side, height: side)))
  }

  private func photo(_ index: Int) -> RenderNode {
    if let cell = cells[index] { return cell }
    let bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    let label = CGRect(x: 0, y: 98, width: 120, height: 22)
    let id = index * 10 + 1_000_000
    let content = RenderNode(
      id: UInt64(id + 1), size: bounds.size,
      children: [
        leaf(id + 2, bounds, [image(index, 120)]),
        leaf(
          id + 3, label,
          [
            .fill(RoundedRect(CGRect(origin: .zero, size: label.size)), RGBA.black.withAlpha(0.5)),
            text("Item \(index)", .white),
          ]),
      ], extent: bounds)
    let place = bounds.offsetBy(dx: CGFloat(index % 9) * 130, dy: CGFloat(index / 9) * 130)
    let cell = RenderNode(
      id: UInt64(id), position: place.origin, size: bounds.size, clip: RoundedRect(bounds),
      children: [content], extent: place)
    cells[index] = cell
    return cell
  }

  private func row(_ index: Int) -> RenderNode {
    if let cell = cells[index] { return cell }
    let id = index * 10 + 1_000_000
    let bounds = CGRect(x: 0, y: 0, width: Self.width, height: 44)
    let line = CGRect(x: 0, y: 43, width: Self.width, height: 1)
    let grey = RGBA(red: 0.4, green: 0.4, blue: 0.4)
    let parts = [
      leaf(id + 1, CGRect(x: 6, y: 7, width: 30, height: 30), [image(index, 30)]),
      leaf(
        id + 2, CGRect(x: 40, y: 11, width: 120, height: 22), [text("Item \(index)", .black)]),
      leaf(
        id + 3, CGRect(x: 1168, y: 11, width: 100, height: 22),
        [text("Detail \(index * 7 % 100_000)", grey)]),
      leaf(
        id + 4, line,
        [
          .fill(
            RoundedRect(CGRect(origin: .zero, size: line.size)),
            RGBA(red: 0.8, green: 0.8, blue: 0.8))
        ]),
    ]
    let cell = RenderNode(
      id: UInt64(id), position: CGPoint(x: 0, y: index * 44), size: bounds.size,
      clip: RoundedRect(bounds), background: [.fill(RoundedRect(bounds), .white)],
      children: parts, extent: bounds.offsetBy(dx: 0, dy: CGFloat(index) * 44))
    cells[index] = cell
    return cell
  }
}
