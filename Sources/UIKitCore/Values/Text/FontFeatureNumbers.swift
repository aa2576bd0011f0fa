// The numbers of fonts' features and of their settings, as Core Text calls them and UIKit shows them: keys
// `FeatureKey.type` and `.selector` take them. The widths of digits change what is drawn, the others do not.

/// The feature of all features of the font.
public let kAllTypographicFeaturesType = 0

/// The feature of ligatures.
public let kLigaturesType = 1
/// The setting "required ligatures on" of `kLigaturesType`.
public let kRequiredLigaturesOnSelector = 0
/// The setting "required ligatures off" of `kLigaturesType`.
public let kRequiredLigaturesOffSelector = 1
/// The setting "common ligatures on" of `kLigaturesType`.
public let kCommonLigaturesOnSelector = 2
/// The setting "common ligatures off" of `kLigaturesType`.
public let kCommonLigaturesOffSelector = 3
/// The setting "rare ligatures on" of `kLigaturesType`.
public let kRareLigaturesOnSelector = 4
/// The setting "rare ligatures off" of `kLigaturesType`.
public let kRareLigaturesOffSelector = 5
/// The setting "contextual ligatures on" of `kLigaturesType`.
public let kContextualLigaturesOnSelector = 18
/// The setting "contextual ligatures off" of `kLigaturesType`.
public let kContextualLigaturesOffSelector = 19
/// The setting "historical ligatures on" of `kLigaturesType`.
public let kHistoricalLigaturesOnSelector = 20
/// The setting "historical ligatures off" of `kLigaturesType`.
public let kHistoricalLigaturesOffSelector = 21

/// The feature of the widths of digits.
public let kNumberSpacingType = 6
/// The setting "monospaced numbers" of `kNumberSpacingType`.
public let kMonospacedNumbersSelector = 0
/// The setting "proportional numbers" of `kNumberSpacingType`.
public let kProportionalNumbersSelector = 1
/// The setting "third width numbers" of `kNumberSpacingType`.
public let kThirdWidthNumbersSelector = 2
/// The setting "quarter width numbers" of `kNumberSpacingType`.
public let kQuarterWidthNumbersSelector = 3

/// The feature of letters above and below the line.
public let kVerticalPositionType = 10
/// The setting "normal position" of `kVerticalPositionType`.
public let kNormalPositionSelector = 0
/// The setting "superiors" of `kVerticalPositionType`.
public let kSuperiorsSelector = 1
/// The setting "inferiors" of `kVerticalPositionType`.
public let kInferiorsSelector = 2
/// The setting "ordinals" of `kVerticalPositionType`.
public let kOrdinalsSelector = 3
/// The setting "scientific inferiors" of `kVerticalPositionType`.
public let kScientificInferiorsSelector = 4

/// The feature of fractions.
public let kFractionsType = 11
/// The setting "no fractions" of `kFractionsType`.
public let kNoFractionsSelector = 0
/// The setting "vertical fractions" of `kFractionsType`.
public let kVerticalFractionsSelector = 1
/// The setting "diagonal fractions" of `kFractionsType`.
public let kDiagonalFractionsSelector = 2

/// The feature of small improvements of typing.
public let kTypographicExtrasType = 14
/// The setting "slashed zero on" of `kTypographicExtrasType`.
public let kSlashedZeroOnSelector = 4
/// The setting "slashed zero off" of `kTypographicExtrasType`.
public let kSlashedZeroOffSelector = 5

/// The feature of styles of a whole design.
public let kStyleOptionsType = 19

/// The feature of the heights of digits.
public let kNumberCaseType = 21
/// The setting "lower case numbers" of `kNumberCaseType`.
public let kLowerCaseNumbersSelector = 0
/// The setting "upper case numbers" of `kNumberCaseType`.
public let kUpperCaseNumbersSelector = 1

