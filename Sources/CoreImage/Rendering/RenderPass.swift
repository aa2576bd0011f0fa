import PlatformInterface

/// One rendering: what has been calculated for it, so that a picture which several filters take is calculated once.
final class RenderPass {
  /// Whether filters calculate with light; otherwise with the values of sRGB as they are, as a context without a
  /// working space does.
  let isLinear: Bool
  private var finished: [ObjectIdentifier: (image: CIImage, pixels: Pixels)] = [:]

  init(isLinear: Bool = true) { self.isLinear = isLinear }

  /// The pixels of a picture in an area; transparent outside its extent.
  func pixels(of image: CIImage, in area: PixelArea) -> Pixels {
    let extent = image.extent
    let wanted = extent.isInfinite ? area : area.intersection(PixelArea(extent))
    guard !wanted.isEmpty else { return Pixels(area) }
    if let known = finished[ObjectIdentifier(image)], known.pixels.area.contains(wanted) {
      return known.pixels.cropped(to: area)
    }
    guard wanted.count <= PixelArea.maximumPixels else {
      Log.write(
        "Core Image was asked for \(wanted.width)×\(wanted.height) pixels between two filters, which is more than it "
          + "draws; they stay empty.")
      return Pixels(area)
    }
    let made = image.recipe(self, wanted)
    finished[ObjectIdentifier(image)] = (image, made)
    return made.cropped(to: area)
  }

  /// A colour of sRGB as filters calculate with it, premultiplied.
  func pixel(of color: CIColor) -> Pixels.Pixel {
    let alpha = Float(color.alpha)
    return Pixels.Pixel(
      value(Float(color.red)) * alpha, value(Float(color.green)) * alpha,
      value(Float(color.blue)) * alpha, alpha)
  }

  /// A value of sRGB as filters calculate with it.
  func value(_ encoded: Float) -> Float { isLinear ? TransferCurve.linear(encoded) : encoded }
  /// The value of sRGB that filters calculate with so.
  func encoded(_ value: Float) -> Float { isLinear ? TransferCurve.encoded(value) : value }

  // MARK: Bytes

  /// The pixels of a finished bitmap, whose first row is the highest.
  func pixels(of buffer: PixelBuffer, in area: PixelArea) -> Pixels {
    let result = Pixels(area)
    let common = area.intersection(
      PixelArea(x: 0, y: 0, width: buffer.width, height: buffer.height))
    guard !common.isEmpty else { return result }
    let table = isLinear ? TransferCurve.light : (0..<256).map { Float($0) / 255 }
    table.withUnsafeBufferPointer { table in
      for y in common.y..<common.maxY {
        let from = (buffer.bytes + (buffer.height - 1 - y) * buffer.bytesPerRow)
          .assumingMemoryBound(to: UInt8.self)
        let to = result.row(y) - area.x
        for x in common.x..<common.maxX {
          to[x] = Self.pixel(from + x * 4, table)
        }
      }
    }
    return result
  }

  private static func pixel(
    _ bytes: UnsafePointer<UInt8>, _ table: UnsafeBufferPointer<Float>
  ) -> Pixels.Pixel {
    let alpha = Int(bytes[3])
    if alpha == 255 {
      return Pixels.Pixel(table[Int(bytes[2])], table[Int(bytes[1])], table[Int(bytes[0])], 1)
    }
    guard alpha > 0 else { return .zero }
    func component(_ index: Int) -> Float {
      table[min((Int(bytes[index]) * 255 + alpha / 2) / alpha, 255)]
    }
    let part = Float(alpha) / 255
    return Pixels.Pixel(component(2) * part, component(1) * part, component(0) * part, part)
  }

  /// How many pixels a picture between two filters has at most while a large one is drawn, where filters need no more
  /// than what is drawn: 32 MB.
  private static let pixelsOfBand = 1 << 21

  /// A finished bitmap of an area of a picture, drawn in bands from the top down, so that what filters keep between
  /// them is bounded.
  ///
  /// - Precondition: the area has between 1 and 32767 pixels a side.
  func buffer(of image: CIImage, in area: PixelArea) -> PixelBuffer {
    let result = PixelBuffer(width: area.width, height: area.height)
    let height = max(Self.pixelsOfBand / area.width, 1)
    var row = 0
    while row < area.height {
      let count = min(height, area.height - row)
      let band = PixelArea(
        x: area.x, y: area.maxY - row - count, width: area.width, height: count)
      write(pixels(of: image, in: band), to: result, at: row)
      finished = [:]
      row += count
    }
    return result
  }

  /// Writes pixels into rows of a bitmap, the highest first.
  private func write(_ pixels: Pixels, to result: PixelBuffer, at first: Int) {
    let area = pixels.area
    for row in 0..<area.height {
      let from = pixels.row(area.maxY - 1 - row)
      let to = (result.bytes + (first + row) * result.bytesPerRow)
        .assumingMemoryBound(to: UInt8.self)
      for x in 0..<area.width {
        let (red, green, blue, alpha) = bytes(from[x])
        // Premultiplied as values, as bitmaps are, and not as light.
        let part = Int(alpha)
        to[x * 4] = UInt8((Int(blue) * part + 127) / 255)
        to[x * 4 + 1] = UInt8((Int(green) * part + 127) / 255)
        to[x * 4 + 2] = UInt8((Int(red) * part + 127) / 255)
        to[x * 4 + 3] = alpha
      }
    }
  }

  /// The bytes of a pixel's colour, not multiplied by its opacity.
  func bytes(_ pixel: Pixels.Pixel) -> (UInt8, UInt8, UInt8, UInt8) {
    guard pixel.w > 0 else { return (0, 0, 0, 0) }
    // Light that was added may be more than a pixel holds.
    let color = pixel / min(pixel.w, 1)
    let alpha = TransferCurve.plainByte(pixel.w)
    return isLinear
      ? (
        TransferCurve.byte(color.x), TransferCurve.byte(color.y), TransferCurve.byte(color.z), alpha
      )
      : (
        TransferCurve.plainByte(color.x), TransferCurve.plainByte(color.y),
        TransferCurve.plainByte(color.z), alpha
      )
  }
}
