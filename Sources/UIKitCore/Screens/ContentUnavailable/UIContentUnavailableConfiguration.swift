/// Says that there is nothing to show, why, and what the user may do: an image, two texts and two buttons below one
/// another.
///
/// iOS-BEHAVIOUR: fonts, colours and spaces of the three ready-made ones are chosen to look as iOS's. Evidence:
/// unmeasured.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// How image, texts and buttons lie between the sides.
  public enum Alignment: Hashable, Sendable {
    /// In the middle, which is the default.
    case center
    /// At the side where the language begins its lines.
    case natural
  }

  /// What the configuration was made for.
  enum Kind: Hashable {
    case empty, loading, search
  }

  let kind: Kind
  /// The text that the last state made, which the next one may replace.
  private var searchedText: String?

  /// The picture above the texts; nil leaves no space for one.
  public var image: UIImage?
  /// The size, the tint and the corners of the image.
  public var imageProperties = ImageProperties()
  /// The first text. Setting it removes `attributedText`; nil shows none.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The first text with attributes of its own. Setting it removes `text`; nil, the default, shows that.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// The font, the colour and the lines of the first text.
  public var textProperties = TextProperties()
  /// The second text, below the first. Setting it removes `secondaryAttributedText`; nil shows none.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The second text with attributes of its own. Setting it removes `secondaryText`; nil, the default, shows that.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// The font, the colour and the lines of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The button below the texts; one without title, subtitle and image, as by default, is not shown.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The button below the first one; one without title, subtitle and image, as by default, is not shown.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How image, texts and buttons lie between the sides; in the middle by default.
  public var alignment = Alignment.center
  /// Along which axes the margins are at least those of the view around.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The space between the edges of the view's safe area and its content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between the two texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The space between the two buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 12
  /// What lies behind all of it; nothing by default.
  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind) {
    self.kind = kind
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    imageProperties.tintColor = .secondaryLabel
    let title = UIFont.preferredFont(forTextStyle: .title2)
    textProperties.font = .systemFont(ofSize: title.pointSize, weight: .bold)
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
  }

  /// Describes content that is not there, in words that the program gives.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.empty)
  }

  /// Describes content that is on its way: a turning indicator above the word "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(.loading)
    result.text = "Loading…"
    result.textProperties = result.secondaryTextProperties
    result.imageToTextPadding = 8
    return result
  }

  /// Describes a search that found nothing, with what was searched for where the state has it.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(.search)
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = Self.noResults
    result.secondaryText = SystemText.localized("Check the spelling or try a new search.")
    return result
  }

  private static var noResults: String { SystemText.localized("No Results") }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// A search's first text names what was searched for, unless the program has set another one.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == Self.noResults || text == searchedText,
      let state = state as? UIContentUnavailableConfigurationState
    else { return self }
    var result = self
    result.searchedText = state.searchText.map {
      SystemText.localized("No Results for “%@”", $0)
    }
    result.text = result.searchedText ?? Self.noResults
    return result
  }
}
