import CGTK4
import PlatformInterface

/// The answers to what readers call on nodes.
extension ReaderBus {
  // MARK: Actions

  func actions(of entry: Entry) -> [(name: String, action: AccessibilityAction)] {
    guard entry.node.isElement else { return [] }
    var all: [(String, AccessibilityAction)] = []
    if entry.node.states.contains(.focusable), entry.node.states.contains(.enabled) {
      all.append(("activate", .activate))
    }
    if entry.node.states.contains(.adjustable) {
      all += [("increment", .increment), ("decrement", .decrement)]
    }
    for name in entry.window.client?.accessibilityActions(of: entry.own) ?? [] {
      all.append((name, .custom(name)))
    }
    all.append(("escape", .escape))
    return all
  }

  @discardableResult
  func perform(_ action: AccessibilityAction, _ entry: Entry) -> Bool {
    let isDone = entry.window.client?.perform(action, onAccessible: entry.own) ?? false
    contentsChanged()
    tessera_main_loop_note_application_code()
    return isDone
  }

  func call(
    _ method: String, _ interface: String, _ name: String, _ arguments: ReaderArguments
  ) -> OpaquePointer? {
    if name == "root" { return rootCall(method, arguments) }
    guard let entry = entry(name) else { return nil }
    switch interface {
    case "Accessible": return accessible(method, entry, arguments)
    case "Component": return component(method, entry, arguments)
    case "Action": return action(method, entry, arguments)
    case "Text": return text(method, entry, arguments)
    case "EditableText": return edit(method, entry, arguments)
    case "Selection": return selection(method, entry, arguments)
    default: return nil
    }
  }

  func rootCall(_ method: String, _ arguments: ReaderArguments) -> OpaquePointer? {
    refresh()
    let all = windows.map(\.node.id)
    switch method {
    case "GetChildAtIndex":
      let index = arguments.int(0)
      return all.indices.contains(index) ? ReaderReply.one(.reference(all[index])) : nil
    case "GetChildren": return ReaderReply.one(.references(all))
    case "GetIndexInParent": return ReaderReply.one(.int(-1))
    case "GetRole": return ReaderReply.one(.unsigned(75))
    case "GetRoleName", "GetLocalizedRoleName": return ReaderReply.one(.string("application"))
    case "GetState": return ReaderReply.one(.words([1 << 30 | 1 << 8 | 1 << 24 | 1 << 25, 0]))
    case "GetLocale":
      return ReaderReply.one(.string(application.environment.localeIdentifier))
    default: return common(method, [("toolkit", "UIKit")], 0b11)
    }
  }

  func common(_ method: String, _ attributes: [(String, String)], _ interfaces: UInt32)
    -> OpaquePointer?
  {
    switch method {
    case "GetRelationSet": return ReaderReply.one(.noRelations)
    case "GetAttributes": return ReaderReply.one(.attributes(attributes))
    case "GetApplication": return ReaderReply.one(.reference(0))
    case "GetInterfaces":
      let names = AccessibilityNode.interfaceNames.indices.filter { interfaces & 1 << $0 != 0 }
        .map { "org.a11y.atspi." + AccessibilityNode.interfaceNames[$0] }
      return ReaderReply.one(.strings(names))
    default: return nil
    }
  }

  func accessible(_ method: String, _ entry: Entry, _ arguments: ReaderArguments)
    -> OpaquePointer?
  {
    switch method {
    case "GetChildAtIndex":
      let all = children(of: entry)
      let index = arguments.int(0)
      return all.indices.contains(index) ? ReaderReply.one(.reference(all[index])) : nil
    case "GetChildren": return ReaderReply.one(.references(children(of: entry)))
    case "GetIndexInParent": return ReaderReply.one(.int(entry.index))
    case "GetRole": return ReaderReply.one(.unsigned(entry.node.readerRole.number))
    case "GetRoleName", "GetLocalizedRoleName":
      return ReaderReply.one(.string(entry.node.readerRole.name))
    case "GetState":
      let (low, high) = entry.node.readerStates
      return ReaderReply.one(.words([low, high]))
    default: return common(method, entry.node.readerAttributes, entry.node.readerInterfaces)
    }
  }

  func component(_ method: String, _ entry: Entry, _ arguments: ReaderArguments)
    -> OpaquePointer?
  {
    let frame = entry.node.frame.integral
    let (x, y) = (Int(frame.minX), Int(frame.minY))
    let (width, height) = (Int(frame.width), Int(frame.height))
    let point = CGPoint(x: arguments.int(0), y: arguments.int(1))
    switch method {
    case "Contains": return ReaderReply.one(.bool(frame.contains(point)))
    case "GetAccessibleAtPoint":
      return ReaderReply.one(.reference(hit(point, entry) ?? -1))
    case "GetExtents": return ReaderReply.one(.tuple([x, y, width, height].map { .int($0) }))
    case "GetPosition": return ReaderReply.all([.int(x), .int(y)])
    case "GetSize": return ReaderReply.all([.int(width), .int(height)])
    case "GetLayer": return ReaderReply.one(.unsigned(entry.node.role == .window ? 7 : 3))
    case "GetMDIZOrder": return ReaderReply.one(.short(0))
    case "GetAlpha": return ReaderReply.one(.double(1))
    case "GrabFocus": return ReaderReply.one(.bool(perform(.focus, entry)))
    case "ScrollTo": return ReaderReply.one(.bool(perform(.scrollToVisible, entry)))
    default: return nil
    }
  }

