/// Values that elements give by blocks, called each time that a reader asks.
///
/// A block answers in place of the value that was set.
/// iOS-BEHAVIOUR: which of the two wins. Evidence: unmeasured.
@MainActor
extension NSObjectProtocol {
  fileprivate var record: AccessibilityRecord? { AccessibilityRecord.of(self) }
  private var made: AccessibilityRecord { AccessibilityRecord.made(for: self) }
  private var blocks: AccessibilityBlocks? { record?.details?.blocks }
  private var madeBlocks: AccessibilityBlocks { made.madeBlocks }

  /// Answers `isAccessibilityElement`.
  @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { blocks?.isElement }
    set { madeBlocks.isElement = newValue }
  }
  /// Answers `accessibilityLabel`.
  @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { record?.label.block }
    set { made.label.block = newValue }
  }
  /// Answers `accessibilityValue`.
  @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
    get { record?.value.block }
    set { made.value.block = newValue }
  }
  /// Answers `accessibilityHint`.
  @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
    get { record?.hint.block }
    set { made.hint.block = newValue }
  }
  /// Answers `accessibilityAttributedLabel`.
  @preconcurrency @MainActor public var accessibilityAttributedLabelBlock:
    AXAttributedStringReturnBlock?
  {
    get { record?.label.attributedBlock }
    set { made.label.attributedBlock = newValue }
  }
  /// Answers `accessibilityAttributedValue`.
  @preconcurrency @MainActor public var accessibilityAttributedValueBlock:
    AXAttributedStringReturnBlock?
  {
    get { record?.value.attributedBlock }
    set { made.value.attributedBlock = newValue }
  }
  /// Answers `accessibilityAttributedHint`.
  @preconcurrency @MainActor public var accessibilityAttributedHintBlock:
    AXAttributedStringReturnBlock?
  {
    get { record?.hint.attributedBlock }
    set { made.hint.attributedBlock = newValue }
  }
  /// Answers `accessibilityTraits`.
  @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { blocks?.traits }
    set { madeBlocks.traits = newValue }
  }
  /// Answers `accessibilityIdentifier`.
  @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { blocks?.identifier }
    set { madeBlocks.identifier = newValue }
  }
  /// Answers `accessibilityFrame`.
  @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { blocks?.frame }
    set { madeBlocks.frame = newValue }
  }
  /// Answers `accessibilityPath`.
  @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
    get { blocks?.path }
    set { madeBlocks.path = newValue }
  }
  /// Answers `accessibilityActivationPoint`.
  @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { blocks?.activationPoint }
    set { madeBlocks.activationPoint = newValue }
  }
  /// Answers `accessibilityLanguage`.
  @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { blocks?.language }
    set { madeBlocks.language = newValue }
  }
  /// Answers `accessibilityElementsHidden`.
  @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { blocks?.hidesElements }
    set { madeBlocks.hidesElements = newValue }
  }
  /// Answers `accessibilityViewIsModal`.
  @preconcurrency @MainActor public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { blocks?.isModal }
    set { madeBlocks.isModal = newValue }
  }
  /// Answers `shouldGroupAccessibilityChildren`.
  @preconcurrency @MainActor public var accessibilityShouldGroupAccessibilityChildrenBlock:
    AXBoolReturnBlock?
  {
    get { blocks?.groupsChildren }
    set { madeBlocks.groupsChildren = newValue }
  }
  /// Answers `accessibilityNavigationStyle`.
  @preconcurrency @MainActor public var accessibilityNavigationStyleBlock:
    AXNavigationStyleReturnBlock?
  {
    get { blocks?.navigationStyle }
    set {
      AccessibilityUnheard.report("accessibilityNavigationStyleBlock", newValue != nil)
      madeBlocks.navigationStyle = newValue
    }
  }
  /// Answers `accessibilityRespondsToUserInteraction`.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteractionBlock:
    AXBoolReturnBlock?
  {
    get { blocks?.respondsToUser }
    set { madeBlocks.respondsToUser = newValue }
  }
  /// Answers `accessibilityUserInputLabels`.
  @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock?
  {
    get { blocks?.inputLabels }
    set { madeBlocks.inputLabels = newValue }
  }
  /// Answers `accessibilityAttributedUserInputLabels`.
  @preconcurrency @MainActor public var accessibilityAttributedUserInputLabelsBlock:
    AXAttributedStringArrayReturnBlock?
  {
    get { blocks?.attributedInputLabels }
    set { madeBlocks.attributedInputLabels = newValue }
  }
  /// Answers `accessibilityTextualContext`.
  @preconcurrency @MainActor public var accessibilityTextualContextBlock:
    AXTextualContextReturnBlock?
  {
    get { blocks?.textualContext }
    set { madeBlocks.textualContext = newValue }
  }
  /// Answers `accessibilityCustomActions`.
  @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock?
  {
    get { blocks?.actions }
    set { madeBlocks.actions = newValue }
  }
  /// Answers `accessibilityCustomRotors`.
  @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { blocks?.rotors }
    set {
      AccessibilityUnheard.report("accessibilityCustomRotorsBlock", newValue != nil)
      madeBlocks.rotors = newValue
    }
  }
  /// Answers `accessibilityElements`.
  @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { blocks?.elements }
    set { madeBlocks.elements = newValue }
  }
  /// Answers `automationElements`.
  @preconcurrency @MainActor public var automationElementsBlock: AXArrayReturnBlock? {
    get { blocks?.automationElements }
    set {
      AccessibilityUnheard.report("automationElementsBlock", newValue != nil)
      madeBlocks.automationElements = newValue
    }
  }
  /// Kept and never asked, as on iOS: `accessibilityContainerType` is what was set.
  @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock?
  {
    get { blocks?.containerType }
    set { madeBlocks.containerType = newValue }
  }
  /// Performs `accessibilityActivate()`.
  @preconcurrency @MainActor public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { blocks?.activate }
    set { madeBlocks.activate = newValue }
  }
  /// Performs `accessibilityIncrement()`.
  @preconcurrency @MainActor public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { blocks?.increment }
    set { madeBlocks.increment = newValue }
  }
  /// Performs `accessibilityDecrement()`.
  @preconcurrency @MainActor public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { blocks?.decrement }
    set { madeBlocks.decrement = newValue }
  }
  /// Performs `accessibilityPerformEscape()`.
  @preconcurrency @MainActor public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { blocks?.escape }
    set { madeBlocks.escape = newValue }
  }
  /// Performs `accessibilityPerformMagicTap()`.
  @preconcurrency @MainActor public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { blocks?.magicTap }
    set { madeBlocks.magicTap = newValue }
  }
}
