import PlatformInterface

/// Between what programs handle and the bytes that go from one program to another.
enum PasteboardCoding {
  // MARK: Values to forms

  /// Nil for values no pasteboard takes.
  @MainActor static func form(_ type: String, _ value: Any) -> PasteboardItem.Form? {
    switch value {
    case let value as Data: return .init(type, data: value)
    case let value as NSData: return .init(type, data: Data(referencing: value))
    case let value as String: return .init(type, data: data(of: value, type), value: value)
    case let value as NSString:
      let text = String(describing: value)
      return .init(type, data: data(of: text, type), value: text)
    case let value as URL:
      return .init(type, data: Data(value.absoluteString.utf8), value: value)
    case let value as NSURL:
      return .init(type, data: Data((value as URL).absoluteString.utf8), value: value as URL)
    case let value as UIColor: return .init(type, data: data(of: value), value: value)
    case let value as UIImage:
      let isJPEG = type == UniformTypes.jpeg
      return .init(type, value: value) { $0(isJPEG ? jpeg(of: value) : png(of: value)) }
    default:
      let format = PropertyListSerialization.PropertyListFormat.binary
      guard PropertyListSerialization.propertyList(value, isValidFor: format),
        let data = try? PropertyListSerialization.data(
          fromPropertyList: value, format: format, options: 0)
      else { return nil }
      return .init(type, data: data, value: value)
    }
  }

  private static func data(of text: String, _ type: String) -> Data {
    guard type == "public.utf16-plain-text" else { return Data(text.utf8) }
    return text.data(using: .utf16) ?? Data()
  }

  /// Pictures and addresses before texts, special types before general ones.
  static func comesBefore(_ a: String, _ b: String) -> Bool {
    let (x, y) = (generality(a), generality(b))
    return x != y ? x < y : a < b
  }

  private static func generality(_ type: String) -> Int {
    if UniformTypes.conforms(type, to: UniformTypes.image) { return 1 }
    if UniformTypes.conforms(type, to: UniformTypes.url) { return 2 }
    if UniformTypes.conforms(type, to: UniformTypes.plainText) { return 4 }
    return UniformTypes.conforms(type, to: UniformTypes.text) ? 3 : 0
  }

  // MARK: Forms to values

  /// The string, address, picture or colour; what else the program itself put there; else bytes.
  @MainActor static func value(of form: PasteboardItem.Form) -> Any? {
    if let value = form.value { return value }
    guard let data = form.data else { return nil }
    if form.type == UniformTypes.text
      || UniformTypes.conforms(form.type, to: UniformTypes.plainText)
    {
      return text(data, form.type) ?? data
    }
    if UniformTypes.conforms(form.type, to: UniformTypes.url) { return url(data) ?? data }
    if form.type == UniformTypes.uikitImage
      || UniformTypes.conforms(form.type, to: UniformTypes.image)
    {
      return UIImage(data: data) ?? data
    }
    if form.type == UniformTypes.uikitColor { return color(data) ?? data }
    return data
  }

  static func text(_ data: Data, _ type: String) -> String? {
    if type == "public.utf16-plain-text" { return String(data: data, encoding: .utf16) }
    // Desktop programs say UTF-8 and mean it, but some end with a null byte.
    let end = data.last == 0 ? data.dropLast() : data[...]
    return String(data: Data(end), encoding: .utf8)
  }

  /// The first address of a list, of which each line beginning with `#` is a comment.
  static func url(_ data: Data) -> URL? { urls(data).first }

  static func urls(_ data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .compactMap { URL(string: $0) }
  }

  // MARK: Pictures

  /// The very file where the image was read from a PNG, else encoded.
  static func png(of image: UIImage) -> Data? {
    original(image, format: .png) ?? image.pngData()
  }

  static func jpeg(of image: UIImage) -> Data? {
    original(image, format: .jpeg) ?? image.jpegData(compressionQuality: 0.9)
  }

  private static func original(_ image: UIImage, format: ImageInfo.Format) -> Data? {
    let storage = image.storage
    guard let source = storage.image?.source as? EncodedImageSource, source.info.format == format,
      source.info.orientation == storage.orientation.exif, storage.tint == nil
    else { return nil }
    return source.data
  }

  // MARK: Colours: four numbers of 16 bits, as X11 programs exchange them

  static func data(of color: UIColor) -> Data {
    let rgba = color.rgba
    var data = Data()
    for component in [rgba.red, rgba.green, rgba.blue, rgba.alpha] {
      let number = UInt16((min(max(component, 0), 1) * 65535).rounded())
      data.append(UInt8(truncatingIfNeeded: number))
      data.append(UInt8(number >> 8))
    }
    return data
  }

  static func color(_ data: Data) -> UIColor? {
    let bytes = [UInt8](data)
    guard bytes.count >= 6 else { return nil }
    let numbers = stride(from: 0, to: min(bytes.count, 8) - 1, by: 2).map {
      CGFloat(UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8) / 65535
    }
    return UIColor(
      red: numbers[0], green: numbers[1], blue: numbers[2],
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }
}
