import CSwiftRuntime

/// The language and region of the whole process, where the command line names one.
package enum ProcessLocale {
  /// Makes `identifier` the current locale of Foundation, and its calendar the current one.
  ///
  /// Called before anything asks for a locale; a test may choose another one later, which formatters that
  /// were made before do not hear of. False where this Foundation's values are not
  /// what they were built to be, which leaves everything as it was.
  @discardableResult
  package static func choose(_ identifier: String) -> Bool {
    let locale = Locale(identifier: identifier.replacingOccurrences(of: "-", with: "_"))
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = .current
    let languages = [identifier.replacingOccurrences(of: "_", with: "-")]
    guard MemoryLayout<Locale>.size == 16, MemoryLayout<Calendar>.size == 16,
      MemoryLayout<[String]>.size == 8
    else { return false }
    let box = Chosen(locale, calendar, languages)
    kept.append(box)
    lock.withLock { chosenIdentifier = identifier }
    withUnsafePointer(to: box.locale) { locale in
      withUnsafePointer(to: box.calendar) { calendar in
        withUnsafePointer(to: box.languages) { tessera_choose_locale(locale, calendar, $0) }
      }
    }
    return true
  }

  /// Makes `identifier` the current locale once somebody asks for that, which reads Foundation's tables: the first
  /// frame of most programs does not.
  package static func chooseWhenAsked(_ identifier: String) {
    lock.withLock { waitingIdentifier = identifier }
    tessera_choose_locale_when_asked {
      if let identifier = ProcessLocale.lock.withLock({ ProcessLocale.waitingIdentifier }) {
        ProcessLocale.choose(identifier)
      }
    }
  }

  /// The identifier that was chosen last, nil where none was: what depends on the user's language is kept for each;
  /// from any thread.
  package static var chosen: String? { lock.withLock { chosenIdentifier } }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var chosenIdentifier: String?
  nonisolated(unsafe) private static var waitingIdentifier: String?

  /// For as long as the process lives: others hold pointers into these.
  nonisolated(unsafe) private static var kept: [Chosen] = []

  private final class Chosen {
    let locale: Locale
    let calendar: Calendar
    let languages: [String]

    init(_ locale: Locale, _ calendar: Calendar, _ languages: [String]) {
      self.locale = locale
      self.calendar = calendar
      self.languages = languages
    }
  }
}
