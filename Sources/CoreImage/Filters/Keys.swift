/// The key of what a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The key of the picture that a filter takes.
public let kCIInputImageKey = "inputImage"
/// The key of the picture behind it.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the picture that says where another is seen.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the picture that a transition leads to.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the picture that a picture is lit by.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of the picture of colours.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of a time from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a factor of sizes.
public let kCIInputScaleKey = "inputScale"
/// The key of a factor of width against height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a place.
public let kCIInputCenterKey = "inputCenter"
/// The key of a distance in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of how much light bends.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of how sharp something is.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of how strong an effect is.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of stops of exposure.
public let kCIInputEVKey = "inputEV"
/// The key of how strong colours are.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of what is added to colours.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of how far colours are apart.
public let kCIInputContrastKey = "inputContrast"
/// The key of numbers that pixels are multiplied by.
public let kCIInputWeightsKey = "inputWeights"
/// The key of what is added to pixels.
public let kCIInputBiasKey = "inputBias"
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of whether something goes on without end.
public let kCIInputVersionKey = "inputVersion"

/// The key of a filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of a filter's name as users see it.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of a filter's categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of the class of a value.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of the meaning of a value.
public let kCIAttributeType = "CIAttributeType"
/// The key of the name of a value as users see it.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The key of the usual value.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of the value that changes nothing.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The key of the least value.
public let kCIAttributeMin = "CIAttributeMin"
/// The key of the greatest value.
public let kCIAttributeMax = "CIAttributeMax"
/// The key of the least value that a slider should have.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The key of the greatest value that a slider should have.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The key of a sentence about a value.
public let kCIAttributeDescription = "CIAttributeDescription"
/// A number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// A number of pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// An angle in radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// A place.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// A move.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// A rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// A colour.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// A picture.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"

/// Filters that bend pictures.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Filters that move and cut pictures.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that put one picture over another.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that draw in dots and lines.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// Filters that correct colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that change colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that lead from one picture to another.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters that repeat a part of a picture.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Filters that make pictures of nothing.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that make few pixels of many.
public let kCICategoryReduction = "CICategoryReduction"
/// Filters that make runs of colours.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that make pictures look drawn.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters for films.
public let kCICategoryVideo = "CICategoryVideo"
/// Filters for pictures.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters of Core Image's own.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
