import Foundation

extension NSValue {
  /// The encoding of what the value holds, as `objCType` tells it, such as `{CGPoint=dd}`.
  ///
  /// Foundation for Linux allocates the text of `objCType` at each call and leaves it behind; an animation between
  /// two such values asks in every frame. This property reads the name where Foundation keeps it, and asks for
  /// `objCType` of kinds that it does not know.
  package var encodedType: String {
    if self is NSNumber { return String(cString: objCType) }
    for child in Mirror(reflecting: self).children {
      switch child.label {
      case "_typeInfo":
        for part in Mirror(reflecting: child.value).children where part.label == "name" {
          if let name = part.value as? String { return name }
        }
      case "_value":
        switch child.value {
        case is CGPoint: return "{CGPoint=dd}"
        case is CGSize: return "{CGSize=dd}"
        case is CGRect: return "{CGRect={CGPoint=dd}{CGSize=dd}}"
        default: break
        }
      default: break
      }
    }
    return String(cString: objCType)
  }
}
