import PlatformInterface

/// Particles over time: a pure model without layers, clocks or chance of its own.
///
/// The n-th particle of a cell is born when the cell's rate, summed up over time, reaches n; its random
/// numbers follow from the seed, the cell and n; from then on everything about it is a function of its age.
/// So what is seen at a time does not depend on how often anybody looked before, as long as the emitter and
/// its cells stay the same. What changes holds for particles born later.
struct ParticleSystem {
  /// How far emission by one cell has come.
  private struct Emission {
    var rate: Double
    /// When the rate became what it is, and how many were born by then.
    var since: Double
    var count: Double
    /// How many are born.
    var emitted: Double
    let id: Int
  }

  /// In the order of their births, cell by cell in each step.
  private(set) var particles: [Particle] = []
  private var emissions: [Emission] = []
  private var time: Double?
  private var lastNumber: UInt64 = 0
  /// Particles that were left out, as too many lived.
  private(set) var leftOut = 0

  // MARK: Time

  /// Goes on to a time. Time that turns back begins everything anew.
  mutating func advance(to now: Double, _ emitter: ParticleEmitter, _ cells: [ParticleCell]) {
    guard now.isFinite else { return }
    if let time, now < time {
      particles = []
      emissions = []
      self.time = nil
    }
    let before = time ?? now
    if emissions.contains(where: { emission in !cells.contains { $0.id == emission.id } }) {
      emissions.removeAll { emission in !cells.contains { $0.id == emission.id } }
      // Particles go with their cells. Cells like those before emit the same, so nothing is seen of it where a
      // program sets them again and again.
      let ids = Self.ids(of: cells)
      particles.removeAll { !ids.contains($0.cell.id) }
    }
    for (index, cell) in cells.enumerated() {
      emit(cell, UInt64(index), from: before, to: now, emitter)
    }
    emitFromParticles(to: now, emitter)
    particles.removeAll { $0.death <= now }
    let excess = particles.count - LayerLimits.particles
    if excess > 0 {
      // Those that are there longest, which have faded most.
      particles.removeFirst(excess)
      leftOut += excess
    }
    time = now
  }

  /// Whether later times will look different: particles live, or will be born.
  func isActive(_ emitter: ParticleEmitter, _ cells: [ParticleCell]) -> Bool {
    if !particles.isEmpty { return true }
    guard let time else { return false }
    return cells.contains { cell in
      Self.rate(of: cell, emitter) > 0 && cell.lifetime * emitter.lifetime > 0
        && cell.window(start: emitter.start).end > time
    }
  }

  /// Those of the cells, and of all in them.
  private static func ids(of cells: [ParticleCell]) -> Set<Int> {
    cells.reduce(into: []) { $0.formUnion(ids(of: $1.cells).union([$1.id])) }
  }

  private static func rate(of cell: ParticleCell, _ emitter: ParticleEmitter) -> Double {
    let rate = Double(cell.birthRate) * Double(emitter.birthRate)
    return cell.isEnabled && cell.showsAnything && rate.isFinite ? max(rate, 0) : 0
  }

  // MARK: Births

  private mutating func emit(
    _ cell: ParticleCell, _ index: UInt64, from before: Double, to now: Double,
    _ emitter: ParticleEmitter
  ) {
    let rate = Self.rate(of: cell, emitter)
    let window = cell.window(start: emitter.start)
    let place = emissions.firstIndex { $0.id == cell.id }
    var emission: Emission
    if let place, emissions[place].rate == rate {
      emission = emissions[place]
    } else if let place,
      emissions[place].rate > 0 || window.begin.isFinite
        || particles.contains(where: { $0.cell.id == cell.id })
    {
      emission = emissions[place]
      emission.count = Self.count(of: emission, window, at: before)
      emission.since = max(before, window.begin)
      emission.rate = rate
    } else if window.begin.isFinite {
      emission = Emission(rate: rate, since: window.begin, count: 0, emitted: 0, id: cell.id)
    } else {
      // Emission has been going on for ever: what still lives of it is there at once.
      let oldest = now - cell.reach(lifetimeFactor: emitter.lifetime)
      emission = Emission(
        rate: rate, since: 0, count: 0, emitted: (oldest * rate).rounded(.down), id: cell.id)
    }
    defer {
      if let place { emissions[place] = emission } else { emissions.append(emission) }
    }
    let born = Self.count(of: emission, window, at: now).rounded(.down)
    guard rate > 0, born > emission.emitted else { return }
    // Of too many the youngest are kept, and those that died meanwhile are never made.
    var first = max(emission.emitted + 1, born - Double(LayerLimits.particles) + 1)
    let oldest = now - cell.reach(lifetimeFactor: emitter.lifetime)
    first = max(first, ((oldest - emission.since) * rate + emission.count).rounded(.up))
    var n = first
    while n <= born {
      let birth = emission.since + (n - emission.count) / rate
      let key = ParticleRandom.key(
        UInt64(emitter.seed), index, UInt64(bitPattern: Int64(n)))
      add(cell, key, birth: birth, emitter, parent: nil, now: now)
      n += 1
    }
    emission.emitted = born
  }

