import CSwiftRuntime
import Foundation

/// A text that tells layout managers of its changes.
///
/// A subclass may keep the text itself: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` of a string and `setAttributes(_:range:)`, which all others come down to, and calls
/// `edited(_:range:changeInLength:)` for each change.
open class NSTextStorage: NSMutableAttributedString {
  /// What changed in a text storage.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the kinds of change, in Apple's numbers.
    public let rawValue: UInt
    /// Makes kinds of change of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were added or removed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  private var managers: [NSLayoutManager] = []
  private var groupDepth = 0
  private var isProcessing = false
  /// The change is in the storage's own text already.
  private var isKept = false
  /// Called after layout managers have heard of a change: the text view that shows the text.
  final var changed: () -> Void = {}

  // MARK: Creation

  /// Makes an empty text.
  public init() { super.init(string: "") }
  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }
  /// Reads a text of an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  deinit {
    if !managers.isEmpty {
      let text = NSAttributedString(attributedString: self)
      for manager in managers { manager.keep(text) }
    }
    tessera_attributed_string_ends(Unmanaged.passUnretained(self).toOpaque())
  }

  // MARK: Layout managers

  /// The layout managers that set the text.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager, which the storage holds from now on.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.invalidate()
  }

  /// Takes a layout manager away, which has no text then.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    managers.remove(at: index)
    aLayoutManager.textStorage = nil
    aLayoutManager.invalidate()
  }

  // MARK: Changes

  /// What hears of each change, and may change the text before it is laid out.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What has changed since the last change was worked up; empty outside of changes.
  open private(set) var editedMask: EditActions = []
  /// Where the text has changed, in its new characters; at `NSNotFound` outside of changes.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many characters the text has become longer.
  open private(set) var changeInLength = 0
  /// Whether attributes are fixed when somebody asks for them; false here.
  open var fixesAttributesLazily: Bool { false }

  /// Notes a change, which is worked up at once or when the group of changes ends.
  ///
  /// - Parameters:
  ///   - editedRange: in the characters before the change.
  ///   - delta: by how many characters it has become longer.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    if !isKept { keep(editedRange, delta) }
    let upper = editedRange.location + editedRange.length
    if self.editedMask.isEmpty {
      self.editedRange = NSRange(
        location: editedRange.location, length: max(editedRange.length + delta, 0))
    } else {
      let lower = min(self.editedRange.location, editedRange.location)
      let end = max(self.editedRange.location + self.editedRange.length, upper) + delta
      self.editedRange = NSRange(location: lower, length: max(end - lower, 0))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if groupDepth == 0, !isProcessing { process() }
  }

  /// Takes over what a subclass that keeps the text itself has now, for all that asks Foundation.
  private func keep(_ range: NSRange, _ delta: Int) {
    let text = string as NSString
    var old = range
    var new = NSRange(location: range.location, length: range.length + delta)
    if super.length + delta != text.length || new.location + new.length > text.length {
      old = NSRange(location: 0, length: super.length)
      new = NSRange(location: 0, length: text.length)
    }
    let part = NSMutableAttributedString(string: text.substring(with: new))
    forEachRun(in: new) { attributes, run in
      part.setAttributes(
        attributes, range: NSRange(location: run.location - new.location, length: run.length))
    }
    super.replaceCharacters(in: old, with: part)
  }

  private func process() {
    guard !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    changed()
  }

  /// Tells the delegate and the layout managers of a change. Subclasses change attributes before they call the
  /// superclass; none else calls it.
  open func processEditing() {
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    for manager in managers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
  }

  /// Attributes that do not fit are left alone here: fonts that lack a character are replaced as it is drawn.
  open func invalidateAttributes(in range: NSRange) {}
  /// Attributes are as they are to be; see `invalidateAttributes(in:)`.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  open override func beginEditing() { groupDepth += 1 }
  open override func endEditing() {
    guard groupDepth > 0 else { return }
    groupDepth -= 1
    if groupDepth == 0, !isProcessing { process() }
  }

  /// Posted with a storage that is about to work up a change.
  public class var willProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  }
  /// Posted with a storage before its layout managers hear of a change.
  public class var didProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
  }

  // MARK: What a subclass that keeps the text overrides

  open override var string: String { super.string }
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { super.attributes(at: location, effectiveRange: range) }
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    note(.editedCharacters, range, (str as NSString).length - range.length)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    note(.editedAttributes, range, 0)
  }

  private func note(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    isKept = true
    edited(mask, range: range, changeInLength: delta)
    isKept = false
  }

  // MARK: What comes down to it

  private var isPlain: Bool { type(of: self) == NSTextStorage.self }

  open override var length: Int { isPlain ? super.length : (string as NSString).length }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    if isPlain {
      return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    let found = attributes(at: location, effectiveRange: nil) as NSDictionary
    extend(range, at: location, in: rangeLimit) { found.isEqual($0 as NSDictionary) }
    return attributes(at: location, effectiveRange: nil)
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    if isPlain {
      return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    let found = attributes(at: location, effectiveRange: nil)[attrName]
    extend(range, at: location, in: rangeLimit) { attributes in
      switch (found, attributes[attrName]) {
      case (nil, nil): true
      case (let one?, let other?):
        (["": one] as NSDictionary).isEqual(["": other] as NSDictionary)
      default: false
      }
    }
    return found
  }

  /// Finds how far around a place attributes are the same.
  private func extend(
    _ result: NSRangePointer?, at location: Int, in limit: NSRange,
    while isSame: ([NSAttributedString.Key: Any]) -> Bool
  ) {
    guard let result else { return }
    var run = NSRange()
    _ = attributes(at: location, effectiveRange: &run)
    var lower = run.location
    var upper = run.location + run.length
    let end = limit.location + limit.length
    while lower > limit.location, isSame(attributes(at: lower - 1, effectiveRange: &run)) {
      lower = run.location
    }
    while upper < end, isSame(attributes(at: upper, effectiveRange: &run)) {
      upper = run.location + run.length
    }
    lower = max(lower, limit.location)
    result.pointee = NSRange(location: lower, length: min(upper, end) - lower)
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    if isPlain { return super.attributedSubstring(from: range) }
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    forEachRun(in: range) { attributes, run in
      part.setAttributes(
        attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return part
  }

  private func forEachRun(
    in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
  ) {
    var place = range.location
    let end = range.location + range.length
    while place < end {
      var run = NSRange()
      let attributes = attributes(at: place, effectiveRange: &run)
      let next = min(max(run.location + run.length, place + 1), end)
      body(attributes, NSRange(location: place, length: next - place))
      place = next
    }
  }

  /// Gives each run of a part of the text other attributes.
  private func change(
    _ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    forEachRun(in: range) { runs.append(($0, $1)) }
    beginEditing()
    for (attributes, run) in runs {
      var new = attributes
      body(&new)
      setAttributes(new, range: run)
    }
    endEditing()
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { change(range) { $0[name] = value } }
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any], range: NSRange
  ) { change(range) { $0.merge(attrs) { $1 } } }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let new = NSAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: new.string)
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, run, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Returns an immutable string of the same text.
  open override func copy(with zone: NSZone? = nil) -> Any {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }
  /// Returns a mutable string of the same text, which is no storage.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(
      attributedString: attributedSubstring(from: NSRange(location: 0, length: length)))
  }
}
