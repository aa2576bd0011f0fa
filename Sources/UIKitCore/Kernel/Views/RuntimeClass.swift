import CSwiftRuntime
import Failures
@_spi(XcodeSources) import ObjCRuntime

/// Tells the initialisers of `RuntimeObject` and its like which class a metatype holds.
///
/// An initialiser of a protocol is told the class that a generic parameter stands for, but of a metatype's value
/// only the class it is declared with. So lowered sources write `type.init(frame:)` as
/// `RuntimeClass.make(RuntimeClass.of(type).init(frame:))`: the class is left for the initialiser to find.
@_spi(XcodeSources)
public enum RuntimeClass {
  /// Makes an object, and forgets classes that no initialiser has asked for.
  public static func make<Made>(_ object: @autoclosure () throws -> Made) rethrows -> Made {
    let depth = tessera_runtime_class_depth()
    defer { tessera_runtime_class_truncate(depth) }
    return try object()
  }

  /// Returns the type as it is, and leaves it for its initialiser to find.
  public static func of<Object: RuntimeObject>(_ type: Object.Type) -> Object.Type {
    if let type = type as? AnyClass {
      tessera_runtime_class_push(unsafeBitCast(type, to: UnsafeRawPointer.self))
    }
    return type
  }

  /// Returns the class that a metatype holds, or nil where it holds none.
  public static func of<Object: RuntimeObject>(_ type: Object.Type?) -> Object.Type? {
    type.map { of($0) }
  }

  /// Types whose initialisers need no telling: structures, protocols.
  public static func of<Other>(_ type: Other) -> Other { type }

  /// The class to make an object of where `type` is what is declared.
  static func next(_ type: Any.Type) -> AnyClass {
    guard let declared = type as? AnyClass else { failure("\(type) is no class.") }
    guard let place = tessera_runtime_class_last() else { return declared }
    let left: AnyClass = unsafeBitCast(place, to: AnyClass.self)
    var next: AnyClass? = left
    while let type = next {
      if type == declared {
        tessera_runtime_class_truncate(tessera_runtime_class_depth() - 1)
        return left
      }
      next = _getSuperclass(type)
    }
    return declared
  }

  /// An object of the class that the variable names, or that was left for it, by `init()`.
  static func plain<Object>(_ type: Object.Type) -> Object {
    let wanted: AnyClass = next(type)
    if let object = ObjCMembers.make(wanted) as? Object { return object }
    let object = tessera_allocate_plain(
      unsafeBitCast(wanted, to: UnsafeRawPointer.self),
      tessera_nsobject_init_descriptor(), tessera_nsobject_class_descriptor())
    guard let object else { failure("init() of \(type) returned nothing.") }
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as! Object
  }
}
