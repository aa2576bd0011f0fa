import Foundation

/// Somebody, and where they can be reached.
struct Contact: Hashable, Identifiable {
  /// A number or an address, and what it is for.
  struct Entry: Hashable {
    var label: String
    var value: String
  }

  let id = UUID()
  var given = ""
  var family = ""
  var company = ""
  var phones: [Entry] = []
  var emails: [Entry] = []
  var birthday: DateComponents?
  var note = ""

  var name: String {
    let name = [given, family].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? company : name
  }

  /// By what the list is sorted.
  var sortName: String {
    let name = [family, given].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? company : name
  }

  var initials: String {
    let initials = [given, family].compactMap(\.first).map(String.init).joined()
    return initials.isEmpty ? String(company.prefix(1)) : initials
  }

  /// Under which letter it stands; names that do not begin with one stand under #.
  var letter: String {
    let folded = sortName.prefix(1).folding(options: .diacriticInsensitive, locale: nil)
    return folded.first.map { $0.isLetter ? $0.uppercased() : "#" } ?? "#"
  }

  func contains(_ words: String) -> Bool {
    [name, company].contains {
      $0.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
