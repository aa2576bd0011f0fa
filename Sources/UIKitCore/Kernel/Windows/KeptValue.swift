import PlatformInterface

/// A program's values as a property list can hold them, and back.
///
/// Texts, numbers, dates, data, links, UUIDs, and arrays and dictionaries of those by texts; links and UUIDs, which
/// property lists have not, become a dictionary of one key.
enum KeptValue {
  private static let urlKey = "tessera.url"
  private static let uuidKey = "tessera.uuid"

  /// - Parameter owner: the property whose value it is; named once where something of it cannot be kept.
  /// - Returns: nil where it cannot be kept; parts that cannot are left out.
  static func kept(_ value: Any, of owner: String) -> Any? {
    switch value {
    case is String, is Bool, is Date, is Data: return value
    case let number as any BinaryInteger:
      return Int(exactly: number) ?? unkept(owner)
    case let number as any BinaryFloatingPoint: return Double(number)
    case let number as NSNumber: return number
    case let url as URL: return [urlKey: url.absoluteString]
    case let uuid as UUID: return [uuidKey: uuid.uuidString]
    case let array as [Any]: return array.compactMap { kept($0, of: owner) }
    case let dictionary as [String: Any]: return dictionary.compactMapValues { kept($0, of: owner) }
    case let dictionary as [AnyHashable: Any]:
      var result: [String: Any] = [:]
      for (key, value) in dictionary {
        guard let key = key as? String else {
          _ = unkept(owner)
          continue
        }
        result[key] = kept(value, of: owner)
      }
      return result
    default: return unkept(owner)
    }
  }

  private static func unkept(_ owner: String) -> Any? {
    Unsupported.report("\(owner) with values that property lists have not")
    return nil
  }

  /// What a kept value was.
  static func value(_ kept: Any) -> Any {
    switch kept {
    case let array as [Any]: return array.map(value)
    case let dictionary as [String: Any]:
      if dictionary.count == 1, let text = dictionary[urlKey] as? String,
        let url = URL(string: text)
      {
        return url
      }
      if dictionary.count == 1, let text = dictionary[uuidKey] as? String,
        let uuid = UUID(uuidString: text)
      {
        return uuid
      }
      return dictionary.mapValues(value)
    default: return kept
    }
  }
}