/// The feature of other forms of letters.
public let kStylisticAlternativesType = 35
/// The setting "no stylistic alternativeernates" of `kStylisticAlternativesType`.
public let kNoStylisticAlternatesSelector = 0
/// The setting "stylistic alternative one on" of `kStylisticAlternativesType`.
public let kStylisticAltOneOnSelector = 2
/// The setting "stylistic alternative one off" of `kStylisticAlternativesType`.
public let kStylisticAltOneOffSelector = 3
/// The setting "stylistic alternative two on" of `kStylisticAlternativesType`.
public let kStylisticAltTwoOnSelector = 4
/// The setting "stylistic alternative two off" of `kStylisticAlternativesType`.
public let kStylisticAltTwoOffSelector = 5
/// The setting "stylistic alternative three on" of `kStylisticAlternativesType`.
public let kStylisticAltThreeOnSelector = 6
/// The setting "stylistic alternative three off" of `kStylisticAlternativesType`.
public let kStylisticAltThreeOffSelector = 7
/// The setting "stylistic alternative four on" of `kStylisticAlternativesType`.
public let kStylisticAltFourOnSelector = 8
/// The setting "stylistic alternative four off" of `kStylisticAlternativesType`.
public let kStylisticAltFourOffSelector = 9
/// The setting "stylistic alternative five on" of `kStylisticAlternativesType`.
public let kStylisticAltFiveOnSelector = 10
/// The setting "stylistic alternative five off" of `kStylisticAlternativesType`.
public let kStylisticAltFiveOffSelector = 11
/// The setting "stylistic alternative six on" of `kStylisticAlternativesType`.
public let kStylisticAltSixOnSelector = 12
/// The setting "stylistic alternative six off" of `kStylisticAlternativesType`.
public let kStylisticAltSixOffSelector = 13
/// The setting "stylistic alternative seven on" of `kStylisticAlternativesType`.
public let kStylisticAltSevenOnSelector = 14
/// The setting "stylistic alternative seven off" of `kStylisticAlternativesType`.
public let kStylisticAltSevenOffSelector = 15
/// The setting "stylistic alternative eight on" of `kStylisticAlternativesType`.
public let kStylisticAltEightOnSelector = 16
/// The setting "stylistic alternative eight off" of `kStylisticAlternativesType`.
public let kStylisticAltEightOffSelector = 17
/// The setting "stylistic alternative nine on" of `kStylisticAlternativesType`.
public let kStylisticAltNineOnSelector = 18
/// The setting "stylistic alternative nine off" of `kStylisticAlternativesType`.
public let kStylisticAltNineOffSelector = 19
/// The setting "stylistic alternative ten on" of `kStylisticAlternativesType`.
public let kStylisticAltTenOnSelector = 20
/// The setting "stylistic alternative ten off" of `kStylisticAlternativesType`.
public let kStylisticAltTenOffSelector = 21
/// The setting "stylistic alternative eleven on" of `kStylisticAlternativesType`.
public let kStylisticAltElevenOnSelector = 22
/// The setting "stylistic alternative eleven off" of `kStylisticAlternativesType`.
public let kStylisticAltElevenOffSelector = 23
/// The setting "stylistic alternative twelve on" of `kStylisticAlternativesType`.
public let kStylisticAltTwelveOnSelector = 24
/// The setting "stylistic alternative twelve off" of `kStylisticAlternativesType`.
public let kStylisticAltTwelveOffSelector = 25
/// The setting "stylistic alternative thirteen on" of `kStylisticAlternativesType`.
public let kStylisticAltThirteenOnSelector = 26
/// The setting "stylistic alternative thirteen off" of `kStylisticAlternativesType`.
public let kStylisticAltThirteenOffSelector = 27
/// The setting "stylistic alternative fourteen on" of `kStylisticAlternativesType`.
public let kStylisticAltFourteenOnSelector = 28
/// The setting "stylistic alternative fourteen off" of `kStylisticAlternativesType`.
public let kStylisticAltFourteenOffSelector = 29
/// The setting "stylistic alternative fifteen on" of `kStylisticAlternativesType`.
public let kStylisticAltFifteenOnSelector = 30
/// The setting "stylistic alternative fifteen off" of `kStylisticAlternativesType`.
public let kStylisticAltFifteenOffSelector = 31
/// The setting "stylistic alternative sixteen on" of `kStylisticAlternativesType`.
public let kStylisticAltSixteenOnSelector = 32
/// The setting "stylistic alternative sixteen off" of `kStylisticAlternativesType`.
public let kStylisticAltSixteenOffSelector = 33
/// The setting "stylistic alternative seventeen on" of `kStylisticAlternativesType`.
public let kStylisticAltSeventeenOnSelector = 34
/// The setting "stylistic alternative seventeen off" of `kStylisticAlternativesType`.
public let kStylisticAltSeventeenOffSelector = 35
/// The setting "stylistic alternative eighteen on" of `kStylisticAlternativesType`.
public let kStylisticAltEighteenOnSelector = 36
/// The setting "stylistic alternative eighteen off" of `kStylisticAlternativesType`.
public let kStylisticAltEighteenOffSelector = 37
/// The setting "stylistic alternative nineteen on" of `kStylisticAlternativesType`.
public let kStylisticAltNineteenOnSelector = 38
/// The setting "stylistic alternative nineteen off" of `kStylisticAlternativesType`.
public let kStylisticAltNineteenOffSelector = 39
/// The setting "stylistic alternative twenty on" of `kStylisticAlternativesType`.
public let kStylisticAltTwentyOnSelector = 40
/// The setting "stylistic alternative twenty off" of `kStylisticAlternativesType`.
public let kStylisticAltTwentyOffSelector = 41

/// The feature of forms of letters that go by those around.
public let kContextualAlternatesType = 36
/// The setting "contextual alternates on" of `kContextualAlternatesType`.
public let kContextualAlternatesOnSelector = 0
/// The setting "contextual alternates off" of `kContextualAlternatesType`.
public let kContextualAlternatesOffSelector = 1
/// The setting "swash alternates on" of `kContextualAlternatesType`.
public let kSwashAlternatesOnSelector = 2
/// The setting "swash alternates off" of `kContextualAlternatesType`.
public let kSwashAlternatesOffSelector = 3
/// The setting "contextual swash alternates on" of `kContextualAlternatesType`.
public let kContextualSwashAlternatesOnSelector = 4
/// The setting "contextual swash alternates off" of `kContextualAlternatesType`.
public let kContextualSwashAlternatesOffSelector = 5

/// The feature of small letters.
public let kLowerCaseType = 37
/// The setting "default lower case" of `kLowerCaseType`.
public let kDefaultLowerCaseSelector = 0
/// The setting "lower case small caps" of `kLowerCaseType`.
public let kLowerCaseSmallCapsSelector = 1
/// The setting "lower case petite caps" of `kLowerCaseType`.
public let kLowerCasePetiteCapsSelector = 2

/// The feature of capitals.
public let kUpperCaseType = 38
/// The setting "default upper case" of `kUpperCaseType`.
public let kDefaultUpperCaseSelector = 0
/// The setting "upper case small caps" of `kUpperCaseType`.
public let kUpperCaseSmallCapsSelector = 1
/// The setting "upper case petite caps" of `kUpperCaseType`.
public let kUpperCasePetiteCapsSelector = 2
