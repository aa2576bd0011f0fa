import PlatformInterface

/// Reads pictures ready to show, or as thumbnails, in one step.
public struct UIImageReader: Sendable {
  /// How pictures are read.
  public struct Configuration: Sendable {
    /// No picture is made larger than needed to cover this many points; zero reads all of it.
    public var preferredThumbnailSize = CGSize.zero
    /// Decodes at once, instead of when the picture is first shown.
    public var preparesImagesForDisplay = false
    /// There is no high dynamic range here.
    public var prefersHighDynamicRange = false {
      didSet {
        if prefersHighDynamicRange {
          Unsupported.report("UIImageReader.Configuration.prefersHighDynamicRange")
        }
      }
    }
    /// Pixels an inch, of which 72 make a scale of one; 0 takes the scale from a file's name.
    public var pixelsPerInch: Double = 0

    /// Makes a configuration with the default values.
    public init() {}
  }

  /// How the reader reads.
  public let configuration: Configuration

  /// The reader that reads pictures as `UIImage` itself does.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// Makes a reader.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the picture of a file's contents; nil, after a sentence in the log, where there is
  /// none.
  public func image(data: Data) -> UIImage? { prepared(UIImage(data: data, scale: scale ?? 1)) }

  /// Returns the picture of a file; nil, after a sentence in the log, where there is none.
  public func image(contentsOf fileURL: URL) -> UIImage? {
    guard let scale else { return prepared(UIImage(contentsOfFile: fileURL.path)) }
    guard let data = try? Data(contentsOf: fileURL, options: .mappedIfSafe) else { return nil }
    return prepared(UIImage(data: data, scale: scale))
  }

  /// Returns the picture of a file's contents, read in the background; nil where there is none.
  public func image(data: Data) async -> UIImage? {
    await inBackground { read(data) }
  }

  /// Returns the picture of a file, read in the background; nil where there is none.
  public func image(contentsOf fileURL: URL) async -> UIImage? {
    await inBackground { read(fileURL) }
  }

  // Plain names: inside an asynchronous function the asynchronous overload would be chosen.
  private func read(_ data: Data) -> UIImage? { image(data: data) }
  private func read(_ fileURL: URL) -> UIImage? { image(contentsOf: fileURL) }

  private func inBackground(_ work: @escaping @Sendable () -> UIImage?) async -> UIImage? {
    await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: work()) }
    }
  }

  private var scale: CGFloat? {
    let perInch = configuration.pixelsPerInch
    return perInch > 0 && perInch.isFinite ? CGFloat(perInch / 72) : nil
  }

  private func prepared(_ image: UIImage?) -> UIImage? {
    let size = configuration.preferredThumbnailSize
    if size.width > 0, size.height > 0 { return image?.preparingThumbnail(of: size) }
    return configuration.preparesImagesForDisplay ? image?.preparingForDisplay() : image
  }
}
