/// One message of a conversation.
struct Message: Hashable {
  var text: String
  var isOwn: Bool
  /// Stands above the message, where time has passed.
  var time: String?

  static let samples: [Message] = [
    Message(text: "Hi! Are you still coming on Saturday?", isOwn: false, time: "Thu 18:02"),
    Message(text: "Yes, of course", isOwn: true),
    Message(
      text: "I'm taking the train at ten, so I should be there around noon if all goes well.",
      isOwn: true),
    Message(text: "Perfect", isOwn: false),
    Message(
      text: "Bring something warm. We want to walk up to the lighthouse, and it is always windy up "
        + "there, even when the sun is out.",
      isOwn: false),
    Message(text: "Will do. Shall I bring cake as well?", isOwn: true, time: "Fri 09:15"),
    Message(text: "Is that a question?", isOwn: false),
    Message(text: "The lemon one, please", isOwn: false),
    Message(text: "Lemon it is", isOwn: true, time: "Today 08:47"),
    Message(text: "On the train now. There's a seat by the window and nobody talks.", isOwn: true),
    Message(text: "See you at the station!", isOwn: false),
  ]
}
