/// Bytes for an image, read when they are asked for.
public final class CGDataProvider: @unchecked Sendable {
  private let bytes: Data
  /// What was given to the closures; nil where the bytes are data.
  public let info: UnsafeMutableRawPointer?

  /// Makes a provider of data, which are not copied.
  public init?(data: CFData) {
    bytes = data
    info = nil
  }

  /// Memory of the caller's, which stays valid until `releaseData` is called.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    // Copied at once: the bytes may be handed on and outlive the provider.
    bytes = Data(bytes: data, count: size)
    self.info = info
    releaseData(info, data, size)
  }

  /// Nil where the file cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    bytes = data
    info = nil
  }

  /// Nil where the file cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// All of it.
  public var data: CFData? { bytes }
}

/// Called with a data provider's `info`, its bytes and their number when the provider is done with
/// them.
public typealias CGDataProviderReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeRawPointer, Int
) -> Void
