import CSwiftRuntime
import QuartzCore

/// Makes objects of classes known only at run time, through the initialisers their method tables hold.
@MainActor
package enum ObjectFactory {
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    let object = tessera_allocate_with_frame(
      unsafeBitCast(type, to: UnsafeRawPointer.self), tessera_uiview_init_frame_descriptor(),
      tessera_uiview_class_descriptor(), Double(frame.origin.x), Double(frame.origin.y),
      Double(frame.size.width), Double(frame.size.height))
    guard let object else { preconditionFailure("init(frame:) of \(type) returned nothing.") }
    return Unmanaged<UIView>.fromOpaque(object).takeRetainedValue()
  }

  /// Through `NSObject.init()`, overridden or not: application and scene delegates, layers.
  package static func make<T: NSObject>(_ type: T.Type) -> T {
    let object = tessera_allocate_plain(
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self),
      tessera_nsobject_init_descriptor(), tessera_nsobject_class_descriptor())
    guard let object else { preconditionFailure("init() of \(type) returned nothing.") }
    return unsafeDowncast(Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: T.self)
  }
}

/// What is the same for all views of a class, looked up once for each.
@MainActor
enum ClassTraits {
  private static var drawing: [ObjectIdentifier: Bool] = [ObjectIdentifier(UIView.self): false]

  /// Whether the class, or one between it and UIView, overrides `draw(_:)`.
  static func drawsItself(_ type: UIView.Type) -> Bool {
    if type == UIView.self { return false }
    if let known = drawing[ObjectIdentifier(type)] { return known }
    let own = implementation(of: type)
    let draws = own != nil && own != implementation(of: UIView.self)
    drawing[ObjectIdentifier(type)] = draws
    return draws
  }

  private static func implementation(of type: UIView.Type) -> UnsafeRawPointer? {
    tessera_class_method(
      unsafeBitCast(type, to: UnsafeRawPointer.self), tessera_uiview_draw_descriptor(),
      tessera_uiview_class_descriptor())
  }
}
