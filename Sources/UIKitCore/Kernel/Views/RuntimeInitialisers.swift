import CSwiftRuntime
import Failures

// What Apple's compiler lets sources call on a class that is known at run time only, or on a generic parameter:
// the initialisers of classes written in Objective-C. Swift wants `required` ones, but for initialisers of
// protocols; so each class has a protocol of its own, with nothing but initialisers that make the object through
// the class's method table. Calls with a class that is written down choose the class's own initialiser.

/// Classes that `init()` is called on: `T()`, `type.init()`.
@_spi(XcodeSources)
public protocol RuntimeObject {}

@_spi(XcodeSources)
extension NSObject: RuntimeObject {}

/// What an initialiser is told that could do without.
@_spi(XcodeSources)
public struct RuntimeNothing {
  /// Makes the one value there is.
  public init() {}
}

extension RuntimeObject {
  /// Makes an instance of the class that the variable names by `init()`, overridden or not.
  ///
  /// It is not called `init()` itself: the compiler writes `init(from:)` of an `NSObject` that is `Decodable` only
  /// where the superclass has one initialiser of that name.
  @_spi(XcodeSources)
  @_disfavoredOverload
  public init(_ nothing: RuntimeNothing = RuntimeNothing()) {
    self = RuntimeClass.plain(Self.self)
  }
}

/// Responders, whose `init` is also handed on as a function: `View.init`.
@_spi(XcodeSources)
public protocol RuntimeResponder {}

@_spi(XcodeSources)
extension UIResponder: RuntimeResponder {}

extension RuntimeResponder {
  /// Makes an instance of the class that the variable names by `init()`, overridden or not.
  @_spi(XcodeSources)
  public init() { self = RuntimeClass.plain(Self.self) }
}

/// Classes of views, by `init(frame:)`.
@_spi(XcodeSources)
public protocol RuntimeView {}

@_spi(XcodeSources)
extension UIView: RuntimeView {}

extension RuntimeView {
  /// Makes an instance of the class that the variable names, by the initialiser of this name that
  /// it overrides or inherits.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(frame: CGRect) {
    self = ObjectFactory.make(RuntimeClass.next(Self.self) as! UIView.Type, frame: frame) as! Self
  }
}

/// Classes of controllers, by `init(nibName:bundle:)`.
@_spi(XcodeSources)
public protocol RuntimeController {}

@_spi(XcodeSources)
extension UIViewController: RuntimeController {}

extension RuntimeController {
  /// Makes an instance of the class that the variable names, by the initialiser of this name that
  /// it overrides or inherits.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self =
      ObjectFactory.make(
        RuntimeClass.next(Self.self) as! UIViewController.Type,
        through: tessera_initialiser_controller,
        words: ObjectFactory.ownedWords(nibNameOrNil) + [ObjectFactory.ownedWord(nibBundleOrNil)])
      as! Self
  }
}

/// Classes of image views, by `init(image:)`.
@_spi(XcodeSources)
public protocol RuntimeImageView {}

@_spi(XcodeSources)
extension UIImageView: RuntimeImageView {}

extension RuntimeImageView {
  /// Makes an instance of the class that the variable names, by the initialiser of this name that
  /// it overrides or inherits.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(image: UIImage?) {
    self =
      ObjectFactory.make(
        RuntimeClass.next(Self.self) as! UIImageView.Type, through: tessera_initialiser_image_view,
        words: [ObjectFactory.ownedWord(image)]) as! Self
  }
}

/// Classes of views with effects, by `init(effect:)`.
@_spi(XcodeSources)
public protocol RuntimeEffectView {}

@_spi(XcodeSources)
extension UIVisualEffectView: RuntimeEffectView {}

extension RuntimeEffectView {
  /// Makes an instance of the class that the variable names, by the initialiser of this name that
  /// it overrides or inherits.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(effect: UIVisualEffect?) {
    self =
      ObjectFactory.make(
        RuntimeClass.next(Self.self) as! UIVisualEffectView.Type,
        through: tessera_initialiser_effect_view,
        words: [ObjectFactory.ownedWord(effect)]) as! Self
  }
}

/// Classes of recognisers, by `init(target:action:)`.
@_spi(XcodeSources)
public protocol RuntimeGestureRecognizer {}

@_spi(XcodeSources)
extension UIGestureRecognizer: RuntimeGestureRecognizer {}

extension RuntimeGestureRecognizer {
  /// Makes an instance of the class that the variable names, and adds the target and action where
  /// both are given.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(target: Any?, action: Selector?) {
    let recognizer = ObjectFactory.make(RuntimeClass.next(Self.self) as! UIGestureRecognizer.Type)
    if let target, let action { recognizer.addTarget(target, action: action) }
    self = recognizer as! Self
  }
}
