extension UIColor {
  private static func make(_ color: SystemColor) -> UIColor { UIColor(content: .system(color)) }

  private static let labelStored = make(.label)
  private static let secondaryLabelStored = make(.secondaryLabel)
  private static let tertiaryLabelStored = make(.tertiaryLabel)
  private static let quaternaryLabelStored = make(.quaternaryLabel)
  private static let placeholderTextStored = make(.placeholderText)
  private static let systemFillStored = make(.systemFill)
  private static let secondarySystemFillStored = make(.secondarySystemFill)
  private static let tertiarySystemFillStored = make(.tertiarySystemFill)
  private static let quaternarySystemFillStored = make(.quaternarySystemFill)
  private static let systemBackgroundStored = make(.systemBackground)
  private static let secondarySystemBackgroundStored = make(.secondarySystemBackground)
  private static let tertiarySystemBackgroundStored = make(.tertiarySystemBackground)
  private static let systemGroupedBackgroundStored = make(.systemGroupedBackground)
  private static let secondarySystemGroupedBackgroundStored = make(
    .secondarySystemGroupedBackground)
  private static let tertiarySystemGroupedBackgroundStored = make(.tertiarySystemGroupedBackground)
  private static let separatorStored = make(.separator)
  private static let opaqueSeparatorStored = make(.opaqueSeparator)
  private static let linkStored = make(.link)
  private static let systemBlueStored = make(.systemBlue)
  private static let systemGreenStored = make(.systemGreen)
  private static let systemIndigoStored = make(.systemIndigo)
  private static let systemOrangeStored = make(.systemOrange)
  private static let systemPinkStored = make(.systemPink)
  private static let systemPurpleStored = make(.systemPurple)
  private static let systemRedStored = make(.systemRed)
  private static let systemYellowStored = make(.systemYellow)
  private static let systemGrayStored = make(.systemGray)
  private static let systemGray2Stored = make(.systemGray2)
  private static let systemGray3Stored = make(.systemGray3)
  private static let systemGray4Stored = make(.systemGray4)
  private static let systemGray5Stored = make(.systemGray5)
  private static let systemGray6Stored = make(.systemGray6)
  private static let systemTealStored = make(.systemTeal)
  private static let systemMintStored = make(.systemMint)
  private static let systemCyanStored = make(.systemCyan)
  private static let systemBrownStored = make(.systemBrown)
  private static let tintColorStored = make(.tintColor)

  /// The colour of text that matters most.
  public class var label: UIColor { labelStored }
  /// The colour of subtitles and other second texts.
  public class var secondaryLabel: UIColor { secondaryLabelStored }
  /// The colour of text of little weight.
  public class var tertiaryLabel: UIColor { tertiaryLabelStored }
  /// The colour of text of the least weight.
  public class var quaternaryLabel: UIColor { quaternaryLabelStored }
  /// The colour of what an empty field says.
  public class var placeholderText: UIColor { placeholderTextStored }
  /// The fill of thin and small shapes, over any background.
  public class var systemFill: UIColor { systemFillStored }
  /// The fill of medium shapes, over any background.
  public class var secondarySystemFill: UIColor { secondarySystemFillStored }
  /// The fill of large shapes, over any background.
  public class var tertiarySystemFill: UIColor { tertiarySystemFillStored }
  /// Fills of large areas with complex content.
  public class var quaternarySystemFill: UIColor { quaternarySystemFillStored }
  /// The background of plain views: white, or black in the dark appearance.
  public class var systemBackground: UIColor { systemBackgroundStored }
  /// The background of content on `systemBackground`.
  public class var secondarySystemBackground: UIColor { secondarySystemBackgroundStored }
  /// The background of content on `secondarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { tertiarySystemBackgroundStored }
  /// The background of grouped lists.
  public class var systemGroupedBackground: UIColor { systemGroupedBackgroundStored }
  /// Cells of grouped lists.
  public class var secondarySystemGroupedBackground: UIColor {
    secondarySystemGroupedBackgroundStored
  }
  /// Groups in cells.
  public class var tertiarySystemGroupedBackground: UIColor {
    tertiarySystemGroupedBackgroundStored
  }
  /// A thin line that lets the ground through.
  public class var separator: UIColor { separatorStored }
  /// A thin line that covers what is below.
  public class var opaqueSeparator: UIColor { opaqueSeparatorStored }
  /// Links.
  public class var link: UIColor { linkStored }
  /// Blue, a little lighter in the dark appearance.
  public class var systemBlue: UIColor { systemBlueStored }
  /// Green, a little lighter in the dark appearance.
  public class var systemGreen: UIColor { systemGreenStored }
  /// Indigo, a little lighter in the dark appearance.
  public class var systemIndigo: UIColor { systemIndigoStored }
  /// Orange, a little lighter in the dark appearance.
  public class var systemOrange: UIColor { systemOrangeStored }
  /// Pink, a little lighter in the dark appearance.
  public class var systemPink: UIColor { systemPinkStored }
  /// Purple, a little lighter in the dark appearance.
  public class var systemPurple: UIColor { systemPurpleStored }
  /// Red, a little lighter in the dark appearance.
  public class var systemRed: UIColor { systemRedStored }
  /// Yellow, a little lighter in the dark appearance.
  public class var systemYellow: UIColor { systemYellowStored }
  /// The middle grey.
  public class var systemGray: UIColor { systemGrayStored }
  /// The second grey: lighter than the middle one in the light appearance, darker in the dark one.
  public class var systemGray2: UIColor { systemGray2Stored }
  /// The third grey, nearer to the background than the second.
  public class var systemGray3: UIColor { systemGray3Stored }
  /// The fourth grey, nearer to the background than the third.
  public class var systemGray4: UIColor { systemGray4Stored }
  /// The fifth grey, nearer to the background than the fourth.
  public class var systemGray5: UIColor { systemGray5Stored }
  /// The sixth grey, nearest to the background.
  public class var systemGray6: UIColor { systemGray6Stored }
  /// Teal, a little lighter in the dark appearance.
  public class var systemTeal: UIColor { systemTealStored }
  /// Mint, a little lighter in the dark appearance.
  public class var systemMint: UIColor { systemMintStored }
  /// Cyan, a little lighter in the dark appearance.
  public class var systemCyan: UIColor { systemCyanStored }
  /// Brown, a little lighter in the dark appearance.
  public class var systemBrown: UIColor { systemBrownStored }
  /// The tint of the app: its accent colour, and the system blue where it has none.
  public class var tintColor: UIColor { AppAccent.color ?? tintColorStored }

