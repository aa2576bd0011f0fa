import Foundation

/// All contacts, in the list's order.
final class ContactBook {
  struct Section {
    var letter: String
    var contacts: [Contact]
  }

  private(set) var me: Contact
  private(set) var sections: [Section] = []

  init(me: Contact, contacts: [Contact]) {
    self.me = me
    let groups = Dictionary(grouping: contacts, by: \.letter)
    sections = groups.map { Section(letter: $0.key, contacts: $0.value.sorted(by: Self.isBefore)) }
      .sorted { Self.rank($0.letter) < Self.rank($1.letter) }
  }

  func found(_ words: String) -> [Contact] {
    sections.flatMap(\.contacts).filter { $0.contains(words) }
  }

  /// Where a contact is: section, and place in it.
  func path(of id: Contact.ID) -> (section: Int, row: Int)? {
    for (index, section) in sections.enumerated() {
      if let row = section.contacts.firstIndex(where: { $0.id == id }) { return (index, row) }
    }
    return nil
  }

  /// Puts a contact in its place, or what is new of one.
  func save(_ contact: Contact) {
    if contact.id == me.id { return me = contact }
    remove(contact.id)
    if let index = sections.firstIndex(where: { $0.letter == contact.letter }) {
      let row = sections[index].contacts.firstIndex { Self.isBefore(contact, $0) }
      sections[index].contacts.insert(contact, at: row ?? sections[index].contacts.count)
    } else {
      let rank = Self.rank(contact.letter)
      let index = sections.firstIndex { Self.rank($0.letter) > rank } ?? sections.count
      sections.insert(Section(letter: contact.letter, contacts: [contact]), at: index)
    }
  }

  func remove(_ id: Contact.ID) {
    guard let (section, row) = path(of: id) else { return }
    sections[section].contacts.remove(at: row)
    if sections[section].contacts.isEmpty { sections.remove(at: section) }
  }

  private static func isBefore(_ one: Contact, _ other: Contact) -> Bool {
    one.sortName.compare(
      other.sortName, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
      == .orderedAscending
  }

  /// # comes last.
  private static func rank(_ letter: String) -> String { letter == "#" ? "\u{FFFF}" : letter }
}

extension ContactBook {
  static func sample() -> ContactBook {
    let names = [
      "Lena Abbott", "Noah Adler", "Ines Almeida", "Priya Anand", "Oskar Berg", "Clara Blum",
      "Theo Brandt", "Amélie Caron", "Hugo Castillo", "Grace Chen", "Daniel Cohen", "Freya Dahl",
      "Mateo Díaz", "Ruth Ekman", "Samuel Ellis", "Nora Fischer", "Elena Fontana", "Jonas Frank",
      "Aisha Grant", "Felix Gruber", "Yuki Hayashi", "Martin Holm", "Anna Horvat", "Sofia Ivanova",
      "Paul Jansen", "Maya Kapoor", "Erik Larsen", "Chloé Laurent", "Ada Lindqvist",
      "Marco Moretti",
      "Julia Nowak", "Liam O’Connor", "Björn Olsen", "Carmen Ortega", "David Park", "Alice Quinn",
      "Lucas Rossi", "Emma Sanders", "Ben Schwarz", "Hana Suzuki", "Zoe Taylor", "Ivan Tomić",
      "Ella Vance", "Karl Weber", "Mia Wolf", "Leo Young", "Tariq Zaman",
    ]
    let kinds = ["mobile", "home", "work"]
    var contacts = names.enumerated().map { index, name in
      let parts = name.split(separator: " ").map(String.init)
      let plain = name.folding(options: .diacriticInsensitive, locale: nil).lowercased()
      let address = plain.filter { $0.isLetter || $0 == " " }.replacingOccurrences(
        of: " ", with: ".")
      var contact = Contact(given: parts[0], family: parts[1])
      contact.phones = (0...(index % 3 == 0 ? 1 : 0)).map {
        Contact.Entry(
          label: kinds[$0],
          value: "(555) 0\(100 + (index * 37 + $0 * 11) % 899)-\(1000 + index * 83)")
      }
      contact.emails = [Contact.Entry(label: "home", value: "\(address)@example.com")]
      if index % 4 == 1 {
        contact.birthday = DateComponents(month: index % 12 + 1, day: index % 27 + 1)
      }
      if index % 5 == 2 { contact.company = "Studio North" }
      return contact
    }
    contacts.append(
      Contact(
        company: "24h Locksmith", phones: [Contact.Entry(label: "work", value: "(555) 0124-2424")]))
    let me = Contact(
      given: "Mira", family: "Sommer",
      phones: [Contact.Entry(label: "mobile", value: "(555) 0199-2030")],
      emails: [Contact.Entry(label: "home", value: "mira.sommer@example.com")],
      birthday: DateComponents(month: 6, day: 21))
    return ContactBook(me: me, contacts: contacts)
  }
}
