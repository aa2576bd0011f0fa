/// Classes of buttons, by `init(type:)`: see `RuntimeObject`.
@_spi(XcodeSources)
public protocol RuntimeButton {}

@_spi(XcodeSources)
extension UIButton: RuntimeButton {}

extension RuntimeButton {
  /// Makes an instance of the class that the variable names, as `UIButton.init(type:)` makes one.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(type buttonType: UIButton.ButtonType) {
    let button =
      ObjectFactory.make(RuntimeClass.next(Self.self) as! UIButton.Type, frame: .zero) as! UIButton
    button.take(buttonType)
    self = button as! Self
  }
}
