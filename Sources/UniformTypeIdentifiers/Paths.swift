import Foundation

extension URL {
  /// With the type's own extension after the component, unless it has one of the type's already.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent((partialName as NSString).appendingPathExtension(for: contentType))
  }
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  public func appendingPathExtension(for contentType: UTType) -> URL {
    deletingLastPathComponent().appendingPathComponent(
      (lastPathComponent as NSString).appendingPathExtension(for: contentType))
  }
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension NSString {
  public func appendingPathExtension(for contentType: UTType) -> String {
    let own = contentType.tags[.filenameExtension] ?? []
    guard let preferred = own.first, !own.contains(pathExtension.lowercased()) else {
      return description
    }
    return appendingPathExtension(preferred) ?? description
  }
}
