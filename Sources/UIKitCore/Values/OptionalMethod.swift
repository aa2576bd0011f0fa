@_spi(XcodeSources) import ObjCRuntime

/// How a caller learns that a delegate left an optional method out.
///
/// Protocols here have default implementations where Apple's have optional methods. A default that
/// stands for "not implemented" marks itself as its last act; the caller clears the mark, calls,
/// and looks. That costs two stores, so it serves for a method called a million times.
@MainActor
enum OptionalMethod {
  case controllerForPreview
  case sizeForItem
  case insetForSection
  case lineSpacing
  case interitemSpacing
  case headerSize
  case footerSize
  case supplementaryView
  case targetContentOffset
  case transitionLayout
  case moveItem
  case canFocusItem
  case selectionFollowsFocus
  case canMoveItem
  case targetOfMove
  case oldTargetOfMove
  case cancelPrefetching
  case interruptibleAnimator
  case adaptiveStyle
  case heightForRow
  case heightForHeader
  case heightForFooter
  case estimatedHeightForRow
  case estimatedHeightForHeader
  case estimatedHeightForFooter
  case viewForHeader
  case viewForFooter
  case indentationLevel
  case editingStyle
  case shouldIndent
  case commitEditing
  case leadingSwipe
  case trailingSwipe
  case toolTip

  private static var missing: OptionalMethod?

  /// Called by the default implementation of `method`.
  static func markMissing(_ method: OptionalMethod) {
    missing = method
    ObjCOptional.isLeftOut()
  }

  /// The result of `call`, or nil if that ended in the default implementation of `method`.
  @inline(__always)
  static func call<Result>(_ method: OptionalMethod, _ call: () -> Result) -> Result? {
    missing = nil
    let result = call()
    return missing == method ? nil : result
  }
}
