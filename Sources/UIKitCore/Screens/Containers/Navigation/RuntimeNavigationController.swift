import CSwiftRuntime

/// Classes of navigation controllers, by `init(rootViewController:)`: see `RuntimeObject`.
@_spi(XcodeSources)
public protocol RuntimeNavigationController {}

@_spi(XcodeSources)
extension UINavigationController: RuntimeNavigationController {}

extension RuntimeNavigationController {
  /// Makes an instance of the class that the variable names, with a controller at the bottom of its
  /// stack.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(rootViewController: UIViewController) {
    let controller = ObjectFactory.make(
      RuntimeClass.next(Self.self) as! UINavigationController.Type,
      through: tessera_initialiser_controller,
      words: ObjectFactory.ownedWords(nil) + [0])
    controller.setViewControllers([rootViewController], animated: false)
    self = controller as! Self
  }
}
