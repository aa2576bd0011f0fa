import Foundation

/// A mail.
struct Message: Hashable, Identifiable {
  let id = UUID()
  var sender: String
  var address: String
  var subject: String
  var body: String
  var date: Date
  var isRead = false
  var isFlagged = false
  var hasAttachment = false

  /// The first words, on one line.
  var preview: String { body.split(separator: "\n").joined(separator: " ") }

  func contains(_ words: String) -> Bool {
    [sender, subject, body].contains {
      $0.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}

/// How a mail's date reads in the list.
struct MessageDate {
  var now: Date

  func short(_ date: Date) -> String {
    let calendar = Calendar.current
    let formatter = DateFormatter()
    if calendar.isDate(date, inSameDayAs: now) {
      formatter.setLocalizedDateFormatFromTemplate("jmm")
    } else if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
      calendar.isDate(date, inSameDayAs: yesterday)
    {
      return "Yesterday"
    } else if now.timeIntervalSince(date) < 6 * 86_400 {
      formatter.setLocalizedDateFormatFromTemplate("EEEE")
    } else {
      formatter.dateStyle = .short
    }
    return formatter.string(from: date)
  }

  func long(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate("dMMMMjmm")
    return formatter.string(from: date)
  }
}
