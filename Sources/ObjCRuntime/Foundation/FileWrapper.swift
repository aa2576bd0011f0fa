import Foundation

/// A file, a folder with others, or a symbolic link, in memory: what documents of several files are made of.
open class FileWrapper: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options, in Apple's numbers.
    public let rawValue: UInt
    /// Makes options of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Contents are read at once, as they always are here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Contents are not mapped into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options, in Apple's numbers.
    public let rawValue: UInt
    /// Makes options of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What was there stays until all is written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names under which files were written become their names.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Contents {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }
  private var contents: Contents

  /// Makes a file.
  public init(regularFileWithContents contents: Data) {
    self.contents = .file(contents)
    super.init()
  }

  /// Makes a folder; its files have the names that they are given here.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      put(child, name)
    }
  }

  /// Makes a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    contents = .link(url)
    super.init()
  }

  /// Reads a file, or a folder with all that is in it.
  ///
  /// - Throws: what Foundation says of files that cannot be read.
  public init(url: URL, options: FileWrapper.ReadingOptions = []) throws {
    contents = try Self.contents(of: url)
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  private static func contents(of url: URL) throws -> Contents {
    let values = try url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    if values.isSymbolicLink ?? false {
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    }
    guard values.isDirectory ?? false else { return .file(try Data(contentsOf: url)) }
    var children: [String: FileWrapper] = [:]
    for child in try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    {
      children[child.lastPathComponent] = try FileWrapper(url: child)
    }
    return .folder(children)
  }

  /// The name under which the file was read or written last; nil for one that never was.
  open var filename: String?
  /// The name that the file is to have in a folder.
  open var preferredFilename: String?

  /// Whether this is a folder.
  open var isDirectory: Bool { if case .folder = contents { true } else { false } }
  /// Whether this is a file with contents.
  open var isRegularFile: Bool { if case .file = contents { true } else { false } }
  /// Whether this is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = contents { true } else { false } }

  /// The bytes of a file; nil for others.
  open var regularFileContents: Data? { if case .file(let data) = contents { data } else { nil } }
  /// Where a symbolic link leads; nil for others.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = contents { url } else { nil }
  }
  /// What is in a folder, by name; nil for others.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = contents { children } else { nil }
  }

  // MARK: Folders

  /// Adds something to a folder and returns its name there, which is another one where its own is taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    put(child, child.preferredFilename ?? child.filename ?? "Untitled")
  }
  /// Adds a file to a folder and returns its name there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  /// Takes something out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = contents, let key = keyForChildFileWrapper(child) else {
      return
    }
    children[key] = nil
    contents = .folder(children)
  }
  /// Returns the name of something in a folder; nil where it is not in it.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  @discardableResult
  private func put(_ child: FileWrapper, _ name: String) -> String {
    guard case .folder(var children) = contents else { return name }
    var (key, number) = (name, 2)
    while children[key] != nil {
      key = "\(number)__#$!@%!#__\(name)"
      number += 1
    }
    children[key] = child
    contents = .folder(children)
    return key
  }

  // MARK: Files

  /// Reads the file again.
  ///
  /// - Throws: what Foundation says of files that cannot be read.
  open func read(from url: URL, options: FileWrapper.ReadingOptions = []) throws {
    contents = try Self.contents(of: url)
    filename = url.lastPathComponent
  }

  /// Returns whether a file is of another size than this, or a folder has other files.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? Self.contents(of: url) else { return false }
    switch (contents, other) {
    case (.file(let one), .file(let two)): return one == two
    case (.folder(let one), .folder(let two)): return Set(one.keys) == Set(two.keys)
    case (.link(let one), .link(let two)): return one.path == two.path
    default: return false
    }
  }

  /// Writes the file, or the folder with all that is in it; what was there is replaced.
  ///
  /// - Throws: what Foundation says of files that cannot be written.
  open func write(
    to url: URL, options: FileWrapper.WritingOptions = [], originalContentsURL: URL?
  ) throws {
    let files = FileManager.default
    switch contents {
    case .file(let data):
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target):
      try? files.removeItem(at: url)
      try files.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      let place =
        options.contains(.atomic)
        ? url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)") : url
      try files.createDirectory(at: place, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(
          to: place.appendingPathComponent(name),
          options: options.contains(.withNameUpdating) ? .withNameUpdating : [],
          originalContentsURL: nil)
      }
      if place != url {
        try? files.removeItem(at: url)
        try files.moveItem(at: place, to: url)
      } else {
        let gone = Set(try files.contentsOfDirectory(atPath: url.path)).subtracting(children.keys)
        for name in gone { try files.removeItem(at: url.appendingPathComponent(name)) }
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
