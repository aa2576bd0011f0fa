import PlatformInterface
import UniformTypeIdentifiers

/// What a new asset is made of, and which file it becomes.
final class AssetCreation: @unchecked Sendable {
  enum Source {
    case none
    case image(UIImage)
    case data(Data)
    case file(URL, isMoved: Bool)
  }
  var source = Source.none
  /// What the program wants the file to be called; nil for its own name.
  var wantedName: String?
  var wantedType: String?
  private var beside: String?
  private let lock = NSLock()
  private var reserved: String?

  /// Where the file is going to be. Decided when it is first asked for.
  func path(in session: ChangeSession?) -> String {
    lock.withLock {
      guard reserved == nil, let session else { return reserved ?? "" }
      let path = session.reserve((try? FileName.checked(name)) ?? "Image.png")
      reserved = path
      return path
    }
  }

  private var name: String {
    if let wantedName {
      guard (wantedName as NSString).pathExtension.isEmpty else { return wantedName }
      return [wantedName, ending].compactMap { $0 }.joined(separator: ".")
    }
    if case .file(let url, _) = source {
      return url.pathExtension.isEmpty
        ? [url.lastPathComponent, ending].compactMap { $0 }.joined(separator: ".")
        : url.lastPathComponent
    }
    return "Image." + (ending ?? "png")
  }

  /// The ending that the type, the data or the file tell; nil where nothing does.
  private var ending: String? {
    if let known = wantedType.flatMap({ UTType($0)?.preferredFilenameExtension }) { return known }
    return switch source {
    case .none: nil
    case .image: "png"
    case .data(let data): Self.ending(of: data)
    case .file(let url, _):
      (try? Data(contentsOf: url, options: .mappedIfSafe)).flatMap(Self.ending)
    }
  }

  private static func ending(of data: Data) -> String? {
    _ = GraphicsServices.current
    let info = try? ImageDecoding.current?.inspect(data)
    return info.flatMap { UTType($0.format.typeIdentifier)?.preferredFilenameExtension }
  }

  /// Writes the file beside its place.
  ///
  /// - Throws: `PHPhotosError` for a name that leads elsewhere, nothing to write, and what is no picture or film.
  func prepare(_ work: FolderWork, in session: ChangeSession) throws {
    let name = try FileName.checked(name)
    var kinds = PictureKinds()
    let kind = kinds.kind(name)
    switch source {
    case .none: throw PHPhotosError(.missingResource, saying: "There are no data for a new asset.")
    case .image(let image):
      guard let data = image.pngData() else {
        throw PHPhotosError(.invalidResource, saying: "The picture for a new asset is empty.")
      }
      try write(data, work, session)
    case .data(let data):
      guard kind == .film || kind != nil && Self.ending(of: data) != nil else {
        throw PHPhotosError(
          .invalidResource, saying: "The data for \(name) are no picture or film.")
      }
      try write(data, work, session)
    case .file(let url, _):
      guard kind != nil else {
        throw PHPhotosError(.invalidResource, saying: "\(url.path) is no picture or film.")
      }
      let place = work.placeBeside(path(in: session))
      beside = place
      // What a link leads to, and not the link.
      try FileManager.default.copyItem(
        atPath: url.resolvingSymlinksInPath().path, toPath: place)
    }
  }

  private func write(_ data: Data, _ work: FolderWork, _ session: ChangeSession) throws {
    let place = work.placeBeside(path(in: session))
    beside = place
    do { try WholeFile.write(data, to: URL(fileURLWithPath: place)) } catch let error as CocoaError
      where error.code == .fileWriteOutOfSpace
    {
      throw PHPhotosError(.notEnoughSpace, saying: "The disk is full.")
    }
  }

  /// Gives the file its name.
  func place(_ work: FolderWork, in session: ChangeSession) throws {
    guard let beside else { return }
    try work.place(beside, at: path(in: session))
    if case .file(let url, isMoved: true) = source {
      try? FileManager.default.removeItem(at: url)
    }
  }
}
