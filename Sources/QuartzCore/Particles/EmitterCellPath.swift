import PlatformInterface

/// A number of a cell, by the name of its property.
struct EmitterCellNumber {
  let name: String
  let value: (CAEmitterCell) -> Double
  let set: (CAEmitterCell, Double) -> Void

  private init(_ name: String, _ path: ReferenceWritableKeyPath<CAEmitterCell, Float>) {
    self.name = name
    value = { Double($0[keyPath: path]) }
    set = { $0[keyPath: path] = Float($1) }
  }

  private init(_ name: String, _ path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>) {
    self.name = name
    value = { Double($0[keyPath: path]) }
    set = { $0[keyPath: path] = CGFloat($1) }
  }

  private init(_ name: String, _ path: ReferenceWritableKeyPath<CAEmitterCell, Double>, time: Void)
  {
    self.name = name
    value = { $0[keyPath: path] }
    set = { $0[keyPath: path] = $1 }
  }

  static func named(_ name: String) -> EmitterCellNumber? { byName[name] }

  private nonisolated(unsafe) static let byName = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  nonisolated(unsafe) static let all: [EmitterCellNumber] = [
    EmitterCellNumber("birthRate", \CAEmitterCell.birthRate),
    EmitterCellNumber("lifetime", \CAEmitterCell.lifetime),
    EmitterCellNumber("lifetimeRange", \CAEmitterCell.lifetimeRange),
    EmitterCellNumber("emissionLatitude", \CAEmitterCell.emissionLatitude),
    EmitterCellNumber("emissionLongitude", \CAEmitterCell.emissionLongitude),
    EmitterCellNumber("emissionRange", \CAEmitterCell.emissionRange),
    EmitterCellNumber("velocity", \CAEmitterCell.velocity),
    EmitterCellNumber("velocityRange", \CAEmitterCell.velocityRange),
    EmitterCellNumber("scale", \CAEmitterCell.scale),
    EmitterCellNumber("scaleRange", \CAEmitterCell.scaleRange),
    EmitterCellNumber("scaleSpeed", \CAEmitterCell.scaleSpeed),
    EmitterCellNumber("spin", \CAEmitterCell.spin),
    EmitterCellNumber("spinRange", \CAEmitterCell.spinRange),
    EmitterCellNumber("xAcceleration", \CAEmitterCell.xAcceleration),
    EmitterCellNumber("yAcceleration", \CAEmitterCell.yAcceleration),
    EmitterCellNumber("zAcceleration", \CAEmitterCell.zAcceleration),
    EmitterCellNumber("redRange", \CAEmitterCell.redRange),
    EmitterCellNumber("greenRange", \CAEmitterCell.greenRange),
    EmitterCellNumber("blueRange", \CAEmitterCell.blueRange),
    EmitterCellNumber("alphaRange", \CAEmitterCell.alphaRange),
    EmitterCellNumber("redSpeed", \CAEmitterCell.redSpeed),
    EmitterCellNumber("greenSpeed", \CAEmitterCell.greenSpeed),
    EmitterCellNumber("blueSpeed", \CAEmitterCell.blueSpeed),
    EmitterCellNumber("alphaSpeed", \CAEmitterCell.alphaSpeed),
    EmitterCellNumber("contentsScale", \CAEmitterCell.contentsScale),
    EmitterCellNumber("minificationFilterBias", \CAEmitterCell.minificationFilterBias),
    EmitterCellNumber("beginTime", \CAEmitterCell.beginTime, time: ()),
    EmitterCellNumber("duration", \CAEmitterCell.duration, time: ()),
  ]
}

/// The rest of a key path after `emitterCells.`: a cell's name, or the names of several in one another, and one of
/// its properties.
struct EmitterCellPath {
  /// `snow.birthRate`, `rocket.emitterCells.spark.color`.
  let name: String
  let part: ValuePart?

  init?(_ path: String) {
    let words = path.split(separator: ".")
    // A name may be that of a property: the last word that can be one is.
    guard let index = words.lastIndex(where: { Self.isProperty(String($0)) }), index > 0 else {
      return nil
    }
    name = words[...index].joined(separator: ".")
    guard index + 1 < words.count else {
      part = nil
      return
    }
    let rest = words[(index + 1)...].joined(separator: ".")
    guard let part = ValuePart(rawValue: rest) else { return nil }
    self.part = part
  }

  private static func isProperty(_ word: String) -> Bool {
    ["color", "contentsRect", "enabled", "isEnabled"].contains(word)
      || EmitterCellNumber.named(word) != nil
  }

  /// What cells with names have, by their paths.
  static func values(of cells: [CAEmitterCell], prefix: String = "") -> [String: AnimatableValue] {
    var values: [String: AnimatableValue] = [:]
    for cell in cells {
      guard let name = cell.name else { continue }
      let path = "\(prefix)\(name)."
      for number in EmitterCellNumber.all {
        values[path + number.name] = .number(number.value(cell))
      }
      values[path + "color"] = .color(cell.color)
      values[path + "contentsRect"] = .rect(cell.contentsRect)
      values[path + "enabled"] = .flag(cell.isEnabled)
      values[path + "isEnabled"] = .flag(cell.isEnabled)
      if let inner = cell.emitterCells {
        values.merge(Self.values(of: inner, prefix: path + "emitterCells.")) { first, _ in first }
      }
    }
    return values
  }

  /// Gives cells other values where these differ from what they have.
  static func set(
    _ values: [String: AnimatableValue], in cells: [CAEmitterCell], prefix: String = ""
  ) {
    for cell in cells {
      guard let name = cell.name else { continue }
      let path = "\(prefix)\(name)."
      for number in EmitterCellNumber.all {
        if case .number(let new)? = values[path + number.name], new != number.value(cell) {
          number.set(cell, new)
        }
      }
      if case .color(let color)? = values[path + "color"], color !== cell.color {
        cell.color = color
      }
      if case .rect(let rect)? = values[path + "contentsRect"] { cell.contentsRect = rect }
      for key in ["enabled", "isEnabled"] {
        if case .flag(let flag)? = values[path + key], flag != cell.isEnabled {
          cell.isEnabled = flag
        }
      }
      if let inner = cell.emitterCells {
        set(values, in: inner, prefix: path + "emitterCells.")
      }
    }
  }
}
