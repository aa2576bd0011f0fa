import PlatformInterface

/// One thing on a pasteboard in several forms, the most faithful first.
@MainActor
struct PasteboardItem {
  /// A form: a type and how to get at what it stands for.
  struct Form {
    var type: String
    /// What the program put there, as long as this program owns the pasteboard.
    var value: Any?
    var load: DataLoader

    init(_ type: String, value: Any? = nil, load: @escaping DataLoader) {
      self.type = type
      self.value = value
      self.load = load
    }
  }

  var forms: [Form]

  var types: [String] { forms.map(\.type) }

  func form(ofType type: String) -> Form? { forms.first { $0.type == type } }

  /// The first form that is of one of `types` or of a type that conforms to one.
  func form(conformingTo types: [String]) -> Form? {
    forms.first { form in types.contains { UniformTypes.conforms(form.type, to: $0) } }
  }

  func contains(anyOf types: [String]) -> Bool { forms.contains { types.contains($0.type) } }
}

extension PasteboardItem.Form {
  init(_ type: String, data: Data, value: Any? = nil) {
    self.init(type, value: value) { $0(data) }
  }

  /// Waits, for at most a second, where the data is still on its way.
  @MainActor var data: Data? {
    final class Answer {
      var data: Data?
      var isThere = false
    }
    let answer = Answer()
    load {
      answer.data = $0
      answer.isThere = true
    }
    let end = ProcessInfo.processInfo.systemUptime + 1
    while !answer.isThere, ProcessInfo.processInfo.systemUptime < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return answer.data
  }
}

// MARK: Making items of what programs give

extension PasteboardItem {
  init(_ string: String) {
    forms = [Form(UniformTypes.utf8PlainText, data: Data(string.utf8), value: string)]
  }

  init(_ url: URL) {
    let data = Data(url.absoluteString.utf8)
    forms = [Form(UniformTypes.url, data: data, value: url)]
    if url.isFileURL { forms.insert(Form(UniformTypes.fileURL, data: data, value: url), at: 0) }
  }

  init(_ color: UIColor) {
    forms = [Form(UniformTypes.uikitColor, data: PasteboardCoding.data(of: color), value: color)]
  }

  /// Encoded only when somebody wants it; the form it was read from comes first.
  init(_ image: UIImage) {
    let png = Form(UniformTypes.png, value: image) { $0(PasteboardCoding.png(of: image)) }
    let jpeg = Form(UniformTypes.jpeg, value: image) { $0(PasteboardCoding.jpeg(of: image)) }
    let isJPEG = image.storage.image?.source.typeIdentifier == UniformTypes.jpeg
    forms = isJPEG ? [jpeg, png] : [png, jpeg]
    forms.append(
      Form(UniformTypes.uikitImage, value: image) { $0(PasteboardCoding.png(of: image)) })
  }

  /// An item of values by type, as `UIPasteboard.items` has them.
  init(_ values: [String: Any]) {
    forms = []
    // A dictionary has no order: what says most comes first, then by name.
    for (type, value) in values.sorted(by: { PasteboardCoding.comesBefore($0.key, $1.key) }) {
      if type == UIPasteboard.typeAutomatic {
        if let item = PasteboardItem(anything: value) { forms += item.forms }
      } else if let form = PasteboardCoding.form(type, value) {
        forms.append(form)
      } else {
        Log.write(
          "A value on a pasteboard should be data, a string, a URL, an image, a colour or a "
            + "property list; found \(Swift.type(of: value)) for \(type).")
      }
    }
  }

  /// In the types that suit the value; nil for values that pasteboards do not take.
  init?(anything value: Any) {
    switch value {
    case let value as String: self.init(value)
    case let value as NSString: self.init(String(describing: value))
    case let value as URL: self.init(value)
    case let value as NSURL: self.init(value as URL)
    case let value as UIImage: self.init(value)
    case let value as UIColor: self.init(value)
    default: return nil
    }
  }
}
