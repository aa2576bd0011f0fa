import Synchronization

/// A symbol's drawing with the frame of its picture.
package struct DrawnSymbol: Sendable {
  package var shape: SymbolShape
  package var frame: SymbolFrame

  /// The symbol of a name; nil where it is not drawn here. From any thread; constant after the first time, as cells ask
  /// for the same few symbols again and again.
  package static func named(_ name: String) -> DrawnSymbol? {
    if let known = known.withLock({ $0[name] }) { return known }
    let made = SymbolShapes.shape(named: name).map {
      DrawnSymbol(shape: $0, frame: $0.frame(named: name))
    }
    known.withLock { known in
      // Names that are calculated must not fill the memory.
      if known.count >= largestCount { known = [:] }
      known[name] = .some(made)
    }
    return made
  }

  private static let known = Mutex<[String: DrawnSymbol?]>([:])
  private static let largestCount = 256
}
