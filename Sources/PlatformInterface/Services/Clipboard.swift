/// The desktop's clipboard, or one in memory. Main thread only.
///
/// Nothing is read before it is asked for, and nothing offered is made before somebody wants it:
/// asking for types is cheap, asking for data may wait for another program.
@MainActor
package protocol Clipboard: AnyObject {
  /// The MIME types of each item, the most faithful first.
  var types: [[String]] { get }

  /// One form of an item; nil where there is none, or its owner does not answer within a second.
  func data(ofType type: String, inItem index: Int) -> Data?

  /// Replaces what is there. Where there is space for a single item only, other programs get the
  /// items as `ClipboardForm.merged(_:)` puts them together.
  func offer(_ items: [[ClipboardForm]])

  /// Whether what is there is what this program offered last.
  var isOwn: Bool { get }

  /// Grows whenever anybody changes the contents.
  var changeCount: Int { get }

  /// Called after another program changed the contents.
  var foreignChangeHandler: (@MainActor () -> Void)? { get set }
}

/// Calls back once, at once or later, with bytes or with nil where there are none.
package typealias DataLoader = @MainActor (@escaping @MainActor (Data?) -> Void) -> Void

/// One form of something on a clipboard or in a drag: its MIME type, and how to get it.
@MainActor
package struct ClipboardForm {
  package var type: String
  package var load: DataLoader

  package init(type: String, load: @escaping DataLoader) {
    self.type = type
    self.load = load
  }

  package init(type: String, data: Data) {
    self.init(type: type) { $0(data) }
  }

  /// Several items as one, for programs that know of one: addresses and texts on a line each, of
  /// anything else the first item's.
  package static func merged(_ items: [[ClipboardForm]]) -> [ClipboardForm] {
    var types: [String] = []
    for form in items.joined() where !types.contains(form.type) { types.append(form.type) }
    return types.map { type in
      let forms = items.compactMap { item in item.first { $0.type == type } }
      // A text beside things that are no texts would be a part that passes for the whole.
      let isWhole = forms.count == items.count
      guard forms.count > 1, isWhole, let separator = separator(of: type) else {
        return forms[0]
      }
      return joined(forms, separator)
    }
  }

  private static func separator(of type: String) -> String? {
    if type == "text/uri-list" { return "\r\n" }
    return type.hasPrefix("text/plain") ? "\n" : nil
  }

  private static func joined(_ forms: [ClipboardForm], _ separator: String) -> ClipboardForm {
    ClipboardForm(type: forms[0].type) { done in
      collect(forms[...], into: []) { parts in
        done(parts.isEmpty ? nil : Data(parts.joined(separator: Array(separator.utf8))))
      }
    }
  }

  private static func collect(
    _ forms: ArraySlice<ClipboardForm>, into parts: [Data],
    _ done: @escaping @MainActor ([Data]) -> Void
  ) {
    guard let form = forms.first else { return done(parts) }
    form.load { data in
      collect(forms.dropFirst(), into: parts + (data.map { [$0] } ?? []), done)
    }
  }
}
