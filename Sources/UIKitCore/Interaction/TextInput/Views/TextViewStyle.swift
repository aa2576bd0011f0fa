/// How a text view's text looks where it does not say so itself.
struct TextViewStyle {
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var link: [NSAttributedString.Key: Any]?
  /// Set for what is typed next.
  var typing: [NSAttributedString.Key: Any]?
  /// While constraints ask for the size at a width.
  var givenWidth: CGFloat?
}
