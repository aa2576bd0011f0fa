extension UIControl {
  /// What is shown when the pointer rests over the control.
  public var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let toolTipInteraction {
        toolTipInteraction.defaultToolTip = newValue
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  /// What shows the control's tip; nil until a tip is set or an interaction is added.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
