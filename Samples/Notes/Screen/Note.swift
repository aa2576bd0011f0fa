import Foundation

/// A text, whose first line is its title.
struct Note: Hashable {
  let id = UUID()
  var text: String
  var changed: Date

  var title: String {
    let line = text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    return line.isEmpty ? "New Note" : line
  }

  var preview: String {
    let rest = text.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
    return rest.isEmpty ? "No additional text" : rest
  }

  func contains(_ words: String) -> Bool {
    text.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}

/// The notes, the one that was changed last first.
final class NoteStore {
  private(set) var notes: [Note]

  init(_ notes: [Note]) { self.notes = notes.sorted { $0.changed > $1.changed } }

  func add(_ note: Note) { notes.insert(note, at: 0) }

  func remove(_ note: Note) { notes.removeAll { $0.id == note.id } }

  /// Another text; the note becomes the newest.
  func change(_ note: Note, to text: String, at date: Date) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    var changed = notes.remove(at: index)
    guard !text.isEmpty else { return }
    changed.text = text
    changed.changed = date
    notes.insert(changed, at: 0)
  }

  func found(_ words: String) -> [Note] {
    words.isEmpty ? notes : notes.filter { $0.contains(words) }
  }

  static func samples(now: Date) -> NoteStore {
    let day: TimeInterval = 86_400
    let texts = [
      """
      Weekend in Lisbon
      Tram 28 early, before the queues. Pastéis in Belém, then the tile museum. Dinner at eight \
      near the castle.

      To pack
      Camera and the small lens
      Rain jacket
      A book
      """,
      """
      Sourdough
      450 g flour, 330 g water, 90 g starter, 9 g salt. Fold four times, rest overnight in the \
      cold, bake at 250 degrees under a lid.
      """,
      "Reading list\nThe Overstory\nInvisible Cities\nA Month in the Country",
      "Ideas for the balcony\nTomatoes in the tall box, thyme and sage where it is dry.",
      "Guitar\nDrop D for the second song. Slow practice with the metronome at 72.",
      "Birthday presents\nMira: watercolours. Paul: the map of the moon.",
      "Bike\nBrake pads at the back, new chain by spring. The shop closes at six.",
      "Quotes\nWhatever is worth doing is worth doing slowly.",
      "Running\n5 km in 26:40 along the canal. Shoes have 600 km on them.",
    ]
    return NoteStore(
      texts.enumerated().map { index, text in
        Note(text: text, changed: now.addingTimeInterval(-Double(index * index) * day * 0.9))
      })
  }
}
