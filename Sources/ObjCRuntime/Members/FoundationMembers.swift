/// Properties of Foundation's classes that sources ask any object for.
enum FoundationMembers {
  /// Nil where the object's class has none of the name.
  static func value(of name: String, of object: AnyObject) -> Any? {
    switch (name, object) {
    case ("count", let array as NSArray): array.count
    case ("count", let dictionary as NSDictionary): dictionary.count
    case ("count", let set as NSSet): set.count
    case ("length", let text as NSString): text.length
    case ("length", let data as NSData): data.length
    case ("description", let object as NSObject): object.description
    case (_, let number as NSNumber): value(of: name, of: number)
    case (_, let text as NSString): value(of: name, of: text)
    default: nil
    }
  }

  private static func value(of name: String, of number: NSNumber) -> Any? {
    switch name {
    case "intValue", "integerValue": number.intValue
    case "doubleValue": number.doubleValue
    case "floatValue": number.floatValue
    case "boolValue": number.boolValue
    case "stringValue": number.stringValue
    default: nil
    }
  }

  private static func value(of name: String, of text: NSString) -> Any? {
    switch name {
    case "intValue", "integerValue": text.integerValue
    case "doubleValue": text.doubleValue
    case "floatValue": text.floatValue
    case "boolValue": text.boolValue
    default: nil
    }
  }
}
