import Foundation

extension URL {
  /// Whether there is a file that may have to be fetched first. Files are where they are here, so that it is the same as
  /// `checkResourceIsReachable()`.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
