extension CGPath {
  /// The path `fraction` of the way to `other`, point by point; nil where the two are not made of the
  /// same steps.
  func mixed(with other: CGPath, _ fraction: Double) -> CGPath? {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    let (from, to) = (elements, other.elements)
    guard from.count == to.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    var result: [PathElement] = []
    result.reserveCapacity(from.count)
    for (a, b) in zip(from, to) {
      switch (a, b) {
      case (.move(let p), .move(let q)): result.append(.move(mix(p, q)))
      case (.line(let p), .line(let q)): result.append(.line(mix(p, q)))
      case (.quad(let c, let p), .quad(let d, let q)):
        result.append(.quad(control: mix(c, d), end: mix(p, q)))
      case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
        result.append(.cubic(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(p, q)))
      case (.close, .close): result.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: result)
  }
}
