/// The classes that pasteboards and drags take and give.
private func readError(_ type: String, _ what: Any.Type) -> any Error {
  NSItemProvider.error(
    .unavailableCoercionError, "Data of type \(type) should be a \(what) and is not one.")
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types in which a text is given: plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UniformTypes.utf8PlainText]
  }

  /// The types of which a text can be made: plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UniformTypes.utf8PlainText, UniformTypes.plainText]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = PasteboardCoding.text(data, typeIdentifier),
      let object = NSString(string: text) as? Self
    else { throw readError(typeIdentifier, self) }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types in which an address is given.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.url] }

  /// The types in which this address is given: that of files comes first for those.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (self as URL).isFileURL ? [UniformTypes.fileURL, UniformTypes.url] : [UniformTypes.url]
  }

  /// The types of which an address can be made.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UniformTypes.url, UniformTypes.fileURL]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let url = PasteboardCoding.url(data), let object = url as NSURL as? Self else {
      throw readError(typeIdentifier, self)
    }
    return object
  }
}

/// Written as plain text, without its attributes.
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  /// The types in which a text is given: plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UniformTypes.utf8PlainText]
  }

  /// The types of which a text can be made: plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UniformTypes.utf8PlainText, UniformTypes.plainText]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = PasteboardCoding.text(data, typeIdentifier),
      let object = NSAttributedString(string: text) as? Self
    else { throw readError(typeIdentifier, self) }
    return object
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The types in which a picture is given: PNG comes first.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UniformTypes.png, UniformTypes.jpeg, UniformTypes.uikitImage]
  }

  /// The form it was read from comes first.
  public var writableTypeIdentifiersForItemProvider: [String] {
    storage.image?.source.typeIdentifier == UniformTypes.jpeg
      ? [UniformTypes.jpeg, UniformTypes.png, UniformTypes.uikitImage]
      : Self.writableTypeIdentifiersForItemProvider
  }

  /// The types of which a picture can be made.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [
      UniformTypes.png, UniformTypes.jpeg, "com.compuserve.gif", "org.webmproject.webp",
      "public.svg-image", UniformTypes.uikitImage,
    ]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data =
      typeIdentifier == UniformTypes.jpeg
      ? PasteboardCoding.jpeg(of: self) : PasteboardCoding.png(of: self)
    completionHandler(data, data == nil ? readError(typeIdentifier, UIImage.self) : nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let object = UIImage(data: data) as? Self else { throw readError(typeIdentifier, self) }
    return object
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The type in which a colour is given.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UniformTypes.uikitColor]
  }

  /// The type of which a colour can be made.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UniformTypes.uikitColor]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(PasteboardCoding.data(of: self), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let object = PasteboardCoding.color(data) as? Self else {
      throw readError(typeIdentifier, self)
    }
    return object
  }
}