  private static let darkTextStored = UIColor(white: 0, alpha: 1)
  private static let lightTextStored = UIColor(white: 1, alpha: 0.6)

  /// Text on a light ground, in both appearances.
  public class var darkText: UIColor { darkTextStored }
  /// Text on a dark ground, in both appearances.
  public class var lightText: UIColor { lightTextStored }
  /// An older name of `systemGroupedBackground`.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}

extension UIColor {
  private static let blackStored = UIColor(white: 0, alpha: 1)
  private static let darkGrayStored = UIColor(white: 1 / 3, alpha: 1)
  private static let lightGrayStored = UIColor(white: 2 / 3, alpha: 1)
  private static let whiteStored = UIColor(white: 1, alpha: 1)
  private static let grayStored = UIColor(white: 0.5, alpha: 1)
  private static let redStored = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let greenStored = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private static let blueStored = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private static let cyanStored = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  private static let yellowStored = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  private static let magentaStored = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  private static let orangeStored = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  private static let purpleStored = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  private static let brownStored = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  private static let clearStored = UIColor(white: 0, alpha: 0)

  /// Black, in every appearance.
  public class var black: UIColor { blackStored }
  /// A third of the way from black to white, in every appearance.
  public class var darkGray: UIColor { darkGrayStored }
  /// Two thirds of the way from black to white, in every appearance.
  public class var lightGray: UIColor { lightGrayStored }
  /// White, in every appearance.
  public class var white: UIColor { whiteStored }
  /// Half of the way from black to white, in every appearance.
  public class var gray: UIColor { grayStored }
  /// Pure red, in every appearance.
  public class var red: UIColor { redStored }
  /// Pure green, in every appearance.
  public class var green: UIColor { greenStored }
  /// Pure blue, in every appearance.
  public class var blue: UIColor { blueStored }
  /// Green and blue in equal parts, in every appearance.
  public class var cyan: UIColor { cyanStored }
  /// Red and green in equal parts, in every appearance.
  public class var yellow: UIColor { yellowStored }
  /// Red and blue in equal parts, in every appearance.
  public class var magenta: UIColor { magentaStored }
  /// Red with half as much green, in every appearance.
  public class var orange: UIColor { orangeStored }
  /// Half red and half blue, in every appearance.
  public class var purple: UIColor { purpleStored }
  /// A dark orange, in every appearance.
  public class var brown: UIColor { brownStored }
  /// Black that is wholly transparent.
  public class var clear: UIColor { clearStored }
}
