/// How an app's own bytes hold pixels: the formats in which images can be given and bitmap contexts
/// made. Reads and writes row by row against `PixelBuffer`.
package struct BitmapLayout: Sendable {
  /// How many pixels a row has.
  package var width: Int
  /// How many rows there are.
  package var height: Int
  /// How many bits a component has.
  package var bitsPerComponent: Int
  /// How many bits a pixel has.
  package var bitsPerPixel: Int
  /// How many bytes lie between the beginning of one row and of the next.
  package var bytesPerRow: Int
  /// The space of the colours.
  package var space: CGColorSpace
  /// The alpha info and the byte order.
  package var info: CGBitmapInfo
  /// For images: pairs of values that 0 and the largest sample stand for, alpha left out.
  package var decode: [CGFloat]?
  /// Samples say how much is masked out.
  package var isMask = false

  /// The native format: BGRA, premultiplied or without alpha.
  package static func native(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool)
    -> BitmapLayout
  {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    return BitmapLayout(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: bytesPerRow, space: .sRGBSpace,
      info: CGBitmapInfo(rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
  }

  /// The format of pictures of files: RGBA, not premultiplied or without alpha.
  package static func decoded(width: Int, height: Int, isOpaque: Bool) -> BitmapLayout {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipLast : .last
    return BitmapLayout(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: width * 4, space: .sRGBSpace, info: CGBitmapInfo(rawValue: alpha.rawValue))
  }

  /// How many bytes all rows have.
  package var byteCount: Int { bytesPerRow * height }

  private var colorCount: Int {
    isMask || info.alpha == .alphaOnly ? 0 : space.numberOfComponents
  }

  /// Why these numbers make no image, or nil.
  package var complaint: String? {
    guard width > 0, height > 0 else { return "width and height must be above zero" }
    guard width <= 32767, height <= 32767 else {
      return "an image has at most 32767 pixels a side"
    }
    guard width * height <= PixelBuffer.maximumPixels else {
      return "an image has at most \(PixelBuffer.maximumPixels) pixels; found \(width)×\(height)"
    }
    guard [1, 2, 4, 8, 16].contains(bitsPerComponent) else {
      return "\(bitsPerComponent) bits per component are not supported"
    }
    guard !info.contains(.floatComponents) else { return "float components are not supported" }
    let hasAlphaSample = ![.none, .alphaOnly].contains(info.alpha) && !isMask
    let samples = max(colorCount, isMask || info.alpha == .alphaOnly ? 1 : 0)
    let needed = (samples + (hasAlphaSample ? 1 : 0)) * bitsPerComponent
    guard bitsPerPixel >= needed, bitsPerPixel <= 64 else {
      return "\(bitsPerPixel) bits per pixel do not hold \(needed)"
    }
    guard bytesPerRow >= (width * bitsPerPixel + 7) / 8 else {
      return "\(bytesPerRow) bytes per row are less than \(width) pixels need"
    }
    return nil
  }

  private var isNative: Bool {
    guard bitsPerComponent == 8, bitsPerPixel == 32, info.byteOrder == .order32Little,
      decode == nil, !isMask, case .rgb(.sRGB, .sRGB, _) = space.kind
    else { return false }
    return info.alpha == .premultipliedFirst || info.alpha == .noneSkipFirst
  }

  /// Whether no pixel can be transparent.
  package var isOpaque: Bool {
    switch info.alpha {
    case .none, .noneSkipFirst, .noneSkipLast: !isMask
    default: false
    }
  }

  // MARK: Reading

  /// The pixels, converted to sRGB; rows missing at the end of too short data stay transparent.
  package func read(_ source: UnsafeRawBufferPointer) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height, isOpaque: isOpaque)
    let rows = min(
      height, (source.count + bytesPerRow - (width * bitsPerPixel + 7) / 8) / bytesPerRow)
    var converter = SampleConverter(layout: self, colorCount: colorCount)
    for y in 0..<max(rows, 0) {
      let from = source.baseAddress! + y * bytesPerRow
      let to = (buffer.bytes + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      if isNative {
        memcpy(to, from, width * 4)
        if info.alpha == .noneSkipFirst {
          for x in 0..<width { to[x * 4 + 3] = 255 }
        }
      } else {
        converter.readRow(from.assumingMemoryBound(to: UInt8.self), into: to)
      }
    }
    return buffer
  }

  // MARK: Writing

  /// Bitmap contexts can be made in this format.
  package var isWritable: Bool {
    guard bitsPerComponent == 8, complaint == nil, decode == nil else { return false }
    switch (space.model, info.alpha) {
    case (_, .alphaOnly): return bitsPerPixel == 8
    case (.monochrome, .none): return bitsPerPixel == 8
    case (.rgb, .premultipliedFirst), (.rgb, .premultipliedLast), (.rgb, .noneSkipFirst),
      (.rgb, .noneSkipLast):
      return bitsPerPixel == 32
    default: return false
    }
  }

  /// Puts finished pixels into the app's memory in this format.
  package func write(_ buffer: PixelBuffer, into target: UnsafeMutableRawPointer) {
    for y in 0..<height {
      let from = (buffer.bytes + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let to = (target + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      if isNative {
        memcpy(to, from, width * 4)
        continue
      }
      if info.alpha == .alphaOnly {
        for x in 0..<width { to[x] = from[x * 4 + 3] }
      } else if space.model == .monochrome {
        for x in 0..<width {
          // Over black, weighted as Rec. 709 weighs light, on the numbers as they are.
          let (b, g, r) = (Int(from[x * 4]), Int(from[x * 4 + 1]), Int(from[x * 4 + 2]))
          to[x] = UInt8((r * 2126 + g * 7152 + b * 722 + 5000) / 10000)
        }
      } else {
        let order = componentOrder
        let divides = info.alpha == .last || info.alpha == .first
        for x in 0..<width {
          let p = x * 4
          let alpha = Int(from[p + 3])
          func straight(_ value: UInt8) -> UInt8 {
            guard divides, alpha > 0, alpha < 255 else { return value }
            return UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha))
          }
          to[p + order.r] = straight(from[p + 2])
          to[p + order.g] = straight(from[p + 1])
          to[p + order.b] = straight(from[p])
          to[p + order.a] = from[p + 3]
        }
      }
    }
  }

  /// The byte offsets of an 8-bit pixel of four.
  var componentOrder: (r: Int, g: Int, b: Int, a: Int) {
    let alphaFirst =
      info.alpha == .premultipliedFirst || info.alpha == .first || info.alpha == .noneSkipFirst
    let big = alphaFirst ? (r: 1, g: 2, b: 3, a: 0) : (r: 0, g: 1, b: 2, a: 3)
    guard info.byteOrder == .order32Little else { return big }
    return (r: 3 - big.r, g: 3 - big.g, b: 3 - big.b, a: 3 - big.a)
  }
}

/// Any supported row of samples to premultiplied BGRA.
private struct SampleConverter {
  let layout: BitmapLayout
  let colorCount: Int
  /// The last colour converted: neighbouring pixels are often alike.
  private var lastSamples: [Int] = []
  private var lastColor: (UInt8, UInt8, UInt8) = (0, 0, 0)

  init(layout: BitmapLayout, colorCount: Int) {
    self.layout = layout
    self.colorCount = colorCount
  }

  private var isPlainRGB: Bool {
    guard layout.bitsPerComponent == 8, layout.decode == nil,
      layout.bitsPerPixel == 32 || layout.bitsPerPixel == 24
    else { return false }
    if case .rgb(.sRGB, .sRGB, _) = layout.space.kind { return colorCount == 3 }
    return false
  }

  mutating func readRow(
    _ from: UnsafePointer<UInt8>, into to: UnsafeMutablePointer<UInt8>
  ) {
    if isPlainRGB { return readPlainRow(from, into: to) }
    let bits = layout.bitsPerComponent
    let largest = (1 << bits) - 1
    let alphaInfo = layout.isMask ? .none : layout.info.alpha
    let alphaFirst =
      alphaInfo == .first || alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst
    let hasAlphaSample =
      alphaInfo != .none && alphaInfo != .alphaOnly
    let sampleCount = max(colorCount, 1)
    var samples = [Int](repeating: 0, count: sampleCount)
    for x in 0..<layout.width {
      let start = x * layout.bitsPerPixel
      func sample(_ index: Int) -> Int {
        let bit = start + index * bits
        switch bits {
        case 8: return Int(from[byteIndex(bit / 8, pixelStart: start / 8)])
        case 16:
          let (a, b) = (Int(from[bit / 8]), Int(from[bit / 8 + 1]))
          return layout.info.byteOrder == .order16Little ? b << 8 | a : a << 8 | b
        default: return (Int(from[bit / 8]) >> (8 - bits - bit % 8)) & largest
        }
      }
      for i in 0..<sampleCount { samples[i] = sample(i + (hasAlphaSample && alphaFirst ? 1 : 0)) }
      if layout.isMask || alphaInfo == .alphaOnly {
        var value = Double(samples[0]) / Double(largest)
        if let decode = layout.decode, decode.count >= 2 {
          value = Double(decode[0]) + value * Double(decode[1] - decode[0])
        }
        // A mask's sample says how much is kept out.
        let alpha = layout.isMask ? 1 - value : value
        to[x * 4 + 3] = byte(alpha)
        continue
      }
      if samples != lastSamples {
        lastSamples = samples
        lastColor = color(samples, largest: largest)
      }
      var alpha = 255
      if hasAlphaSample, alphaInfo != .noneSkipFirst, alphaInfo != .noneSkipLast {
        alpha = sample(alphaFirst ? 0 : sampleCount) * 255 / largest
      }
      let multiply = alphaInfo == .first || alphaInfo == .last
      func put(_ value: UInt8) -> UInt8 {
        multiply ? UInt8((Int(value) * alpha + 127) / 255) : UInt8(min(Int(value), alpha))
      }
      to[x * 4] = put(lastColor.2)
      to[x * 4 + 1] = put(lastColor.1)
      to[x * 4 + 2] = put(lastColor.0)
      to[x * 4 + 3] = UInt8(alpha)
    }
  }

  /// Little-endian 32-bit pixels lie backwards.
  private func byteIndex(_ index: Int, pixelStart: Int) -> Int {
    guard layout.info.byteOrder == .order32Little, layout.bitsPerPixel == 32 else { return index }
    return pixelStart + 3 - (index - pixelStart)
  }

  private func readPlainRow(
    _ from: UnsafePointer<UInt8>, into to: UnsafeMutablePointer<UInt8>
  ) {
    let step = layout.bitsPerPixel / 8
    let order =
      step == 4 ? layout.componentOrder : (r: 0, g: 1, b: 2, a: 0)
    let hasAlpha = step == 4 && !layout.isOpaque
    let multiply = layout.info.alpha == .first || layout.info.alpha == .last
    for x in 0..<layout.width {
      let p = from + x * step
      let q = to + x * 4
      let alpha = hasAlpha ? Int(p[order.a]) : 255
      if multiply {
        q[0] = UInt8((Int(p[order.b]) * alpha + 127) / 255)
        q[1] = UInt8((Int(p[order.g]) * alpha + 127) / 255)
        q[2] = UInt8((Int(p[order.r]) * alpha + 127) / 255)
      } else {
        // A colour above its alpha would wrap around in the painter's arithmetic.
        q[0] = UInt8(min(Int(p[order.b]), alpha))
        q[1] = UInt8(min(Int(p[order.g]), alpha))
        q[2] = UInt8(min(Int(p[order.r]), alpha))
      }
      q[3] = UInt8(alpha)
    }
  }

  private func color(_ samples: [Int], largest: Int) -> (UInt8, UInt8, UInt8) {
    let isIndexed = layout.space.model == .indexed
    var values = samples.enumerated().map { index, sample -> CGFloat in
      if isIndexed { return CGFloat(sample) }
      let unit = CGFloat(sample) / CGFloat(largest)
      guard let decode = layout.decode, decode.count >= index * 2 + 2 else { return unit }
      return decode[index * 2] + unit * (decode[index * 2 + 1] - decode[index * 2])
    }
    if case .lab = layout.space.kind, layout.decode == nil {
      values = [values[0] * 100, values[1] * 255 - 128, values[2] * 255 - 128]
    }
    let rgba = ColorConversion.rgba(values + [1], in: layout.space)
    return (byte(Double(rgba.red)), byte(Double(rgba.green)), byte(Double(rgba.blue)))
  }

  private func byte(_ value: Double) -> UInt8 {
    UInt8((min(max(value, 0), 1) * 255).rounded())
  }
}
