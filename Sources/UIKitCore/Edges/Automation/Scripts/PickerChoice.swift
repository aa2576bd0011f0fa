import AutomationScript
import Foundation

/// Turns a picker's wheels to rows by what they show.
@MainActor
struct PickerChoice {
  private let picker: UIPickerView
  /// Wheels without an end have ten thousands of rows, of which each is asked for.
  private static let reach = 20_000

  init(_ picker: UIPickerView) { self.picker = picker }

  /// The picker that a view is, is part of, shows, or takes its input from.
  static func picker(in view: UIView) -> UIPickerView? {
    for outer in sequence(first: view, next: { $0.superview }) {
      if let found = outer as? UIPickerView { return found }
      if outer is any ListElementView || outer is UIWindow { break }
    }
    if let input = (view as? UITextField)?.inputView { return picker(in: input) }
    return (view as? UIDatePicker)?.subviews.lazy.compactMap { $0 as? UIPickerView }.first
  }

  /// Chooses one wheel's row, or a row of each: "14, March".
  func choose(_ value: String, _ target: ScriptTarget) throws(TargetFinder.NotFound) {
    picker.layoutIfNeeded()
    if picker.wheels.indices.contains(where: { choose(value, in: $0) }) { return }
    let parts = value.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let rows = zip(picker.wheels.indices, parts).map { row(showing: $1, in: $0) }
    guard parts.count == picker.wheels.count, parts.count > 1, rows.allSatisfy({ $0 != nil }) else {
      let shown = picker.wheels.indices.flatMap { wheel in
        (0..<min(picker.wheels[wheel].rowCount, 200)).map { title($0, wheel) }
      }
      throw TargetFinder.NotFound(
        reason: "\(target) has no row \"\(value)\"; " + TargetFinder.nearest(to: value, in: shown))
    }
    for (wheel, row) in zip(picker.wheels, rows) {
      if let row { wheel.select(row, animated: true, byUser: true) }
    }
  }

  /// Turns one wheel, as by the user; false where no row within reach shows that.
  ///
  /// - Complexity: O(rows up to it); the delegate is asked for each.
  func choose(_ value: String, in wheel: Int) -> Bool {
    guard let row = row(showing: value, in: wheel) else { return false }
    picker.wheels[wheel].select(row, animated: true, byUser: true)
    return true
  }

  /// The row nearest to where the wheel stands.
  private func row(showing text: String, in wheel: Int) -> Int? {
    let count = picker.wheels[wheel].rowCount
    let start = max(picker.wheels[wheel].selected, 0)
    for distance in 0...min(max(count, 1), Self.reach) {
      for row in distance == 0 ? [start] : [start + distance, start - distance]
      where row >= 0 && row < count && title(row, wheel) == text { return row }
    }
    return nil
  }

  private func title(_ row: Int, _ wheel: Int) -> String {
    var waiting = [picker.content(of: row, wheel, reusing: nil)]
    while let view = waiting.popLast() {
      if let text = VisibleText.names(of: view).first { return text }
      waiting += view.subviews.reversed()
    }
    return ""
  }
}
