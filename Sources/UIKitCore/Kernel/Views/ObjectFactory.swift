import CSwiftRuntime
import Failures
import QuartzCore

/// Makes objects of classes known only at run time, through the initialisers their method tables hold.
@MainActor
package enum ObjectFactory {
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    let object = tessera_allocate_with_frame(
      unsafeBitCast(type, to: UnsafeRawPointer.self), tessera_uiview_init_frame_descriptor(),
      tessera_uiview_class_descriptor(), Double(frame.origin.x), Double(frame.origin.y),
      Double(frame.size.width), Double(frame.size.height))
    guard let object else { failure("init(frame:) of \(type) returned nothing.") }
    return Unmanaged<UIView>.fromOpaque(object).takeRetainedValue()
  }

  /// Through one of the initialisers that CSwiftRuntime lists.
  ///
  /// - Parameters:
  ///   - words: whole numbers and references in the order of the arguments, the references owned.
  ///   - frame: the argument that is a rectangle, if there is one.
  package static func make<T: AnyObject>(
    _ type: T.Type, through initialiser: tessera_initialiser, words: [UInt64] = [],
    frame: CGRect = .zero
  ) -> T {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(
      Double.init)
    let object = tessera_allocate_through(
      initialiser, unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self),
      words + Array(repeating: 0, count: 4 - words.count), numbers)
    guard let object else { failure("An initialiser of \(type) returned nothing.") }
    return unsafeDowncast(Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue(), to: T.self)
  }

  /// A reference that an initialiser takes over, as the word that Swift passes for it.
  package static func ownedWord(_ object: AnyObject?) -> UInt64 {
    object.map { UInt64(UInt(bitPattern: Unmanaged.passRetained($0).toOpaque())) } ?? 0
  }

  /// A text that an initialiser takes over, as the two words that Swift passes for it.
  package static func ownedWords(_ text: String?) -> [UInt64] {
    withOwnedWords(of: text) { [$0, $1] }
  }

  /// An optional text as the two words that Swift passes for it, with the reference that an
  /// initialiser takes over.
  static func withOwnedWords<Result>(
    of text: String?, _ body: (UInt64, UInt64) -> Result
  ) -> Result {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    place.initialize(to: text)
    // Not deinitialised: the callee owns the text now.
    defer { place.deallocate() }
    return place.withMemoryRebound(to: UInt64.self, capacity: 2) { body($0[0], $0[1]) }
  }

  /// Through `NSObject.init()`, overridden or not: application and scene delegates, layers.
  package static func make<T: NSObject>(_ type: T.Type) -> T {
    let object = tessera_allocate_plain(
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self),
      tessera_nsobject_init_descriptor(), tessera_nsobject_class_descriptor())
    guard let object else { failure("init() of \(type) returned nothing.") }
    return unsafeDowncast(Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: T.self)
  }
}

/// What is the same for all views of a class, looked up once for each.
@MainActor
struct ClassTraits {
  /// The class, or one between it and UIView, overrides `draw(_:)`.
  let drawsItself: Bool
  /// Likewise `draw(_:in:)`, which draws a layer in place of `draw(_:)`.
  let drawsLayer: Bool
  /// Likewise `action(for:forKey:)`.
  let decidesActions: Bool
  /// Likewise `updateConstraints()`.
  let updatesConstraints: Bool

  private static var known: [ObjectIdentifier: ClassTraits] = [:]
  private static let plain = ClassTraits(
    drawsItself: false, drawsLayer: false, decidesActions: false, updatesConstraints: false)

  static func of(_ type: UIView.Type) -> ClassTraits {
    if type == UIView.self { return plain }
    if let known = known[ObjectIdentifier(type)] { return known }
    func overrides(_ method: UnsafeRawPointer?) -> Bool {
      Self.overrides(type, UIView.self, method, tessera_uiview_class_descriptor())
    }
    let traits = ClassTraits(
      drawsItself: overrides(tessera_uiview_draw_descriptor()),
      drawsLayer: overrides(tessera_uiview_draw_layer_descriptor()),
      decidesActions: overrides(tessera_uiview_action_descriptor()),
      updatesConstraints: overrides(tessera_uiview_update_constraints_descriptor()))
    known[ObjectIdentifier(type)] = traits
    return traits
  }

  /// Whether a controller's class overrides `updateViewConstraints()`.
  static func updatesConstraints(_ type: UIViewController.Type) -> Bool {
    type != UIViewController.self
      && overrides(
        type, UIViewController.self, tessera_controller_update_constraints_descriptor(),
        tessera_controller_class_descriptor())
  }

  /// Whether the class of an element does something of its own where a reader activates it.
  static func activatesItself(_ type: UIResponder.Type) -> Bool {
    type != UIView.self && type != UIAccessibilityElement.self
      && overrides(
        type, UIResponder.self, tessera_responder_activate_descriptor(),
        tessera_uiresponder_class_descriptor())
  }

  /// Whether `type`'s implementation of a method that `base` declares is another one.
  private static func overrides(
    _ type: AnyClass, _ base: AnyClass, _ method: UnsafeRawPointer?,
    _ descriptor: UnsafeRawPointer?
  ) -> Bool {
    func implementation(of type: AnyClass) -> UnsafeRawPointer? {
      tessera_class_method(
        unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor)
    }
    let own = implementation(of: type)
    return own != nil && own != implementation(of: base)
  }
}
