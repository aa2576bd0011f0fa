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
struct ClassTraits {
  /// The class, or one between it and UIView, overrides `draw(_:)`.
  let drawsItself: Bool
  /// Likewise `action(for:forKey:)`.
  let decidesActions: Bool

  private static var known: [ObjectIdentifier: ClassTraits] = [:]
  private static let plain = ClassTraits(drawsItself: false, decidesActions: false)

  static func of(_ type: UIView.Type) -> ClassTraits {
    if type == UIView.self { return plain }
    if let known = known[ObjectIdentifier(type)] { return known }
    let traits = ClassTraits(
      drawsItself: overrides(type, tessera_uiview_draw_descriptor()),
      decidesActions: overrides(type, tessera_uiview_action_descriptor()))
    known[ObjectIdentifier(type)] = traits
    return traits
  }

  private static func overrides(_ type: UIView.Type, _ method: UnsafeRawPointer?) -> Bool {
    let own = implementation(of: type, method)
    return own != nil && own != implementation(of: UIView.self, method)
  }

  private static func implementation(of type: UIView.Type, _ method: UnsafeRawPointer?)
    -> UnsafeRawPointer?
  {
    tessera_class_method(
      unsafeBitCast(type, to: UnsafeRawPointer.self), method, tessera_uiview_class_descriptor())
  }
}
