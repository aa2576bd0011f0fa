import Foundation

extension FrameParser {
  /// Reads a block of particles; those without a picture are left out.
  mutating func particles(_ line: FrameLine) -> RenderParticles {
    var pictures: [RenderParticles.Picture] = []
    var particles: [RenderParticle] = []
    eachLine(of: line) { parser, inner in
      guard let picture = inner.word(1).flatMap({ parser.images[$0] }),
        let center = FrameLine.point(inner.word(2)), let size = FrameLine.point(inner.word(3))
      else { return parser.report(inner, "a particle is its picture, its middle and its size") }
      let source = inner.rect("source") ?? CGRect(x: 0, y: 0, width: 1, height: 1)
      particles.append(
        RenderParticle(
          picture: pictures.count, center: center, size: CGSize(width: size.x, height: size.y),
          rotation: inner.number("rotation") ?? 0, color: inner.color("color") ?? .white))
      pictures.append(
        RenderParticles.Picture(
          picture, unitSource: source,
          filter: inner.options["filter"] == "nearest" ? .nearest : .linear))
    }
    return RenderParticles(
      pictures: pictures, particles: particles, isAdditive: line.has("additive"))
  }
}
