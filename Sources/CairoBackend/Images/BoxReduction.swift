import CPangoCairo
import CoreGraphics
import PlatformInterface

/// Turns the rows of a large picture into a smaller bitmap as they come, averaging whole blocks.
struct BoxReduction {
  private let reduction: ImageBudget.Reduction
  private let width: Int
  private var sums: [UInt32]
  private var rowsAdded = 0
  private var nextRow = 0
  private let buffer: PixelBuffer

  /// - Parameter width: of the rows that come.
  init(width: Int, height: Int, reduction: ImageBudget.Reduction, isOpaque: Bool) {
    self.reduction = reduction
    self.width = width
    buffer = PixelBuffer(
      width: ImageBudget.reducedSide(width, reduction.across),
      height: ImageBudget.reducedSide(height, reduction.down), isOpaque: isOpaque)
    sums = [UInt32](repeating: 0, count: buffer.width * 4)
  }

  /// The bitmap, complete after the last row.
  var result: PixelBuffer { buffer }

  mutating func add(_ row: UnsafePointer<UInt8>) {
    guard nextRow < buffer.height else { return }
    tessera_box_add_row(row, UInt32(width), UInt32(reduction.across), &sums)
    rowsAdded += 1
    guard rowsAdded == reduction.down else { return }
    let output = buffer.bytes.advanced(by: nextRow * buffer.bytesPerRow)
    tessera_box_write_row(
      &sums, UInt32(width), UInt32(reduction.across), UInt32(rowsAdded),
      output.assumingMemoryBound(to: UInt8.self))
    rowsAdded = 0
    nextRow += 1
  }

  /// Reads `height` rows of `width` pixels, straight into the result where nothing is reduced.
  static func bitmap(
    width: Int, height: Int, reduction: ImageBudget.Reduction, isOpaque: Bool,
    readRow: (UnsafeMutablePointer<UInt8>) throws(ImageError) -> Void
  ) throws(ImageError) -> PixelBuffer {
    if reduction == ImageBudget.Reduction() {
      let buffer = PixelBuffer(width: width, height: height, isOpaque: isOpaque)
      for y in 0..<height {
        let row = buffer.bytes.advanced(by: y * buffer.bytesPerRow)
        try readRow(row.assumingMemoryBound(to: UInt8.self))
      }
      return buffer
    }
    var box = BoxReduction(
      width: width, height: height, reduction: reduction, isOpaque: isOpaque)
    let row = UnsafeMutablePointer<UInt8>.allocate(capacity: width * 4)
    defer { row.deallocate() }
    for _ in 0..<height {
      try readRow(row)
      box.add(row)
    }
    return box.result
  }
}
