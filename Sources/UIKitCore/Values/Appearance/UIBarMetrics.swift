/// The heights of a bar that appearances and images are given for.
public enum UIBarMetrics: Int, Sendable {
  /// The height of an upright screen.
  case `default` = 0
  /// The height of a phone on its side.
  case compact = 1
  /// The height of an upright screen, with a prompt above the title.
  case defaultPrompt = 101
  /// The height of a phone on its side, with a prompt above the title.
  case compactPrompt = 102
}
