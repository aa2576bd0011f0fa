/// Answers a question that has a truth value.
public typealias AXBoolReturnBlock = @MainActor () -> Bool
/// Answers with a text.
public typealias AXStringReturnBlock = @MainActor () -> String?
/// Answers with texts.
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
/// Answers with a text that says how it is spoken.
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
/// Answers with texts that say how they are spoken.
public typealias AXAttributedStringArrayReturnBlock = @MainActor () -> [NSAttributedString]?
/// Answers with elements.
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
/// Answers with an object.
public typealias AXObjectReturnBlock = @MainActor () -> Any?
/// Answers with a rectangle, in points of the screen.
public typealias AXRectReturnBlock = @MainActor () -> CGRect
/// Answers with an outline, in points of the screen.
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
/// Answers with a point of the screen.
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
/// Answers with traits.
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
/// Answers with a kind of container.
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
/// Answers with a way of navigation.
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
/// Answers with what a text is.
public typealias AXTextualContextReturnBlock = @MainActor () -> UIAccessibilityTextualContext?
/// Answers with actions.
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
/// Answers with rotors.
public typealias AXCustomRotorsReturnBlock = @MainActor () -> [UIAccessibilityCustomRotor]?
/// Does something.
public typealias AXVoidReturnBlock = @MainActor () -> Void
