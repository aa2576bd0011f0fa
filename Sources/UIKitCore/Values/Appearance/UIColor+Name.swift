/// What a colour is called.
extension UIColor {
  /// A name in English for those who do not see the colour: "dark blue", "light gray", "vibrant red".
  ///
  /// iOS-BEHAVIOUR: which names there are and where one ends. Evidence: unmeasured.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return "unknown"
    }
    if alpha == 0 { return "clear" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      if brightness > 0.95 { return "white" }
      return brightness < 0.4 ? "dark gray" : brightness > 0.75 ? "light gray" : "gray"
    }
    let name =
      Self.hues.first { hue * 360 < $0.end }?.name ?? "red"
    if brightness < 0.5 { return name == "orange" ? "brown" : "dark \(name)" }
    if saturation < 0.5 { return "light \(name)" }
    return saturation > 0.85 && brightness > 0.85 ? "vibrant \(name)" : name
  }

  /// Names around the circle of hues, each with the degree at which it ends.
  private static let hues: [(end: CGFloat, name: String)] = [
    (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (200, "cyan"), (255, "blue"),
    (290, "purple"), (345, "pink"),
  ]
}
