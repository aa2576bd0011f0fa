import Failures
import PlatformInterface

/// One form of an item, wherever its bytes come from.
struct ItemForm: @unchecked Sendable {
  /// Gives the bytes; called on any thread.
  typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  /// Gives a file, and whether it is the original.
  typealias FileHandler =
    @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  enum Source {
    case data(DataHandler)
    case file(FileHandler)
    case item(NSItemProvider.LoadHandler)
  }

  var type: String
  var visibility = NSItemProviderRepresentationVisibility.all
  var fileOptions: NSItemProviderFileOptions = []
  var source: Source

  // MARK: Loading, as whichever is wanted of whatever there is

  func loadData(_ done: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
    switch source {
    case .data(let handler): return handler(done)
    case .file(let handler):
      return handler { url, _, error in
        guard let url else { return done(nil, error) }
        do { done(try Data(contentsOf: url, options: .mappedIfSafe), nil) } catch {
          done(nil, error)
        }
      }
    case .item(let handler):
      handler(
        { item, error in
          guard let item else { return done(nil, error) }
          let data = Self.data(of: item)
          done(data, data == nil ? Self.cannotConvert(item) : nil)
        }, nil, nil)
      return nil
    }
  }

  /// The file is there while `done` runs, and longer where it is the original.
  func loadFile(
    named name: String?, _ done: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress? {
    if case .file(let handler) = source { return handler(done) }
    let type = type
    return loadData { data, error in
      guard let data else { return done(nil, false, error) }
      let file = Self.fileName(name, type)
      do {
        let folder = try TemporaryFolders.make("item")
        defer { TemporaryFolders.remove(folder) }
        let url = folder.appendingPathComponent(file)
        try data.write(to: url)
        done(url, false, nil)
      } catch { done(nil, false, error) }
    }
  }

  /// What an app suggests never leads out of its folder.
  static func fileName(_ name: String?, _ type: String) -> String {
    let plain = (name ?? "").split(separator: "/").last.map(String.init) ?? ""
    let base = plain.isEmpty || plain == "." || plain == ".." ? "item" : plain
    guard let ending = UniformTypes.fileExtension(of: type) else { return base }
    let has = (base as NSString).pathExtension.lowercased() == ending
    return has ? base : "\(base).\(ending)"
  }

  // MARK: Items that are objects

  static func typeIdentifier(of item: any NSSecureCoding) -> String {
    switch item {
    case let item as any NSItemProviderWriting:
      item.writableTypeIdentifiersForItemProvider.first ?? UniformTypes.data
    default: UniformTypes.data
    }
  }

  static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let item as NSData: Data(referencing: item)
    case let item as NSString: Data(String(describing: item).utf8)
    case let item as NSURL: Data((item as URL).absoluteString.utf8)
    case let item as UIImage: PasteboardCoding.png(of: item)
    case let item as UIColor: PasteboardCoding.data(of: item)
    default: try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    }
  }

  private static func cannotConvert(_ item: any NSSecureCoding) -> any Error {
    NSItemProvider.error(
      .unavailableCoercionError, "An item of \(Swift.type(of: item)) could not be made data.")
  }
}

/// How an item wishes to be shown where it lands.
struct ItemPresentation {
  var size = CGSize.zero
  var style = UIPreferredPresentationStyle.unspecified
  var teamData: Data?
}

/// Whether an item is part of a text or something attached to it.
public enum UIPreferredPresentationStyle: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = 0
  /// The item is part of the text.
  case inline
  /// The item is attached to the text.
  case attachment
}

extension NSItemProvider {
  /// The size that the item would like to be shown in, in points; zero where it does not matter.
  public var preferredPresentationSize: CGSize {
    get { presentation.size }
    set { presentation.size = newValue }
  }
  /// How the item should be shown beside others; unspecified by default.
  public var preferredPresentationStyle: UIPreferredPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }
  /// Data for programs of the same maker, at most 8 KiB; nil by default.
  public var teamData: Data? {
    get { presentation.teamData }
    set {
      if let newValue, newValue.count > 8192 {
        failure(
          "NSItemProvider.teamData should be 8192 bytes at most; found \(newValue.count).")
      }
      presentation.teamData = newValue
    }
  }
}
