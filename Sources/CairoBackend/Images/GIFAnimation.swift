import CoreGraphics
import PlatformInterface

/// A GIF being played on its canvas.
final class GIFAnimation: AnimationCursor {
  private let bytes: AnimationBytes
  private let reader: GIFReader
  private var canvas: [UInt32]
  /// The canvas before the last frame, where that frame is to be taken away again.
  private var saved: [UInt32]?
  private var last: GIFReader.Frame?
  private(set) var nextFrame = 0

  init(_ bytes: AnimationBytes) throws(ImageError) {
    self.bytes = bytes
    reader = try GIFReader(bytes.buffer)
    canvas = [UInt32](repeating: 0, count: reader.width * reader.height)
  }

  func advance(wantsPixels: Bool) throws(ImageError) -> PixelBuffer? {
    guard let frame = try reader.nextFrame() else {
      throw ImageError("The GIF has \(nextFrame) frames; one more was asked for.")
    }
    disposeOfLastFrame()
    if frame.disposal == 3 { saved = canvas }
    last = frame
    try draw(frame)
    nextFrame += 1
    guard wantsPixels else { return nil }
    let buffer = PixelBuffer(width: reader.width, height: reader.height)
    canvas.withUnsafeBytes { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in 0..<reader.height {
        buffer.bytes.advanced(by: y * buffer.bytesPerRow)
          .copyMemory(from: base + y * reader.width * 4, byteCount: reader.width * 4)
      }
    }
    return buffer
  }

  private func disposeOfLastFrame() {
    guard let last else { return }
    if last.disposal == 3, let saved {
      canvas = saved
    } else if last.disposal == 2 {
      // Browsers and Apple clear to transparent, not to the file's background colour.
      let columns = last.x..<max(last.x, min(last.x + last.width, reader.width))
      for y in last.y..<max(last.y, min(last.y + last.height, reader.height)) {
        for x in columns { canvas[y * reader.width + x] = 0 }
      }
    }
    saved = nil
  }

  private func draw(_ frame: GIFReader.Frame) throws(ImageError) {
    let palette = reader.palette
    let row = UnsafeMutablePointer<UInt8>.allocate(capacity: frame.width)
    defer { row.deallocate() }
    let visible = max(0, min(frame.width, reader.width - frame.x))
    for y in Self.rowOrder(height: frame.height, isInterlaced: frame.isInterlaced) {
      do throws(ImageError) {
        try reader.readRow(into: row, width: frame.width)
      } catch {
        throw ImageError("\(error.description) Frame \(nextFrame) breaks off at row \(y).")
      }
      guard frame.y + y < reader.height else { continue }
      let start = (frame.y + y) * reader.width + frame.x
      for x in 0..<visible where Int(row[x]) != frame.transparentIndex {
        canvas[start + x] = palette[Int(row[x])]
      }
    }
  }

  private static func rowOrder(height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}
