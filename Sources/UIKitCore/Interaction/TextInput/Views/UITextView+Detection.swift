import ObjCRuntime
import PlatformInterface

/// Links and telephone numbers that a text view finds by itself.
extension UITextView {
  /// What is looked for: nothing while the text is edited.
  final var detectedKinds: DataDetection.Kinds {
    guard !isEditable else { return [] }
    var kinds: DataDetection.Kinds = []
    if dataDetectorTypes.contains(.link) { kinds.insert(.links) }
    if dataDetectorTypes.contains(.phoneNumber) { kinds.insert(.numbers) }
    return kinds
  }

  final func detectionChanged() {
    if !dataDetectorTypes.subtracting([.link, .phoneNumber]).isEmpty {
      Unsupported.report("UITextView.dataDetectorTypes beyond links and telephone numbers")
    }
    if storedKit != nil, !dataDetectorTypes.isEmpty {
      Unsupported.report("UITextView.dataDetectorTypes of a view with a text storage")
    }
    appearanceChanged()
  }

  /// What was found at a place of a paragraph.
  ///
  /// - Parameter place: in UTF-16 offsets of the paragraph.
  final func detectedItem(at place: Int, in paragraph: NSAttributedString) -> (URL, NSRange)? {
    let kinds = detectedKinds
    guard !kinds.isEmpty else { return nil }
    let whole = NSRange(location: 0, length: paragraph.length)
    return DataDetection.find(kinds, in: paragraph.string, whole).first {
      NSLocationInRange(place, $0.range)
    }.map { ($0.url, $0.range) }
  }
}
