import CoreLocation

/// A ring or a line of the world's outline, on the map.
struct Outline {
  let points: [MKMapPoint]
  let bounds: MKMapRect
}

/// A town that the map names.
struct Town {
  let name: String
  let point: MKMapPoint
  /// How large it is, from 0 for the largest.
  let rank: Int
}

/// The outlines of the world, read when a map is first drawn.
enum World {
  @MainActor static let land = OutlineReader.outlines(LandOutline.land)
  @MainActor static let lakes = OutlineReader.outlines(LandOutline.lakes)
  @MainActor static let borders = OutlineReader.outlines(BorderOutline.borders)
  @MainActor static let towns = OutlineReader.towns(TownNames.towns)
}

/// Reads what `scripts/world-outline` has written.
enum OutlineReader {
  static func outlines(_ text: StaticString) -> [Outline] {
    var result: [Outline] = []
    var numbers: [Int] = []
    var value = 0, shift = 0
    for byte in text.withUTF8Buffer({ Array($0) }) {
      switch byte {
      case UInt8(ascii: "\n"): continue
      case UInt8(ascii: "!"):
        result.append(outline(numbers))
        numbers.removeAll(keepingCapacity: true)
      default:
        let group = Int(byte) - 63
        value |= (group & 31) << shift
        shift += 5
        guard group < 32 else { continue }
        numbers.append(value & 1 == 1 ? ~(value >> 1) : value >> 1)
        (value, shift) = (0, 0)
      }
    }
    return result
  }

  private static func outline(_ differences: [Int]) -> Outline {
    var points: [MKMapPoint] = []
    points.reserveCapacity(differences.count / 2)
    var (east, north) = (0, 0)
    for place in stride(from: 0, to: differences.count - 1, by: 2) {
      east += differences[place]
      north += differences[place + 1]
      points.append(
        MKMapPoint(
          CLLocationCoordinate2D(latitude: Double(north) / 100, longitude: Double(east) / 100)))
    }
    return Outline(points: points, bounds: MKMapRect(around: points))
  }

  static func towns(_ text: StaticString) -> [Town] {
    text.description.replacing("\n", with: "").split(separator: "|").compactMap { line -> Town? in
      let parts = line.split(separator: ";")
      guard parts.count == 4, let north = Double(parts[1]), let east = Double(parts[2]),
        let rank = Int(parts[3])
      else { return nil }
      let place = CLLocationCoordinate2D(latitude: north / 100, longitude: east / 100)
      return Town(
        name: String(parts[0]).replacing("_", with: " "), point: MKMapPoint(place), rank: rank)
    }
  }
}
