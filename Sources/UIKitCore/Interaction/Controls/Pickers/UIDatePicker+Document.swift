/// Attributes of `<datePicker>`.
extension NibElement {
  static func read(_ picker: UIDatePicker, _ source: NibSource) {
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime,
      "countDownTimer": .countDownTimer,
    ]
    if let mode = source.word("datePickerMode", modes) { picker.datePickerMode = mode }
    let styles: [String: UIDatePickerStyle] = [
      "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
    if let style = source.word("style", styles) { picker.preferredDatePickerStyle = style }
    if let value = source.integer("minuteInterval") { picker.minuteInterval = value }
  }
}
