import CGTK4
import PlatformInterface

/// Gradients that GSK has nodes for.
enum GSKGradient {
  /// Nil for one GSK cannot express, such as a radial one between circles apart from each other.
  static func node(_ spec: GradientSpec, _ shape: GradientShape, in rect: CGRect) -> GSKNode? {
    let stops = stops(of: spec)
    guard stops.count >= 2 else { return nil }
    var bounds = rect.graphene
    let count = gsize(stops.count)
    switch shape {
    case .linear(let from, let to):
      guard from != to else { return nil }
      var start = from.graphene
      var end = to.graphene
      return GSKNode(gsk_linear_gradient_node_new(&bounds, &start, &end, stops, count))
    case .radial(let from, let startRadius, let to, let endRadius):
      guard from == to, startRadius >= 0, endRadius > startRadius else { return nil }
      var center = to.graphene
      return GSKNode(
        gsk_radial_gradient_node_new(
          &bounds, &center, Float(endRadius), Float(endRadius), Float(startRadius / endRadius), 1,
          stops, count))
    case .conic(let center, let angle):
      var center = center.graphene
      // GSK turns from the top, in degrees.
      let rotation = Float(angle * 180 / .pi + 90)
      return GSKNode(gsk_conic_gradient_node_new(&bounds, &center, rotation, stops, count))
    }
  }

  /// Rising locations within 0…1, as GSK insists; none where one is not a number.
  private static func stops(of spec: GradientSpec) -> [GskColorStop] {
    guard spec.stops.allSatisfy({ $0.location.isFinite }) else { return [] }
    return spec.stops.sorted { $0.location < $1.location }.map {
      GskColorStop(offset: Float(min(max($0.location, 0), 1)), color: $0.color.gdk)
    }
  }
}

extension CGPoint {
  fileprivate var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
}
