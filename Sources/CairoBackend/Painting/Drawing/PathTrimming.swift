import PlatformInterface

/// The part of an outline between two shares of its length: `strokeStart` and `strokeEnd`.
struct PathTrimming {
  private var result: [PathElement] = []
  private let from: CGFloat
  private let to: CGFloat
  private var travelled: CGFloat = 0

  /// Curves become lines that stay within a tenth of a point.
  static func trim(_ path: CGPath, start: CGFloat, end: CGFloat) -> [PathElement] {
    let start = start.isFinite ? min(max(start, 0), 1) : 0
    let end = end.isFinite ? min(max(end, 0), 1) : 1
    if start == 0 && end == 1 { return path.elements }
    guard start < end else { return [] }
    let lines = flatten(path.elements.filter(PathDrawing.isFinite))
    var length: CGFloat = 0
    for line in lines where line.count > 1 {
      for i in 1..<line.count { length += distance(line[i - 1], line[i]) }
    }
    guard length > 0, length.isFinite else { return [] }
    var trimming = PathTrimming(from: start * length, to: end * length)
    for line in lines { trimming.add(line) }
    return trimming.result
  }

  private init(from: CGFloat, to: CGFloat) {
    self.from = from
    self.to = to
  }

  private mutating func add(_ line: [CGPoint]) {
    var isDown = false
    for i in 1..<max(line.count, 1) {
      let a = line[i - 1]
      let b = line[i]
      let length = Self.distance(a, b)
      guard length > 0 else { continue }
      let first = max(from - travelled, 0)
      let last = min(to - travelled, length)
      travelled += length
      guard first < last else {
        isDown = false
        continue
      }
      if !isDown { result.append(.move(Self.between(a, b, first / length))) }
      result.append(.line(Self.between(a, b, last / length)))
      isDown = last == length
    }
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let x = b.x - a.x
    let y = b.y - a.y
    return (x * x + y * y).squareRoot()
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// One list of points for each subpath.
  static func flatten(_ elements: [PathElement]) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    func steps(_ points: CGPoint...) -> Int {
      var length: CGFloat = 0
      for i in 1..<points.count { length += distance(points[i - 1], points[i]) }
      return min(max(Int(min(length, 1e6).squareRoot() * 2), 2), 256)
    }
    for element in elements {
      switch element {
      case .move(let p):
        if line.count > 1 { lines.append(line) }
        line = [p]
      case .line(let p): line.append(p)
      case .quad(let c, let end):
        let start = line.last ?? c
        let n = steps(start, c, end)
        for i in 1...n {
          let t = CGFloat(i) / CGFloat(n)
          line.append(between(between(start, c, t), between(c, end, t), t))
        }
      case .cubic(let c1, let c2, let end):
        let start = line.last ?? c1
        let n = steps(start, c1, c2, end)
        for i in 1...n {
          let t = CGFloat(i) / CGFloat(n)
          let a = between(start, c1, t)
          let b = between(c1, c2, t)
          let c = between(c2, end, t)
          line.append(between(between(a, b, t), between(b, c, t), t))
        }
      case .close:
        guard let first = line.first else { continue }
        line.append(first)
        lines.append(line)
        line = [first]
      }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }
}
