import CGTK4
import PlatformInterface

/// The values of nodes that readers ask for by name, or set.
extension ReaderBus {
  func value(_ property: String, _ name: String) -> OpaquePointer? {
    if name == "root" { return rootValue(property) }
    guard let entry = entry(name) else { return nil }
    let node = entry.node
    switch property {
    case "Name": return g_variant_new_string(node.readerName)
    case "Description": return g_variant_new_string(node.hint ?? "")
    case "Parent": return tessera_accessibility_reference(Int64(entry.parent))
    case "ChildCount": return g_variant_new_int32(Int32(node.children.count))
    case "Locale":
      return g_variant_new_string(node.readerLocale ?? application.environment.localeIdentifier)
    case "AccessibleId": return g_variant_new_string(node.identifier ?? "")
    case "NActions": return g_variant_new_int32(Int32(actions(of: entry).count))
    case "MinimumValue": return g_variant_new_double(node.range?.minimum ?? 0)
    case "MaximumValue":
      return g_variant_new_double((node.range ?? node.listRange)?.maximum ?? 0)
    case "MinimumIncrement":
      if node.listRange != nil { return g_variant_new_double(1) }
      let range = node.range
      return g_variant_new_double(((range?.maximum ?? 0) - (range?.minimum ?? 0)) / 10)
    case "CurrentValue":
      return g_variant_new_double((node.range ?? node.listRange)?.value ?? 0)
    case "CharacterCount":
      return g_variant_new_int32(Int32(node.readerText?.content.unicodeScalars.count ?? 0))
    case "CaretOffset":
      let text = node.text
      return g_variant_new_int32(
        Int32(text.map { ReaderText.scalars($0.content, $0.selection.upperBound) } ?? -1))
    case "NSelectedChildren":
      return g_variant_new_int32(Int32(selected(in: entry).count))
    default: return tableValue(property, entry)
    }
  }

  var programName: String { g_get_application_name().map { String(cString: $0) } ?? "" }

  func rootValue(_ property: String) -> OpaquePointer? {
    refresh()
    switch property {
    case "Name": return g_variant_new_string(programName)
    case "Description", "AccessibleId": return g_variant_new_string("")
    case "Parent": return tessera_accessibility_desktop()
    case "ChildCount": return g_variant_new_int32(Int32(windows.count))
    case "Locale": return g_variant_new_string(application.environment.localeIdentifier)
    case "ToolkitName": return g_variant_new_string("UIKit")
    case "Version": return g_variant_new_string("1.0")
    case "AtspiVersion": return g_variant_new_string("2.1")
    case "Id": return g_variant_new_int32(0)
    default: return nil
    }
  }

  func set(_ property: String, _ name: String, _ value: OpaquePointer) -> Bool {
    if name == "root" { return property == "Id" }
    guard property == "CurrentValue", g_variant_classify(value) == G_VARIANT_CLASS_DOUBLE,
      let entry = entry(name)
    else { return false }
    let new = g_variant_get_double(value)
    if entry.node.range == nil, let list = entry.node.listRange, new.isFinite {
      perform(.scrollToItem(Int(min(max(new.rounded(), list.minimum), list.maximum))), entry)
    } else {
      perform(.setValue(new), entry)
    }
    // What is not taken is no error: libatspi ends a reader that gets one here.
    return true
  }
}
