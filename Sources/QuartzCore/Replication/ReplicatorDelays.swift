import Synchronization

/// Replicators whose copies come later than the layers they show; while there is none, nobody looks for them.
enum ReplicatorDelays {
  private static let count = Atomic<Int>(0)

  static func change(by change: Int) { count.wrappingAdd(change, ordering: .relaxed) }

  /// How long after a layer the last of its copies shows the same, in seconds of the clock; 0 for a layer in
  /// no such replicator.
  ///
  /// - Complexity: O(1) while there is no delay anywhere, else O(depth).
  static func trail(above layer: CALayer) -> CFTimeInterval {
    guard count.load(ordering: .relaxed) > 0 else { return 0 }
    var trail: CFTimeInterval = 0
    eachReplicator(above: layer) { replicator in
      let copies = min(max(replicator.replication.count - 1, 0), LayerLimits.copies)
      trail += Double(copies) * max(replicator.replication.delay, 0)
    }
    // Copies of a negative delay are ahead, and done before.
    return trail.isFinite ? max(trail, 1e-9) : 1e9
  }

  /// Has the copies of a layer that moves made anew.
  static func mark(above layer: CALayer) {
    eachReplicator(above: layer) { $0.markDirty(.dirtySublayers) }
  }

  private static func eachReplicator(above layer: CALayer, _ body: (CAReplicatorLayer) -> Void) {
    var next = layer.parent
    while let layer = next {
      if layer.flags.contains(.replicates), let replicator = layer as? CAReplicatorLayer,
        replicator.replication.delay != 0
      {
        body(replicator)
      }
      next = layer.parent
    }
  }
}
