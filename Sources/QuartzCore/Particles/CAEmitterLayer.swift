import PlatformInterface

/// A layer that emits particles: small pictures that are born, fly, turn, change colour and die.
///
/// What is shown follows from the seed, the cells and the layer's time, and from nothing else: the same program
/// shows the same particles each time. Frames are asked for only while particles live or can be born, and the
/// layer is in sight. At most 20,000 particles live at a time.
open class CAEmitterLayer: CALayer {
  final var emitter = ParticleEmitter()
  private final var cells: [CAEmitterCell] = []
  private final var order = CAEmitterLayerRenderMode.unordered
  private final var motion: EmitterMotion?

  public override init() {
    super.init()
    begin()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAEmitterLayer {
      emitter = other.emitter
      cells = other.cells
      order = other.order
      preservesDepth = other.preservesDepth
    }
    begin()
  }

  /// Reads a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    let motion = EmitterMotion(self)
    self.motion = motion
    madeAnimations.motion = motion
    flags.insert(.hasAnimations)
  }

  /// Changes the emitter, as an animation where the change calls for one.
  private func change(_ property: LayerProperty? = nil, _ body: (inout ParticleEmitter) -> Void) {
    let action = property.flatMap { pendingAction($0) }
    body(&emitter)
    markDirty(.dirtyAppearance)
    action?.run()
  }

  // MARK: Cells

  /// The kinds of particles that are emitted; nil for none. Cells that have names can be reached by key paths:
  /// `emitterCells.NAME.birthRate`.
  open var emitterCells: [CAEmitterCell]? {
    get { cells.isEmpty ? nil : cells }
    set {
      cells = newValue ?? []
      markDirty(.dirtyAppearance)
    }
  }

  // MARK: The shape

  /// The middle of the shape, in the layer's coordinates. It is animated.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { change(.emitterPosition) { $0.position = newValue } }
  }

  /// The depth of the middle of the shape. It is animated.
  open var emitterZPosition: CGFloat {
    get { emitter.z }
    set { change(.emitterZPosition) { $0.z = newValue } }
  }

  /// The size of the shape in points; a circle's radius is its width. It is animated.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { change(.emitterSize) { $0.size = newValue } }
  }

  /// The depth of the shape, in points. It is animated.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { change(.emitterDepth) { $0.depth = newValue } }
  }

  /// The shape whose points emit particles; a point by default.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { change { $0.shape = newValue } }
  }

  /// Which points of the shape emit particles; all by default.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { change { $0.mode = newValue } }
  }

  /// In which order particles are painted, and whether their light is added to what is below.
  open var renderMode: CAEmitterLayerRenderMode {
    get { order }
    set {
      order = newValue
      markDirty(.dirtyAppearance)
    }
  }

  /// Whether particles keep their depth among the sublayers of the layer around this one; they lie in the
  /// layer's plane here, whatever this says.
  open var preservesDepth = false {
    didSet { if preservesDepth { Unsupported.report("CAEmitterLayer.preservesDepth") } }
  }

  // MARK: Factors

  /// What the rates of all cells are multiplied by; 1 by default. It is animated.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change(.birthRate) { $0.birthRate = newValue } }
  }

  /// What the lifetimes of all cells are multiplied by; 1 by default. It is animated.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change(.lifetime) { $0.lifetime = newValue } }
  }

  /// What the velocities of all cells are multiplied by; 1 by default. It is animated.
  open var velocity: Float {
    get { emitter.velocity }
    set { change(.velocity) { $0.velocity = newValue } }
  }

  /// What the scales of all cells are multiplied by; 1 by default. It is animated.
  open var scale: Float {
    get { emitter.scale }
    set { change(.scale) { $0.scale = newValue } }
  }

  /// What the spins of all cells are multiplied by; 1 by default. It is animated.
  open var spin: Float {
    get { emitter.spin }
    set { change(.spin) { $0.spin = newValue } }
  }

  /// Where the random numbers of particles begin; the same seed gives the same particles.
  open var seed: UInt32 {
    get { emitter.seed }
    set { change { $0.seed = newValue } }
  }

  // MARK: Animation

  override func animatableValue(of property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .emitterPosition: .point(emitter.position)
    case .emitterZPosition: .number(emitter.z)
    case .emitterSize: .size(emitter.size)
    case .emitterDepth: .number(emitter.depth)
    case .birthRate: .number(Double(emitter.birthRate))
    case .lifetime: .number(Double(emitter.lifetime))
    case .velocity: .number(Double(emitter.velocity))
    case .scale: .number(Double(emitter.scale))
    case .spin: .number(Double(emitter.spin))
    case .emitterCells: .members(EmitterCellPath.values(of: cells))
    default: super.animatableValue(of: property)
    }
  }

  override func storeAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.emitterPosition, .point(let p)): emitter.position = p
    case (.emitterZPosition, .number(let n)): emitter.z = n
    case (.emitterSize, .size(let s)): emitter.size = s
    case (.emitterDepth, .number(let n)): emitter.depth = n
    case (.birthRate, .number(let n)): emitter.birthRate = Float(n)
    case (.lifetime, .number(let n)): emitter.lifetime = Float(n)
    case (.velocity, .number(let n)): emitter.velocity = Float(n)
    case (.scale, .number(let n)): emitter.scale = Float(n)
    case (.spin, .number(let n)): emitter.spin = Float(n)
    case (.emitterCells, .members(let values)): EmitterCellPath.set(values, in: cells)
    default: super.storeAnimatableValue(value, of: property)
    }
  }

  override func setAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.emitterPosition, .point(let p)): emitterPosition = p
    case (.emitterZPosition, .number(let n)): emitterZPosition = n
    case (.emitterSize, .size(let s)): emitterSize = s
    case (.emitterDepth, .number(let n)): emitterDepth = n
    case (.birthRate, .number(let n)): birthRate = Float(n)
    case (.lifetime, .number(let n)): lifetime = Float(n)
    case (.velocity, .number(let n)): velocity = Float(n)
    case (.scale, .number(let n)): scale = Float(n)
    case (.spin, .number(let n)): spin = Float(n)
    case (.emitterCells, .members(let values)):
      EmitterCellPath.set(values, in: cells)
      markDirty(.dirtyAppearance)
    default: super.setAnimatableValue(value, of: property)
    }
  }

  // MARK: Painting

  override func appendOwnPrimitives(to list: inout [RenderPrimitive]) {
    guard let motion, !cells.isEmpty else { return }
    if let particles = motion.picture(at: localTime(at: LayerAnimator.lastFrameTime)) {
      list.append(.particles(particles))
    }
  }

  /// Particles lie in the layer's coordinates, as its sublayers do.
  override var paintsInBoundsCoordinates: Bool { true }
}
