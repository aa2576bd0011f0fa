extension UITextContentType {
  /// The name of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The names of a city and of its state or county.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The name of a state or county.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The day of the month in a day of birth.
  public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
  /// The month of a day of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
  /// The year of a day of birth.
  public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
  /// The number of a built-in SIM card.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The number of a device in a telephone network.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The month until which a bank card can be used.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-expiration")
  /// The month of a bank card's last day.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-expiration-month")
  /// The year of a bank card's last day.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-expiration-year")
  /// The family name on a bank card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The given name on a bank card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a bank card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// The whole name on a bank card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The number of a bank card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The number that proves that one has a bank card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-security-code")
  /// The kind of a bank card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// A day and a time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// An address for mails.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// Street and house number, in one or several lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// What somebody is in an organisation.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A place, such as an address or a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name, a title for example.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A password that is just being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A name among friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A code that was just sent to the user.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A password that the user has already.
  public static let password = UITextContentType(rawValue: "password")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number by which a parcel is followed.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
  /// The name of a part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name with which somebody signs in.
  public static let username = UITextContentType(rawValue: "username")
}
