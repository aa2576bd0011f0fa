import Foundation

extension NSCalendar {
  /// Finds when the unit that a date is in begins, and how many seconds it lasts.
  ///
  /// - Returns: whether there is such a unit.
  public func range(
    of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let found = range(of: unit, for: date) else { return false }
    datep?.pointee = found.start as NSDate
    tip?.pointee = found.duration
    return true
  }
}
