import CGTK4
import PlatformInterface

/// What a reader asks with.
struct ReaderArguments {
  private let tuple: OpaquePointer

  init(_ tuple: OpaquePointer) { self.tuple = tuple }

  private func child<Value>(_ index: Int, _ read: (OpaquePointer) -> Value?) -> Value? {
    guard index < g_variant_n_children(tuple),
      let child = g_variant_get_child_value(tuple, gsize(index))
    else { return nil }
    defer { g_variant_unref(child) }
    return read(child)
  }

  /// A number, signed or not; 0 where there is none.
  func int(_ index: Int) -> Int {
    child(index) { child in
      switch g_variant_classify(child) {
      case G_VARIANT_CLASS_INT32: Int(g_variant_get_int32(child))
      case G_VARIANT_CLASS_UINT32: Int(g_variant_get_uint32(child))
      default: nil
      }
    } ?? 0
  }

  /// How many there are.
  var count: Int { Int(g_variant_n_children(tuple)) }

  /// What lies in a tuple, an array or an entry of a dictionary; nil where there is none.
  func within<Value>(_ index: Int, _ read: (ReaderArguments) -> Value) -> Value? {
    child(index) { child in
      g_variant_is_container(child) != 0 ? read(ReaderArguments(child)) : nil
    }
  }

  func bool(_ index: Int) -> Bool {
    child(index) { child in
      g_variant_classify(child) == G_VARIANT_CLASS_BOOLEAN ? g_variant_get_boolean(child) != 0 : nil
    } ?? false
  }

  /// A text, or a path; empty where there is none.
  func string(_ index: Int) -> String {
    child(index) { child in
      guard
        [G_VARIANT_CLASS_STRING, G_VARIANT_CLASS_OBJECT_PATH]
          .contains(g_variant_classify(child)),
        let text = g_variant_get_string(child, nil)
      else { return nil }
      return String(cString: text)
    } ?? ""
  }
}

/// What a reader is answered with, as a floating GVariant.
enum ReaderReply {
  case string(String), int(Int), short(Int16), unsigned(UInt32), bool(Bool), double(Double)
  /// A node by its number; below 0 none.
  case reference(Int)
  case references([Int])
  case strings([String])
  case words([UInt32])
  case attributes([(String, String)])
  /// Names; AT-SPI wants a description and a key beside each.
  case actions([String])
  case noRelations
  /// The interfaces of these bits.
  case interfaces(UInt32)
  /// Who holds the program.
  case desktop
  case ints([Int])
  case array(String, [ReaderReply])
  case tuple([ReaderReply])

  /// The answer of a method that has one value.
  static func one(_ value: ReaderReply) -> OpaquePointer? { all([value]) }

  /// The answer of a method that has several.
  static func all(_ values: [ReaderReply]) -> OpaquePointer? { tuple(of: values.map(\.variant)) }

  private static func tuple(of variants: [OpaquePointer?]) -> OpaquePointer? {
    var children = variants
    return g_variant_new_tuple(&children, gsize(children.count))
  }

  private static func array(of type: String, _ variants: [OpaquePointer?]) -> OpaquePointer? {
    var children = variants
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, &children, gsize(children.count))
  }

  private static func text(_ text: String) -> OpaquePointer? {
    // A text with a zero in it would end there.
    g_variant_new_string(text.contains("\0") ? text.replacingOccurrences(of: "\0", with: "") : text)
  }

  /// The value by itself, floating.
  var variant: OpaquePointer? {
    switch self {
    case .string(let value): Self.text(value)
    case .int(let value): g_variant_new_int32(Int32(clamping: value))
    case .short(let value): g_variant_new_int16(value)
    case .unsigned(let value): g_variant_new_uint32(value)
    case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
    case .double(let value): g_variant_new_double(value)
    case .reference(let number): tessera_accessibility_reference(Int64(number))
    case .references(let numbers):
      Self.array(of: "(so)", numbers.map { tessera_accessibility_reference(Int64($0)) })
    case .strings(let texts): Self.array(of: "s", texts.map(Self.text))
    case .words(let words): Self.array(of: "u", words.map { g_variant_new_uint32($0) })
    case .attributes(let all):
      Self.array(
        of: "{ss}", all.map { g_variant_new_dict_entry(Self.text($0.0), Self.text($0.1)) })
    case .actions(let names):
      Self.array(
        of: "(sss)", names.map { Self.tuple(of: [Self.text($0), Self.text(""), Self.text("")]) })
    case .interfaces(let bits):
      Self.array(
        of: "s",
        AccessibilityNode.interfaceNames.indices.filter { bits & 1 << $0 != 0 }
          .map { Self.text("org.a11y.atspi." + AccessibilityNode.interfaceNames[$0]) })
    case .desktop: tessera_accessibility_desktop()
    case .ints(let numbers):
      Self.array(of: "i", numbers.map { g_variant_new_int32(Int32(clamping: $0)) })
    case .array(let type, let values): Self.array(of: type, values.map(\.variant))
    case .noRelations: Self.array(of: "(ua(so))", [])
    case .tuple(let values): Self.tuple(of: values.map(\.variant))
    }
  }
}