  func hit(_ point: CGPoint, _ entry: Entry) -> Int? {
    for child in entry.node.children.reversed() {
      let number = number(of: child, in: entry)
      if let inner = byNumber[number], let found = hit(point, inner) { return found }
      if child.frame.contains(point) { return number }
    }
    return nil
  }

  func action(_ method: String, _ entry: Entry, _ arguments: ReaderArguments)
    -> OpaquePointer?
  {
    let all = actions(of: entry)
    if method == "GetActions" { return ReaderReply.one(.actions(all.map(\.name))) }
    let index = arguments.int(0)
    guard all.indices.contains(index) else { return nil }
    switch method {
    case "GetName", "GetLocalizedName": return ReaderReply.one(.string(all[index].name))
    case "GetDescription":
      return ReaderReply.one(.string(index == 0 ? entry.node.hint ?? "" : ""))
    case "GetKeyBinding": return ReaderReply.one(.string(""))
    case "DoAction": return ReaderReply.one(.bool(perform(all[index].action, entry)))
    default: return nil
    }
  }

  func text(_ method: String, _ entry: Entry, _ arguments: ReaderArguments)
    -> OpaquePointer?
  {
    guard let text = entry.node.text else { return nil }
    func select(_ start: Int, _ end: Int) -> OpaquePointer? {
      let first = ReaderText.utf16(text.content, start)
      let last = max(first, ReaderText.utf16(text.content, end))
      return ReaderReply.one(.bool(perform(.setSelection(first..<last), entry)))
    }
    let hasSelection = !text.selection.isEmpty
    switch method {
    case "GetText":
      return ReaderReply.one(
        .string(ReaderText.part(text.content, arguments.int(0), arguments.int(1))))
    case "GetStringAtOffset":
      let unit = ReaderText.unit(
        text.content, at: arguments.int(0), kind: UInt32(max(0, arguments.int(1))))
      return ReaderReply.all([
        .string(ReaderText.part(text.content, unit.lowerBound, unit.upperBound)),
        .int(unit.lowerBound), .int(unit.upperBound),
      ])
    case "GetCharacterAtOffset":
      let scalars = Array(text.content.unicodeScalars)
      let place = arguments.int(0)
      return ReaderReply.one(
        .int(scalars.indices.contains(place) ? Int(scalars[place].value) : 0))
    case "SetCaretOffset": return select(arguments.int(0), arguments.int(0))
    case "GetNSelections": return ReaderReply.one(.int(hasSelection ? 1 : 0))
    case "GetSelection":
      return ReaderReply.all([
        .int(ReaderText.scalars(text.content, text.selection.lowerBound)),
        .int(ReaderText.scalars(text.content, text.selection.upperBound)),
      ])
    case "SetSelection": return select(arguments.int(1), arguments.int(2))
    case "AddSelection": return select(arguments.int(0), arguments.int(1))
    case "RemoveSelection":
      let end = ReaderText.scalars(text.content, text.selection.upperBound)
      return select(end, end)
    default: return nil
    }
  }

  func edit(_ method: String, _ entry: Entry, _ arguments: ReaderArguments)
    -> OpaquePointer?
  {
    guard let text = entry.node.text, entry.node.states.contains(.editable) else { return nil }
    // What is shown of a secret text is no part of it.
    let isSecret = entry.node.role == .secureField
    let new: String
    switch method {
    case "SetTextContents": new = arguments.string(0)
    case "InsertText" where !isSecret:
      let place = arguments.int(0)
      new =
        ReaderText.part(text.content, 0, max(0, place)) + arguments.string(1)
        + ReaderText.part(text.content, max(0, place), -1)
    case "DeleteText" where !isSecret:
      let (start, end) = (max(0, arguments.int(0)), arguments.int(1))
      new =
        ReaderText.part(text.content, 0, start)
        + (end < 0 ? "" : ReaderText.part(text.content, max(start, end), -1))
    default: return nil
    }
    return ReaderReply.one(.bool(perform(.setText(new), entry)))
  }

  func selection(_ method: String, _ entry: Entry, _ arguments: ReaderArguments)
    -> OpaquePointer?
  {
    let index = arguments.int(0)
    switch method {
    case "GetSelectedChild":
      let all = selected(in: entry)
      return all.indices.contains(index)
        ? ReaderReply.one(.reference(number(of: all[index], in: entry))) : nil
    case "IsChildSelected":
      guard entry.node.children.indices.contains(index) else { return nil }
      return ReaderReply.one(.bool(entry.node.children[index].states.contains(.selected)))
    case "SelectChild":
      // Beyond the children that are there, an item of the list by its place among all.
      guard entry.node.children.indices.contains(index),
        let child = byNumber[number(of: entry.node.children[index], in: entry)]
      else { return ReaderReply.one(.bool(perform(.scrollToItem(index), entry))) }
      return ReaderReply.one(.bool(perform(.activate, child)))
    default: return nil
    }
  }
}
