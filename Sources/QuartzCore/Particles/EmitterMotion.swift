import PlatformInterface

/// Runs an emitter layer's particles by the layer's time, and makes pictures of them.
final class EmitterMotion: LayerMotion {
  // The layer holds this.
  private unowned let layer: CAEmitterLayer
  private var system = ParticleSystem()
  private var time: Double?
  private var isActive = false
  /// The layer's time from which the model counts.
  private var origin = 0.0
  private var hasBeginning: Bool?

  init(_ layer: CAEmitterLayer) { self.layer = layer }

  var motionName: String { "particles" }

  func move(to layerTime: CFTimeInterval) -> Bool {
    let hadParticles = !system.particles.isEmpty
    advance(to: layerTime)
    if hadParticles || !system.particles.isEmpty { layer.markDirty(.dirtyAppearance) }
    return isActive
  }

  private func advance(to layerTime: CFTimeInterval) {
    time = layerTime
    var emitter = layer.emitter
    // iOS-BEHAVIOUR: an emitter without a time of its own looks as if it had always been emitting; one whose
    // time begins at `beginTime` has not emitted before. Evidence: animation-9.
    let hasBeginning = layer.beginTime != 0
    emitter.start = hasBeginning ? 0 : -.infinity
    if hasBeginning != self.hasBeginning {
      system = ParticleSystem()
      self.hasBeginning = hasBeginning
      origin = hasBeginning ? 0 : layerTime
    }
    let cells = (layer.emitterCells ?? []).map { cell in
      var values = Self.values(of: cell)
      if values.beginTime != 0 {
        // 0 would stand for none.
        let begin = modelTime(values.beginTime)
        values.beginTime = begin == 0 ? .leastNormalMagnitude : begin
      }
      return values
    }
    system.advance(to: modelTime(layerTime), emitter, cells)
    isActive = system.isActive(emitter, cells)
    if system.leftOut > 0 { LayerLimits.reportParticles() }
  }

  /// A time of the layer as the model counts it, in whole millionths of a second or so: then particles are the same
  /// to the last bit whatever time it was when they were first seen.
  private func modelTime(_ layerTime: Double) -> Double {
    ((layerTime - origin) * 1_048_576).rounded() / 1_048_576
  }

  private static func values(of cell: CAEmitterCell) -> ParticleCell {
    var values = cell.values
    values.beginTime = cell.beginTime
    values.duration = cell.duration
    values.isVisible = cell.contents != nil
    values.cells = (cell.emitterCells ?? []).map(Self.values)
    return values
  }

  /// The particles at a time of the layer, in the layer's node coordinates; nil for none.
  func picture(at layerTime: CFTimeInterval) -> RenderParticles? {
    if time != layerTime { advance(to: layerTime) }
    let now = modelTime(layerTime)
    var pictures: [RenderParticles.Picture] = []
    var sizes: [CGSize] = []
    var numbers: [Int: Int] = [:]
    func collect(_ cells: [CAEmitterCell]) {
      for cell in cells where numbers[cell.values.id] == nil {
        if let image = cell.contents as? CGImage {
          numbers[cell.values.id] = pictures.count
          let scale = cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
          sizes.append(
            CGSize(
              width: CGFloat(image.width) * cell.contentsRect.width / scale,
              height: CGFloat(image.height) * cell.contentsRect.height / scale))
          pictures.append(
            RenderParticles.Picture(
              image, unitSource: cell.contentsRect,
              filter: cell.magnificationFilter == "nearest" ? .nearest : .linear))
        }
        collect(cell.emitterCells ?? [])
      }
    }
    collect(layer.emitterCells ?? [])
    let origin = layer.storedBounds.origin
    var seen: [RenderParticle] = []
    for particle in ordered(at: now) {
      guard let picture = numbers[particle.cell.id] else { continue }
      let color = particle.color(at: now).limited
      let scale = particle.scale(at: now)
      let place = particle.place(at: now)
      guard color.alpha > 0, scale != 0, (scale + place.x + place.y).isFinite else { continue }
      seen.append(
        RenderParticle(
          picture: picture, center: CGPoint(x: place.x - origin.x, y: place.y - origin.y),
          size: CGSize(width: sizes[picture].width * scale, height: sizes[picture].height * scale),
          rotation: particle.rotation(at: now), color: color))
    }
    guard !seen.isEmpty else { return nil }
    return RenderParticles(
      pictures: pictures, particles: seen, isAdditive: layer.renderMode == .additive)
  }

  /// From back to front; those of one birth in the order in which they were made.
  private func ordered(at time: Double) -> [Particle] {
    let all = system.particles.filter { $0.birth <= time }
    func sorted(_ isBefore: (Particle, Particle) -> Bool?) -> [Particle] {
      all.sorted { isBefore($0, $1) ?? ($0.number < $1.number) }
    }
    switch layer.renderMode {
    case .oldestFirst: return sorted { $0.birth == $1.birth ? nil : $0.birth < $1.birth }
    case .oldestLast: return sorted { $0.birth == $1.birth ? nil : $0.birth > $1.birth }
    case .backToFront:
      return sorted {
        let (a, b) = ($0.place(at: time).z, $1.place(at: time).z)
        return a == b ? nil : a < b
      }
    default: return all
    }
  }
}
