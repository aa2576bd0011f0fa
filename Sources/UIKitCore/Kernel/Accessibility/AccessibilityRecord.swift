import ObjCRuntime
import PlatformInterface

/// What a program told of an object to those who do not see it; made when it first tells something.
///
/// An element's block, if it has one, answers in place of the value; a plain text and an attributed one are
/// the same text in two forms.
@MainActor
final class AccessibilityRecord {
  var identifier: String?
  var isElement: Bool?
  var traits: UIAccessibilityTraits?
  var label = SpokenText()
  var hint = SpokenText()
  var value = SpokenText()
  private var rest: AccessibilityDetails?

  nonisolated init() {}

  /// What few elements set; nil until one is.
  var details: AccessibilityDetails? { rest }
  /// What few elements set, made now if it was not there.
  var madeDetails: AccessibilityDetails {
    if let rest { return rest }
    let made = AccessibilityDetails()
    rest = made
    return made
  }

  /// Its address is the key of the association.
  private nonisolated(unsafe) static var key: UInt8 = 0

  /// What an object's program told, or nil.
  static func of(_ object: AnyObject) -> AccessibilityRecord? {
    if let responder = object as? UIResponder { return responder.accessibilityRecord }
    return associated(with: object)
  }

  /// The object's record, made now if there was none.
  static func made(for object: AnyObject) -> AccessibilityRecord {
    if let record = of(object) { return record }
    let made = AccessibilityRecord()
    if let responder = object as? UIResponder {
      responder.accessibilityRecord = made
    } else {
      associate(made, with: object)
    }
    return made
  }

  static func associated(with object: AnyObject) -> AccessibilityRecord? {
    if let text = shortText(object) { return ofShortTexts[text] }
    return objc_getAssociatedObject(object, &key) as? AccessibilityRecord
  }

  static func associate(_ record: AccessibilityRecord?, with object: AnyObject) {
    if let text = shortText(object) { return ofShortTexts[text] = record }
    objc_setAssociatedObject(object, &key, record, .OBJC_ASSOCIATION_RETAIN)
  }

  // MARK: Short texts

  /// What was told of texts that are one object on iOS wherever they are equal.
  private static var ofShortTexts: [String: AccessibilityRecord] = [:]

  /// iOS-BEHAVIOUR: a text of up to seven ASCII characters lies in its own pointer, so that what is told of it
  /// is told of all that are equal, and stays: also where a `String` was made an object for one call.
  /// Evidence: https://www.mikeash.com/pyblog/friday-qa-2015-07-31-tagged-pointer-strings.html
  private static func shortText(_ object: AnyObject) -> String? {
    guard type(of: object) == NSString.self, let text = object as? NSString, text.length <= 7
    else { return nil }
    let short = text as String
    return short.utf8.count == text.length ? short : nil
  }
}

/// A text to be spoken, as it was set: plain, attributed, or by a block.
@MainActor
struct SpokenText {
  private var plain: String?
  private var styled: NSAttributedString?
  var block: AXStringReturnBlock?
  var attributedBlock: AXAttributedStringReturnBlock?

  nonisolated init() {}

  var text: String? {
    get { block?() ?? attributedBlock?()?.string ?? styled?.string ?? plain }
    set {
      plain = newValue
      styled = nil
    }
  }

  /// The attributed form, if one was set.
  var attributed: NSAttributedString? {
    get { attributedBlock?() ?? styled }
    set {
      styled = newValue?.copy() as? NSAttributedString
      plain = nil
    }
  }
}

/// What few elements tell of themselves.
@MainActor
final class AccessibilityDetails {
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUser: Bool?
  var inputLabels: [String]?
  var attributedInputLabels: [NSAttributedString]?
  var textualContext: UIAccessibilityTextualContext?
  var directTouch: UIAccessibility.DirectTouchOptions = []
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var elements: [Any]?
  var automationElements: [Any]?
  var containerType: UIAccessibilityContainerType?
  var blocks: AccessibilityBlocks?

  init() {}
}

/// The values that an element's program gives by blocks.
@MainActor
final class AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var traits: AXTraitsReturnBlock?
  var identifier: AXStringReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var language: AXStringReturnBlock?
  var hidesElements: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var navigationStyle: AXNavigationStyleReturnBlock?
  var respondsToUser: AXBoolReturnBlock?
  var inputLabels: AXStringArrayReturnBlock?
  var attributedInputLabels: AXAttributedStringArrayReturnBlock?
  var textualContext: AXTextualContextReturnBlock?
  var actions: AXCustomActionsReturnBlock?
  var rotors: AXCustomRotorsReturnBlock?
  var elements: AXArrayReturnBlock?
  var automationElements: AXArrayReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
  var escape: AXBoolReturnBlock?
  var magicTap: AXBoolReturnBlock?

  init() {}
}

/// What was told, blocks first; defaults where nothing was.
extension AccessibilityRecord {
  private var blocks: AccessibilityBlocks? { details?.blocks }

  var ownIsElement: Bool? { blocks?.isElement?() ?? isElement }
  var ownTraits: UIAccessibilityTraits? { blocks?.traits?() ?? traits }
  var ownIdentifier: String? { blocks?.identifier?() ?? identifier }
  var ownFrame: CGRect? { blocks?.frame?() ?? details?.frame }
  var ownPath: UIBezierPath? { blocks?.path?() ?? details?.path }
  var ownActivationPoint: CGPoint? { blocks?.activationPoint?() ?? details?.activationPoint }
  var ownLanguage: String? { blocks?.language?() ?? details?.language }
  var hidesElements: Bool { blocks?.hidesElements?() ?? details?.hidesElements ?? false }
  var isModal: Bool { blocks?.isModal?() ?? details?.isModal ?? false }
  var groupsChildren: Bool { blocks?.groupsChildren?() ?? details?.groupsChildren ?? false }
  var navigationStyle: UIAccessibilityNavigationStyle {
    blocks?.navigationStyle?() ?? details?.navigationStyle ?? .automatic
  }
  var ownRespondsToUser: Bool? { blocks?.respondsToUser?() ?? details?.respondsToUser }
  var inputLabels: [String]? {
    blocks?.inputLabels?() ?? details?.inputLabels
      ?? (blocks?.attributedInputLabels?() ?? details?.attributedInputLabels)?.map(\.string)
  }
  var attributedInputLabels: [NSAttributedString]? {
    blocks?.attributedInputLabels?() ?? details?.attributedInputLabels
      ?? inputLabels?.map { NSAttributedString(string: $0) }
  }
  var textualContext: UIAccessibilityTextualContext? {
    blocks?.textualContext?() ?? details?.textualContext
  }
  var actions: [UIAccessibilityCustomAction]? { blocks?.actions?() ?? details?.actions }
  var rotors: [UIAccessibilityCustomRotor]? { blocks?.rotors?() ?? details?.rotors }
  var elements: [Any]? { blocks?.elements?() ?? details?.elements }
  var automationElements: [Any]? {
    blocks?.automationElements?() ?? details?.automationElements
  }
  // iOS-BEHAVIOUR: the block of the container's type is kept and never asked.
  // Evidence: https://github.com/cashapp/AccessibilitySnapshot
  var ownContainerType: UIAccessibilityContainerType? { details?.containerType }
  var madeBlocks: AccessibilityBlocks {
    let details = madeDetails
    if let blocks = details.blocks { return blocks }
    let made = AccessibilityBlocks()
    details.blocks = made
    return made
  }
}
