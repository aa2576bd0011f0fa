import UIKit

/// N items that exist as numbers only, until some are inserted or deleted.
@MainActor
final class ListItems {
  private(set) var count: Int
  private var identifiers: [UInt32]?
  private var pool: [UIImage?] = Array(repeating: nil, count: 200)
  private let folder: String

  init(count: Int) {
    self.count = count
    let environment = ProcessInfo.processInfo.environment
    folder = (environment["PEERS_WORK"] ?? ".") + "/" + (environment["IMGDIR"] ?? "img")
  }

  func identifier(at index: Int) -> Int { identifiers.map { Int($0[index]) } ?? index }

  /// One of 200 JPEG files, kept once read, as the peers do.
  func image(for identifier: Int) -> UIImage? {
    let slot = identifier % pool.count
    if let image = pool[slot] { return image }
    let image = UIImage(contentsOfFile: String(format: "%@/%03d.jpg", folder, slot))
    pool[slot] = image
    return image
  }

  func insert(_ identifier: Int, at index: Int) {
    materialise()
    identifiers?.insert(UInt32(identifier), at: index)
    count += 1
  }

  func remove(at index: Int) {
    materialise()
    identifiers?.remove(at: index)
    count -= 1
  }

  func materialise() {
    if identifiers == nil { identifiers = (0..<UInt32(count)).map { $0 } }
  }
}
