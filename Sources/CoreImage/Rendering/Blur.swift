extension CIImage {
  /// The picture blurred by a curve of Gauss's, which fades into nothing three widths beyond the edges.
  ///
  /// - Complexity: O(pixels · width) up to a width of 16 pixels, O(pixels) beyond.
  func blurred(_ sigma: Float) -> CIImage {
    guard sigma > 0.05, sigma.isFinite, !extent.isNull else { return self }
    let sigma = min(sigma, 2000)
    let reach = Int((sigma * 3).rounded(.up))
    let grown =
      extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(extent: grown) { [self] pass, area in
      let read = pass.pixels(of: self, in: area.insetBy(-reach, -reach))
      let blurred =
        sigma <= 16 ? read.weighted(Self.weights(sigma, reach)) : read.averagedThrice(sigma)
      return blurred.cropped(to: area)
    }
  }

  /// The picture with each pixel the mean of a square around it.
  func boxBlurred(_ radius: Float) -> CIImage {
    let reach = min(max(Int(radius.rounded()), 0), 4000)
    guard reach > 0, !extent.isNull else { return self }
    let grown =
      extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(extent: grown) { [self] pass, area in
      pass.pixels(of: self, in: area.insetBy(-reach, -reach)).averaged(reach).cropped(to: area)
    }
  }

  private static func weights(_ sigma: Float, _ reach: Int) -> [Float] {
    let values = (-reach...reach).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
    let sum = values.reduce(0, +)
    return values.map { $0 / sum }
  }
}

extension Pixels {
  /// The pixels mixed with their neighbours along rows and then along columns.
  fileprivate func weighted(_ weights: [Float]) -> Pixels {
    let reach = weights.count / 2
    let between = Pixels(area)
    let result = Pixels(area)
    weights.withUnsafeBufferPointer { weights in
      for y in 0..<area.height {
        let from = memory + y * area.width
        let to = between.memory + y * area.width
        for x in 0..<area.width {
          var sum = Pixel.zero
          for index in max(x - reach, 0)...min(x + reach, area.width - 1) {
            sum += from[index] * weights[index - x + reach]
          }
          to[x] = sum
        }
      }
      for y in 0..<area.height {
        let to = result.memory + y * area.width
        for index in max(y - reach, 0)...min(y + reach, area.height - 1) {
          let from = between.memory + index * area.width
          let weight = weights[index - y + reach]
          for x in 0..<area.width { to[x] += from[x] * weight }
        }
      }
    }
    return result
  }

  /// Three means in a row, which come close to a curve of Gauss's.
  fileprivate func averagedThrice(_ sigma: Float) -> Pixels {
    let length = (sigma * sigma * 4 + 1).squareRoot()
    let reach = max(Int(((length - 1) / 2).rounded()), 1)
    return averaged(reach).averaged(reach).averaged(reach)
  }

  /// Each pixel the mean of those around it, transparent ones beyond the edges.
  fileprivate func averaged(_ reach: Int) -> Pixels {
    let between = Pixels(area)
    let result = Pixels(area)
    for y in 0..<area.height {
      Self.average(memory + y * area.width, between.memory + y * area.width, 1, area.width, reach)
    }
    for x in 0..<area.width {
      Self.average(between.memory + x, result.memory + x, area.width, area.height, reach)
    }
    return result
  }

  private static func average(
    _ from: UnsafeMutablePointer<Pixel>, _ to: UnsafeMutablePointer<Pixel>, _ step: Int,
    _ count: Int,
    _ reach: Int
  ) {
    var sum = Pixel.zero
    for index in 0..<min(reach, count) { sum += from[index * step] }
    let part = 1 / Float(reach * 2 + 1)
    for index in 0..<count {
      if index + reach < count { sum += from[(index + reach) * step] }
      if index - reach - 1 >= 0 { sum -= from[(index - reach - 1) * step] }
      to[index * step] = sum * part
    }
  }
}
