extension FilterDefinition {
  /// Filters that find colours in tables.
  static let lookups: [FilterDefinition] = [
    cube("CIColorCube", extra: []),
    cube(
      "CIColorCubeWithColorSpace",
      extra: [.value("inputColorSpace", nil, "NSObject")]),
    FilterDefinition(
      "CIColorMap", kCICategoryColorEffect,
      inputs: [.image(), .image(kCIInputGradientImageKey)]
    ) { inputs in
      guard let image = inputs.image(), let map = inputs.image(kCIInputGradientImageKey),
        !PixelArea(map.extent).isEmpty
      else { return inputs.image() }
      let colors = PixelArea(map.extent)
      return CIImage(extent: image.extent) { pass, area in
        let row = PixelArea(
          x: colors.x, y: colors.y + colors.height / 2, width: colors.width, height: 1)
        let table = pass.pixels(of: map, in: row)
        return pass.pixels(of: image, in: area).mapColors { color in
          let place = min(max(pass.encoded(color.luminance), 0), 1) * Float(colors.width - 1)
          var found = table.memory[Int(place.rounded())]
          found.w = color.w
          return found
        }
      }
    },
  ]

  private static func cube(_ name: String, extra: [Input]) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryColorEffect,
      inputs: [
        .image(), .number("inputCubeDimension", 2, 2...128), .value("inputCubeData", nil, "NSData"),
      ] + extra
    ) { inputs in
      let size = Int(inputs.number("inputCubeDimension"))
      let data =
        inputs.value("inputCubeData") as? Data
        ?? (inputs.value("inputCubeData") as? NSData).map { $0 as Data }
      guard let image = inputs.image(), (2...128).contains(size), let data,
        let cube = ColorCube(data, size: size)
      else { return inputs.image() }
      return image.colored { pass, color in
        let found = cube.color(pass.encoded(color.x), pass.encoded(color.y), pass.encoded(color.z))
        return color.withColor(pass.value(found.x), pass.value(found.y), pass.value(found.z))
      }
    }
  }
}

/// Colours by their amounts of red, green and blue, those between mixed.
private struct ColorCube {
  private let colors: [SIMD4<Float>]
  private let size: Int

  /// Nil where there are not as many numbers as the size says.
  init?(_ data: Data, size: Int) {
    let count = size * size * size
    guard data.count >= count * 16 else { return nil }
    colors = data.withUnsafeBytes { bytes in
      (0..<count).map { index in
        var color = SIMD4<Float>.zero
        for part in 0..<4 {
          color[part] = bytes.loadUnaligned(fromByteOffset: index * 16 + part * 4, as: Float.self)
        }
        return color
      }
    }
    self.size = size
  }

  func color(_ red: Float, _ green: Float, _ blue: Float) -> SIMD4<Float> {
    func place(_ value: Float) -> (Int, Float) {
      let scaled = min(max(value, 0), 1) * Float(size - 1)
      let low = min(Int(scaled), size - 2)
      return (low, scaled - Float(low))
    }
    let ((r, fr), (g, fg), (b, fb)) = (place(red), place(green), place(blue))
    func at(_ dr: Int, _ dg: Int, _ db: Int) -> SIMD4<Float> {
      colors[((b + db) * size + g + dg) * size + r + dr]
    }
    func line(_ dg: Int, _ db: Int) -> SIMD4<Float> { at(0, dg, db).mixed(with: at(1, dg, db), fr) }
    let near = line(0, 0).mixed(with: line(1, 0), fg)
    return near.mixed(with: line(0, 1).mixed(with: line(1, 1), fg), fb)
  }
}
