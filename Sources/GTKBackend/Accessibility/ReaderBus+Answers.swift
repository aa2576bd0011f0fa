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
    for side in entry.window.client?.accessibilityScrolls(of: entry.own) ?? [] {
      all.append(("scroll \(side.rawValue)", .scroll(side)))
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
    if interface == "Cache" { return cache(method) }
    if interface == "Collection" { return collection(method, name, arguments) }
    if name == "root" { return rootCall(method, arguments) }
    guard let entry = entry(name) else { return nil }
    switch interface {
    case "Accessible": return accessible(method, entry, arguments)
    case "Component": return component(method, entry, arguments)
    case "Action": return action(method, entry, arguments)
    case "Text": return text(method, entry, arguments)
    case "EditableText": return edit(method, entry, arguments)
    case "Selection": return selection(method, entry, arguments)
    case "Table": return table(method, entry, arguments)
    case "TableCell": return tableCell(method, entry)
    default: return nil
    }
  }

  func rootCall(_ method: String, _ arguments: ReaderArguments) -> OpaquePointer? {
    refresh()
    let all = windows.map(\.number)
    switch method {
    case "GetChildAtIndex":
      let index = arguments.int(0)
      return all.indices.contains(index) ? ReaderReply.one(.reference(all[index])) : nil
    case "GetChildren": return ReaderReply.one(.references(all))
    case "GetIndexInParent": return ReaderReply.one(.int(-1))
    case "GetRole": return ReaderReply.one(.unsigned(75))
    case "GetRoleName", "GetLocalizedRoleName": return ReaderReply.one(.string("application"))
    case "GetState": return ReaderReply.one(.words(AccessibilityNode.programStates))
    case "GetLocale":
      return ReaderReply.one(.string(application.environment.localeIdentifier))
    default:
      return common(method, [("toolkit", "UIKit")], AccessibilityNode.programInterfaces)
    }
  }

  func common(_ method: String, _ attributes: [(String, String)], _ interfaces: UInt32)
    -> OpaquePointer?
  {
    switch method {
    case "GetRelationSet": return ReaderReply.one(.noRelations)
    case "GetAttributes": return ReaderReply.one(.attributes(attributes))
    case "GetApplication": return ReaderReply.one(.reference(0))
    case "GetInterfaces": return ReaderReply.one(.interfaces(interfaces))
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
    let (width, height) = (Int(frame.width), Int(frame.height))
    let point = inWindow(arguments.int(0), arguments.int(1), arguments.int(2), entry)
    let origin = origin(arguments.int(0), entry)
    let (x, y) = (Int(frame.minX - origin.x), Int(frame.minY - origin.y))
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

  /// What coordinates of a kind are counted from, in the window's: the parent for AT-SPI's 2. Those of the screen
  /// are the window's, too, as no compositor tells where a window is.
  func origin(_ kind: Int, _ entry: Entry) -> CGPoint {
    kind == 2 ? byNumber[entry.parent]?.node.frame.integral.origin ?? .zero : .zero
  }

  func inWindow(_ x: Int, _ y: Int, _ kind: Int, _ entry: Entry) -> CGPoint {
    let origin = origin(kind, entry)
    return CGPoint(x: CGFloat(x) + origin.x, y: CGFloat(y) + origin.y)
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
}
