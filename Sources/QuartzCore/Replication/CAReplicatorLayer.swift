import PlatformInterface

/// A layer that shows its sublayers several times: each copy moved, coloured and delayed against the one
/// before it.
///
/// Copies are pictures alone: hit testing finds the sublayers themselves, and nothing else of a copy can be
/// asked for. Replicators may lie within one another.
open class CAReplicatorLayer: CALayer {
  /// What a replicator has beside other layers.
  struct Replication {
    var count = 1
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var color: CGColor? = .replicatorWhite
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0

    /// What colours of a copy are multiplied by; nil where that changes nothing.
    func factor(of instance: Int) -> RGBA? {
      func part(_ base: Float, _ offset: Float) -> Float {
        let value = base + Float(instance) * offset
        return value.isFinite ? min(max(value, 0), 1) : 0
      }
      let base = color?.rgba ?? .white
      let factor = RGBA(
        red: part(base.red, redOffset), green: part(base.green, greenOffset),
        blue: part(base.blue, blueOffset), alpha: part(base.alpha, alphaOffset))
      return factor == .white ? nil : factor
    }
  }

  final var replication = Replication() {
    didSet {
      let change = (replication.delay == 0 ? 0 : 1) - (oldValue.delay == 0 ? 0 : 1)
      if change != 0 { ReplicatorDelays.change(by: change) }
    }
  }
  /// The copies of the last commit, kept as long as they are the same.
  final var replicas: [Replica] = []

  /// Changes what copies look like, as an animation where the change calls for one.
  private func change(_ property: LayerProperty, _ body: (inout Replication) -> Void) {
    let action = pendingAction(property)
    body(&replication)
    markDirty(.dirtySublayers)
    action?.run()
  }

  public override init() {
    super.init()
    flags.insert(.replicates)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.replicates)
    guard let other = layer as? CAReplicatorLayer else { return }
    setReplication(other.replication)
    if other.preservesDepth { flags.insert(.showsSublayersAlone) }
  }

  /// Initialisers do not run the observer of a property.
  private func setReplication(_ new: Replication) { replication = new }

  /// Reads a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.replicates)
  }

  deinit { if replication.delay != 0 { ReplicatorDelays.change(by: -1) } }

  /// How often the sublayers are shown, themselves included; 1 by default, and 0 or less shows nothing. It is
  /// animated.
  open var instanceCount: Int {
    get { replication.count }
    set { if newValue != replication.count { change(.instanceCount) { $0.count = newValue } } }
  }

  /// Whether copies keep the depth that `instanceTransform` gives them where this layer itself is seen in
  /// perspective; false, the default, flattens them into the layer's plane. A layer that keeps it shows its
  /// sublayers alone, as a `CATransformLayer` does.
  open var preservesDepth: Bool {
    get { flags.contains(.showsSublayersAlone) }
    set {
      setFlag(
        .showsSublayersAlone, newValue,
        marking: [.dirtyPlacement, .dirtyAppearance, .dirtySublayers, .dirtySpace])
    }
  }

  /// The seconds by which animations of each copy come later than those of the copy before it; zero by
  /// default. It is animated.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set {
      guard newValue != replication.delay, !newValue.isNaN else { return }
      change(.instanceDelay) { $0.delay = newValue }
    }
  }

  /// What leads from one copy to the next, about the layer's middle; the identity by default. It is
  /// animated.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set {
      guard !CATransform3DEqualToTransform(newValue, replication.transform) else { return }
      change(.instanceTransform) { $0.transform = newValue }
    }
  }

  /// What the colours of the first copy are multiplied by, component by component; opaque white, the default,
  /// and nil leave them. It is animated.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { change(.instanceColor) { $0.color = newValue } }
  }

  /// What is added to the red of `instanceColor` for each further copy; sums stay between 0 and 1. It is
  /// animated.
  open var instanceRedOffset: Float {
    get { replication.redOffset }
    set {
      if newValue != replication.redOffset {
        change(.instanceRedOffset) { $0.redOffset = newValue }
      }
    }
  }

  /// What is added to the green of `instanceColor` for each further copy. It is animated.
  open var instanceGreenOffset: Float {
    get { replication.greenOffset }
    set {
      if newValue != replication.greenOffset {
        change(.instanceGreenOffset) { $0.greenOffset = newValue }
      }
    }
  }

  /// What is added to the blue of `instanceColor` for each further copy. It is animated.
  open var instanceBlueOffset: Float {
    get { replication.blueOffset }
    set {
      if newValue != replication.blueOffset {
        change(.instanceBlueOffset) { $0.blueOffset = newValue }
      }
    }
  }

  /// What is added to the alpha of `instanceColor` for each further copy. It is animated.
  open var instanceAlphaOffset: Float {
    get { replication.alphaOffset }
    set {
      if newValue != replication.alphaOffset {
        change(.instanceAlphaOffset) { $0.alphaOffset = newValue }
      }
    }
  }

  // MARK: Animation

  override func animatableValue(of property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .instanceCount: .number(Double(replication.count))
    case .instanceDelay: .number(replication.delay)
    case .instanceTransform: .transform(replication.transform)
    case .instanceColor: .color(replication.color)
    case .instanceRedOffset: .number(Double(replication.redOffset))
    case .instanceGreenOffset: .number(Double(replication.greenOffset))
    case .instanceBlueOffset: .number(Double(replication.blueOffset))
    case .instanceAlphaOffset: .number(Double(replication.alphaOffset))
    default: super.animatableValue(of: property)
    }
  }

  override func storeAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.instanceCount, .number(let n)): replication.count = Self.whole(n)
    case (.instanceDelay, .number(let n)): replication.delay = n
    case (.instanceTransform, .transform(let t)): replication.transform = t
    case (.instanceColor, .color(let c)): replication.color = c
    case (.instanceRedOffset, .number(let n)): replication.redOffset = Float(n)
    case (.instanceGreenOffset, .number(let n)): replication.greenOffset = Float(n)
    case (.instanceBlueOffset, .number(let n)): replication.blueOffset = Float(n)
    case (.instanceAlphaOffset, .number(let n)): replication.alphaOffset = Float(n)
    default: super.storeAnimatableValue(value, of: property)
    }
  }

  override func setAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.instanceCount, .number(let n)): instanceCount = Self.whole(n)
    case (.instanceDelay, .number(let n)): instanceDelay = n
    case (.instanceTransform, .transform(let t)): instanceTransform = t
    case (.instanceColor, .color(let c)): instanceColor = c
    case (.instanceRedOffset, .number(let n)): instanceRedOffset = Float(n)
    case (.instanceGreenOffset, .number(let n)): instanceGreenOffset = Float(n)
    case (.instanceBlueOffset, .number(let n)): instanceBlueOffset = Float(n)
    case (.instanceAlphaOffset, .number(let n)): instanceAlphaOffset = Float(n)
    default: super.setAnimatableValue(value, of: property)
    }
  }

  private static func whole(_ number: Double) -> Int {
    number.isFinite ? Int(min(max(number.rounded(.down), -1e9), 1e9)) : 0
  }
}

extension CGColor {
  /// The white that replicators start with.
  fileprivate static let replicatorWhite = CGColor(RGBA.white)
}
