import Foundation

/// The mails of one box, the newest first, and those that wait on the server.
final class Mailbox {
  private(set) var messages: [Message]
  private var waiting: [Message]

  init(messages: [Message], waiting: [Message]) {
    self.messages = messages.sorted { $0.date > $1.date }
    self.waiting = waiting
  }

  var unreadCount: Int { messages.lazy.filter { !$0.isRead }.count }

  func found(_ words: String, unreadOnly: Bool) -> [Message] {
    messages.filter { (words.isEmpty || $0.contains(words)) && (!unreadOnly || !$0.isRead) }
  }

  func change(_ ids: Set<Message.ID>, _ edit: (inout Message) -> Void) {
    for index in messages.indices where ids.contains(messages[index].id) { edit(&messages[index]) }
  }

  func remove(_ ids: Set<Message.ID>) { messages.removeAll { ids.contains($0.id) } }

  /// Brings what has come meanwhile.
  func fetch() {
    messages = (waiting + messages).sorted { $0.date > $1.date }
    waiting = []
  }
}

extension Mailbox {
  static func sample(now: Date) -> Mailbox {
    let mails: [(String, String, String, String, minutes: Double)] = [
      (
        "Nora Fischer", "nora", "Dinner on Saturday",
        """
        Hi Mira,

        we finally have a free Saturday! Would you two like to come over at seven? Jonas wants to try \
        the new oven, so there will be far too much pizza.

        Bring nothing but an appetite.
        Nora
        """, 12
      ),
      (
        "Harbour Library", "notices", "Your books are due in three days",
        """
        Dear reader,

        these titles are due on 17 March: The Overstory; A Field Guide to Getting Lost. Both can be \
        renewed once more in your account.

        Harbour Library
        """, 64
      ),
      (
        "Theo Brandt", "theo.brandt", "Re: Plans for the studio",
        """
        The second drawing works much better. Two remarks: the shelf by the window takes away light in \
        the afternoon, and the door to the yard should open outwards.

        I have marked both in the attached plan. Can we look at it on Tuesday?

        Theo
        """, 131
      ),
      (
        "Rail Tickets", "booking", "Your journey to Lisbon",
        "Your booking is confirmed. Coach 7, "
          + "seats 41 and 42, departure 8:16 from platform 3. Show the code in this mail on the train.",
        290
      ),
      (
        "Yuki Hayashi", "yuki", "Photos from the mountains",
        "Here are the best ones. The fog on the second morning came out even better than I thought!",
        1_180
      ),
      (
        "City Choir", "office", "Rehearsal moves to Thursday",
        """
        Dear all,

        the hall is taken on Wednesday, so we sing on Thursday at 19:30. Please bring the Fauré and \
        something warm, the heating is being mended.
        """, 1_700
      ),
      (
        "Ada Lindqvist", "ada", "A question about the invoice",
        "The second page lists the frames twice. Is that on purpose, or may I send you a corrected one?",
        2_980
      ),
      (
        "Weekend Market", "news", "First strawberries of the year",
        "Strawberries, wild garlic and the first asparagus: what comes to the market this weekend, and "
          + "three recipes for it.", 4_600
      ),
      (
        "Paul Jansen", "paul", "Bike tour in May",
        "I found a route along the river, mostly gravel, 80 km a day. Who is in?", 6_200
      ),
      (
        "Gardeners’ Club", "club", "Seeds have arrived",
        "Tomatoes, beans and four kinds of basil are waiting in the shed. Please fetch yours by Sunday.",
        9_800
      ),
      (
        "Clara Blum", "clara.blum", "The lamp", "Still available? I could pick it up on Friday.",
        12_400
      ),
      (
        "Museum of Maps", "visit", "Opening of the new wing",
        "You are invited to the opening with a tour by the curators. Doors at six, drinks in the court.",
        15_900
      ),
    ]
    var messages = mails.enumerated().map { index, mail in
      Message(
        sender: mail.0, address: "\(mail.1)@example.com", subject: mail.2, body: mail.3,
        date: now.addingTimeInterval(-60 * mail.minutes), isRead: ![0, 1, 4].contains(index),
        isFlagged: index == 3, hasAttachment: index == 2 || index == 4)
    }
    let new = Message(
      sender: "Elena Fontana", address: "elena@example.com", subject: "Can you call me?",
      body: "The printer has a question about the cover. Five minutes are enough.", date: now)
    messages.shuffle(by: 7)
    return Mailbox(messages: messages, waiting: [new])
  }
}

extension Array {
  /// Servers send mails in any order.
  fileprivate mutating func shuffle(by step: Int) {
    guard count > 1 else { return }
    for index in indices { swapAt(index, (index * step + 3) % count) }
  }
}
