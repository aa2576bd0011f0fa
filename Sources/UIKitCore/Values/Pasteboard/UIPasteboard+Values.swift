/// The usual kinds of contents. Singular forms are those of the first item, plural ones those of all
/// items that have one; setting replaces everything, and nil empties the pasteboard.
extension UIPasteboard {
  private static let strings = [UniformTypes.text]
  private static let urls = [UniformTypes.url]
  private static let images = [UniformTypes.image, UniformTypes.uikitImage]
  private static let colors = [UniformTypes.uikitColor]

  @MainActor private func values<Value>(_ types: [String], _ type: Value.Type) -> [Value] {
    currentItems.compactMap { value(of: $0, types, type) }
  }

  /// The first form that is one: another program may offer formats that cannot be read here.
  @MainActor private func value<Value>(
    of item: PasteboardItem, _ types: [String], _ type: Value.Type
  ) -> Value? {
    for form in item.forms where types.contains(where: { UniformTypes.conforms(form.type, to: $0) })
    {
      if let value = PasteboardCoding.value(of: form) as? Value { return value }
    }
    return nil
  }

  private func first<Value>(_ types: [String], _ type: Value.Type) -> Value? {
    onMain { currentItems.first.flatMap { value(of: $0, types, type) } }
  }

  private func all<Value>(_ types: [String], _ type: Value.Type) -> [Value]? {
    onMain {
      let found = values(types, type)
      return found.isEmpty ? nil : found
    }
  }

  private func has(_ types: [String]) -> Bool {
    onMain { currentItems.contains { $0.form(conformingTo: types) != nil } }
  }

  /// The text of the first item; nil where it has none. Setting it replaces everything.
  public var string: String? {
    get { first(Self.strings, String.self) }
    set { onMain { replace(with: newValue.map { [PasteboardItem($0)] } ?? []) } }
  }

  /// The texts of all items that have one; nil where none has. Setting it replaces everything.
  public var strings: [String]? {
    get { all(Self.strings, String.self) }
    set { onMain { replace(with: (newValue ?? []).map { PasteboardItem($0) }) } }
  }

  /// The address of the first item; nil where it has none. Setting it replaces everything.
  public var url: URL? {
    get { first(Self.urls, URL.self) }
    set { onMain { replace(with: newValue.map { [PasteboardItem($0)] } ?? []) } }
  }

  /// The addresses of all items that have one; nil where none has. Setting it replaces everything.
  public var urls: [URL]? {
    get { all(Self.urls, URL.self) }
    set { onMain { replace(with: (newValue ?? []).map { PasteboardItem($0) }) } }
  }

  /// The picture of the first item; nil where it has none. Setting it replaces everything.
  public var image: UIImage? {
    get { first(Self.images, UIImage.self) }
    set { onMain { replace(with: newValue.map { [PasteboardItem($0)] } ?? []) } }
  }

  /// The pictures of all items that have one; nil where none has. Setting it replaces everything.
  public var images: [UIImage]? {
    get { all(Self.images, UIImage.self) }
    set { onMain { replace(with: (newValue ?? []).map { PasteboardItem($0) }) } }
  }

  /// The colour of the first item; nil where it has none. Setting it replaces everything.
  public var color: UIColor? {
    get { first(Self.colors, UIColor.self) }
    set { onMain { replace(with: newValue.map { [PasteboardItem($0)] } ?? []) } }
  }

  /// The colours of all items that have one; nil where none has. Setting it replaces everything.
  public var colors: [UIColor]? {
    get { all(Self.colors, UIColor.self) }
    set { onMain { replace(with: (newValue ?? []).map { PasteboardItem($0) }) } }
  }

  /// Whether any item has a text, which is known without reading it.
  public var hasStrings: Bool { has(Self.strings) }
  /// Whether any item has an address, which is known without reading it.
  public var hasURLs: Bool { has(Self.urls) }
  /// Whether any item has a picture, which is known without reading it.
  public var hasImages: Bool { has(Self.images) }
  /// Whether any item has a colour, which is known without reading it.
  public var hasColors: Bool { has(Self.colors) }
}
