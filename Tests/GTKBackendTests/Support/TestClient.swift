import PlatformInterface

@testable import GTKBackend

/// A window's client that notes what it hears and shows one colour with a square in it.
@MainActor
final class TestClient: PlatformWindowClient {
  private(set) var window: GTKWindow!
  var events: [PlatformEvent] = []
  private(set) var frameTimes: [TimeInterval] = []
  var background = RGBA(red: 1, green: 1, blue: 1)
  /// In points; red.
  var square = CGRect(x: 10, y: 10, width: 20, height: 20)
  /// Height of coloured rows that fill the window and scroll by `offset`; none where nil.
  var rowHeight: CGFloat?
  var offset: CGFloat = 0
  var onFrame: (() -> Void)?

  static func open(
    in application: GTKApplication, size: CGSize = CGSize(width: 400, height: 300),
    background: RGBA = .white
  ) -> TestClient {
    let client = TestClient()
    client.background = background
    let window = application.makeWindow(
      WindowConfiguration(title: "Test", size: size, scale: 1), client: client)
    client.window = window as? GTKWindow
    client.window.requestFrame()
    return client
  }

  func receive(_ event: PlatformEvent) {
    events.append(event)
    if case .resized = event { window.requestFrame() }
  }

  func frame(at time: TimeInterval) -> RenderFrame? {
    frameTimes.append(time)
    onFrame?()
    let size = window.size
    let bounds = CGRect(origin: .zero, size: size)
    let node = RenderNode(
      id: 1, size: size,
      background: [
        .fill(RoundedRect(bounds), background),
        .fill(RoundedRect(square), RGBA(red: 1, green: 0, blue: 0)),
      ], children: rowHeight.map { [rows(of: $0)] } ?? [], extent: bounds,
      hasOpaqueBackground: true)
    return RenderFrame(
      number: frameTimes.count, size: size, scale: window.scale, background: background, root: node)
  }

  private static let rowColors: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF, 0x000000]

  /// What the screen shows `y` points below the window's top.
  func rowColor(at y: Int) -> UInt32 {
    Self.rowColors[Int((offset + CGFloat(y)) / rowHeight!) % Self.rowColors.count]
  }

  private func rows(of height: CGFloat) -> RenderNode {
    let bounds = CGRect(origin: .zero, size: window.size)
    let first = Int(offset / height)
    let last = Int((offset + bounds.height) / height)
    let rows = (first...last).map { index in
      let color = Self.rowColors[index % Self.rowColors.count]
      let row = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      return RenderNode(
        id: UInt64(100 + index),
        position: CGPoint(x: 0, y: CGFloat(index) * height), size: row.size,
        background: [
          .fill(
            RoundedRect(row),
            RGBA(
              red: Float(color >> 16) / 255, green: Float(color >> 8 & 255) / 255,
              blue: Float(color & 255) / 255))
        ], extent: row.offsetBy(dx: 0, dy: CGFloat(index) * height), hasOpaqueBackground: true)
    }
    return RenderNode(
      id: 2, size: bounds.size,
      scroll: CGPoint(x: 0, y: offset), clip: RoundedRect(bounds), children: rows, extent: bounds)
  }

  var touches: [TouchInput] {
    events.compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
  }
  var scrolls: [ScrollInput] {
    events.compactMap { if case .scroll(let scroll) = $0 { scroll } else { nil } }
  }
  var keys: [KeyInput] {
    events.compactMap { if case .key(let key) = $0 { key } else { nil } }
  }
  var texts: [String] {
    events.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}
