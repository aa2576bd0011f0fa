extension UIColor {
  /// sRGB components; false, and nothing written, for patterns.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let values = components(in: .extendedSRGBSpace) else { return false }
    red?.pointee = values[0]
    green?.pointee = values[1]
    blue?.pointee = values[2]
    alpha?.pointee = values[3]
    return true
  }

  /// Hue and the others in 0…1; false, and nothing written, for patterns.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let values = components(in: .extendedSRGBSpace) else { return false }
    let found = HueMath.hue(red: values[0], green: values[1], blue: values[2])
    hue?.pointee = found.hue
    saturation?.pointee = found.saturation
    brightness?.pointee = found.brightness
    alpha?.pointee = values[3]
    return true
  }

  /// How light the colour is; false, and nothing written, for patterns.
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let values = components(in: .extendedGraySpace) else { return false }
    white?.pointee = values[0]
    alpha?.pointee = values[1]
    return true
  }

  private func components(in space: CGColorSpace) -> [CGFloat]? {
    let color = cgColor
    guard color.pattern == nil else { return nil }
    if let own = color.colorSpace, own.model == space.model, let values = color.components {
      switch own.name {
      case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.extendedGray,
        CGColorSpace.genericGrayGamma2_2, "kCGColorSpaceDeviceRGB", "kCGColorSpaceDeviceGray":
        return values
      default: break
      }
    }
    return color.converted(to: space, intent: .defaultIntent, options: nil)?.components
  }
}

/// Hue, saturation and brightness, all in 0…1.
enum HueMath {
  static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat)
    -> (CGFloat, CGFloat, CGFloat)
  {
    let sector = hue * 6
    let whole = sector.rounded(.down)
    let rest = sector - whole
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * rest)
    let t = brightness * (1 - saturation * (1 - rest))
    switch Int(whole) % 6 {
    case 0: return (brightness, t, p)
    case 1: return (q, brightness, p)
    case 2: return (p, brightness, t)
    case 3: return (p, q, brightness)
    case 4: return (t, p, brightness)
    default: return (brightness, p, q)
    }
  }

  static func hue(red: CGFloat, green: CGFloat, blue: CGFloat)
    -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat)
  {
    let most = max(red, green, blue)
    let span = most - min(red, green, blue)
    guard span > 0, most > 0 else { return (0, 0, most) }
    var hue: CGFloat
    if most == red {
      hue = (green - blue) / span
    } else if most == green {
      hue = 2 + (blue - red) / span
    } else {
      hue = 4 + (red - green) / span
    }
    if hue < 0 { hue += 6 }
    return (hue / 6, span / most, most)
  }
}
