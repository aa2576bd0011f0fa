/// Which way a reader scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what lies right of the page.
  case right = 1
  /// To the other sides, and in the order of pages.
  case left, up, down, next, previous
}

/// What kind of container an object is, which readers name when they enter it.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// From no container to a group that belongs together.
  case none, dataTable, list, landmark, semanticGroup
}

/// Whether switch control stops at a container or at the elements in it.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// What a text is, so that it is read as that.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the context.
  public let rawValue: String
  /// A context by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A context by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A document that is written.
  public static let wordProcessing = Self("UIAccessibilityTextualContextWordProcessing")
  /// A book or an article.
  public static let narrative = Self("UIAccessibilityTextualContextNarrative")
  /// A message.
  public static let messaging = Self("UIAccessibilityTextualContextMessaging")
  /// Cells of a spreadsheet.
  public static let spreadsheet = Self("UIAccessibilityTextualContextSpreadsheet")
  /// Names of files and folders.
  public static let fileSystem = Self("UIAccessibilityTextualContextFileSystem")
  /// A program's text.
  public static let sourceCode = Self("UIAccessibilityTextualContextSourceCode")
  /// What a console prints.
  public static let console = Self("UIAccessibilityTextualContextConsole")
}

/// How much an announcement matters: whether it interrupts others or can be interrupted.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name of the priority.
  public let rawValue: String
  /// A priority by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interrupts all others and is not interrupted.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts what is spoken and can be interrupted.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits for others.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

/// An object that tests find by a name which users do not hear.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name; nil for none.
  var accessibilityIdentifier: String? { get set }
}

/// How texts are spoken: attributes of `accessibilityAttributedLabel` and its kin.
extension NSAttributedString.Key {
  /// Whether signs of punctuation are spoken, a `Bool`.
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation")
  /// BCP 47.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// From 0 to 2, 1 unless set.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for what is spoken now, a `Bool`.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A `UIAccessibilityPriority`'s name.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// How the text sounds, in the alphabet of phonetics.
  public static let accessibilitySpeechIPANotation = Self(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text is spoken letter by letter, a `Bool`.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// From 0, none, to 6.
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  /// What readers say of the text beside it.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  /// A `UIAccessibilityTextualContext`'s name.
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
