import PlatformInterface

/// The red dots below words that are spelled wrong.
@MainActor
enum SpellingDots {
  /// Points.
  private static let size: CGFloat = 2
  private static let distance: CGFloat = 4

  /// - Parameter rects: of the words, each on one line.
  static func primitives(below rects: [CGRect], _ traits: UITraitCollection) -> [RenderPrimitive] {
    guard !rects.isEmpty else { return [] }
    let color = UIColor.systemRed.rgba(for: traits)
    return rects.flatMap { rect -> [RenderPrimitive] in
      let count = max(1, Int(rect.width / distance))
      let start = rect.midX - (CGFloat(count) * distance - (distance - size)) / 2
      return (0..<count).map { index in
        let dot = CGRect(
          x: start + CGFloat(index) * distance, y: rect.maxY - size, width: size, height: size)
        return .fill(RoundedRect(dot, radius: size / 2), color)
      }
    }
  }
}
