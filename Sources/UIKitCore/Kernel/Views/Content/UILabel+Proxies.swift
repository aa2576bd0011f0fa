extension UILabel {
  static var labelAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("font", \UILabel.font),
      AppearanceProperty("textColor", \UILabel.textColor),
      AppearanceProperty("highlightedTextColor", \UILabel.highlightedTextColor),
      AppearanceProperty("shadowColor", \UILabel.shadowColor),
      AppearanceProperty("shadowOffset", \UILabel.shadowOffset),
      AppearanceProperty("textAlignment", \UILabel.textAlignment),
      AppearanceProperty("numberOfLines", \UILabel.numberOfLines),
      AppearanceProperty("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      AppearanceProperty(
        "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    ]
  }
}
