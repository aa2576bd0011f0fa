/// Values and when they come: what a keyframe animation shows at each moment.
struct KeyframeTrack {
  /// How curves pass the values in the cubic modes, a number for each value; 0 where there is none.
  struct Shape {
    var tension: [Double] = []
    var continuity: [Double] = []
    var bias: [Double] = []
  }

  let values: [AnimatableValue]
  let schedule: KeyframeSchedule
  let shape: Shape
  private let distances: [Double]

  init(values: [AnimatableValue], schedule: KeyframeSchedule, shape: Shape = Shape()) {
    self.values = values
    self.schedule = schedule
    self.shape = shape
    distances =
      schedule.isPaced ? zip(values, values.dropFirst()).map { $0.distance(to: $1) } : []
  }

  /// Nil without values.
  func value(at progress: Double) -> AnimatableValue? {
    guard !values.isEmpty else { return nil }
    let (index, fraction) = schedule.place(progress, count: values.count) { distances }
    guard fraction != 0, index + 1 < values.count else { return values[index] }
    if schedule.isCubic, let value = curved(index, fraction) { return value }
    return values[index].mixed(with: values[index + 1], fraction)
  }

  /// On a spline of Kochanek and Bartels through the values.
  private func curved(_ index: Int, _ t: Double) -> AnimatableValue? {
    let (p1, p2) = (values[index], values[index + 1])
    guard let a = p1.components, let b = p2.components, a.count == b.count else { return nil }
    let before = values[max(index - 1, 0)].components ?? a
    let after = values[min(index + 2, values.count - 1)].components ?? b
    guard before.count == a.count, after.count == a.count else { return nil }
    func number(_ list: [Double], _ index: Int) -> Double {
      list.indices.contains(index) ? list[index] : 0
    }
    let (t1, c1, b1) = (
      number(shape.tension, index), number(shape.continuity, index), number(shape.bias, index)
    )
    let (t2, c2, b2) = (
      number(shape.tension, index + 1), number(shape.continuity, index + 1),
      number(shape.bias, index + 1)
    )
    let (s2, s3) = (t * t, t * t * t)
    let sum = a.indices.map { i in
      let leaving =
        (1 - t1) * (1 + c1) * (1 + b1) / 2 * (a[i] - before[i])
        + (1 - t1) * (1 - c1) * (1 - b1) / 2 * (b[i] - a[i])
      let arriving =
        (1 - t2) * (1 - c2) * (1 + b2) / 2 * (b[i] - a[i])
        + (1 - t2) * (1 + c2) * (1 - b2) / 2 * (after[i] - b[i])
      return (2 * s3 - 3 * s2 + 1) * a[i] + (s3 - 2 * s2 + t) * leaving
        + (3 * s2 - 2 * s3) * b[i] + (s3 - s2) * arriving
    }
    return AnimatableValue(components: sum, like: p1)
  }
}

extension AnimatableValue {
  /// The numbers of the value, for kinds that are nothing else.
  fileprivate var components: [Double]? {
    switch self {
    case .number(let a): [a]
    case .point(let a): [a.x, a.y]
    case .size(let a): [a.width, a.height]
    case .rect(let a): [a.origin.x, a.origin.y, a.size.width, a.size.height]
    case .numbers(let a): a
    default: nil
    }
  }

  fileprivate init?(components c: [Double], like: AnimatableValue) {
    switch like {
    case .number: self = .number(c[0])
    case .point: self = .point(CGPoint(x: c[0], y: c[1]))
    case .size: self = .size(CGSize(width: c[0], height: c[1]))
    case .rect: self = .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .numbers: self = .numbers(c)
    default: return nil
    }
  }
}
