import CSwiftRuntime

/// The edit actions that every responder has a method for, and who really performs them.
@MainActor
enum StandardEditActions {
  static let cut = make("cut:", UIResponder.cut)
  static let copy = make("copy:", UIResponder.copy(_:))
  static let paste = make("paste:", UIResponder.paste(_:))
  static let select = make("select:", UIResponder.select)
  static let selectAll = make("selectAll:", UIResponder.selectAll)
  static let delete = make("delete:", UIResponder.delete)
  static let find = make("find:", UIResponder.find)
  static let writeRightToLeft = make(
    "makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft)
  static let writeLeftToRight = make(
    "makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight)

  private static func make(
    _ name: String, _ method: @escaping (UIResponder) -> (Any?) -> Void
  ) -> Selector { Selector(name, method) }

  /// In the order of `tessera_edit_action_descriptor`.
  private static let all: [Selector] = [
    cut, copy, paste, select, selectAll, delete, writeLeftToRight, writeRightToLeft,
    make("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle),
    make("pasteAndGo:", UIResponder.pasteAndGo),
    make("pasteAndSearch:", UIResponder.pasteAndSearch),
    make("duplicate:", UIResponder.duplicate), make("move:", UIResponder.move),
    make("rename:", UIResponder.rename), make("export:", UIResponder.export),
    make("printContent:", UIResponder.printContent), find,
    make("findAndReplace:", UIResponder.findAndReplace),
    make("findNext:", UIResponder.findNext), make("findPrevious:", UIResponder.findPrevious),
    make("useSelectionForFind:", UIResponder.useSelectionForFind),
    make("toggleBoldface:", UIResponder.toggleBoldface),
    make("toggleItalics:", UIResponder.toggleItalics),
    make("toggleUnderline:", UIResponder.toggleUnderline),
    make("increaseSize:", UIResponder.increaseSize),
    make("decreaseSize:", UIResponder.decreaseSize),
  ]

  private static let numbers = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1, Int32($0)) })
  private static var known: [Key: Bool] = [:]

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var action: Int32
  }

  /// Whether `responder` has a method for the action; of these actions, one of its own class.
  static func canPerform(_ action: Selector, _ responder: UIResponder) -> Bool {
    guard let number = numbers[action] else { return action.isUnderstood(by: responder) }
    if overrides(number, responder) { return true }
    return action == paste && responder.acceptableItems != nil
  }

  private static func overrides(_ number: Int32, _ responder: UIResponder) -> Bool {
    let type: UIResponder.Type = Swift.type(of: responder)
    let key = Key(type: ObjectIdentifier(type), action: number)
    if let answer = known[key] { return answer }
    let own = implementation(number, of: type)
    let answer = own != nil && own != implementation(number, of: UIResponder.self)
    known[key] = answer
    return answer
  }

  private static func implementation(
    _ number: Int32, of type: UIResponder.Type
  ) -> UnsafeRawPointer? {
    tessera_class_method(
      unsafeBitCast(type, to: UnsafeRawPointer.self), tessera_edit_action_descriptor(number),
      tessera_uiresponder_class_descriptor())
  }

  /// Makes the selectors known, so that names alone find the methods.
  static func makeKnown() { _ = numbers }
}
