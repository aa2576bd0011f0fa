import CGTK4
import CairoBackend
import PlatformInterface

/// What task bars and switchers show for the program's windows on X11: a tile in a colour of the
/// program's own with the first letter of its name.
///
/// Desktops prefer the icon of a `.desktop` file named like the application, and on Wayland that is
/// the only one there is.
@MainActor
package final class WindowIcon {
  private let name: String
  private var cachedTextures: [GSKTexture]?
  private static let sides = [16, 24, 32, 48, 64, 128]

  /// - Parameter name: the program's, as users read it.
  package init(name: String) { self.name = name }

  /// - Parameter surface: a toplevel that is realized.
  func set(on surface: OpaquePointer) {
    let textures = cachedTextures ?? Self.sides.map { GSKTexture(picture(side: $0)) }
    cachedTextures = textures
    var list: UnsafeMutablePointer<GList>?
    for texture in textures {
      list = g_list_append(list, UnsafeMutableRawPointer(texture.pointer))
    }
    gdk_toplevel_set_icon_list(surface, list)
    g_list_free(list)
  }

  /// The icon as a square of this many pixels.
  package func picture(side: Int) -> PixelBuffer {
    let side = CGFloat(side)
    // The margin keeps the tile as large to the eye as other icons.
    let tile = CGRect(x: 0, y: 0, width: side, height: side).insetBy(
      dx: side * 0.04, dy: side * 0.04)
    let (top, bottom) = colors
    let ground = GradientSpec(stops: [
      GradientSpec.Stop(location: 0, color: top), GradientSpec.Stop(location: 1, color: bottom),
    ])
    var parts: [RenderPrimitive] = [
      .gradient(
        ground,
        .linear(from: CGPoint(x: 0, y: tile.minY), to: CGPoint(x: 0, y: tile.maxY)),
        in: RoundedRect(tile, radius: tile.width * 0.225, isContinuous: true), extends: true)
    ]
    if let letter, let painter = PlatformServices.current.textMeasurer as? any BlockPainter {
      let block = TextBlock(runs: [
        TextRun(
          letter,
          TextAttributes(font: FontSpec(pointSize: side * 0.58, weight: 600), color: .white))
      ])
      let ink = painter.inkBounds(of: block)
      parts.append(
        .text(block, origin: CGPoint(x: tile.midX - ink.midX, y: tile.midY - ink.midY)))
    }
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return PlatformServices.current.rasterizer.rasterize(
      RenderNode(id: 0, size: bounds.size, background: parts, extent: bounds), size: bounds.size,
      scale: 1, background: .clear)
  }

  private var letter: String? {
    name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() }
  }

  /// The same for the same name; bright enough for dark panels and dark enough for a white letter.
  private var colors: (top: RGBA, bottom: RGBA) {
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let palette: [(UInt32, UInt32)] = [
      (0x5AC8FA, 0x007AFF), (0x7D7AFF, 0x5856D6), (0xDA8FFF, 0xAF52DE), (0xFF6482, 0xFF2D55),
      (0xFF9F0A, 0xF2660F), (0x4CD964, 0x248A3D), (0x5DE6DE, 0x0C817B), (0x8E8E93, 0x48484A),
    ]
    func color(_ word: UInt32) -> RGBA {
      func part(_ shift: UInt32) -> Float { Float((word >> shift) & 255) / 255 }
      return RGBA(red: part(16), green: part(8), blue: part(0))
    }
    let (top, bottom) = palette[Int(hash % UInt32(palette.count))]
    return (color(top), color(bottom))
  }
}
