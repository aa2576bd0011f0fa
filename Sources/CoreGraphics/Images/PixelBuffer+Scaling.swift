extension PixelBuffer {
  /// A copy of other dimensions, each pixel the average of those it covers when shrinking, linear
  /// between neighbours when growing.
  ///
  /// - Complexity: O(pixels of the larger side of each axis).
  package func scaled(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
    guard newWidth != width || newHeight != height else { return self }
    let columns = ResamplingWeights(from: width, to: newWidth)
    let rows = ResamplingWeights(from: height, to: newHeight)
    let result = PixelBuffer(width: newWidth, height: newHeight, isOpaque: isOpaque)
    let rowCount = newWidth * 4
    // One source row shrunk across at a time, added to the rows of the result it touches.
    withUnsafeTemporaryAllocation(of: Float.self, capacity: rowCount) { sum in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: rowCount) { across in
        var shrunkRow = -1
        for y in 0..<newHeight {
          sum.update(repeating: 0)
          let (first, weights) = rows.taps(of: y)
          for (offset, weight) in weights.enumerated() {
            let sourceRow = first + offset
            if sourceRow != shrunkRow {
              shrink(row: sourceRow, by: columns, into: across)
              shrunkRow = sourceRow
            }
            for i in 0..<rowCount { sum[i] += across[i] * weight }
          }
          let to = (result.bytes + y * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
          for i in 0..<rowCount { to[i] = UInt8(min(max(sum[i] + 0.5, 0), 255)) }
        }
      }
    }
    return result
  }

  private func shrink(
    row: Int, by columns: ResamplingWeights, into across: UnsafeMutableBufferPointer<Float>
  ) {
    let from = (bytes + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
    for x in 0..<columns.count {
      let (first, weights) = columns.taps(of: x)
      var sum = SIMD4<Float>()
      var p = from + first * 4
      for weight in weights {
        sum += SIMD4(Float(p[0]), Float(p[1]), Float(p[2]), Float(p[3])) * weight
        p += 4
      }
      across[x * 4] = sum.x
      across[x * 4 + 1] = sum.y
      across[x * 4 + 2] = sum.z
      across[x * 4 + 3] = sum.w
    }
  }
}

/// Which source pixels, and how much of each, make each pixel of a row or column.
private struct ResamplingWeights {
  private var starts: [Int] = []
  private var offsets: [Int] = [0]
  private var weights: [Float] = []

  var count: Int { starts.count }

  init(from old: Int, to new: Int) {
    let step = Double(old) / Double(new)
    starts.reserveCapacity(new)
    for i in 0..<new {
      let center = (Double(i) + 0.5) * step
      let half = max(step / 2, 0.5)
      let low = max(0, Int((center - half).rounded(.down)))
      let high = min(old, max(low + 1, Int((center + half - 1e-9).rounded(.up))))
      var own: [Float] = []
      for source in low..<high {
        let overlap = min(Double(source) + 1, center + half) - max(Double(source), center - half)
        own.append(Float(max(overlap, 0)))
      }
      let total = own.reduce(0, +)
      starts.append(low)
      weights += total > 0 ? own.map { $0 / total } : own.map { _ in 1 / Float(own.count) }
      offsets.append(weights.count)
    }
  }

  func taps(of index: Int) -> (first: Int, weights: ArraySlice<Float>) {
    (starts[index], weights[offsets[index]..<offsets[index + 1]])
  }
}
