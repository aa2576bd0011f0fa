/// Makes each component of a pixel the mean of a rectangle around it, which three times over is close to a blur by
/// Gauss.
///
/// - Parameters:
///   - src: the picture.
///   - dest: where the result is left, which may not be the picture itself.
///   - tempBuffer: not needed.
///   - srcOffsetToROI_X: which column of the picture the first of the result is.
///   - srcOffsetToROI_Y: which row of the picture the first of the result is.
///   - kernel_height: how many rows, an odd number.
///   - kernel_width: how many columns, an odd number.
///   - backgroundColor: what lies beyond the edges with `kvImageBackgroundColorFill`.
///   - flags: that or `kvImageEdgeExtend`, besides `kvImageLeaveAlphaUnchanged`, whose component is the first.
/// - Returns: 0, or what is wrong.
/// - Complexity: O(pixels), whatever the rectangle.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  let (source, target) = (src.pointee, dest.pointee)
  guard kernel_width % 2 == 1, kernel_height % 2 == 1 else { return kvImageInvalidKernelSize }
  guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
  let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  let (width, height) = (Int(target.width), Int(target.height))
  guard left + width <= Int(source.width), top + height <= Int(source.height) else {
    return kvImageRoiLargerThanInputBuffer
  }
  let extends = flags & vImage_Flags(kvImageEdgeExtend) != 0
  guard extends || flags & vImage_Flags(kvImageBackgroundColorFill) != 0 && backgroundColor != nil
  else { return kvImageUnknownFlagsBit }
  guard width > 0, height > 0 else { return kvImageNoError }
  let background = extends ? nil : (0..<4).map { backgroundColor[$0] }
  // First along the rows of all that the result's columns need, then along the columns of that.
  let rows = Int(source.height)
  var between = [UInt8](repeating: 0, count: width * 4 * rows)
  between.withUnsafeMutableBytes { memory in
    for row in 0..<rows {
      let line = source.data.advanced(by: row * source.rowBytes)
      let result = memory.baseAddress!.advanced(by: row * width * 4)
      for component in 0..<4 {
        BoxSum(
          count: Int(source.width), length: Int(kernel_width), background: background?[component]
        ).write(
          from: line.advanced(by: component), by: 4, to: result.advanced(by: component), by: 4,
          left..<left + width)
      }
    }
    let leavesFirst = flags & vImage_Flags(kvImageLeaveAlphaUnchanged) != 0
    for byte in 0..<width * 4 {
      if leavesFirst, byte % 4 == 0 {
        for row in 0..<height {
          target.data.storeBytes(
            of: source.data.load(
              fromByteOffset: (top + row) * source.rowBytes + left * 4 + byte, as: UInt8.self),
            toByteOffset: row * target.rowBytes + byte, as: UInt8.self)
        }
        continue
      }
      BoxSum(count: rows, length: Int(kernel_height), background: background?[byte % 4]).write(
        from: memory.baseAddress!.advanced(by: byte), by: width * 4,
        to: target.data.advanced(by: byte), by: target.rowBytes, top..<top + height)
    }
  }
  return kvImageNoError
}

/// Means of neighbours along a line of bytes.
private struct BoxSum {
  /// How many bytes the line has.
  let count: Int
  /// How many neighbours count, an odd number.
  let length: Int
  /// What lies beyond the ends; nil for what is at the ends.
  let background: UInt8?

  /// - Parameter part: the places whose means are written.
  func write(
    from line: UnsafeRawPointer, by step: Int, to result: UnsafeMutableRawPointer,
    by resultStep: Int, _ part: Range<Int>
  ) {
    func value(_ place: Int) -> Int {
      if place >= 0, place < count {
        return Int(line.load(fromByteOffset: place * step, as: UInt8.self))
      }
      if let background { return Int(background) }
      let end = place < 0 ? 0 : count - 1
      return Int(line.load(fromByteOffset: end * step, as: UInt8.self))
    }
    let reach = length / 2
    var sum = 0
    for place in part.lowerBound - reach...part.lowerBound + reach { sum += value(place) }
    for place in part {
      result.storeBytes(
        of: UInt8((sum + reach) / length), toByteOffset: (place - part.lowerBound) * resultStep,
        as: UInt8.self)
      sum += value(place + reach + 1) - value(place - reach)
    }
  }
}

/// Makes of each pixel's four components four others, by a matrix of whole numbers.
///
/// - Parameters:
///   - src: the picture.
///   - dest: where the result is left, which may be the picture itself.
///   - matrix: sixteen factors; those in a row of four are for one component of the picture.
///   - divisor: what the sums are divided by.
///   - pre_bias: four numbers that are added before; nil for none.
///   - post_bias: four numbers that are added before the division; nil for none.
///   - flags: none counts.
/// - Returns: 0, or what is wrong.
/// - Complexity: O(pixels).
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>!, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!,
  _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard source.data != nil, target.data != nil, matrix != nil, divisor != 0 else {
    return kvImageNullPointerArgument
  }
  guard source.width >= target.width, source.height >= target.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  for row in 0..<Int(target.height) {
    let line = source.data.advanced(by: row * source.rowBytes)
    let result = target.data.advanced(by: row * target.rowBytes)
    for column in 0..<Int(target.width) {
      var sums = (0..<4).map { Int(post_bias?[$0] ?? 0) }
      for from in 0..<4 {
        let value =
          Int(line.load(fromByteOffset: column * 4 + from, as: UInt8.self))
          + Int(pre_bias?[from] ?? 0)
        for to in 0..<4 { sums[to] += value * Int(matrix[from * 4 + to]) }
      }
      for to in 0..<4 {
        result.storeBytes(
          of: UInt8(clamping: sums[to] / Int(divisor)), toByteOffset: column * 4 + to,
          as: UInt8.self)
      }
    }
  }
  return kvImageNoError
}