  private static func count(
    of emission: Emission, _ window: (begin: Double, end: Double), at time: Double
  ) -> Double {
    let passed = min(max(time, window.begin), window.end) - emission.since
    // What has always been going on is counted from 0, wherever the emitter's time is.
    let hasNoBeginning = window.begin == -.infinity && emission.since == 0
    return emission.count + (hasNoBeginning ? passed : max(passed, 0)) * emission.rate
  }

  /// What particles emit themselves, and what that emits in turn.
  private mutating func emitFromParticles(to now: Double, _ emitter: ParticleEmitter) {
    var index = 0
    while index < particles.count {
      for cell in particles[index].cell.cells.indices { emit(cell, from: index, to: now, emitter) }
      index += 1
    }
  }

  private mutating func emit(
    _ cellIndex: Int, from index: Int, to now: Double, _ emitter: ParticleEmitter
  ) {
    let parent = particles[index]
    let cell = parent.cell.cells[cellIndex]
    let rate = cell.isEnabled && cell.showsAnything ? Double(cell.birthRate) : 0
    guard rate > 0, rate.isFinite else { return }
    // In the time of the particle, which begins with its birth.
    let window = cell.window(start: 0)
    let age = min(now - parent.birth, parent.lifetime, window.end)
    let born = min(((age - window.begin) * rate).rounded(.down), Double(LayerLimits.particles))
    guard born > Double(parent.emitted[cellIndex]) else { return }
    for n in (parent.emitted[cellIndex] + 1)...Int(born) {
      if particles.count >= 2 * LayerLimits.particles {
        leftOut += 1
        break
      }
      let birth = parent.birth + window.begin + Double(n) / rate
      let key = ParticleRandom.key(parent.key, UInt64(cellIndex), UInt64(n))
      add(cell, key, birth: birth, emitter, parent: parent, now: now)
    }
    particles[index].emitted[cellIndex] = Int(born)
  }

  private mutating func add(
    _ cell: ParticleCell, _ key: UInt64, birth: Double, _ emitter: ParticleEmitter,
    parent: Particle?, now: Double
  ) {
    // iOS-BEHAVIOUR: a range is all of the distance from the least to the most. Evidence: animation-18.
    var random = ParticleRandom(key)
    var lifetime =
      (Double(cell.lifetime) + Double(cell.lifetimeRange) * random.around())
      * Double(emitter.lifetime)
    guard lifetime > 0, lifetime.isFinite else { return }
    // Gone already, and so is all that it could have emitted.
    if birth + lifetime
      + cell.cells.reduce(0, { max($0, $1.reach(lifetimeFactor: emitter.lifetime)) })
      <= now
    {
      return
    }
    guard particles.count < 2 * LayerLimits.particles else { return leftOut += 1 }
    let speed =
      (cell.velocity + cell.velocityRange * random.around()) * CGFloat(emitter.velocity)
    let direction = ParticleVector(inConeOf: cell.emissionRange, &random)
    let scale = (cell.scale + cell.scaleRange * random.around()) * CGFloat(emitter.scale)
    let spin = (cell.spin + cell.spinRange * random.around()) * CGFloat(emitter.spin)
    let (red, green, blue, alpha) = (
      random.around(), random.around(), random.around(), random.around()
    )
    var color = cell.color
    color.red += cell.colorRange.red * Float(red)
    color.green += cell.colorRange.green * Float(green)
    color.blue += cell.colorRange.blue * Float(blue)
    color.alpha += cell.colorRange.alpha * Float(alpha)
    let start: ParticleBirth
    if let parent {
      start = ParticleBirth(at: parent.place(at: birth))
      color = color.multiplied(by: parent.color(at: birth))
    } else {
      start = ParticleBirth(on: emitter, &random)
    }
    // What has become clear for good is gone, unless it emits something itself.
    if cell.colorSpeed.alpha < 0, cell.cells.isEmpty {
      lifetime = min(lifetime, Double(max(color.alpha, 0) / -cell.colorSpeed.alpha))
      guard birth + lifetime > now else { return }
    }
    let velocity = direction.turned(
      latitude: cell.latitude, longitude: start.heading + cell.longitude, times: speed)
    lastNumber += 1
    particles.append(
      Particle(
        cell: cell, number: lastNumber, key: key, birth: birth, lifetime: lifetime,
        origin: start.place, velocity: velocity,
        scale: scale, spin: spin, color: color,
        emitted: [Int](repeating: 0, count: cell.cells.count)))
  }
}
