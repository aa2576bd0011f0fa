import AutomationScript
import PlatformInterface

// Lines that look and change nothing.
extension ScriptRunner {
  func expect(_ target: ScriptTarget, isPresent: Bool) throws(TargetFinder.NotFound) {
    let finder = try finder()
    if isPresent {
      _ = try finder.visible(target)
    } else if let found = try? finder.visible(target) {
      throw TargetFinder.NotFound(
        reason: "\(target) should not be on the screen and is, at "
          + "\(ScriptTarget.point(CGPoint(x: found.area.midX, y: found.area.midY))).")
    }
  }

  /// Fails unless the target is visible and in that state.
  func expect(_ target: ScriptTarget, _ state: ScriptState) throws(TargetFinder.NotFound) {
    let finder = try finder()
    let found = TargetState(try finder.visible(target).view, in: finder.scene)
    let answer: Bool?
    switch state {
    case .on, .off: answer = found.isOn.map { $0 == (state == .on) }
    case .selected: answer = found.isSelected
    case .disabled: answer = !found.isEnabled
    case .focused: answer = found.isFocused
    case .value(let text): answer = found.values.contains(text)
    }
    guard answer != true else { return }
    throw TargetFinder.NotFound(
      reason: "\(target) should be \(state); it is \(found.description).")
  }

  /// Fails unless so many visible things answer to the target.
  func expect(_ target: ScriptTarget, count: Int) throws(TargetFinder.NotFound) {
    let found = try finder().count(of: target)
    guard found != count else { return }
    throw TargetFinder.NotFound(
      reason: "\(target) should be on the screen \(count == 1 ? "once" : "\(count) times"); it is "
        + "there \(found == 1 ? "once" : "\(found) times").")
  }
}
