/// Key-value coding of layers: properties by name, parts of them by path, and anything else that a
/// program keeps with a layer.
extension CALayer {
  final func valueByPath(_ path: String) -> Any? {
    if let known = LayerKeyPath(path), known.property != .own, let found = known.value(in: self) {
      return found.object
    }
    switch path {
    case "name": return name
    case "frame": return frame
    case "frame.origin": return frame.origin
    case "frame.size": return frame.size
    default: return ownValue(path)
    }
  }

  final func setValueByPath(_ value: Any?, _ path: String) {
    guard let target = LayerKeyPath(path), target.property != .own,
      let old = target.value(in: self),
      let whole = animatableValue(of: target.property)
    else {
      if path == "name" { return name = value as? String }
      if path == "frame", let frame = value as? CGRect { return self.frame = frame }
      return setOwnValue(value, path)
    }
    let new: AnimatableValue
    if let value {
      guard let read = AnimatableValue(value, like: old) else { return }
      new = read
    } else {
      switch old {
      case .color: new = .color(nil)
      case .path: new = .path(nil)
      case .contents: new = .contents(nil)
      default: return
      }
    }
    setAnimatableValue(target.setting(new, in: whole), of: target.property)
  }

  /// Sets the property at `keyPath` at once, whatever actions and animations there are.
  package final func setWithoutActions(_ value: Any?, keyPath: String) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    setValueByPath(value, keyPath)
    CATransaction.commit()
  }
}
